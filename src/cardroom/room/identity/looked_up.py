"""Who somebody is, is known soon, or the room is busy: a slow store signs nobody out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Final, TypeVar

from cardroom.room.runtime.workshop import busy

FoundT = TypeVar("FoundT")

WITHIN_SECONDS: Final = 5.0
"""Whoever waits longer for an answer has gone, or asks again and makes the line longer."""


async def soon(asked: Awaitable[FoundT]) -> FoundT:
    """What the store answers. Refuses ("room-busy") where it takes too long."""
    try:
        async with asyncio.timeout(WITHIN_SECONDS):
            return await asked
    except TimeoutError:
        raise busy() from None
