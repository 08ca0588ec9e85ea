"""An act while it is decided: what it would change, checked as a whole before anything changes."""

from __future__ import annotations

from typing import NoReturn, cast

from msgspec.structs import replace

from cardroom.desk.desk_commands import AnyDeskCommand
from cardroom.desk.desk_pieces import DeskSeat, DeskTable, Piece, seat_key
from cardroom.desk.desk_state import (
    NOT_BELOW_ZERO,
    ChipMove,
    DeskActDone,
    DeskState,
    HandedOver,
    PieceChange,
    chips_at,
)
from cardroom.desk.kept_records import AnyRecord, RecordT, kind_of_record, record_key
from cardroom.desk.live_game import LiveGame, live_game
from cardroom.rules import Refused, Rulebook


class ActDraft:
    """The changes, chip moves and clauses of one act; `at_ms` is its real time, `chance` a number drawn for it."""

    def __init__(
        self, state: DeskState, book: Rulebook, command: AnyDeskCommand, now_ms: int, chance: int
    ) -> None:
        self.state = state
        self.book = book
        self.command = command
        self.now_ms = now_ms
        self.at_ms = command.at_ms or now_ms
        self.chance = chance
        self.number = state.number + 1
        self._after: dict[str, Piece | AnyRecord | None] = {}
        self._moves: list[ChipMove] = []
        self._handed: list[HandedOver] = []
        self._clauses: dict[str, None] = {}

    def cite(self, *clauses: str) -> None:
        """The act rests on these clauses."""
        self._clauses |= dict.fromkeys(clauses)

    def put(self, key: str, piece: Piece | AnyRecord | None) -> None:
        """A record is so from now on; None: there is none any more."""
        self._after[key] = piece

    @property
    def keys(self) -> frozenset[str]:
        """The names of the records that the act puts."""
        return frozenset(self._after)

    def put_seat(self, seat: DeskSeat) -> None:
        """A seat is so from now on; one that is free and not kept free needs no record."""
        self.put(seat_key(seat.table, seat.number), seat if seat.player or seat.locked else None)

    def move(self, out_of: str, into: str, cents: int) -> None:
        """Chips were counted from one place to another. Refuses ("chips-not-there") more than a table has."""
        assert cents >= 0, "chips are counted from where they come"
        if not cents:
            return
        self.check_there(out_of, cents)
        self._moves.append(ChipMove(out_of, into, cents))

    def check_there(self, out_of: str, cents: int) -> None:
        """Refuse ("chips-not-there") more chips than a place has."""
        there = self.state.chips.get(out_of, 0)
        if (out_of.startswith("table:") or out_of in NOT_BELOW_ZERO) and there < cents:
            words = f"Only {there} are there; {cents} were counted."
            raise Refused("chips-not-there", words, (), {"counted": cents, "there": there})

    def move_back(self, out_of: str, into: str, cents: int) -> None:
        """Chips go that another move of this act brings."""
        if cents:
            self._moves.append(ChipMove(out_of, into, cents))

    def hand_over(self, player: str, cents: int) -> None:
        """A player's chips go to the table at which hands are entered; below zero they come back."""
        self._handed.append(HandedOver(player, cents))

    def done(self, takes_back: int = 0) -> DeskActDone:
        """The act as it is carried out."""
        changes = tuple(
            PieceChange(key, self.state.at(key), after)
            for key, after in self._after.items()
            if self.state.at(key) != after
        )
        own = (self.command.clause,) if self.command.clause else ()
        clauses = tuple(dict.fromkeys((*own, *self._clauses)))
        return DeskActDone(
            self.number,
            self.at_ms,
            self.now_ms,
            self.command,
            clauses,
            changes,
            tuple(self._moves),
            takes_back,
            tuple(self._handed),
        )

    def keep(self, kind: type[RecordT], name: int | str = 0, /, **more: object) -> RecordT:
        """Keep a record of this act: its fields are the act's by the same names, and those given."""
        own = {
            field: getattr(self.command, field)
            for field in kind.__struct_fields__
            if hasattr(self.command, field)
        }
        record = kind(**(own | {"number": self.number, "since_ms": self.at_ms} | more))
        self.put(record_key(kind, name or self.number), cast("AnyRecord", record))
        return record

    def close(self, record: RecordT, name: int | str = 0, **more: object) -> None:
        """End a record with this act."""
        self.amend(record, name, closed_ms=self.at_ms, closed_by=self.command.by, **more)

    def amend(self, record: RecordT, name: int | str = 0, **more: object) -> None:
        """Change a record."""
        changed = cast("AnyRecord", replace(record, **more))
        self.put(record_key(type(record), name or record.number), changed)

    # ------------------------------------------------------------------ what most acts ask

    def open_record(self, kind: type[RecordT], name: int | str) -> RecordT:
        """An open record. Refuses "no-such-record"; if an act has ended it, it is named."""
        key = record_key(kind, name)
        found = self.state.records.get(key)
        if not isinstance(found, kind) or found.closed_ms:
            args = {"kind": kind_of_record(kind), "number": name}
            self.refuse_by_act("no-such-record", f"There is no open {key}.", key, **args)
        return found

    def counted(self, cents: int) -> None:
        """Refuse ("no-chips-counted") a count that is not above zero."""
        if cents <= 0:
            raise Refused("no-chips-counted", "Count the chips: more than none.")

    def table(self, table: int) -> DeskTable:
        """An open table. Refuses "no-such-live-table"."""
        found = self.state.table(table)
        if found is None:
            raise Refused("no-such-live-table", f"There is no table {table} open.", (), {"table": table})
        return found

    def game(self, pool: str) -> LiveGame:
        """The game of a pool. Refuses "no-such-pool"."""
        return live_game(self.book, pool)

    def game_of(self, table: DeskTable) -> LiveGame:
        """The game of a table, at the point that its players have set. Refuses "no-such-pool"."""
        return live_game(self.book, table.pool).at_point(table.point_cents)

    def number_of_seat(self, table: DeskTable, seat: int) -> None:
        """Refuse ("no-such-seat") a seat that a table does not have."""
        if not 1 <= seat <= table.seats:
            words = f"Table {table.number} has seats 1 to {table.seats}."
            raise Refused("no-such-seat", words, (), {"table": table.number, "most": table.seats})

    def taken_seat(self, table: int, seat: int) -> tuple[DeskTable, DeskSeat]:
        """A seat with its player. Refuses "no-such-live-table", "no-such-seat" and "seat-empty"."""
        at = self.table(table)
        self.number_of_seat(at, seat)
        found = self.state.seat(table, seat)
        if not found.player:
            words = f"Nobody sits at table {table}, seat {seat}."
            self.refuse_by_act("seat-empty", words, seat_key(table, seat), table=table, seat=seat)
        return at, found

    def free_seat(self, table: DeskTable, seat: int, player: str = "") -> None:
        """Refuse a seat that cannot be given to a player: "no-such-seat", "desk-seat-taken", "seat-kept-free", and one that
        another player is called to or on the way to ("seat-called", "seat-promised").
        """
        self.number_of_seat(table, seat)
        found = self.state.seat(table.number, seat)
        where = {"table": table.number, "seat": seat}
        if found.player:
            words = f"Table {table.number}, seat {seat} has a player already."
            self.refuse_by_act(
                "desk-seat-taken", words, seat_key(table.number, seat), player=found.player, **where
            )
        if found.locked:
            words = f"That seat is kept free: {found.locked}."
            self.refuse_by_act(
                "seat-kept-free", words, seat_key(table.number, seat), reason=found.locked, **where
            )
        going = self.state.going_to(table.number, seat)
        if going is not None and going.player != player:
            words = f"A player of table {going.table} is on the way to that seat."
            raise Refused("seat-promised", words, (), where | {"player": going.player, "from": going.table})
        called = self.state.called_to(table.number, seat)
        if called is not None and called.player != player:
            assert called.call is not None, "who is called has a call"
            words = "Another player is called to that seat."
            until = {"until_ms": called.call.until_ms, "player": called.player}
            raise Refused(
                "seat-called",
                words,
                self.game(table.pool).book.seating.seat_offer_seconds.clauses,
                where | until,
            )

    def takes_players(self, table: DeskTable) -> None:
        """Refuse a table that takes nobody: "table-kept-shut", "table-breaks", "in-last-round"."""
        rules = self.game(table.pool).book.seating
        number = {"table": table.number}
        if table.locked:
            words = f"Table {table.number} takes nobody now: {table.locked}."
            self.refuse_by_act(
                "table-kept-shut", words, f"table:{table.number}", reason=table.locked, **number
            )
        if table.phase == "breaking":
            raise Refused("table-breaks", "That table is being closed.", rules.closed_table.clauses, number)
        if table.phase == "last_round":
            raise Refused(
                "in-last-round", "That table plays its last round.", rules.last_round.clauses, number
            )

    def need_reason(self) -> None:
        """Refuse ("reason-missing") an act without a reason."""
        if not self.command.why.strip():
            raise Refused("reason-missing", "Say why: the reason is kept with the act.")

    def check_apart(self, player: str, table: DeskTable) -> None:
        """Refuse ("live-kept-apart") a table where somebody sits whom the player must not sit with."""
        pair = self.state.apart(player, table)
        if pair is not None:
            raise Refused(
                "live-kept-apart",
                f"Staff keep two players of table {table.number} apart: {pair.why}.",
                self.book.conduct.kept_apart.clauses,
                {"table": table.number, "player": pair.one, "other": pair.other, "reason": pair.why},
            )

    def on_table(self, table: int) -> int:
        """The chips on a table: what came to it and did not leave."""
        return self.state.chips.get(chips_at(table), 0)

    def refuse_by_act(self, code: str, words: str, key: str, **args: object) -> NoReturn:
        """Refuse what another act has made impossible, and say which, by whom and when."""
        last = self.state.last_change(key)
        if last is not None:
            tag = str(type(last.command).__struct_config__.tag)
            args |= {"act": last.number, "did": tag, "by": last.command.by, "at_ms": last.at_ms}
        raise Refused(code, words, (), args)
