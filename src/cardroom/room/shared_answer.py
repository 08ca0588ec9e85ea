"""An answer that takes long and that many ask for at once: it is computed once for all who asked meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

AnswerT = TypeVar("AnswerT")


class Shared(Generic[AnswerT]):
    """Shares one computation: however many callers ask, one is under way and at most one more waits."""

    def __init__(self, work: Callable[[], Awaitable[AnswerT]]) -> None:
        self._work = work
        self._under_way: asyncio.Task[AnswerT] | None = None
        self._next: asyncio.Task[AnswerT] | None = None

    async def after_now(self) -> AnswerT:
        """Return an answer whose computation began after this call."""
        if self._next is None:
            self._next = asyncio.ensure_future(self._do(self._under_way))
        return await asyncio.shield(self._next)

    async def _do(self, before: asyncio.Task[AnswerT] | None) -> AnswerT:
        if before is not None:
            await asyncio.wait([before])
        self._under_way, self._next = self._next, None
        return await self._work()
