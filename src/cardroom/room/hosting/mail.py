"""Mail between owners: the bus that wakes a receiver, and the order in which it handles what has come."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Final, Protocol

from cardroom.ledger.entry import Entry
from cardroom.store.messages import Message
from cardroom.store.rows import OpenOwner


class OwnerBus(Protocol):
    """Wakes owners. A wake-up may be lost: the owner then finds its mail at the next look."""

    def wake(self, owner: str) -> None:
        """Wake an owner: it has mail."""

    def opened(self, child: OpenOwner) -> None:
        """Note that an owner has begun, durably."""

    def told(self, owner: str, news: list[object]) -> None:
        """Pass on the news of an owner's step, which is durable."""

    def moved(self, entries: tuple[Entry, ...]) -> None:
        """Pass on movements of money that no news of the owner tells: what went back, or did not happen after all."""

    def loaded(self, owner: str) -> None:
        """Note that an owner was loaded from the store, at a start or after a fault: viewers must read it again."""

    def over(self, owner: str) -> None:
        """Note that an owner has closed, or that another process hosts it."""


HEARD_A_TURN: Final = 4
"""The number of messages handled in one turn, before other tasks have theirs: when a large tournament begins, all its
tables report at once.
"""


def in_order(messages: Iterable[Message]) -> list[Message]:
    """Return messages by the time sent; each sender's stay in the order sent."""
    return sorted(messages, key=lambda message: (message.sent_ms, message.sender, message.number))


async def in_turns(messages: list[Message]) -> AsyncIterator[list[Message]]:
    """Yield messages `in_order`, in batches."""
    ordered = in_order(messages)
    for first in range(0, len(ordered), HEARD_A_TURN):
        if first:
            await asyncio.sleep(0)
        yield ordered[first : first + HEARD_A_TURN]
