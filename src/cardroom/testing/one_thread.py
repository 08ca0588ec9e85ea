"""What a room in a test does in its own thread: waking another one costs more than most of what a room does at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, Final, ParamSpec, TypeVar

MAX_TURNS: Final = 100
"""Who asks in each turn of the loop whether a thread is done brings work for ever."""

P = ParamSpec("P")
ResultT = TypeVar("ResultT")


class RoomLoop(asyncio.SelectorEventLoop):
    """An event loop that says whether something waits for its turn."""

    @property
    def is_idle(self) -> bool:
        """Whether only disk, network, threads or time can bring more work."""
        return not self._ready  # type: ignore[attr-defined]  # asyncio does not say it

    async def becomes_idle(self) -> bool:
        """Let all work have its turn, and what that brings; whether nothing was left behind `MAX_TURNS`."""
        for _ in range(MAX_TURNS):
            if self.is_idle:
                return True
            await asyncio.sleep(0)
        return False


class AtOnce(Executor):
    """What is handed over is done before `submit` returns. Who asks it from an event loop is answered in a later turn."""

    def submit(self, function: Callable[P, ResultT], /, *args: P.args, **kwargs: P.kwargs) -> Future[ResultT]:
        """See `Executor`."""
        done: Future[Any] = Future()
        try:
            done.set_result(function(*args, **kwargs))
        except Exception as fault:  # it is raised where the answer is asked for
            done.set_exception(fault)
        return done
