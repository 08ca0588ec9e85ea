"""The process from outside: its log, and its loop watched by the service manager."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

import structlog
from prometheus_client import Histogram

EVERY_SECONDS: Final = 0.25


async def heartbeat(lag: Histogram) -> None:
    """Measure the lag until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY_SECONDS
        await asyncio.sleep(EVERY_SECONDS)
        lag.observe(max(0.0, loop.time() - due))


def configure_logs() -> None:
    """Set structlog up for a running room. Standard output stays free for the output of commands."""
    readable = sys.stderr.isatty()
    renderer = structlog.dev.ConsoleRenderer() if readable else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
