"""A connection of `nats-py` that ends: what the library leaves waiting then, and does not say.

Where a connection breaks with something still to be written, the library's own end breaks too: it calls nobody, its
readers wait, and so does whoever writes, and it takes cancellations for its own. So nothing is awaited without an end.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

from nats.aio.client import Client
from nats.aio.subscription import Subscription as NatsSubscription
from nats.errors import AuthorizationError
from nats.errors import Error as NatsError

from cardroom.bus.bus_address import BusServer

CONNECT_SECONDS: Final = 3.0
"""How long a server may take to answer a connection."""
CANCEL_SECONDS: Final = 0.1
"""The pause before a task is cancelled again."""
FAULTS: Final = (OSError, NatsError, TimeoutError, EOFError)
"""What the library raises for a connection that has ended, or ends."""


@contextlib.asynccontextmanager
async def in_time(seconds: float = CONNECT_SECONDS) -> AsyncIterator[None]:
    """Something that is asked of the library, which may wait for ever for a connection that ends, or be cancelled by it:
    both are faults of the connection, and not the end of the task. One that was told to end, does: the library loses what
    tells it so where its answer comes at the same moment.
    """
    task = asyncio.current_task()
    assert task is not None, "the library is asked in tasks"
    before = task.cancelling()
    try:
        async with asyncio.timeout(seconds):
            yield
    except asyncio.CancelledError:
        if task.cancelling():
            raise
        raise ConnectionError("the connection has ended") from None
    if task.cancelling() > before:
        raise asyncio.CancelledError


@contextlib.asynccontextmanager
async def left_alone() -> AsyncIterator[None]:
    """Go on where the connection has a fault: it is found again, and all begins on the next one.

    Any fault: the library meets connections that end with more than it documents (an `AssertionError`, for one).
    """
    with contextlib.suppress(Exception):
        async with in_time():
            yield


async def until_known(client: Client) -> None:
    """Wait until the server knows what was subscribed. The first question overtakes what is still to be written.

    A server that ends as it is reached answers no more: it is left as soon as one that cannot be reached.
    """
    for _ in range(2):
        await client.flush(timeout=int(CONNECT_SECONDS))


async def end_whole(client: Client | None) -> None:
    """End a broken connection as a whole: where the library could not write the rest, its readers wait for ever.

    In a task of its own: the library's end may be cancelled by what it ends, and whoever connects again must go on.
    """
    if client is not None:
        client._pending.clear()
        client._pending_data_size = 0
        client._status = Client.DISCONNECTED  # one that is closed it does not close
        ending = asyncio.get_running_loop().create_task(_ended(client))
        try:
            await asyncio.wait([ending], timeout=CONNECT_SECONDS)
        finally:
            ending.cancel()


async def _ended(client: Client) -> None:
    try:
        with contextlib.suppress(Exception):
            await client.close()
    finally:
        if client._transport is not None:
            client._transport.close()  # type: ignore[no-untyped-call]  # the library has none here


async def stopped(task: asyncio.Task[None] | None) -> None:
    """Cancel a task, and wait until it has ended: the library takes some cancellations for its own."""
    while task is not None and not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=CANCEL_SECONDS)


async def unsubscribed(of_nats: NatsSubscription | None) -> None:
    if of_nats is not None:
        async with left_alone():  # with the connection the subscription has ended too
            await of_nats.unsubscribe()


def words_of(fault: Exception, server: BusServer) -> str:
    """The words for a fault of connecting, for the operator."""
    if isinstance(fault, AuthorizationError) or "authorization" in str(fault).lower():
        if server.user is None and server.token is None:
            return "the bus wants a user and a password, and the address has none"
        return "the bus refused the user name or the password"
    if isinstance(fault, TimeoutError):
        return f"no answer within {CONNECT_SECONDS:g} seconds"
    if isinstance(fault, OSError):
        return f"there is no bus ({fault.strerror or type(fault).__name__})"
    return f"the bus cannot be used ({type(fault).__name__}: {fault})"
