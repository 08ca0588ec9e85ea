"""The rows of people, and the changes of them: accounts, sign-ins and the devices that they came from."""

from __future__ import annotations

from typing import Literal

import msgspec

Role = Literal["player", "dealer", "desk", "director", "floor", "cashier", "admin"]
"""A person's role in the room: player or staff. `room.identity.permissions` says what each role may do."""


class PlayerRecord(msgspec.Struct, frozen=True):
    """A person (or bot) known to the room. `name` is unique whatever its case."""

    id: str
    name: str
    password_hash: str
    role: Role
    created_ms: int
    flags: dict[str, object] = {}


class SessionRecord(msgspec.Struct, frozen=True):
    """A sign-in: the store knows the token's hash only.

    `id` identifies it to its owner without the hash; `device` is the browser's name for itself, `address` its network
    address, `used_ms` the time of its last use, to a few minutes.
    """

    token_hash: bytes
    player_id: str
    created_ms: int
    expires_ms: int
    id: str = ""
    used_ms: int = 0
    device: str = ""
    address: str = ""


class AddPlayer(msgspec.Struct, frozen=True, tag=True):
    """Add a player; refused with "name-taken" if another player has the name, "player-exists" if the id is in use."""

    player: PlayerRecord


class SetPassword(msgspec.Struct, frozen=True, tag=True):
    """Replace the password hash; refused with "no-such-player"."""

    player_id: str
    password_hash: str


class SetRole(msgspec.Struct, frozen=True, tag=True):
    """Replace the role; refused with "no-such-player"."""

    player_id: str
    role: Role


class SetFlags(msgspec.Struct, frozen=True, tag=True):
    """Replace the flags; refused with "no-such-player"."""

    player_id: str
    flags: dict[str, object]


class SetSettings(msgspec.Struct, frozen=True, tag=True):
    """Replace the player's settings (language, mutes, presets); refused with "no-such-player"."""

    player_id: str
    settings: dict[str, object]


class OpenSession(msgspec.Struct, frozen=True, tag=True):
    """Save a sign-in; refused with "no-such-player" or "session-exists"."""

    session: SessionRecord


class UseSession(msgspec.Struct, frozen=True, tag=True):
    """Note the use of a sign-in; a session that is already gone is fine."""

    token_hash: bytes
    at_ms: int


class CloseSession(msgspec.Struct, frozen=True, tag=True):
    """Delete one sign-in; a session that is already gone is fine."""

    token_hash: bytes


class CloseSessionsOf(msgspec.Struct, frozen=True, tag=True):
    """Delete every sign-in of a player."""

    player_id: str


class DropExpiredSessions(msgspec.Struct, frozen=True, tag=True):
    """Delete the sign-ins that ended before `now_ms`."""

    now_ms: int


class KnowDevice(msgspec.Struct, frozen=True, tag=True):
    """Save the hash of a device's token after a player's sign-in from it; a known device is fine.

    Refused with "no-such-row" for a player unknown to the store.
    """

    player_id: str
    token_hash: bytes
    at_ms: int


class ForgetDevicesOf(msgspec.Struct, frozen=True, tag=True):
    """Delete every known device of a player."""

    player_id: str
