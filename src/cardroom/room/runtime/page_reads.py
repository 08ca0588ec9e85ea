"""Reads for pages: they get a bounded share of the store's readers, for each person and in all.

The room answers one question of each person at a time. Long ones are asked in pieces, on a thread of their own that
rests as long as it has worked: it shares the interpreter with the tables' loop. Reads for sign-in, tables and sockets
have lanes of their own (`Lane`).
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from cardroom.room.runtime.workshop import busy
from cardroom.store.protocol import AnswerT, Lane, Reader, Store

A_PERSON: Final = 4
"""The most questions of one person under way or in line: a page asks two or three at a time."""
IN_ALL: Final = 64
"""The most questions of all persons: any more would be answered when nobody waits for them."""
RESTS_MOST: Final = 0.1
"""The longest rest, in seconds; a piece that took longer was held up by something else."""


class PageReads:
    """Asks the store for pages."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lines: dict[object, deque[asyncio.Future[None]]] = {}
        self._rests_until = 0.0
        self.waiting = 0
        """Questions under way or in line."""

    async def read(self, whose: str, question: Callable[[Reader], AnswerT], lane: Lane = "pages") -> AnswerT:
        """Answer one question for this person's page. Refuses ("room-busy") when too much waits already."""
        async with self.turn(whose):
            return await self.piece(question, lane)

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """Hold the person's turn, within which only `piece` is called; strangers ("") have no line of their own, and
        count only in the total. Refuses ("room-busy").
        """
        key: object = whose or object()
        line = self._lines.get(key, deque())
        if len(line) >= A_PERSON or self.waiting >= IN_ALL:
            raise busy()
        self._lines[key] = line
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(mine)
        self.waiting += 1
        if line[0] is mine:
            mine.set_result(None)
        try:
            await mine
            yield
        finally:
            self.waiting -= 1
            line.remove(mine)
            if not line:
                del self._lines[key]
            elif not line[0].done():
                line[0].set_result(None)

    async def piece(self, question: Callable[[Reader], AnswerT], lane: Lane = "pages") -> AnswerT:
        """Ask a question, or a piece of a long one: questions of others come between two pieces."""
        if lane != "searches":
            return await self._store.read(question, lane)
        return await self._store.read(lambda reader: self._at_leisure(reader, question), lane)

    def _at_leisure(self, reader: Reader, question: Callable[[Reader], AnswerT]) -> AnswerT:
        """Answer a question on the one thread of searches, after its rest."""
        began = time.monotonic()
        if (rest := self._rests_until - began) > 0:
            time.sleep(min(rest, RESTS_MOST))
            began = time.monotonic()
        try:
            return question(reader)
        finally:
            ended = time.monotonic()
            self._rests_until = ended + min(ended - began, RESTS_MOST)
