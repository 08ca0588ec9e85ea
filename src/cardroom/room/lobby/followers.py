"""Who follows the lobby, and telling all of them without keeping the tables waiting."""

from __future__ import annotations

from collections import deque
from typing import Final

from cardroom.room.identity.client_connection import ClientConnection
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.timers import Timers, Wake

AT_ONCE: Final = 50
"""So many are told before whatever else the room has to do; each takes a few hundredths of a millisecond."""

PAUSE_MS: Final = 4


class Followers:
    """Texts go out in the order they came, to each follower those that came after it began to follow."""

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
        """From now on; what was told before and is still on its way is not for it."""
        self._since[connection] = self._told

    def remove(self, connection: ClientConnection) -> None:
        """No longer."""
        self._since.pop(connection, None)

    def tell(self, text: str) -> None:
        """To all who follow now."""
        self._told += 1
        self._line.extend((connection, text, self._told) for connection in self._since)
        if self._wake is None:
            self._go_on()

    def stop(self) -> None:
        """Nobody is told any more."""
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
