"""A stake of a game of a house: its tables, its waiting list, its terms."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cardroom.room.books import Books
from cardroom.room.lobby.numbers import TableNumbers
from cardroom.room.messages.server import PoolView, TableRow
from cardroom.room.tables.writer import TableWriter
from cardroom.rules.games import GameOffer, Stake
from cardroom.rules.rulebook import Rulebook
from cardroom.table.terms import table_terms
from cardroom.table.view import TableTerms
from cardroom.table.waiting import WaitingList


class Pool:
    """Players join a pool; the room draws the table. `book` is the house's, narrowed to the game.

    `currency` is the room's money. A pool that the house offers no longer keeps the tables it has and opens no new one.
    """

    def __init__(self, pool: str, book: Rulebook, offer: GameOffer, stake: Stake, currency: str) -> None:
        self.id = pool
        self.house = book.id
        self.is_offered = True
        self._currency = currency
        self.offer = offer
        self.stake = stake
        self.book = book.for_game(offer.id)
        self.waiting = WaitingList(self.book.seating)
        self.writers: dict[str, TableWriter] = {}
        self.numbers: dict[str, TableNumbers] = {}

    def take_up(self, book: Rulebook, offer: GameOffer, stake: Stake) -> None:
        """From now on by this version of the house's book; tables that are open keep theirs."""
        self.offer = offer
        self.stake = stake
        self.book = book.for_game(offer.id)
        self.waiting.rules = self.book.seating
        self.is_offered = True

    def terms(self, table: str, name: str) -> TableTerms:
        """The terms of a new table of this pool, in the room's money."""
        terms = table_terms(self.book, self.offer.id, self.stake.name, table, name)
        return msgspec.structs.replace(terms, currency=self._currency)

    def takes_players(self, table: str) -> bool:
        """Whether new players are brought to a table: one that an older book gave other terms runs off by itself."""
        held = self.writers[table].table
        terms, now = held.terms, self.terms(held.terms.table, held.terms.name)
        return self.is_offered and terms == msgspec.structs.replace(now, seats=now.seats + held.added_seats)

    def add(self, writer: TableWriter, opened_ms: int) -> None:
        """A table of this pool opened."""
        self.writers[writer.terms.table] = writer
        self.numbers[writer.terms.table] = TableNumbers(opened_ms)

    def remove(self, table: str) -> None:
        """A table of this pool closed."""
        del self.writers[table], self.numbers[table]

    def view(self, now_ms: int) -> PoolView:
        """The pool in the lobby."""
        rows = tuple(self._row(table, writer, now_ms) for table, writer in self.writers.items())
        terms = self.terms("", "")
        return PoolView(
            pool=self.id,
            house=terms.house,
            game=terms.game,
            form=terms.form,
            banzai=terms.banzai,
            stake=terms.stake,
            small_blind=terms.small_blind,
            big_blind=terms.big_blind,
            min_buy_in=terms.min_buy_in,
            max_buy_in=terms.max_buy_in,
            currency=terms.currency,
            players=sum(row.players for row in rows),
            waiting=len(self.waiting),
            tables=rows,
            name=self.offer.name,
            deal=terms.deal,
            games=terms.games,
            ante=terms.ante,
            ante_for_all=terms.ante_for_all,
            bring_in=terms.bring_in,
            small_bet=terms.small_bet,
            big_bet=terms.big_bet,
            point=terms.point,
            rotation_hands=terms.rotation_hands,
            offered=self.is_offered,
        )

    def _row(self, table: str, writer: TableWriter, now_ms: int) -> TableRow:
        numbers = self.numbers[table]
        return TableRow(
            table=table,
            name=writer.terms.name,
            players=sum(not seat.home for seat in writer.table.seats.values()),
            seats=writer.terms.seats,
            state=writer.table.state,
            average_pot=numbers.average_pot(now_ms),
            hands_an_hour=numbers.hands_an_hour(now_ms),
        )


def pools_of(books: Books) -> Iterator[Pool]:
    """Every stake of every game of every house, in the order of the books."""
    for book in books.values():
        for offer in book.games.values():
            for stake in offer.stakes:
                yield Pool(pool_id(books, book.id, offer.id, stake.name), book, offer, stake, books.currency)


def pool_id(books: Books, house: str, game: str, stake: str) -> str:
    """The id of a pool: "holdem-nl25" in the main house, with the house in front, "my_club:holdem-nl25", in others."""
    own = f"{game}-{stake}".lower()
    return own if house == books.main.id else f"{house}:{own}"
