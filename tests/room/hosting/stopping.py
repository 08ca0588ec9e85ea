"""A process with a family of owners that stops dead at one step of a message's way: `python stopping.py PLACE STEP N`.

STEP is one of `STEPS`, and the process ends when it comes there for the Nth time, as by a power cut: nothing is
flushed, closed or told.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final, NoReturn

sys.path.insert(0, str(Path(__file__).parents[3]))

from cardroom.room.hosting.owner_hosts import OwnerHosts
from cardroom.store.engines.store_location import Place
from cardroom.store.messages import Message
from cardroom.store.postgres.address import Address
from cardroom.store.protocol import Done, Lane, Reader
from cardroom.store.rows import Commit
from tests.room.hosting.family import Family, random_moves

STEPS: Final = (
    "sent",  # the sender's commit was given to the store
    "durable",  # it is durable, and nobody was woken
    "woken",  # the receiver was woken
    "loaded",  # it has read its mail
    "decided",  # it has decided, and not committed
    "taken",  # the commit that takes the message was given to the store
    "told",  # that is durable, and was told
)

STOPPED: Final = 77
"""What the process ends with when it was stopped."""

_stop_at = ""
_left = 0


def stop(step: str) -> None:
    """The process may end here."""
    global _left
    if step == _stop_at:
        _left -= 1
        if _left == 0:
            _end()


def _end() -> NoReturn:
    os._exit(STOPPED)


class StoppingStore:
    """The store it is given, which is another thing to stop in."""

    def __init__(self, store: Any) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def submit(self, commit: Commit, done: Done | None = None) -> None:
        if commit.taken is not None:
            stop("decided")

        def answered(fault: Any) -> None:
            if commit.messages:
                stop("durable")
            if done is not None:
                done(fault)

        self._store.submit(commit, answered)
        if commit.messages:
            stop("sent")
        if commit.taken is not None:
            stop("taken")

    async def read(self, question: Any, lane: Lane = "room") -> Any:
        found = await self._store.read(question, lane)
        if isinstance(found, list) and found and isinstance(found[0], Message):
            stop("loaded")
        return found

    def blocking(self) -> Reader:
        reader: Reader = self._store.blocking_reader
        return reader


class StoppingHosts(OwnerHosts):
    """Hosts that may stop when somebody is woken or told."""

    def wake(self, owner: str) -> None:
        super().wake(owner)
        stop("woken")

    def told(self, owner: str, news: list[object]) -> None:
        super().told(owner, news)
        if news:
            stop("told")


def main(where: str, step: str, often: str) -> None:
    """The program: see `test_stopped.py`."""
    global _stop_at, _left
    _stop_at, _left = step, (times := int(often))
    place: Place = Address(where) if where.startswith("postgresql:") else Path(where)
    family = Family(place, times, StoppingHosts, StoppingStore)  # type: ignore[arg-type]  # it has all that a store has
    random_moves(family, 25, times)
    family.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
