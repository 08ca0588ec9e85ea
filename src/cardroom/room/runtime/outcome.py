"""The outcome that a coroutine waits for, and that a callback of the outbox or of the store brings.

Whoever waits may be gone by then: a request was cancelled, a connection cut. Nobody hears the outcome then, and the
callback goes on: a step that is durable is told to everybody else, and a tournament that is over is closed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from typing import Any, Generic, TypeVar

OutcomeT = TypeVar("OutcomeT")


class Outcome(Generic[OutcomeT]):
    """Await it once; `is_wanted` until it has come or its waiter has gone."""

    def __init__(self) -> None:
        self._future: asyncio.Future[OutcomeT] = asyncio.get_running_loop().create_future()

    @property
    def is_wanted(self) -> bool:
        """Whether somebody waits for it still."""
        return not self._future.done()

    def came(self, outcome: OutcomeT) -> None:
        """Bring it."""
        if self.is_wanted:
            self._future.set_result(outcome)

    def failed(self, fault: Exception) -> None:
        """Raise a fault where it is awaited."""
        if self.is_wanted:
            self._future.set_exception(fault)

    def __await__(self) -> Generator[Any, None, OutcomeT]:
        return self._future.__await__()
