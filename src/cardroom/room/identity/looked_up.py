"""Look-ups of persons with a time limit: a slow store makes the room busy, and signs nobody out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Final, TypeVar

from cardroom.room.runtime.workshop import busy

FoundT = TypeVar("FoundT")

WITHIN_SECONDS: Final = 5.0
"""A client that waits longer has gone, or repeats its request and makes the queue longer."""


async def soon(asked: Awaitable[FoundT]) -> FoundT:
    """Return the store's answer. Refuses ("room-busy") if it takes too long."""
    try:
        async with asyncio.timeout(WITHIN_SECONDS):
            return await asked
    except TimeoutError:
        raise busy() from None
