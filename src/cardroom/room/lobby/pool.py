"""A stake of a game of a house: its tables, its waiting list, its terms."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from cardroom.cash.table_terms import table_terms
from cardroom.cash.waiting_list import WaitingList
from cardroom.room.hosting.chip_sources import Apart
from cardroom.room.hosting.house_writer import HouseWriters
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.protocol.server_messages import MyPlace, PoolView, TableRow
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.stake_settings import StakeSettings
from cardroom.rules.house_games import GameOffer, Stake
from cardroom.rules.rulebook import Rulebook
from cardroom.table.model.view import TableTerms
from cardroom.table.values.time_units import HOUR_MS


class TableNumbers:
    """The hands of the last hour, newest last."""

    def __init__(self, opened_ms: int) -> None:
        self.opened_ms = opened_ms
        self._hands: deque[tuple[int, int, int, int]] = deque()
        self._pots = self._dealt_in = self._went_on = 0

    def hand_ended(self, at_ms: int, pot: int, dealt_in: int = 0, went_on: int = 0) -> None:
        """A hand is over; `pot` is all that was in the middle, `went_on` how many of those dealt in saw round two."""
        self._hands.append((at_ms, pot, dealt_in, went_on))
        self._pots += pot
        self._dealt_in += dealt_in
        self._went_on += went_on
        self._forget(at_ms)

    def average_pot(self, now_ms: int) -> int:
        """The mean pot of the last hour, rounded down; 0 before the first hand."""
        self._forget(now_ms)
        return self._pots // len(self._hands) if self._hands else 0

    def flop_percent(self, now_ms: int) -> int | None:
        """The percentage of players dealt in during the last hour who saw the flop, rounded down; None with no hand."""
        self._forget(now_ms)
        return self._went_on * 100 // self._dealt_in if self._dealt_in else None

    def hands_an_hour(self, now_ms: int) -> int:
        """Hands in the last hour; for a younger table, its pace projected to an hour."""
        self._forget(now_ms)
        if not self._hands:
            return 0
        span_ms = min(HOUR_MS, max(60_000, now_ms - max(self.opened_ms, self._hands[0][0])))
        return len(self._hands) * HOUR_MS // span_ms

    def _forget(self, now_ms: int) -> None:
        while self._hands and self._hands[0][0] <= now_ms - HOUR_MS:
            _, pot, dealt_in, went_on = self._hands.popleft()
            self._pots -= pot
            self._dealt_in -= dealt_in
            self._went_on -= went_on


class TableWithSeats(NamedTuple):
    """A table that may have a free seat, with what a join has to know of it; in the order of opening."""

    order: int
    table: str
    writer: TableWriter
    players: int
    opened_ms: int
    takes_players: bool
    """See `Pool.takes_players`; the stake must be offered still."""


def _seats_of(book: Rulebook, game: str, stake: str) -> int:
    """The seats of a table by a rulebook alone."""
    return table_terms(book, game, stake, "", "").seats


class Pool:
    """Players join a pool; the room draws the table. `book` is the house's rulebook, narrowed to the game.

    `currency` is the room's money, `waiting` the house's list of those who wait for a seat here, `wishes` what the
    operator says of its tables. A pool that the house
    offers no longer keeps the tables it has and opens no new one. One that `is_private` has the one table of a private
    game, or a live one: nobody finds it in the lobby, joins it or waits for it.
    """

    def __init__(
        self,
        pool: str,
        book: Rulebook,
        offer: GameOffer,
        stake: Stake,
        currency: str,
        waiting: WaitingList,
        wishes: StakeSettings,
    ) -> None:
        self.id = pool
        self.house = book.id
        self.is_offered = True
        self.is_private = False
        self._currency = currency
        self.offer = offer
        self.stake = stake
        self.wishes = wishes
        self.book = book.for_game(offer.id)
        self._terms = self._terms_now()
        self.waiting = waiting
        self.waiting.rules = self.book.seating
        self.writers: dict[str, TableWriter] = {}
        self.numbers: dict[str, TableNumbers] = {}
        self.opening = 0
        """The number of tables on their way to the disk: they exist once they are stored."""
        self._opened = 0
        self._order: dict[str, int] = {}
        self._with_seats: dict[str, TableWithSeats] = {}
        self._in_order: list[TableWithSeats] | None = None
        """Those tables in the order of opening; None until they are asked for again."""
        self._as_now: dict[str, tuple[TableTerms, bool]] = {}

    @property
    def line(self) -> str:
        """The name of the waiting list."""
        return line_name(self.house, self.offer.id, self.stake.name)

    def is_alike(self, other: Pool) -> bool:
        """Whether another pool has the same family of games and the same stake in the same house."""
        mine, others = (self.house, self.offer.family), (other.house, other.offer.family)
        return mine == others and self.stake.name == other.stake.name and not self.is_private

    def take_up(self, book: Rulebook, offer: GameOffer, stake: Stake) -> None:
        """Use this version of the house's rulebook from now on; open tables keep theirs."""
        self.offer = offer
        self.stake = stake
        self.book = book.for_game(offer.id)
        self._terms = self._terms_now()
        self._as_now.clear()
        self.waiting.rules = self.book.seating
        self.is_offered = True
        for one in list(self._with_seats.values()):
            self.seats_changed(one.writer)

    def _terms_now(self) -> TableTerms:
        terms = table_terms(self.book, self.offer.id, self.stake.name, "", "")
        self._seats_of_book = terms.seats
        seats = min(self.wishes.seats or terms.seats, terms.seats)
        return msgspec.structs.replace(
            terms, currency=self._currency, seats=seats, languages=self.wishes.languages
        )

    def terms(self, table: str, name: str, own: StakeSettings | None = None) -> TableTerms:
        """The terms of a new table of this pool, in the room's money.

        By its `own` wishes it may have fewer seats than the others, as long as play can begin, and languages of its own.
        """
        terms = msgspec.structs.replace(self._terms, table=table, name=name)
        if own is None:
            return terms
        return msgspec.structs.replace(
            terms, seats=self._fewer(own.seats, terms.seats), languages=own.languages
        )

    def _fewer(self, seats: int, usual: int) -> int:
        """So many seats where they are enough to begin with and no more than usual, else as many as usual."""
        return seats if self.book.seating.players_to_start.value <= seats <= usual else usual

    def takes_players(self, table: str) -> bool:
        """Whether a table takes new players: one opened by an older rulebook with other terms takes none."""
        return self.is_offered and self._is_as_now(table)

    def _is_as_now(self, table: str) -> bool:
        held = self.writers[table].table
        terms = held.terms
        compared = self._as_now.get(table)
        if compared is None or compared[0] is not terms:  # staff added a seat
            now = self.terms(terms.table, terms.name)
            seats, spoken = now.seats, terms.languages  # languages bind nobody
            if _seats_of(held.book, terms.game, terms.stake) == self._seats_of_book:  # its own wish alone
                seats = self._fewer(terms.seats - held.added_seats, seats)
            seats += held.added_seats
            compared = terms, terms == msgspec.structs.replace(now, seats=seats, languages=spoken)
            self._as_now[table] = compared
        return compared[1]

    def seats_changed(self, writer: TableWriter) -> None:
        """Players came or went at a table, a hand there is over, or seats were added: count its free seats again."""
        table = writer.terms.table
        if writer.free_seats <= 0:
            self._forget_seats(table)
            return
        players, opened_ms = len(writer.table.seats), self.numbers[table].opened_ms
        now = TableWithSeats(self._order[table], table, writer, players, opened_ms, self._is_as_now(table))
        if self._with_seats.get(table) != now:
            self._with_seats[table] = now
            self._in_order = None

    def _forget_seats(self, table: str) -> None:
        if self._with_seats.pop(table, None) is not None:
            self._in_order = None

    def with_seats(self, only: str = "") -> Sequence[TableWithSeats]:
        """The tables that may have a free seat, in the order of opening: all others have none. `only` one, if it is named.

        A table that has been stopped or is being closed since may be among them; its `free_seats` are none.
        """
        if only:
            one = self._with_seats.get(only)
            return () if one is None else (one,)
        if self._in_order is None:
            self._in_order = sorted(self._with_seats.values())
        return self._in_order

    def add(self, writer: TableWriter, opened_ms: int) -> None:
        """A table of this pool opened."""
        table = writer.terms.table
        self.writers[table] = writer
        self.numbers[table] = TableNumbers(opened_ms)
        self._opened += 1
        self._order[table] = self._opened
        self.seats_changed(writer)

    def remove(self, table: str) -> None:
        """A table of this pool closed."""
        del self.writers[table], self.numbers[table], self._order[table]
        self._forget_seats(table)
        self._as_now.pop(table, None)

    def view(self, now_ms: int) -> PoolView:
        """The pool in the lobby."""
        rows = tuple(self._row(table, writer, now_ms) for table, writer in self.writers.items())
        terms = self._terms
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
            seats=terms.seats,
            languages=terms.languages,
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
            flop_percent=numbers.flop_percent(now_ms),
        )


