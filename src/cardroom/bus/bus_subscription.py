"""A subscription to the bus: messages in the order in which they came, and gaps where some are missing."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec


class Heard(msgspec.Struct, frozen=True):
    """A message, with the subject that it was published on."""

    subject: str
    data: bytes


class Gap(msgspec.Struct, frozen=True):
    """Messages are missing here: so many, or None where nobody knows whether and how many.

    A subscriber that follows a state asks for it anew.
    """

    lost: int | None


class BusSubscription:
    """An asynchronous iterator over what is heard. It holds so many messages for its reader and no more.

    A reader that is too slow loses all that wait, and is told of the gap: it has to ask anew in any case, and finds the
    newest behind the gap.
    """

    def __init__(
        self, pattern: str, most: int, ended: Callable[[BusSubscription], Awaitable[None]] | None = None
    ) -> None:
        if most < 1:
            raise ValueError("a subscription holds at least one message")
        self.pattern = pattern
        self.most = most
        self._ended = ended
        self._waiting: deque[Heard | Gap] = deque()
        self._messages = 0
        self._reader: asyncio.Future[None] | None = None
        self.is_closed = False

    @property
    def is_full(self) -> bool:
        """Whether one message more is one too many."""
        return self._messages >= self.most

    def put(self, heard: Heard) -> None:
        """Queue a message for the reader."""
        if self.is_closed:
            return
        if self.is_full:
            gone = [one for one in self._waiting if isinstance(one, Gap)]
            unknown = any(one.lost is None for one in gone)
            known = self._messages + sum(one.lost or 0 for one in gone)
            self._waiting.clear()
            self._waiting.append(Gap(None if unknown else known))
            self._messages = 0
        self._waiting.append(heard)
        self._messages += 1
        self._wake()

    def put_gap(self, lost: int | None) -> None:
        """Tell the reader, in its place, that messages are missing; gaps without a message between are one."""
        if self.is_closed:
            return
        if self._waiting and isinstance(last := self._waiting[-1], Gap):
            lost = None if lost is None or last.lost is None else last.lost + lost
            self._waiting.pop()
        self._waiting.append(Gap(lost))
        self._wake()

    def end(self) -> None:
        """End the iteration, behind what still waits."""
        self.is_closed = True
        self._wake()

    async def close(self) -> None:
        """Hear no more."""
        self._waiting.clear()
        self.end()
        if self._ended is not None:
            ended, self._ended = self._ended, None
            await ended(self)

    def __aiter__(self) -> BusSubscription:
        return self

    async def __anext__(self) -> Heard | Gap:
        while not self._waiting:
            if self.is_closed:
                raise StopAsyncIteration
            if self._reader is not None:
                raise RuntimeError("a subscription has one reader")
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        heard = self._waiting.popleft()
        self._messages -= isinstance(heard, Heard)
        return heard

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)
