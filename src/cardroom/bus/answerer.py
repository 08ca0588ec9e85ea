"""How questions are answered on either side of the bus: each by itself, and no more than so many at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from cardroom.bus.bus_protocol import Answer, AnswerDeclined

MOST_AT_ONCE: Final = 256
"""The questions that one answerer works on at the same time; one more fails at once."""
SAYS_AGAIN_SECONDS: Final = 60.0
"""The shortest pause between two lines about questions that could not be answered: whoever asks could fill the log."""

_log = structlog.get_logger("cardroom.bus")

Reply = Callable[[bytes | None], Awaitable[None]]
"""Sends the answer, or None for a failure."""


class Answerer:
    """Answers the questions on some subjects."""

    def __init__(self, pattern: str, answer: Answer) -> None:
        self.pattern = pattern
        self._answer = answer
        self._tasks: set[asyncio.Task[None]] = set()
        self._silent_until = 0.0
        self._unsaid = 0

    def begin(self, subject: str, data: bytes, reply: Reply) -> None:
        """Answer a question, in a task of its own: it goes on when whoever asked waits no more."""
        answer = self._answer if len(self._tasks) < MOST_AT_ONCE else _too_busy
        task = asyncio.get_running_loop().create_task(self._carry_out(answer, subject, data, reply))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, answer: Answer, subject: str, data: bytes, reply: Reply) -> None:
        found: bytes | None = None
        try:
            found = await answer(subject, data)
        except AnswerDeclined:
            pass
        except Exception:  # whoever asked is told that it failed, and no more
            self._say_failed(subject)
        await reply(found)

    def _say_failed(self, subject: str) -> None:
        """Say why this question was not answered, with the number of those that nothing was said about."""
        now = time.monotonic()
        if now < self._silent_until:
            self._unsaid += 1
            return
        _log.exception("answer_failed", subject=subject, unsaid=self._unsaid)
        self._silent_until, self._unsaid = now + SAYS_AGAIN_SECONDS, 0

    def stop(self) -> None:
        """End what is being answered."""
        for task in self._tasks:
            task.cancel()


async def _too_busy(_subject: str, _data: bytes) -> bytes:
    raise RuntimeError(f"{MOST_AT_ONCE} questions are being answered already")
