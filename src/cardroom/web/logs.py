"""The room's log: one line per event, to standard error; as JSON unless that is a terminal."""

from __future__ import annotations

import sys

import structlog


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
