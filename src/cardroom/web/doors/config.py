"""uvicorn's configuration with the room's limits in it, where the connections of both protocols find them."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol

import uvicorn

from cardroom.web.doors.gate import Gate
from cardroom.web.doors.web_settings import Doors

TURNS: Final = 20
"""The number of turns in which sockets are asked: ten thousand at a time would hold the tables up."""


class Askable(Protocol):
    """A socket that can be asked."""

    def keep_alive(self) -> None:
        """Ask whether the peer is there; close the connection when it has sent nothing since it was asked last."""


class Keepalive:
    """Asks each socket once in so many seconds. Without sockets no timer runs."""

    def __init__(self, seconds: float) -> None:
        self._pause_seconds = seconds / TURNS
        self._turns: list[set[Askable]] = [set() for _ in range(TURNS)]
        self._turn_of: dict[Askable, set[Askable]] = {}
        self._now = 0
        self._timer: asyncio.TimerHandle | None = None

    def add(self, socket: Askable) -> None:
        """Add an open socket: it is asked for the first time when nearly all the seconds have passed."""
        self._turn_of[socket] = turn = self._turns[self._now]
        turn.add(socket)
        if self._timer is None:
            self._set_timer()

    def remove(self, socket: Askable) -> None:
        """Remove a socket: it is not asked any more."""
        turn = self._turn_of.pop(socket, None)
        if turn is not None:
            turn.discard(socket)

    def _set_timer(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._pause_seconds, self._ask)

    def _ask(self) -> None:
        self._timer = None
        self._now = (self._now + 1) % TURNS
        for socket in tuple(self._turns[self._now]):
            socket.keep_alive()
        if self._turn_of:
            self._set_timer()


class GuardedConfig(uvicorn.Config):
    """The configuration of a guarded server.

    `gate` counts connections; `doors` are the limits of each; `keepalive` checks whether sockets' peers are there.
    """

    def __init__(self, app: Any, gate: Gate, **options: Any) -> None:
        self.gate = gate
        self.doors: Doors = gate.doors
        self.keepalive = Keepalive(gate.doors.ping_seconds)
        super().__init__(app, **options)


def guarded(config: uvicorn.Config) -> GuardedConfig:
    """Return the configuration with which a guarded connection was made."""
    assert isinstance(config, GuardedConfig), "guarded connections are made by a guarded server"
    return config
