"""The live tables of a tournament: orders in, instructions kept; acts of staff in, the reports of tables out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Literal, NamedTuple, NoReturn

import msgspec

from cardroom.rules import Refused, Rulebook
from cardroom.table.values.message import TableMessage
from cardroom.tournament.live import live_acts as acts
from cardroom.tournament.live.hall_tables import LiveTable, Pending
from cardroom.tournament.live.live_orders import ask_to_stop, draw_again, take_order
from cardroom.tournament.play.tournament_decided import ToTable
from cardroom.tournament.table_messages import SeatPlayer
from cardroom.tournament.tournament_terms import TournamentTerms

KEPT: Final = 400
"""Acts that the floor remembers, for who is told what another did; the journal has all."""


class StacksBefore(msgspec.Struct, frozen=True):
    """The changes of an act at a table: stacks before and after it, the seats left, whether a hand was told, and who
    missed one by a penalty, once for each hand.
    """

    table: int
    before: dict[str, int]
    after: dict[str, int]
    left: dict[str, int] = {}
    told_hand: bool = False
    served: tuple[str, ...] = ()


class LiveActDone(msgspec.Struct, frozen=True):
    """An act as it was carried out; `touched` names what it changed, `taken_back` is the act that took it back, 0: none.

    Of a race: the larger chips that each player `won`, and who was `given` one for the last small chips.
    """

    number: int
    at_ms: int
    act: acts.AnyActDone
    touched: tuple[str, ...] = ()
    stacks: tuple[StacksBefore, ...] = ()
    clauses: tuple[str, ...] = ()
    taken_back: int = 0
    won: dict[str, int] = {}
    given: tuple[str, ...] = ()


class LiveBag(msgspec.Struct, frozen=True):
    """A bag with a player's chips overnight: its number, who signed it, who counted it and when."""

    number: str
    chips: int
    signed: str
    by: str
    at_ms: int


class UnsoldStack(msgspec.Struct, frozen=True):
    """A stack on a seat that nobody has bought, with the chips put there, and since when."""

    table: int
    seat: int
    chips: int
    at_ms: int


class ChipsCounted(msgspec.Struct, frozen=True):
    """The chips of the event as they were counted by colour, by whom and when."""

    chips: tuple[acts.ChipsOfColour, ...]
    by: str
    at_ms: int


Handed = Literal["on_the_way", "arrived", "asked_back", "back"]
"""The way of chips that were handed on to another event."""


class ChipsHanded(msgspec.Struct, frozen=True):
    """Chips of a ``player`` that an act handed on to another ``event``: on the way, arrived there, asked back by the act
    ``counter``, or back again (declined there, or given back).
    """

    player: str
    event: str
    chips: int
    state: Handed = "on_the_way"
    counter: int = 0


class ChipsReceived(msgspec.Struct, frozen=True):
    """Chips that came from another ``event`` by its act ``number``, to the stack of a ``player``."""

    event: str
    number: int
    player: str
    chips: int


class LivePlace(NamedTuple):
    """A player's seat at a live table, with the stack; one who `is_awaited` is on the way there, and brings it. Of a
    penalty that is served: the hands left, or until when. ``is_filmed``: the table is.
    """

    table: int
    seat: int
    stack: int = 0
    is_away: bool = False
    penalty_hands: int = 0
    penalty_until_ms: int = 0
    is_awaited: bool = False
    is_filmed: bool = False


class FloorDump(msgspec.Struct, frozen=True):
    """All of it, as plain data."""

    tables: dict[int, LiveTable] = {}
    acts: tuple[LiveActDone, ...] = ()
    number: int = 0
    in_play: int = 0
    removed: int = 0
    bagged: dict[str, int] = {}
    bags: dict[str, LiveBag] = {}
    unsold: tuple[UnsoldStack, ...] = ()
    counted: ChipsCounted | None = None
    handed: dict[int, ChipsHanded] = {}
    received: tuple[ChipsReceived, ...] = ()


