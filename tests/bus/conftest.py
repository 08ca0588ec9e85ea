"""Each test of the contract is asked of each bus: that of one process, NATS, and NATS with everything sealed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest
import pytest_asyncio

from cardroom.bus.bus_address import BusAddress
from cardroom.bus.bus_protocol import Bus
from cardroom.bus.bus_secret import BusSecret
from cardroom.bus.embedded_bus import EmbeddedBus, open_bus
from cardroom.testing.nats_server import NatsServer, missing, started

WHY_NOT = missing()
needs_nats = pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT)

Another = Callable[[], Awaitable[Bus]]


@pytest.fixture
def nats() -> Iterator[NatsServer]:
    if WHY_NOT:
        pytest.skip(WHY_NOT)
    with started() as server:
        yield server


SECRET = BusSecret("a secret of the tests of the bus: " + "5" * 32)


@pytest.fixture(
    params=("embedded", pytest.param("nats", marks=needs_nats), pytest.param("sealed", marks=needs_nats))
)
def address(request: pytest.FixtureRequest) -> BusAddress | None:
    """Where the bus is; None for the one of this process."""
    if request.param == "embedded":
        return None
    secret = SECRET if request.param == "sealed" else None
    return BusAddress(request.getfixturevalue("nats").address, secret)


@pytest_asyncio.fixture
async def bus(address: BusAddress | None) -> AsyncIterator[Bus]:
    bus = await open_bus(address, "test")
    yield bus
    await bus.close()


@pytest_asyncio.fixture
async def other(bus: Bus, address: BusAddress | None) -> AsyncIterator[Bus]:
    """The bus as another process has it; within one process it is the same."""
    if isinstance(bus, EmbeddedBus):
        yield bus
        return
    other = await open_bus(address, "other")
    yield other
    await other.close()
