"""The state of a desk: its records, where its chips are, and its latest acts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

import msgspec

from cardroom.desk.desk_commands import AnyDeskCommand, OpenGamingDay, SignUp, StrikeOff
from cardroom.desk.desk_pieces import (
    DAY,
    DeskSeat,
    DeskTable,
    GamingDay,
    ListPlace,
    PairApart,
    Piece,
    PlayerEvening,
    StoredChips,
    apart_key,
    evening_key,
    place_key,
    seat_key,
    table_key,
)
from cardroom.desk.kept_records import AnyRecord, RecordT
from cardroom.desk.money_commands import AnswerConsent
from cardroom.desk.past_records import is_past, remember
from cardroom.desk.record_parts import KeptRecord

ACTS_KEPT: Final = 300
"""The latest acts that a desk can take back, and shows; its stream has all of them."""
PLAYERS_KEPT: Final = 100
"""How many of these may be players' own: nobody with a phone makes what staff did too old to be taken back."""
PLAYERS_OWN: Final = (SignUp, StrikeOff, AnswerConsent)
"""The acts that players do for themselves."""

CAGE: Final = "cage"
"""The place that chips come from and go to: its balance is the chips on the floor, counted below zero."""
STORED: Final = "stored"
DROP: Final = "drop"
DIFFERENCE: Final = "difference"
HELD: Final = "held"
"""The money of players that the house holds back."""
CONFISCATED: Final = "confiscated"
JACKPOT: Final = "jackpot"
"""The jackpot's fund, and `JACKPOT_TODAY` what was collected for it since the gaming day opened."""
JACKPOT_TODAY: Final = "jackpot_today"
RESTAURANT: Final = "restaurant"
"""Chips with which players have paid for food and drink, until they come to the cage."""
TAKEN: Final = "taken"
"""The take of closed gaming days: the house's."""
NOT_BELOW_ZERO: Final = (STORED, DROP, HELD, CONFISCATED, JACKPOT, JACKPOT_TODAY, RESTAURANT)

PieceT = TypeVar("PieceT")


def chips_at(table: int) -> str:
    """The place of a table's chips."""
    return f"table:{table}"


def kind_of_place(place: str) -> str:
    """The kind of a place of chips: all tables are one."""
    return "tables" if place.startswith("table:") else place


class PieceChange(msgspec.Struct, frozen=True):
    """A record before and after an act; None where there is none."""

    key: str
    before: Piece | AnyRecord | None
    after: Piece | AnyRecord | None


class ChipMove(msgspec.Struct, frozen=True):
    """Chips counted out of one place and into another."""

    out_of: str
    into: str
    cents: int


class HandedOver(msgspec.Struct, frozen=True):
    """A player's chips handed to the table at which hands are entered, or back from it: then below zero."""

    player: str
    cents: int


class DeskActDone(msgspec.Struct, frozen=True, tag=True):
    """An act: what was asked, when it was (`at_ms`) and when it was entered, by which clauses, and what it changed.

    `takes_back` is the number of the act that this one, a counter-act, takes back. Chips `handed` over stay at the place
    of their table, and are in the books of the table at which hands are entered.
    """

    number: int
    at_ms: int
    entered_ms: int
    command: AnyDeskCommand
    clauses: tuple[str, ...] = ()
    changes: tuple[PieceChange, ...] = ()
    moves: tuple[ChipMove, ...] = ()
    takes_back: int = 0
    handed: tuple[HandedOver, ...] = ()


def _is_players_own(act: DeskActDone) -> bool:
    command = act.command
    return isinstance(command, PLAYERS_OWN) and command.by == getattr(command, "player", command.by)


