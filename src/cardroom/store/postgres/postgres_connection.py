"""A connection to PostgreSQL with the interface of SQLite's: it blocks, and takes `?` for each value.

Each connection has an event loop of its own, which runs in the calling thread and only while it waits. So writer and
readers stay threads, as on SQLite, and commands without an event loop need no second driver.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Final, TypeVar

import asyncpg

from cardroom.store.faults import StoreAway, StoreUnusable
from cardroom.store.postgres.address import Address
from cardroom.store.sql_connection import Value

OLDEST_SERVER: Final = 14
CONNECT_SECONDS: Final = 10.0
ANSWER_SECONDS: Final = 60.0
"""A server that sends nothing for this long is treated as lost."""
AT_ONCE: Final = 500
"""The number of rows of a long answer that are in memory at once."""

LOST: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # the server is shut down, or crashed and starts again
    asyncpg.InterfaceError,  # "connection is closed"; errors of values are also DataError, which is checked first
    asyncpg.InternalClientError,  # the driver's state, when the connection breaks during an answer
    OSError,
    TimeoutError,
    asyncio.TimeoutError,
    EOFError,
)
"""The driver's exceptions for a lost connection to the server."""

SETTINGS: Final = {
    "search_path": "room",
    "application_name": "cardroom",
    "synchronous_commit": "on",  # a commit is on the disk before it is acknowledged, whatever the database's default
    "timezone": "UTC",
    "client_encoding": "UTF8",
    "jit": "off",  # compiling costs more than any of our statements
    "lock_timeout": "20s",
}

WAITS_FOR_STANDBY: Final = "SyncRepWaitForLSN"
"""Where the server says that it waits no longer for a synchronous standby: its function, the same in every language."""


class NotReplicated(ConnectionError):
    """The server has committed, and somebody ended its wait for the synchronous standby: whether a server that takes over
    will have it is unknown. It counts as a lost line: what is stored is read again, behind a commit that the standby has.
    """


ResultT = TypeVar("ResultT")

_beside = ThreadPoolExecutor(1, thread_name_prefix="store-postgres")


class Rows:
    """All rows that a statement has found."""

    __slots__ = ("_rows",)

    def __init__(self, records: Sequence[Any]) -> None:
        self._rows = iter([tuple(record) for record in records])

    def fetchone(self) -> Any:
        """The next row, None after the last."""
        return next(self._rows, None)

    def fetchall(self) -> list[Any]:
        """All remaining rows."""
        return list(self._rows)

    def __iter__(self) -> Iterator[Any]:
        return self._rows


