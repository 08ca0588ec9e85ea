"""Standing by for a store that another process holds, until it may be opened."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import structlog

from cardroom.store.engines.store_location import Place
from cardroom.store.faults import StoreUnusable
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import LOST, PostgresConnection
from cardroom.store.postgres.writer import is_held
from cardroom.store.sqlite.store import is_locked

LOOK_SECONDS: Final = 0.1
"""The pause between two looks at who holds the store."""

_log = structlog.get_logger("cardroom.store")


def wait_until_free(
    place: Place,
    say: Callable[[], None] = lambda: None,
    sleep: Callable[[float], None] = time.sleep,
    families: Sequence[str] = (),
) -> None:
    """Wait until no process holds the store, or these `families` of it; first call `say` if one does.

    On a server that is: until it has ended, or its lease has. A server that goes away meanwhile is waited for too.
    Raises `StoreUnusable` for one that cannot be reached at first.
    """
    with _asking(place, families) as is_taken:
        if not is_taken():
            return
        say()
        while is_taken():
            sleep(LOOK_SECONDS)


@contextmanager
def _asking(place: Place, families: Sequence[str]) -> Iterator[Callable[[], bool]]:
    """A question to the store, asked again and again: whether it is held."""
    if not isinstance(place, Address):
        yield lambda: os.path.isdir(place) and is_locked(place)
        return
    server = _Server(place, families)
    try:
        yield server.is_taken
    finally:
        server.close()


class _Server:
    """A connection to a server that may break."""

    def __init__(self, address: Address, families: Sequence[str]) -> None:
        self._address = address
        self._families = families
        self._connection: PostgresConnection | None = PostgresConnection(address)

    def is_taken(self) -> bool:
        """Whether the database is held; a server that is away lets nobody in, so it counts as taken."""
        try:
            if self._connection is None:
                self._connection = PostgresConnection(self._address)
                _log.warning("store_found_again", server=str(self._address))
            return is_held(self._connection, self._families)
        except (*LOST, StoreUnusable) as fault:
            if self._connection is not None:
                _log.error("store_lost", server=str(self._address), fault=type(fault).__name__)
            self.close()
            return True

    def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
