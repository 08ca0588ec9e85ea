"""The answers to staff about bans and mutes."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardroom.room.identity.bans import BanKind

MuteDegree = Literal["player", "table", "room"]
"""Whose words a mute stops: one player's, a table's, everybody's."""


class StaffBan(msgspec.Struct):
    """A ban that holds: of whom or what, who gave it and why, until when (0: until it is lifted)."""

    id: str
    kind: BanKind
    what: str
    by: str
    at_ms: int
    until_ms: int
    reason: str


class StaffBans(msgspec.Struct):
    """The bans that hold, the newest first."""

    bans: tuple[StaffBan, ...]


class BanCovers(msgspec.Struct):
    """What a ban would be about as it is kept, and whom of those with accounts it would keep out: how many, and some
    of their names.
    """

    what: str
    count: int
    names: tuple[str, ...]


class StaffMute(msgspec.Struct):
    """Of a player (with the `name`), of a table, or (`what` is "") of the whole room: by whom, why, until when (0: until
    it is undone).
    """

    id: str
    degree: MuteDegree
    what: str
    name: str
    by: str
    at_ms: int
    until_ms: int
    reason: str


class StaffMutes(msgspec.Struct):
    """Those that hold, the newest first."""

    mutes: tuple[StaffMute, ...]
