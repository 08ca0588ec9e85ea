"""The room's own tasks: one that a fault ends is logged, shown to the operator, and begun again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from cardroom.room.runtime.figures import FaultKind, Figures
from cardroom.store.faults import StoreFailed

FIRST_PAUSE_SECONDS: Final = 1.0
LONGEST_PAUSE_SECONDS: Final = 60.0
CALM_SECONDS: Final = 10.0
"""Work without an end that has gone on for so long since a fault is well again."""

_log = structlog.get_logger("cardroom.tasks")


async def tended(name: str, work: Callable[[], Awaitable[None]], figures: Figures) -> None:
    """Do the work; after a fault begin it again, until it comes to its end.

    Before each attempt but the first there is a pause, which grows; the name is in `figures.ailing` until the work has come
    to its end, or has gone on for some seconds. If the store has failed for good, the room ends, and so does the task.
    """
    pause = FIRST_PAUSE_SECONDS
    try:
        while True:
            well = None
            if name in figures.ailing:
                well = asyncio.get_running_loop().call_later(CALM_SECONDS, figures.ailing.pop, name, None)
            try:
                await work()
                return
            except StoreFailed:
                return
            except Exception as fault:
                figures.fault(FaultKind.TASK_DIED)
                figures.ailing[name] = type(fault).__name__
                _log.exception("task_died", task=name, again_in=pause)
            finally:
                if well is not None:
                    well.cancel()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
    finally:
        figures.ailing.pop(name, None)
