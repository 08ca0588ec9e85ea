"""The rulebooks that open tournaments were announced by, whatever rulebook is in force by now."""

from __future__ import annotations

import msgspec

from cardroom.room.hosting.owner_step import decode_owner_step
from cardroom.store.answers import OwnerState
from cardroom.store.protocol import Reader
from cardroom.store.rows import RulebookRecord


class _Announced(msgspec.Struct):
    """The part of an `Announce` that is needed here."""

    book: str = ""


class _Dump(msgspec.Struct):
    """The part of a `TournamentDump` that is needed here."""

    announced: _Announced | None = None


def announced_books(reader: Reader) -> list[RulebookRecord]:
    """The versions as the store has them, each once."""
    with reader.moment():
        versions = [announced_by(reader.owner_state(owner.id)) for owner in reader.owners("tournament")]
        found = [reader.rulebook(version) for version in dict.fromkeys(versions) if version]
    return [record for record in found if record is not None]


def announced_by(state: OwnerState) -> str:
    """The version that a tournament's stream names; "" where it has not been announced, or cannot be read."""
    try:
        if state.snapshot is not None:
            dump = msgspec.json.decode(state.snapshot.payload, type=_Dump)
            return dump.announced.book if dump.announced is not None else ""
        if state.tail:
            return msgspec.json.decode(decode_owner_step(state.tail[0].payload).command, type=_Announced).book
    except msgspec.MsgspecError:
        return ""
    return ""
