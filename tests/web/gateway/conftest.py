"""The wires between a worker and a gateway: the bus of one process, and NATS."""

from __future__ import annotations

import pytest

from cardroom.bus.bus_address import BusAddress
from cardroom.bus.embedded_bus import EmbeddedBus
from cardroom.testing.nats_server import missing, started
from tests.web.gateway.parts import Wires

WHY_NOT = missing()
NATS = pytest.param("nats", marks=pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT))


@pytest.fixture(params=("embedded", NATS))
def wires(request: pytest.FixtureRequest) -> Wires:
    """A bus that no process is on yet."""
    if request.param == "embedded":
        return Wires(None, EmbeddedBus())
    server = request.getfixturevalue("nats")
    return Wires(BusAddress(server.address), EmbeddedBus())


@pytest.fixture
def nats():  # type: ignore[no-untyped-def]  # a generator of a server
    with started() as server:
        yield server