def pools_of(books: Books, houses: HouseWriters) -> Iterator[Pool]:
    """Every stake of every game of every house, in the order of the books."""
    for book in books.values():
        for offer in book.games.values():
            for stake in offer.stakes:
                yield pool_of(books, houses, book, offer, stake)


def pool_of(books: Books, houses: HouseWriters, book: Rulebook, offer: GameOffer, stake: Stake) -> Pool:
    """The pool of a stake of a house, without tables yet."""
    name = pool_id(books, book.id, offer.id, stake.name)
    waiting = houses[book.id].house.line(line_name(book.id, offer.id, stake.name))
    wishes = books.wishes(book.id, offer.id, stake.name)
    return Pool(name, book, offer, stake, books.currency, waiting, wishes)


def pool_apart(kind: Apart, currency: str, book: Rulebook, game: str, stake: str, table: str) -> Pool:
    """The pool of one table that stands apart, a private game or a live table: nobody finds it in the lobby."""
    offer, none = book.game(game), StakeSettings(game)
    waiting = WaitingList(book.seating)
    pool = Pool(f"{kind}:{table}", book, offer, offer.stake(stake), currency, waiting, none)
    pool.is_offered, pool.is_private = False, True
    return pool


def line_name(house: str, game: str, stake: str) -> str:
    """The name of a stake's waiting list, independent of which house comes first in the room."""
    return f"line:{house}:{game}:{stake}"


def places_of(pools: Iterable[Pool], player: str) -> tuple[MyPlace, ...]:
    """The waiting lists that a player is in."""
    return tuple(
        MyPlace(pool.id, place, pool.waiting.line[place - 1].buy_in)
        for pool in pools
        if pool.waiting.line and (place := pool.waiting.place(player))
    )


def pool_id(books: Books, house: str, game: str, stake: str) -> str:
    """The id of a pool: "holdem-nl25" in the main house, with the house in front, "my_club:holdem-nl25", in others."""
    own = f"{game}-{stake}".lower()
    return own if house == books.main.id else f"{house}:{own}"
