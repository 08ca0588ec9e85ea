"""The PostgreSQL server of a test run: started when the first test wants it, one for each process that runs tests."""

from __future__ import annotations

import atexit
import contextlib
import functools

import pytest

from cardroom.testing.postgres import PostgresServer, missing, started

WHY_NOT = missing()

needs_postgres = pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT)
SIDES = ("sqlite", pytest.param("postgres", marks=needs_postgres))
"""To parametrise a test over both sides of the store; without a server the second is skipped, and says why."""


@functools.cache
def server() -> PostgresServer:
    """The server. It ends with the process."""
    opened = contextlib.ExitStack()
    atexit.register(opened.close)
    return opened.enter_context(started())
