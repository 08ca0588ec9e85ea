"""One open WebSocket, as the room's `Connection`."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

Send = Callable[[Any], Awaitable[None]]  # an ASGI message is a plain dict of mixed values
SendAtOnce = Callable[[Sequence[str]], bool]
"""Writes texts without waiting, or returns False when it cannot."""


class SocketConnection:
    """A connection that writes texts at once where the peer reads them; else they queue here, and one task writes them.

    They stay in order. A reader that falls too far behind is dropped. `ending` is done as soon as the connection is to
    close, whether or not the peer still reads anything.
    """

    __slots__ = (
        "_at_once", "_closing", "_most_bytes", "_queue", "_queued_bytes", "_send", "_wake", "address", "ending",
        "player", "session",
    )  # fmt: skip

    def __init__(
        self,
        send: Send,
        player: str,
        most_bytes: int,
        session: bytes = b"",
        at_once: SendAtOnce | None = None,
        address: str = "",
    ) -> None:
        self.player = player
        self.address = address
        self.session = session
        self.ending: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._send = send
        self._at_once = at_once
        self._most_bytes = most_bytes
        self._queue: deque[str] = deque()
        self._queued_bytes = 0
        self._wake: asyncio.Future[None] | None = None
        self._closing: tuple[int, str] | None = None

    def send(self, *texts: str) -> None:
        """See `cardroom.room.identity.client_connection.Connection`."""
        if self._closing is not None:
            return
        wake = self._wake  # there while all that was said before is written out
        if wake is not None and not wake.done() and self._at_once is not None and self._at_once(texts):
            return
        self._queued_bytes += sum(map(len, texts))
        if self._queued_bytes > self._most_bytes:
            self._queue.clear()
            self.close(1013, "too slow")
            return
        self._queue.extend(texts)
        self._awaken()

    def close(self, code: int, reason: str) -> None:
        """See `cardroom.room.identity.client_connection.Connection`."""
        if self._closing is None:
            self._closing = (code, reason)
            if not self.ending.done():
                self.ending.set_result(None)
            self._awaken()

    @property
    def is_closing(self) -> bool:
        """Whether nothing more will be sent."""
        return self._closing is not None

    def _awaken(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def write(self) -> None:
        """Write out until the connection closes; run as one task for the connection's life."""
        loop = asyncio.get_running_loop()
        queue, send = self._queue, self._send
        while True:
            while queue:
                text = queue.popleft()
                self._queued_bytes -= len(text)
                await send({"type": "websocket.send", "text": text})
            if self._closing is not None:
                code, reason = self._closing
                await send({"type": "websocket.close", "code": code, "reason": reason})
                return
            self._wake = loop.create_future()
            await self._wake
            self._wake = None
