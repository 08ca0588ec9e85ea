"""The lag of the tables' loop: a task is due four times a second, and its delay is measured."""

from __future__ import annotations

import asyncio
from typing import Final

from prometheus_client import Histogram

EVERY_SECONDS: Final = 0.25


async def heartbeat(lag: Histogram) -> None:
    """Measure the lag until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY_SECONDS
        await asyncio.sleep(EVERY_SECONDS)
        lag.observe(max(0.0, loop.time() - due))