class DeskState(msgspec.Struct):
    """All that a desk knows. Read it by its methods; only `apply` changes it."""

    pieces: dict[str, Piece] = {}
    records: dict[str, AnyRecord] = {}
    chips: dict[str, int] = {}
    acts: list[DeskActDone] = []
    number: int = 0
    flows: dict[str, int] = {}
    """The chips moved in the gaming day, by "from>to" of kinds of places: the figures of its sheet."""
    stays: dict[str, int] = {}
    """What is still asked of records of earlier evenings, which are in the store: see `past_records`."""

    def apply(self, done: DeskActDone) -> None:
        """Carry an act out."""
        assert done.number == self.number + 1, "acts are numbered without a gap"
        self.number = done.number
        for change in done.changes:
            if change.after is None:
                self.pieces.pop(change.key, None)
                self.records.pop(change.key, None)
            elif isinstance(change.after, KeptRecord):
                self.records[change.key] = change.after
            else:
                self.pieces[change.key] = change.after
        if isinstance(done.command, OpenGamingDay):
            self.flows = {}
            past = self.past()
            remember(self.stays, past.values())
            self.records = {key: record for key, record in self.records.items() if key not in past}
        for move in done.moves:
            way = (move.into, move.out_of) if done.takes_back else (move.out_of, move.into)
            flow = ">".join(map(kind_of_place, way))
            self.flows[flow] = self.flows.get(flow, 0) + (-move.cents if done.takes_back else move.cents)
            self.chips[move.out_of] = self.chips.get(move.out_of, 0) - move.cents
            self.chips[move.into] = self.chips.get(move.into, 0) + move.cents
        assert sum(self.chips.values()) == 0, "chips come from somewhere and go somewhere"
        self.acts.append(done)
        if _is_players_own(done):
            self._let_go_of_players_own()
        del self.acts[:-ACTS_KEPT]

    def _let_go_of_players_own(self) -> None:
        """Let go of the oldest act of a player where there are many of these. An act of staff doesn't look for them."""
        own = [place for place, act in enumerate(self.acts) if _is_players_own(act)]
        if len(own) > PLAYERS_KEPT:
            del self.acts[own[0]]

    def of(self, kind: type[PieceT]) -> Iterator[PieceT]:
        """All records of a kind, in the order of their names."""
        found = {key: piece for key, piece in self.pieces.items() if isinstance(piece, kind)}
        return (found[key] for key in sorted(found))

    def at(self, key: str) -> Piece | AnyRecord | None:
        """The piece or the record of a name."""
        return self.pieces.get(key) or self.records.get(key)

    def past(self) -> dict[str, AnyRecord]:
        """The records that leave with the next gaming day, by their names."""
        return {key: record for key, record in self.records.items() if is_past(record)}

    def kept(self, kind: type[RecordT]) -> list[RecordT]:
        """The records of a kind, the latest first."""
        found = [record for record in self.records.values() if isinstance(record, kind)]
        return sorted(found, key=lambda one: -one.number)

    def get(self, key: str, kind: type[PieceT]) -> PieceT | None:
        """The record of a name."""
        found = self.pieces.get(key)
        assert found is None or isinstance(found, kind), f"{key} is another kind of record"
        return found

    @property
    def day(self) -> GamingDay | None:
        """The gaming day, also when it is over."""
        return self.get(DAY, GamingDay)

    def table(self, table: int) -> DeskTable | None:
        """An open table."""
        return self.get(table_key(table), DeskTable)

    def tables(self) -> list[DeskTable]:
        """The open tables, by number."""
        return sorted(self.of(DeskTable), key=lambda one: one.number)

    def seat(self, table: int, seat: int) -> DeskSeat:
        """A seat, also a free one."""
        return self.get(seat_key(table, seat), DeskSeat) or DeskSeat(table, seat)

    def seats(self, table: DeskTable) -> list[DeskSeat]:
        """All seats of a table."""
        return [self.seat(table.number, seat) for seat in range(1, table.seats + 1)]

    def players(self, table: DeskTable) -> list[str]:
        """The players who have a seat at a table."""
        return [seat.player for seat in self.seats(table) if seat.player]

    def seat_of(self, player: str) -> DeskSeat | None:
        """The seat that a player has, or plays over at."""
        for seat in self.of(DeskSeat):
            if seat.player == player or (seat.over is not None and seat.over.player == player):
                return seat
        return None

    def place(self, pool: str, player: str) -> ListPlace | None:
        """A player's place on a list."""
        return self.get(place_key(pool, player), ListPlace)

    def waiting(self, pool: str) -> list[ListPlace]:
        """The list of a game, the first first."""
        found = [place for place in self.of(ListPlace) if place.pool == pool]
        return sorted(found, key=lambda one: (not one.drawn, one.drawn, one.order))

    def called_to(self, table: int, seat: int) -> ListPlace | None:
        """The player who is called to a seat."""
        return self.calls().get((table, seat))

    def calls(self) -> dict[tuple[int, int], ListPlace]:
        """The players who are called, by table and seat."""
        return {
            (piece.call.table, piece.call.seat): piece
            for piece in self.pieces.values()
            if isinstance(piece, ListPlace) and piece.call is not None
        }

    def promised(self) -> dict[tuple[int, int], DeskSeat]:
        """The seats whose players are on the way to another one, by its table and number."""
        return {
            (piece.going.to_table, piece.going.to_seat): piece
            for piece in self.pieces.values()
            if isinstance(piece, DeskSeat) and piece.going is not None
        }

    def going_to(self, table: int, seat: int) -> DeskSeat | None:
        """The seat whose player is on the way to a seat."""
        return self.promised().get((table, seat))

    def evening(self, player: str) -> PlayerEvening:
        """The counts of a player."""
        return self.get(evening_key(player), PlayerEvening) or PlayerEvening(player)

    def stored(self) -> list[StoredChips]:
        """The chips that staff keep, the oldest first."""
        return sorted(self.of(StoredChips), key=lambda one: one.receipt)

    def apart(self, player: str, table: DeskTable) -> PairApart | None:
        """A pair that keeps a player away from a table: somebody sits there, plays over, or is called there."""
        called = [
            place.player for place in self.of(ListPlace)
            if place.call is not None and place.call.table == table.number
        ]  # fmt: skip
        over = [seat.over.player for seat in self.seats(table) if seat.over is not None]
        for other in (*self.players(table), *over, *called):
            pair = self.get(apart_key(player, other), PairApart) if other != player else None
            if pair is not None:
                return pair
        return None

    def act(self, number: int) -> DeskActDone | None:
        """One of the kept acts, by its number."""
        return next((act for act in self.acts if act.number == number), None)

    def last_change(self, key: str) -> DeskActDone | None:
        """The latest act that changed a record, as far back as acts are kept."""
        for act in reversed(self.acts):
            if any(change.key == key for change in act.changes):
                return act
        return None

    def taken_back(self) -> dict[int, int]:
        """The kept acts that were taken back, each with the number of its counter-act."""
        return {act.takes_back: act.number for act in self.acts if act.takes_back}
