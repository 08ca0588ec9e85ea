"""How the web face is run: where it listens, where the data lies, and the doors' limits."""

from __future__ import annotations

from pathlib import Path

import msgspec

from cardroom.room.settings import RoomSettings


class Doors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits at the doors, against floods and guessing; figures after OWASP's cheat sheets and ASVS 6.3."""

    frame_bytes: int = 4096
    messages_a_second: int = 10
    messages_burst: int = 20
    sockets_a_player: int = 4
    sockets_in_all: int = 4000
    strangers_an_address: int = 100
    """Sockets of people who are not signed in, for each address: one machine cannot take the places of all."""
    session_check_seconds: int = 300
    """How often an open socket's session is looked up again."""
    queued_bytes: int = 262_144
    """A reader that lets more than this pile up is dropped."""
    sign_ins_an_account: int = 5
    sign_ins_an_address: int = 20
    sign_ups_an_address: int = 20
    attempts_window_ms: int = 900_000


class Settings(msgspec.Struct, frozen=True):
    """Everything `serve` needs to know."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    demo: bool = False
    rulebook: str = "casinohuone"
    """A shipped house or the path of a rulebook file: the room's one house, unless `rulebooks` names several."""
    rulebooks: tuple[str, ...] = ()
    """Several houses of one room, the main one first."""
    public_origins: tuple[str, ...] = ()
    """Origins browsers may come from besides the room's own host (behind a proxy: the public address)."""
    secure_cookies: bool = False
    """Set when the room is reached by https."""
    room: RoomSettings = RoomSettings()
    doors: Doors = Doors()

    @property
    def houses(self) -> tuple[str, ...]:
        """Where the rulebooks of the room come from, the main house's first."""
        return self.rulebooks or (self.rulebook,)
