"""The bus goes away and comes back, a worker stands still and wakes: sockets stay open, and nobody is there twice."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from pathlib import Path

import httpx
import pytest

from cardroom.bus.bus_address import BusAddress
from cardroom.bus.bus_protocol import Bus
from cardroom.bus.embedded_bus import EmbeddedBus
from cardroom.bus.nats_bus import NatsBus
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.testing.nats_server import NatsServer
from tests.patience import PATIENCE_SECONDS
from tests.web.gateway.conftest import WHY_NOT
from tests.web.gateway.parts import Wires, gateway, raw, worker
from tests.web.gateway.test_one_gateway import until_found
from tests.web.site import decode, hear

pytestmark = pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT)


async def until_bus(bus: Bus, is_connected: bool) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while bus.state.is_connected != is_connected:
            await asyncio.sleep(0.02)


async def test_a_bus_that_is_killed_costs_no_socket(nats: NatsServer, tmp_path: Path) -> None:
    wires = Wires(BusAddress(nats.address), EmbeddedBus())
    async with worker(wires, tmp_path) as plays, gateway(wires) as door:
        await until_found(door.url)
        async with door.socket(await plays.account("Ada")) as ada:
            await hear(ada, to_client.Welcome)
            nats.kill()
            await until_bus(door.bus, False)
            await hear(ada, to_client.RoomMoves)
            async with httpx.AsyncClient(base_url=door.url) as browser:
                assert (await browser.get("/health")).json()["state"] == "bus_away"
                assert (await browser.get("/api/lobby")).status_code == 503
            nats.start()
            await hear(ada, to_client.Welcome)
            await ada.send(raw(from_client.Ping(5)))
            assert (await hear(ada, to_client.Pong)).sent_ms == 5
            async with asyncio.timeout(PATIENCE_SECONDS):
                while len(plays.room.services.presence.all) != 1:
                    await asyncio.sleep(0.05)


async def test_a_bus_that_stands_still_for_a_while_costs_a_view_at_most(
    nats: NatsServer, tmp_path: Path
) -> None:
    wires = Wires(BusAddress(nats.address), EmbeddedBus())
    async with worker(wires, tmp_path) as plays, gateway(wires) as door:
        await until_found(door.url)
        async with door.socket(await plays.account("Ada")) as ada:
            await hear(ada, to_client.Welcome)
            nats.send(signal.SIGSTOP)
            await asyncio.sleep(7)  # longer than a worker may be silent
            nats.send(signal.SIGCONT)
            with contextlib.suppress(TimeoutError):
                await hear(ada, to_client.Welcome, 15)
            await ada.send(raw(from_client.Ping(5)))
            assert (await hear(ada, to_client.Pong)).sent_ms == 5
            async with asyncio.timeout(PATIENCE_SECONDS):
                while len(plays.room.services.presence.all) != 1:
                    await asyncio.sleep(0.05)


async def test_one_message_that_the_bus_loses_costs_one_view(
    nats: NatsServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wires = Wires(BusAddress(nats.address), EmbeddedBus())
    async with worker(wires, tmp_path) as plays, gateway(wires) as door:
        await until_found(door.url)
        async with door.socket(await plays.account("Ada")) as ada, door.socket() as other:
            await hear(ada, to_client.Welcome)
            await hear(other, to_client.Welcome)
            here = door.gateway.link.here
            assert here is not None
            line = here.line.name
            publish, lost = NatsBus.publish, list[str]()

            def losing(bus: NatsBus, subject: str, data: bytes) -> None:
                if subject.endswith(line) and not lost:
                    lost.append(subject)
                    bus._numbers[subject] = bus._numbers.get(subject, 0) + 1  # as if it had been sent
                else:
                    publish(bus, subject, data)

            monkeypatch.setattr(NatsBus, "publish", losing)
            await ada.send(raw(from_client.Ping(1)))
            async with asyncio.timeout(PATIENCE_SECONDS):
                while not lost:
                    await asyncio.sleep(0.01)
            await ada.send(raw(from_client.Ping(2)))
            await hear(ada, to_client.RoomMoves)
            await hear(ada, to_client.Welcome)
            await other.send(raw(from_client.Ping(3)))
            while not isinstance(told := decode(await other.recv()), to_client.Pong):
                assert not isinstance(told, to_client.RoomMoves), "it has lost nothing"
