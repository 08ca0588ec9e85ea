"""Penalties in the room: staff give them with a reason and a clause, tables enforce them, the house records them."""

from __future__ import annotations

from dataclasses import fields

import msgspec

from cardroom.floor.conduct.offences import TOURNAMENT_KINDS, kinds_of
from cardroom.floor.conduct.penalty import BARRING, COUNTED, Penalty, PenaltyLedger
from cardroom.floor.conduct.penalty_counts import hands_of
from cardroom.room.accounts.players import Players
from cardroom.room.hosting.house_commands import EndPenalty, GivenAt, GivePenalty, MissHand
from cardroom.room.hosting.penalty_book import PenaltyEntry
from cardroom.room.hosting.step_context import SideEffects
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.naming import Names
from cardroom.room.identity.permissions import check_may, check_not_self
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.lobby.cash_floor import CashFloor
from cardroom.room.lobby.measures import Measures
from cardroom.room.lobby.penalty_record import ENDED, GIVEN, MISSED, EndedOf, MissedAt
from cardroom.room.lobby.pool import Pool
from cardroom.room.notices.notices import Notices
from cardroom.room.protocol import responses_staff as to_staff
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox
from cardroom.rules.decisions import Penalties, PenaltyKind
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.rows import Commit, KeepMatter, LogRecord
from cardroom.table.events import HandEnded, PenaltyCounted, SatIn
from cardroom.table.model.commands import LeaveTable, SitOut
from cardroom.table.model.decided import Decided
from cardroom.table.values.time_units import MINUTE_MS

SHOWN = 200


class PenaltyAsked(msgspec.Struct, frozen=True):
    """A penalty that staff want to give: of `kind`, `count` hands or rounds or else `minutes`, `reason` and `clause`.

    A player who is removed or banned may come back after the `minutes`, with 0 when staff end it.

    `hand_lost`: the hand of the offence was ruled dead, and counts where the house says so (PF-6.9.3). `id` is the
    penalty's: the same id twice gives it once.
    """

    id: str
    table: str
    player: str
    kind: PenaltyKind
    reason: str
    count: int = 0
    minutes: int = 0
    clause: str = ""
    hand_lost: bool = False


