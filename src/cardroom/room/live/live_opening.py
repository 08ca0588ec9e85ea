"""Opening a live table, and naming its dealer."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from cardroom.room.accounts.players import Players
from cardroom.room.identity.permissions import check_may
from cardroom.room.identity.person import Person
from cardroom.room.live.dealt_tables import DealtTable, DealtTables
from cardroom.room.lobby.pool import pool_apart
from cardroom.room.lobby.table_keeper import TableKeeper
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.entropy import draw_id
from cardroom.room.runtime.outbox import Outbox, not_done
from cardroom.room.runtime.outcome import Outcome
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.rows import Commit, LogRecord


class AtDesk(NamedTuple):
    """A table of the house's live desk, the seat that has the button there next (0 for none), and the value of a point that
    its players have set (0: that of the stake).
    """

    table: int = 0
    button: int = 0
    point_cents: int = 0


NOT_AT_DESK: Final = AtDesk()


class LiveOpening:
    """Opens tables whose cards a person deals, by the house's rulebook in force."""

    def __init__(
        self,
        books: Books,
        outbox: Outbox,
        time: TimeAndChance,
        players: Players,
        keeper: TableKeeper,
        live: DealtTables,
    ) -> None:
        self._books = books
        self._outbox = outbox
        self._clock = time.clock
        self._entropy = time.entropy
        self._lifetime = time.lifetime
        self._players = players
        self._keeper = keeper
        self._live = live

    async def open(
        self,
        by: Person,
        house: str,
        game: str,
        stake: str,
        name: str,
        seats: int,
        reason: str,
        at_desk: AtDesk = NOT_AT_DESK,
    ) -> str:
        """Open a live table, and return its id; `seats` 0 is as many as the house has. With `at_desk` its seats and chips
        are those of a table of the house's desk, which has checked how many seats it may have.

        Refuses "no-live-rulings" in a house that deals no cards by hand, "no-such-stake", "too-many-seats".
        """
        check_may(self._players.now(by), "open_table")
        if self._lifetime.is_stopping:
            raise Refused("room-stopping", "The room is about to stop; no table opens now.")
        book = self._offered(house, game, stake)
        table, now_ms = draw_id(self._entropy, "t"), self._clock.now_ms()
        pool = pool_apart("live", self._books.currency, book, game, stake, table)
        terms = pool.terms(table, name)
        if seats > terms.seats and not at_desk.table:
            words = f"At most {terms.seats} play this game here, not {seats}."
            clauses = book.seating.seats.clauses
            raise Refused("too-many-seats", words, clauses, {"seats": seats, "most": terms.seats})
        terms = replace(
            terms, live=True, jackpot=False, bomb_pot=None, seats=seats or terms.seats, desk_table=at_desk.table,
            button=at_desk.button,
        )  # fmt: skip
        if at_desk.point_cents and terms.point:
            point, least = at_desk.point_cents, terms.min_buy_in // terms.unit
            most = point * (terms.max_buy_in // terms.unit)
            terms = replace(terms, point=point, unit=point, min_buy_in=least * point, max_buy_in=most)
        live = DealtTable(table, by.id, now_ms)
        self._live.put(live)
        opened = Outcome[bool]()

        def refused() -> None:
            self._live.forget(table)
            opened.came(False)

        record = LogRecord(now_ms, by.id, "open_table", table, reason, {"live": True, "game": game})
        self._keeper.open_apart(pool, terms, book, record, live.keeping(), lambda: opened.came(True), refused)
        if not await opened:
            raise not_done()
        return table

    def _offered(self, house: str, game: str, stake: str) -> Rulebook:
        book = self._books.get(house)
        offer = book.games.get(game) if book is not None else None
        found = next((one for one in offer.stakes if one.name == stake), None) if offer is not None else None
        if book is None or offer is None or found is None:
            raise Refused(
                "no-such-stake",
                f"There is no {game!r} at {stake!r} in the house {house!r} here; the lobby has all there is.",
                args={"house": house, "game": game, "stake": stake},
            )
        if book.live_betting is None:
            words = f"{book.name} deals no cards by hand: its rulebook has no rulings."
            raise Refused("no-live-rulings", words, args={"house": book.name})
        return book

    async def name_dealer(self, by: Person, table: str, dealer: str, reason: str) -> None:
        """Set who deals at a table, by id; "" for nobody."""
        check_may(self._players.now(by), "deal_live")
        if dealer:
            dealer = (await self._players.must_know(dealer)).id
        after = self._live.with_dealer(table, dealer)
        put_back = self._live.put(after)
        record = LogRecord(self._clock.now_ms(), by.id, "name_dealer", table, reason, {"dealer": dealer})
        commit = Commit(changes=(after.keeping(),), log=(record,))
        await self._outbox.keep(commit, put_back)
        self._live.tell(table)
