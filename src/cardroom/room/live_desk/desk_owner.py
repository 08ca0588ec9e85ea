"""A live desk as an owner: one of each house, stored act by act, and read back with its rulebooks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from cardroom.desk.desk import Desk
from cardroom.desk.desk_commands import AnyDeskCommand, LapseCalls, OpenGamingDay
from cardroom.desk.desk_state import DeskActDone, DeskState
from cardroom.room.hosting.house import DESK
from cardroom.room.hosting.owner import Asking, Ruled
from cardroom.room.hosting.owner_step import decode_owner_step, says
from cardroom.room.live_desk.contacts import erased
from cardroom.room.live_desk.desk_entries import entries_of
from cardroom.room.live_desk.put_away import put_away
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.answers import OwnerState
from cardroom.store.protocol import Reader
from cardroom.store.rows import Json, LogRecord, RulebookRecord

RUN_DESK: Final = "run_desk"
"""The permission for acts at a desk, and the log's word for them."""

BookOf = Callable[[str, str], Rulebook]
"""The rulebook of a house in a version. Raises where this program does not have it: then the desk is frozen."""


class DeskNews(NamedTuple):
    """An act of a desk, which is durable."""

    done: DeskActDone


class DeskOwner:
    """See `room.hosting.owner.Owner`. The desk of one house; each gaming day goes by the rulebook it was opened with."""

    commands: Final = AnyDeskCommand
    can_dump: Final = True

    def __init__(self, name: str, book_of: BookOf) -> None:
        self.id = name
        self.house = name.removeprefix(DESK)
        self.desk = Desk()
        self._book_of = book_of

    @property
    def state(self) -> DeskState:
        """The state of the desk."""
        return self.desk.state

    def decide(self, command: AnyDeskCommand, asking: Asking) -> Ruled:
        """Carry out an act. Refuses as `Desk.drafted` does, and "desk-day-closed" before the first gaming day."""
        return self._ruled(self._drafted(command, asking))

    def again(
        self, command: AnyDeskCommand, asking: Asking, written: Sequence[msgspec.Raw]
    ) -> tuple[Ruled, str]:
        """See `RecordedOwner`. An act is the records that it changed: it needs no rule to be carried out again."""
        (done,), why = written, "differs"
        try:
            made = self._drafted(command, asking)
        except Refused as refused:
            why = refused.code
        else:
            if says(done, made):
                return self._ruled(made), ""
        return self._ruled(msgspec.json.decode(done, type=DeskActDone)), why

    def _drafted(self, command: AnyDeskCommand, asking: Asking) -> DeskActDone:
        day = self.state.day
        own: str = getattr(command, "book", "")
        if day is None:
            version = own or next((getattr(act.command, "book", "") for act in self.state.acts), "")
        else:
            version = own if isinstance(command, OpenGamingDay) else day.book
        if not version:
            raise Refused("desk-day-closed", "The gaming day is not open.")
        chance = int.from_bytes(asking.chance.drawn, "big")
        return self.desk.drafted(command, self._book_of(self.house, version), asking.now_ms, chance)

    def _ruled(self, done: DeskActDone) -> Ruled:
        """Carry out an act as it was drafted, or written; return what it brings about."""
        past = self.state.past() if isinstance(done.command, OpenGamingDay) else {}
        self.state.apply(done)
        return Ruled(
            events=[done],
            entries=entries_of(self.id, self.house, done),
            log=[self._record(done)] if done.command.by else [],
            changes=[*put_away(self.house, past), *erased(self.house, done)],
            told=[DeskNews(done)],
        )

    def _record(self, done: DeskActDone) -> LogRecord:
        """The line of the log: who did what, when, and why."""
        told = msgspec.to_builtins(done.command)
        details: Json = {
            name: value for name, value in told.items()
            if isinstance(value, int | str) and value and name not in ("do", "by", "why", "book")
        }  # fmt: skip
        details |= {"kind": told["do"], "number": done.number}
        return LogRecord(done.entered_ms, done.command.by, RUN_DESK, self.id, done.command.why, details)

    def due(self) -> tuple[int, msgspec.Struct] | None:
        """When the next call lapses."""
        at_ms = self.desk.due()
        return None if at_ms is None else (at_ms, LapseCalls())

    def begins_hand(self, command: Any) -> str:
        """No act of a desk deals cards."""
        return ""

    def dump(self) -> bytes:
        """The whole state."""
        return msgspec.json.encode(self.state, order="deterministic")

    def load(self, dump: bytes, seeds: Mapping[str, bytes]) -> None:
        """Take up the state of `dump`."""
        self.desk = Desk(msgspec.json.decode(dump, type=DeskState))


class _Day(msgspec.Struct):
    """The part of a gaming day, or of the command that opens one, that names its book."""

    book: str = ""


class _Pieces(msgspec.Struct):
    """The part of a desk's records that is needed here."""

    day: _Day = msgspec.field(default_factory=_Day)


class _Act(msgspec.Struct):
    """The part of an act that is needed here."""

    command: _Day


class _Dump(msgspec.Struct):
    """The part of a dump that is needed here."""

    pieces: _Pieces = msgspec.field(default_factory=_Pieces)
    acts: tuple[_Act, ...] = ()


def desk_books(reader: Reader) -> list[RulebookRecord]:
    """The rulebooks that the stored gaming days of all desks go by, each version once."""
    with reader.moment():
        versions = [
            version for owner in reader.owners("desk") for version in _versions(reader.owner_state(owner.id))
        ]
        found = [reader.rulebook(version) for version in dict.fromkeys(versions) if version]
    return [record for record in found if record is not None]


def _versions(state: OwnerState) -> list[str]:
    """The versions that a desk's snapshot and steps name; none where they cannot be read."""
    try:
        found = []
        if state.snapshot is not None:
            dump = msgspec.json.decode(state.snapshot.payload, type=_Dump)
            found += [dump.pieces.day.book, *[act.command.book for act in dump.acts]]
        for row in state.tail:
            found.append(msgspec.json.decode(decode_owner_step(row.payload).command, type=_Day).book)
        return found
    except msgspec.MsgspecError:
        return []