class PenaltyDesk:
    """Staff give and end penalties; players serve them at the house's tables, wherever they sit next (PF-6.9.4)."""

    def __init__(
        self,
        books: Books,
        outbox: Outbox,
        clock: Clock,
        names: Names,
        players: Players,
        floor: CashFloor,
        measures: Measures,
        notices: Notices,
    ) -> None:
        self._books = books
        self._outbox = outbox
        self._clock = clock
        self._names = names
        self._players = players
        self._tables = floor.tables
        self._pools = floor.pools
        self._measures = measures
        self._notices = notices
        self._houses = floor.houses

    def settle(self) -> None:
        """After a start: barred players leave, also if the room stopped between the house's step and the table's."""
        for writer in [one for one in self._tables.values() if not one.terms.is_apart]:
            for seat in tuple(writer.table.seats.values()):
                if self._barring(seat.player, self._pools[writer.pool]) is not None:
                    writer.carry_out_if_possible(LeaveTable(seat.player, reason="staff"))

    def _of(self, house: str, player: str) -> PenaltyLedger:
        return self._houses[house].house.penalties.of(player)

    def _entry(self, penalty: str) -> PenaltyEntry | None:
        books = (one.house.penalties for one in self._houses.values())
        return next((book.entries[penalty] for book in books if penalty in book.entries), None)

    # ------------------------------------------------------------------ staff

    async def give(self, by: Person, wish: PenaltyAsked) -> None:
        """Give a penalty at a table. Refuses one that the house does not have, and a player who is not there."""
        check_may(self._players.now(by), "penalise")
        if self._entry(wish.id) is not None:
            return
        writer = self._tables.writer(wish.table)
        if writer.terms.is_apart:
            raise Refused(
                "private-table", "The house gives no penalties at a private game; its table may be closed."
            )
        rules, book = _rules(writer.table.book), writer.table.book
        check_not_self(by, wish.player)
        if writer.table.seat_of(wish.player) is None:
            raise Refused(
                "not-at-table", "That player has no seat at this table.", args={"table": wish.table}
            )
        clauses = self._clauses(book, rules, wish)
        penalty = self._penalty(rules, writer, wish, clauses)
        at = GivenAt(writer.terms.house, wish.table, penalty, penalty.kind, writer.pool)
        record = self._line(by.id, GIVEN, wish.player, wish.reason, at)
        self._carry_out(writer, wish.player, at, record, keeping(by.id, by.asked, record.at_ms))
        message = to_client.PenaltyGiven(
            wish.table, at.house, penalty.kind, penalty.left, penalty.until_ms, wish.reason, clauses
        )
        self._notices.tell(wish.player, message)
        await self._outbox.durable()

    def _clauses(self, book: Rulebook, rules: Penalties, wish: PenaltyAsked) -> tuple[str, ...]:
        """The clauses that a penalty cites: the one that staff name, or those of the house's general power."""
        if wish.kind not in kinds_of(rules):
            words = f"{book.name} has no such penalty; it has {', '.join(kinds_of(rules))}."
            raise Refused("no-such-penalty-kind", words, rules.kinds.clauses, {"kind": wish.kind})
        if wish.kind in TOURNAMENT_KINDS:
            words = "A cash game has no prize to lose: remove the player, or close the account."
            raise Refused(
                "penalty-of-tournaments", words, rules.disqualification.clauses, {"kind": wish.kind}
            )
        if not wish.clause:
            return rules.other.clauses
        if wish.clause not in book.clauses:
            words = f"{book.name} has no clause {wish.clause!r}."
            raise Refused("no-such-clause", words, args={"clause": wish.clause})
        return (wish.clause,)

    def _penalty(
        self, rules: Penalties, writer: TableWriter, wish: PenaltyAsked, clauses: tuple[str, ...]
    ) -> Penalty:
        """The penalty as it is entered, with rounds counted in the hands of this moment (PF-6.9.1)."""
        now_ms = self._clock.now_ms()
        hands = until_ms = served = 0
        if wish.kind in COUNTED:
            if wish.count < 1:
                raise Refused("penalty-needs-hands", "Say how many hands or rounds the player misses.")
            hands = hands_of(rules, wish.kind, wish.count, len(writer.table.seats))
            served = int(wish.hand_lost and rules.lost_hand.value == "first_of_penalty")
        elif wish.kind == "time_away":
            if wish.minutes < 1:
                raise Refused("penalty-needs-minutes", "Say how many minutes the player stays away.")
            until_ms = now_ms + wish.minutes * MINUTE_MS
        elif wish.kind in BARRING and wish.minutes > 0:
            until_ms = now_ms + wish.minutes * MINUTE_MS
        return Penalty(
            id=wish.id,
            kind=wish.kind,
            hands=hands,
            served=served,
            until_ms=until_ms,
            reason=wish.reason,
            clauses=clauses,
            given_ms=now_ms,
        )

    def _carry_out(
        self, writer: TableWriter, player: str, at: GivenAt, record: LogRecord, kept: tuple[KeepMatter, ...]
    ) -> None:
        """Have the house record the penalty, which it lends to a table; then act at the player's other tables."""
        house, penalty, now_ms = at.house, at.penalty, self._clock.now_ms()
        leaves = LeaveTable(player, reason="staff")
        writer.check(leaves, record.who)
        given = GivePenalty(record.who, player, at)
        self._houses[house].carry_out(given, Commit(log=(record,), changes=kept), now_ms)
        if penalty.kind in BARRING:
            writer.carry_out_if_possible(leaves)
            self._measures.take_away(player, lambda pool: _bars(at, pool))
        elif penalty.is_open(now_ms):
            serving = self._served_at(house, player)
            for other in self._tables.seats_at(player, house):
                if other.terms.table != serving:
                    other.carry_out_if_possible(SitOut(player))

    async def end(self, by: Person, penalty: str, reason: str) -> None:
        """End a penalty early. Refuses ("no-such-penalty", "penalty-over")."""
        check_may(self._players.now(by), "end_penalty")
        entry = self._entry(penalty)
        if entry is None:
            raise Refused("no-such-penalty", f"There is no penalty {penalty!r}.", args={"penalty": penalty})
        check_not_self(by, entry.player)
        house = entry.at.house
        found = self._of(house, entry.player).find(penalty)
        assert found is not None, "an entry has its penalty"
        if not found.is_open(self._clock.now_ms()):
            raise Refused("penalty-over", "The player has served all of that penalty.", found.clauses)
        record = self._line(by.id, ENDED, entry.player, reason, EndedOf(house, penalty))
        command = EndPenalty(entry.player, penalty, reason)
        self._houses[house].carry_out(command, Commit(log=(record,)), record.at_ms)
        self._notices.tell(entry.player, to_client.PenaltyEnded(entry.at.table, found.kind, reason))
        await self._outbox.durable()

    async def all(self, by: Person) -> to_staff.StaffPenalties:
        """The penalties given, newest first, and what each house has to give."""
        check_may(self._players.now(by), "see_room")
        await self._outbox.durable()
        rows = []
        given = [entry for one in self._houses.values() for entry in one.house.penalties.entries.values()]
        for entry in sorted(given, key=lambda one: -one.at.penalty.given_ms)[:SHOWN]:
            rows.append(self._row(entry, await self._name(entry.player), await self._name(entry.by)))
        books = self._books.values()
        houses = tuple(_house(book, book.penalties) for book in books if book.penalties is not None)
        return to_staff.StaffPenalties(tuple(rows), houses)

    def _row(self, entry: PenaltyEntry, name: str, by: str) -> to_staff.StaffPenalty:
        penalty = self._of(entry.at.house, entry.player).find(entry.at.penalty.id)
        assert penalty is not None, "an entry has its penalty"
        return to_staff.StaffPenalty(
            id=penalty.id,
            house=entry.at.house,
            table=entry.at.table,
            player=entry.player,
            name=name,
            by=by,
            kind=penalty.kind,
            hands=penalty.hands,
            served=penalty.served,
            left=penalty.left,
            until_ms=penalty.until_ms,
            reason=penalty.reason,
            clauses=penalty.clauses,
            given_ms=penalty.given_ms,
            ended=penalty.ended,
            open=penalty.is_open(self._clock.now_ms()),
        )

    async def _name(self, player: str) -> str:
        person = await self._players.person(player)
        return person.name if person else player

    # ------------------------------------------------------------------ at the tables

    def records(self, writer: TableWriter, decided: Decided, now_ms: int) -> SideEffects:
        """The log records of players who missed a hand, stored with the hand itself, and what the house is told."""
        ended = next((event for event in decided.events if isinstance(event, HandEnded)), None)
        if ended is None:
            return SideEffects()
        at = MissedAt(writer.terms.house, writer.terms.table, ended.hand)
        players = _missed_by(writer, decided)
        lines = tuple([self._line(player, MISSED, player, "", at) for player in players])
        return SideEffects(lines, letters=(MissHand(players),) if players else ())

    def stepped(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """Follow a step: missed hands, and players who come back from a penalty."""
        if writer.terms.is_apart:
            return
        if any(isinstance(event, HandEnded) for event in decided.events):
            for player in _missed_by(writer, decided):
                self._notices.tell_mine(player)
        for event in decided.events:
            if isinstance(event, SatIn) and event.from_penalty:
                seat = writer.table.seats[event.seat]
                name = self._names(seat.player)
                self._notices.tell_staff(to_client.PlayerReturned(writer.terms.table, seat.player, name))

    def _served_at(self, house: str, player: str) -> str:
        """The table of the house where the player serves now, "" for none."""
        return self._houses[house].house.serves_at(player, self._clock.now_ms())

    def check_may_join(self, person: Person, pool: Pool) -> None:
        """Refuse a table to a player with a measure (`Measures.check_may_join`) or a penalty.

        Refused are a player kept away from it ("removed"), and a second table of a house to a player who serves a
        penalty at the first ("penalty-first").
        """
        self._measures.check_may_join(person, pool)
        self._check_not_barred(person, pool)
        self._check_elsewhere(pool.house, person.id, "")

    def _barring(self, player: str, pool: Pool) -> Penalty | None:
        """The penalty that keeps a player away from the tables of a pool."""
        open_ones = self._of(pool.house, player).barring(self._clock.now_ms())
        entries = self._houses[pool.house].house.penalties.entries
        return next((one for one in open_ones if _bars(entries[one.id].at, pool)), None)

    def _check_not_barred(self, person: Person, pool: Pool) -> None:
        penalty = self._barring(person.id, pool)
        if penalty is not None:
            words = "The house has removed you from these games; ask its staff when you may come back."
            args = {"kind": penalty.kind, "until_ms": penalty.until_ms}
            raise Refused("removed", words, penalty.clauses, args)

    def check_may_sit_in(self, person: Person, table: str) -> None:
        """Refuse ("penalty-first") a player with a penalty to play on at another table of the house."""
        terms = self._tables.writer(table).terms
        if not terms.is_apart:
            self._check_elsewhere(terms.house, person.id, table)

    def _check_elsewhere(self, house: str, player: str, table: str) -> None:
        serving = self._served_at(house, player)
        if not serving or serving == table:
            return
        held = self._houses[house].house
        name = held.seats.tables[serving].name
        raise Refused(
            "penalty-first",
            f"You have a penalty to serve at {name} before you may play elsewhere in this house.",
            _rules(held.book).carried.clauses,
            {"table": serving, "hands": held.penalties.of(player).left},
        )

    def _line(
        self, who: str, what: str, player: str, reason: str, at: GivenAt | MissedAt | EndedOf
    ) -> LogRecord:
        return LogRecord(self._clock.now_ms(), who, what, player, reason, msgspec.to_builtins(at))


def _missed_by(writer: TableWriter, decided: Decided) -> tuple[str, ...]:
    """The players who missed the hand that is over."""
    seats = writer.table.seats
    return tuple(seats[event.seat].player for event in decided.events if isinstance(event, PenaltyCounted))


def _bars(at: GivenAt, pool: Pool) -> bool:
    """Whether a barring penalty keeps its player away from the tables of a pool: of its house, or of its game."""
    if pool.house != at.house:
        return False
    is_narrow = at.kind == "removal" and _rules(pool.book).removed_from.value == "the_game"
    return not is_narrow or pool.id == at.pool


def _rules(book: Rulebook) -> Penalties:
    if book.penalties is None:
        raise Refused(
            "no-penalties",
            f"{book.name} has no penalties: its rulebook has no [penalties].",
            args={"house": book.id},
        )
    return book.penalties


def _house(book: Rulebook, rules: Penalties) -> to_staff.PenaltyHouse:
    """The penalties that staff of a house may give, and the clauses they may cite."""
    kinds = tuple(kind for kind in kinds_of(rules) if kind not in TOURNAMENT_KINDS)
    return to_staff.PenaltyHouse(book.id, kinds, clauses_cited(book, rules))


def clauses_cited(book: Rulebook, rules: Penalties) -> tuple[to_staff.CitedClause, ...]:
    """The clauses that a penalty may cite."""
    cited: dict[str, None] = {}
    for one in fields(rules):
        cited |= dict.fromkeys(getattr(rules, one.name).clauses)
    return tuple(to_staff.CitedClause(id, book.clause(id).title) for id in cited if id in book.clauses)