class LiveFloor:
    """The live tables of one tournament. It decides nothing about the tournament: that is `Tournament`'s, as online."""

    def __init__(self, terms: TournamentTerms, book: Rulebook) -> None:
        assert book.tournament is not None and book.balancing is not None and book.course is not None
        self.seats: Final = terms.seats
        self.book: Final = book
        self.rules: Final = book.tournament
        self.tables: dict[int, LiveTable] = {}
        self.acts: list[LiveActDone] = []
        self.number = 0
        self.in_play = 0
        self.removed = 0
        """Chips that have left play: of players sent out, and those that a race did not give back."""
        self.bagged: dict[str, int] = {}
        """The stacks that lie overnight, by player, as the tournament knows them."""
        self.bags: dict[str, LiveBag] = {}
        self.unsold: list[UnsoldStack] = []
        self.counted: ChipsCounted | None = None
        """The chips by colour as they were counted last."""
        self.handed: dict[int, ChipsHanded] = {}
        """Chips handed on to other events, by the act that did it."""
        self.received: list[ChipsReceived] = []
        """Chips that came from other events and have not gone back."""

    @property
    def handed_on(self) -> int:
        """Chips that belong to this event and are in others, or on the way there."""
        return sum(one.chips for one in self.handed.values() if one.state != "back")

    @property
    def come_in(self) -> int:
        """Chips that belong to other events and are in this one."""
        return sum(one.chips for one in self.received)

    @property
    def waits_for_chips(self) -> bool:
        """Whether another event has yet to say what it did with chips of this one."""
        return any(one.state in ("on_the_way", "asked_back") for one in self.handed.values())

    def places(self) -> dict[str, LivePlace]:
        """The places of all who sit or are told to come, by player."""
        found = dict(self.all_places())
        found |= {player: place for player, place in self.all_places() if place.is_awaited}
        return found

    def all_places(self) -> Iterator[tuple[str, LivePlace]]:
        """The same with both places of a player who moves: where they sit, and where they are told to come."""
        for number, table in self.tables.items():
            for at, seat in table.seats.items():
                place = LivePlace(
                    number, at, seat.stack, bool(seat.away), seat.penalty_hands, seat.penalty_until_ms,
                    is_filmed=bool(table.filmed_ms),
                )  # fmt: skip
                yield seat.player, place
            for pending in table.pending.values():
                if isinstance(order := pending.order, SeatPlayer):
                    filmed = bool(table.filmed_ms)
                    place = LivePlace(number, pending.seat, order.stack, is_awaited=True, is_filmed=filmed)
                    yield order.player, place

    # ------------------------------------------------------------------ orders

    def take(self, to: ToTable, now_ms: int) -> list[TableMessage]:
        """Take in an order; return what its table reports at once."""
        table = self.tables.get(to.table)
        if table is None:
            table = self.tables[to.table] = LiveTable(to.table)
        reports = take_order(table, to.order, self.seats, now_ms)
        if any(type(one).__name__ == "TableGone" for one in reports):
            del self.tables[to.table]
        return reports

    def settle(self, now_ms: int, in_play: int, bagged: dict[str, int], level: int = 0) -> None:
        """Everything has been decided, so many chips are in play, and these stacks lie overnight: tables that are held
        after a bust are to stop, nobody waits for a seat whose player stays, and each table reaches the level.
        """
        if bagged and not self.bagged:
            self.bags = {}  # those of the night before
        self.bagged = bagged
        self.removed += max(0, self.in_play - in_play)
        self.in_play = in_play
        for table in self.tables.values():
            table.reach_level(level)
            ask_to_stop(table, now_ms)
            draw_again(table, self.seats)

    # ------------------------------------------------------------------ what acts ask

    def table(self, number: int) -> LiveTable:
        """A table. Refuses "no-live-table-there"."""
        found = self.tables.get(number)
        if found is None:
            self.refuse_by_act(
                "no-live-table-there", f"There is no table {number}.", f"table:{number}", table=number
            )
        return found

    def table_of(self, player: str) -> LiveTable:
        """The table where a player sits. Refuses "out-already" one who is out, by the act that told it."""
        for table in self.tables.values():
            if table.seat_of(player):
                return table
        coming = any(getattr(one.order, "player", "") == player for one in self.pending().values())
        if coming:
            raise Refused(
                "not-seated-yet", "That player is on the way to a seat.", self.rules.seats_drawn.clauses
            )
        words = "That player is out, or was never in."
        self.refuse_by_act("out-already", words, f"player:{player}", self.rules.out.clauses, player=player)

    def pending(self) -> dict[int, Pending]:
        """All instructions, by their numbers."""
        return {n: one for table in self.tables.values() for n, one in table.pending.items()}

    def table_with(self, order: int) -> LiveTable:
        """The table that has an instruction. Refuses "done-already" with who confirmed it, else "no-such-order"."""
        for table in self.tables.values():
            if order in table.pending:
                return table
        for done in reversed(self.acts):
            if f"order:{order}" in done.touched:
                words = "That has been confirmed."
                self.refuse_by_act("done-already", words, f"order:{order}", order=order)
        raise Refused("no-such-order", "There is no such instruction any more.", (), {"order": order})

    def refuse_by_act(
        self, code: str, words: str, key: str, clauses: tuple[str, ...] = (), **args: object
    ) -> NoReturn:
        """Refuse what another act has made impossible, and say which, by whom and when."""
        last = next((one for one in reversed(self.acts) if key in one.touched), None)
        if last is not None:
            did = str(type(last.act).__struct_config__.tag)
            args |= {"number": last.number, "did": did, "by": last.act.by, "at_ms": last.at_ms}
        raise Refused(code, words, clauses, args)

    # ------------------------------------------------------------------ on record

    def note(
        self,
        act: acts.AnyActDone,
        now_ms: int,
        touched: tuple[str, ...],
        stacks: tuple[StacksBefore, ...] = (),
        clauses: tuple[str, ...] = (),
    ) -> LiveActDone:
        """Put an act on record."""
        self.number += 1
        own = (act.clause,) if act.clause else ()
        done = LiveActDone(self.number, act.at_ms or now_ms, act, touched, stacks, (*own, *clauses))
        self.acts = [*self.acts[-KEPT:], done]
        return done

    def found(self, number: int) -> LiveActDone:
        """An act on record. Refuses "no-such-live-act"."""
        done = next((one for one in self.acts if one.number == number), None)
        if done is None:
            raise Refused("no-such-live-act", f"There is no act {number}.", (), {"number": number})
        return done

    def change(self, number: int, how: Callable[[LiveActDone], LiveActDone]) -> None:
        """Change what is on record of an act: that it was taken back."""
        self.acts = [how(one) if one.number == number else one for one in self.acts]

    def dump(self) -> FloorDump:
        """All of it; equal floors give equal data."""
        return FloorDump(
            self.tables, tuple(self.acts), self.number, self.in_play, self.removed, self.bagged, self.bags,
            tuple(self.unsold), self.counted, self.handed, tuple(self.received),
        )  # fmt: skip

    def load(self, data: FloorDump) -> None:
        """Restore the floor from what `dump` gave."""
        self.tables, self.acts, self.number = data.tables, list(data.acts), data.number
        self.in_play, self.removed = data.in_play, data.removed
        self.bagged, self.bags, self.unsold = data.bagged, data.bags, list(data.unsold)
        self.counted = data.counted
        self.handed, self.received = data.handed, list(data.received)
