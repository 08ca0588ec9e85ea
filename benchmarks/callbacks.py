"""How long single callbacks of an event loop hold it: what benchmarks of the loop's longest callback measure with."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

MAX_MS: Final = 5.0
"""No callback may hold the loop for longer, counted by the processor's time."""
NAMED: Final = 10


class Callbacks:
    """How long the callbacks of the event loop took, and which were the longest."""

    def __init__(self) -> None:
        self.cpu: list[float] = []
        self.clock: list[float] = []
        self.longest: list[tuple[float, str]] = []

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Within it each is timed."""
        run = asyncio.Handle._run

        def timed(handle: Any) -> None:
            cpu, clock = time.thread_time(), time.perf_counter()
            run(handle)
            took = time.thread_time() - cpu
            self.clock.append(time.perf_counter() - clock)
            self.cpu.append(took)
            if len(self.longest) < NAMED or took > self.longest[0][0]:
                put = heapq.heappush if len(self.longest) < NAMED else heapq.heappushpop
                put(self.longest, (took, _named(handle)))

        asyncio.Handle._run = timed  # type: ignore[method-assign]  # measured from outside
        try:
            yield
        finally:
            asyncio.Handle._run = run  # type: ignore[method-assign]  # measured from outside

    def figures(self) -> dict[str, float]:
        """The longest callback of each kind of time, in milliseconds, and how many there were."""
        return {
            "longest_callback_cpu_ms": round(max(self.cpu) * 1000, 2),
            "longest_callback_clock_ms": round(max(self.clock) * 1000, 2),
            "callbacks_above_5_ms_cpu": sum(seconds > MAX_MS / 1000 for seconds in self.cpu),
            "callbacks": len(self.cpu),
        }


def _named(handle: Any) -> str:
    """What a callback was: a task's coroutine, or a function."""
    call = handle._callback
    task = getattr(call, "__self__", None)
    if isinstance(task, asyncio.Task):
        coroutine = task.get_coro()
        return f"task {getattr(coroutine, '__qualname__', coroutine)}"
    return str(getattr(call, "__qualname__", call))
