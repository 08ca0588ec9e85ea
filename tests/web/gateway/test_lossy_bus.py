"""A bus that loses one message in a hundred costs sockets a fresh view now and then, and nothing else."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from cardroom.bus.bus_address import BusAddress
from cardroom.bus.bus_protocol import NotAnswered
from cardroom.bus.embedded_bus import EmbeddedBus
from cardroom.bus.nats_bus import NatsBus
from cardroom.rules.book_loading import house
from cardroom.testing.nats_server import NatsServer
from cardroom.web.socket import SocketConnection
from tests.crash.books import Books
from tests.crash.load import Record, arrive, go_home
from tests.patience import PATIENCE_SECONDS
from tests.web.gateway.conftest import WHY_NOT
from tests.web.gateway.parts import Wires, gateway, worker
from tests.web.gateway.test_one_gateway import until_found

pytestmark = pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT)
LOST = 0.01
ENOUGH = 150
"""Actions that are told as done."""
POOLS = (("holdem-nl10", 1000, 3), ("omaha-pl10", 1000, 3))


class Losing:
    """Loses messages, questions and answers by chance, and counts them."""

    def __init__(self, seed: int, patch: pytest.MonkeyPatch) -> None:
        self.chance = random.Random(seed)
        self.messages = self.questions = self.answers = 0
        publish, ask = NatsBus.publish, NatsBus.ask

        def published(bus: NatsBus, subject: str, data: bytes) -> None:
            if self.chance.random() < LOST:
                self.messages += 1
                bus._numbers[subject] = bus._numbers.get(subject, 0) + 1  # as one that was sent
            else:
                publish(bus, subject, data)

        async def asked(bus: NatsBus, subject: str, data: bytes, seconds: float) -> bytes:
            lost = self.chance.random()
            if lost < LOST / 2:
                self.questions += 1
                await asyncio.sleep(seconds)
                raise NotAnswered(subject, "late")
            answer = await ask(bus, subject, data, seconds)
            if lost < LOST:
                self.answers += 1
                await asyncio.sleep(seconds)
                raise NotAnswered(subject, "late")
            return answer

        patch.setattr(NatsBus, "publish", published)
        patch.setattr(NatsBus, "ask", asked)


async def test_bots_play_on_and_every_acknowledged_action_is_in_the_books(
    nats: NatsServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wires, record = Wires(BusAddress(nats.address), EmbeddedBus()), Record()
    closed: list[tuple[int, str]] = []
    close = SocketConnection.close

    def noted(connection: SocketConnection, code: int, reason: str) -> None:
        closed.append((code, reason))
        close(connection, code, reason)

    async with worker(wires, tmp_path / "room") as plays, gateway(wires) as door:
        await until_found(door.url)
        playing = await arrive(door.host, record, random.Random(1), friends=False, pools=POOLS)
        losing = Losing(2, monkeypatch)
        monkeypatch.setattr(SocketConnection, "close", noted)
        sessions = door.gateway.doors.first.sockets
        async with asyncio.timeout(4 * PATIENCE_SECONDS):
            while len(record.acknowledged) < ENOUGH or losing.messages < 10:
                assert not any(task.done() for task in playing), "a bot gave up"
                await asyncio.sleep(0.1)
            while len(list(sessions._held)) != len(record.bots):  # one whose answer was lost comes anew
                assert not any(task.done() for task in playing), closed
                await asyncio.sleep(0.1)
        assert plays.node == door.gateway.link.node and door.gateway.link.lost_times == 0
        monkeypatch.undo()
        await go_home(playing)
    books = Books()
    await asyncio.to_thread(books.check, tmp_path / "room", house("casinohuone"), dict(record.acknowledged))
    assert books.ended and not books.void
