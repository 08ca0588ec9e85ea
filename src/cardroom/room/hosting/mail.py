"""An owner's mail in the order in which it is handled, a little of it in each turn of the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from cardroom.store.messages import Message

HEARD_A_TURN: Final = 4
"""The number of messages handled in one turn, before other tasks have theirs: when a large tournament begins, all its
tables report at once.
"""


async def in_turns(messages: list[Message]) -> AsyncIterator[list[Message]]:
    """Yield batches of messages by the time sent; each sender's messages stay in the order sent."""
    ordered = sorted(messages, key=lambda one: (one.sent_ms, one.sender, one.number))
    for first in range(0, len(ordered), HEARD_A_TURN):
        if first:
            await asyncio.sleep(0)
        yield ordered[first : first + HEARD_A_TURN]
