"""A reading of figures that anybody may ask for: it is taken once a second at most, however many ask, and however often."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

KEPT_SECONDS: Final = 1.0
"""Figures are put together this often at most."""


class KeptReading:
    """The last reading, until it is older than a second. Whoever asks while one is taken waits for that one."""

    def __init__(self, read: Callable[[], Awaitable[bytes]]) -> None:
        self._read = read
        self._reading: asyncio.Future[bytes] | None = None
        self._began = 0.0

    async def now(self) -> bytes:
        """The reading. Raises what taking it raises."""
        reading = self._reading
        if reading is None or (reading.done() and time.monotonic() - self._began >= KEPT_SECONDS):
            self._began = time.monotonic()
            reading = self._reading = asyncio.ensure_future(self._read())
        return await asyncio.shield(reading)
