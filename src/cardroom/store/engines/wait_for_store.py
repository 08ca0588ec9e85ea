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
from cardroom.store.postgres.room_lock import is_held
from cardroom.store.sqlite.store import is_locked

LOOK_SECONDS: Final = 0.1
"""The pause between two looks at who holds the store."""

_log = structlog.get_logger("cardroom.store")


def wait_until_free(
    place: Place,
    say: Callable[[], None] = lambda: None,
    sleep: Callable[[float], None] = time.sleep,
    families: Sequence[str] = (),
    any_of: bool = False,
    again: bool = False,
) -> Sequence[str]:
    """Wait until no process holds the store, or these `families` of it; first call `say` if one does.

    With `any_of` until one of the families is free. Returns the families that are: all, or that one.

    On a server that is: until it has ended, or its lease has. A server that goes away meanwhile is waited for too.
    Raises `StoreUnusable` for one that cannot be reached at first; where a process waits `again`, that is waited for.
    """
    choices = [(one,) for one in families] if any_of else [families]
    has_said = False
    with _asking(place, again) as is_taken:
        while True:
            for choice in choices:
                if not is_taken(choice):
                    return choice
            if not has_said:
                say()
                has_said = True
            sleep(LOOK_SECONDS)


@contextmanager
def _asking(place: Place, again: bool) -> Iterator[Callable[[Sequence[str]], bool]]:
    """A question to the store, asked again and again: whether it is held, or these families of it."""
    if not isinstance(place, Address):
        yield lambda _: os.path.isdir(place) and is_locked(place)
        return
    server = _Server(place, again)
    try:
        yield server.is_taken
    finally:
        server.close()


class _Server:
    """A connection to a server that may break."""

    def __init__(self, address: Address, again: bool) -> None:
        self._address = address
        self._connection: PostgresConnection | None = None if again else PostgresConnection(address)

    def is_taken(self, families: Sequence[str]) -> bool:
        """Whether the database is held, or one of these families of it; a server that is away counts as held."""
        try:
            if self._connection is None:
                self._connection = PostgresConnection(self._address)
                _log.warning("store_found_again", server=str(self._address))
            return is_held(self._connection, families)
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