class PostgresConnection:
    """One connection, for one thread at a time."""

    def __init__(self, address: Address) -> None:
        """Connect. Raises `StoreUnusable` with a one-line reason; `StoreAway` if the fault may be temporary."""
        self._address = address
        self._loop = asyncio.new_event_loop()
        self._not_replicated = ""
        try:
            self._raw: asyncpg.Connection[Any] = self._wait(_connect(address))
        except BaseException:
            self._loop.close()
            raise
        self._raw.add_log_listener(self._hear)

    @property
    def is_lost(self) -> bool:
        """Whether the connection to the server is known to be lost."""
        return bool(self._raw.is_closed())

    @property
    def is_closed(self) -> bool:
        """Whether the connection has been closed or was never made; then only a new one can be used."""
        return self._loop.is_closed()

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open, valid or failed."""
        return bool(self._raw.is_in_transaction())

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        """Run one statement to completion."""
        return Rows(self._wait(self._raw.fetch(numbered(statement), *values, timeout=ANSWER_SECONDS)))

    def script(self, text: str) -> None:
        """Run a text of several statements, which takes no values."""
        self._wait(self._raw.execute(text))

    def many(self, statement: str, values: Sequence[Value]) -> Iterator[Any]:
        """The rows of a long answer, fetched in parts; requires a transaction."""
        cursor = self._wait(self._cursor(numbered(statement), values))
        while found := self._wait(cursor.fetch(AT_ONCE, timeout=ANSWER_SECONDS)):
            for record in found:
                yield tuple(record)
            if len(found) < AT_ONCE:
                return

    async def _cursor(self, statement: str, values: Sequence[Value]) -> Any:
        return await self._raw.cursor(statement, *values)

    def close(self) -> None:
        """Close the connection; do not wait for a server that is gone."""
        if self._loop.is_closed():
            return
        try:
            self._wait(self._raw.close(timeout=2))
        except (*LOST, asyncpg.PostgresError):
            self._raw.terminate()
        finally:
            self._loop.close()

    def _wait(self, work: Coroutine[Any, Any, ResultT]) -> ResultT:
        """Run the loop until the work is done. A thread that already runs a loop waits for another thread."""
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            done = self._loop.run_until_complete(work)
        else:
            done = _beside.submit(self._loop.run_until_complete, work).result()
        if self._not_replicated:
            words, self._not_replicated = self._not_replicated, ""
            raise NotReplicated(words)
        return done

    def _hear(self, _connection: Any, said: asyncpg.PostgresLogMessage) -> None:
        """Hear what the server says beside its answers."""
        if said.server_source_function == WAITS_FOR_STANDBY:
            self._not_replicated = said.message


async def _connect(address: Address) -> asyncpg.Connection[Any]:
    try:
        raw = await asyncpg.connect(
            address.url, timeout=CONNECT_SECONDS, server_settings=SETTINGS, statement_cache_size=512
        )
    except asyncpg.InvalidCatalogNameError as fault:
        raise _unusable(address, "the server has no such database: make it with createdb") from fault
    except (asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError) as fault:
        raise _unusable(address, "the server does not let this user in; is the password right?") from fault
    except asyncpg.PostgresError as fault:
        raise away(address, f"the server refuses: {type(fault).__name__} {fault.sqlstate}") from fault
    except (asyncpg.InternalClientError, OSError, TimeoutError, EOFError) as fault:
        why = getattr(fault, "strerror", None) or type(fault).__name__
        raise away(address, f"the server cannot be reached ({why})") from fault
    except (asyncpg.InterfaceError, ValueError) as fault:
        raise StoreUnusable("store-address", f"{address}: not an address the driver understands") from fault
    version = raw.get_server_version()
    if version.major < OLDEST_SERVER:
        raw.terminate()
        raise _unusable(address, f"it is PostgreSQL {version.major}; {OLDEST_SERVER} or newer is needed")
    try:
        with away_where_lost(address):  # a server that ends as it is reached
            encoding = await raw.fetchval("SHOW server_encoding", timeout=CONNECT_SECONDS)
    except StoreAway:
        raw.terminate()
        raise
    if encoding != "UTF8":
        raw.terminate()
        raise _unusable(address, f"the database's encoding is {encoding}; make it again with UTF8")
    return raw


def _unusable(address: Address, why: str) -> StoreUnusable:
    return StoreUnusable("store-unreachable", f"{address}: {why}")


def away(address: Address, why: str) -> StoreAway:
    """The fault of a server that cannot answer now."""
    return StoreAway("store-away", f"{address}: {why}")


@contextmanager
def away_where_lost(address: Address) -> Iterator[None]:
    """Say of a line to the server that breaks within that the server is away."""
    try:
        yield
    except LOST as fault:
        raise away(address, f"the line to the server broke ({type(fault).__name__})") from fault


@lru_cache(1024)
def numbered(statement: str) -> str:
    """A statement with PostgreSQL's parameters ($1, $2 ...) for each `?`. No statement of ours has one within a text."""
    if "?" not in statement:
        return statement
    numbers = iter(range(1, statement.count("?") + 1))
    return re.sub(r"\?", lambda _: f"${next(numbers)}", statement)
