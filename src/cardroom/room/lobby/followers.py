"""The connections that follow the lobby; texts are sent to all of them without keeping the tables waiting."""

from __future__ import annotations

from collections import deque
from typing import Final

from cardroom.room.identity.client_connection import ClientConnection
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.timers import Timers, Wake

AT_ONCE: Final = 50
"""The most followers that are sent a text in one turn of the loop; each takes a few hundredths of a millisecond."""

PAUSE_MS: Final = 4


class Followers:
    """Sends texts in the order they came; each follower is sent those that came after it began to follow."""

    def __init__(self, clock: Clock, timers: Timers) -> None:
        self._clock = clock
        self._timers = timers
        self._since: dict[ClientConnection, int] = {}
        self._line: deque[tuple[ClientConnection, str, int]] = deque()
        self._told = 0
        self._wake: Wake | None = None

    def __bool__(self) -> bool:
        return bool(self._since)

    def add(self, connection: ClientConnection) -> None:
        """Send a connection every text from now on; earlier texts that are still being sent out do not go to it."""
        self._since[connection] = self._told

    def remove(self, connection: ClientConnection) -> None:
        """Send a connection nothing more."""
        self._since.pop(connection, None)

    def tell(self, text: str) -> None:
        """Send a text to all who follow now."""
        self._told += 1
        self._line.extend((connection, text, self._told) for connection in self._since)
        if self._wake is None:
            self._go_on()

    def stop(self) -> None:
        """Send nothing more to anybody."""
        self._line.clear()
        if self._wake is not None:
            self._wake.cancel()

    def _go_on(self) -> None:
        self._wake = None
        left = AT_ONCE
        while self._line and left:
            connection, text, number = self._line.popleft()
            if self._since.get(connection, number) < number:
                connection.send(text)
                left -= 1
        if self._line:
            self._wake = self._timers.at(self._clock.now_ms() + PAUSE_MS, self._go_on)
