"""A worker that stands still keeps its place on the bus: gateways find whoever has its houses by then all the same."""

from __future__ import annotations

import asyncio
import gc
import random

import msgspec
import pytest

from cardroom.bus.bus_protocol import NotAnswered
from cardroom.bus.embedded_bus import EmbeddedBus
from cardroom.web.carried.relay_messages import BeatAnswer, Speaker, encode, hello_of, of_worker
from cardroom.web.gateway import worker_link
from cardroom.web.gateway.gateway_figures import GatewayFigures
from cardroom.web.gateway.worker_link import LOOK_SECONDS, WorkerLink
from tests.patience import PATIENCE_SECONDS
from tests.web.gateway.parts import Wires

OURS = Speaker("gateway", False)
HOUSE = "casinohuone"
FOR_EVER = 3600.0


class Played:
    """A worker as gateways see it: it answers, or stands still and keeps them waiting."""

    def __init__(self, node: str) -> None:
        self.node = node
        self.goes = asyncio.Event()
        self.goes.set()
        self.greeted = 0

    async def answers(self, wires: Wires) -> None:
        """Be on the bus from now on."""
        bus = await wires.bus(self.node)
        await bus.answer(of_worker(self.node, "beat", "*"), self._beat)
        await bus.answer(hello_of(HOUSE), self._hello)

    async def _hello(self, _subject: str, _data: bytes) -> bytes:
        self.greeted += 1
        await self.goes.wait()
        return encode(msgspec.structs.replace(OURS, node=self.node))

    async def _beat(self, _subject: str, _data: bytes) -> bytes:
        await self.goes.wait()
        return encode(BeatAnswer(0))


@pytest.mark.parametrize("seed", range(6))
async def test_whoever_has_the_house_is_found_beside_those_that_stand_still(
    wires: Wires, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are, and whenever it comes: no greeting without an answer holds up the next one, and nobody waits
    until the worker of before counts as lost.
    """
    chance = random.Random(seed)
    monkeypatch.setattr(worker_link, "ANSWER_SECONDS", FOR_EVER)
    monkeypatch.setattr(worker_link, "SILENT_SECONDS", FOR_EVER)
    monkeypatch.setattr(worker_link, "LATE_SECONDS", chance.uniform(0, 0.3))
    bus = await wires.bus("gateway")
    link = WorkerLink(bus, OURS, GatewayFigures(), HOUSE)
    still = [Played(f"still{number}") for number in range(chance.randint(1, 3))]
    for one in still:
        await one.answers(wires)
        one.goes.clear()
    if has_one := chance.random() < 0.7:
        still[0].goes.set()
    running = asyncio.create_task(link.run())
    async with asyncio.timeout(PATIENCE_SECONDS):
        if has_one:
            assert (await link.found()).node == still[0].node
            still[0].goes.clear()
        await asyncio.sleep(chance.uniform(0, 4 * LOOK_SECONDS))
        before = link.here
        assert before is None or before.node == still[0].node
        comes = Played("comes")
        await comes.answers(wires)
        while link.node != comes.node:
            await asyncio.sleep(0.01)
    assert before is None or before.lost.done(), "its sockets are told"
    assert link.lost_times == has_one
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert not link._greetings
    await wires.closed(bus)


async def test_a_worker_that_was_late_and_goes_on_is_kept(wires: Wires) -> None:
    bus, worker = await wires.bus("gateway"), Played("late")
    await worker.answers(wires)
    link = WorkerLink(bus, OURS, GatewayFigures(), HOUSE)
    running = asyncio.create_task(link.run())
    async with asyncio.timeout(PATIENCE_SECONDS):
        found = await link.found()
        worker.goes.clear()
        before = worker.greeted
        while worker.greeted < before + 3:
            await asyncio.sleep(0.01)
        worker.goes.set()
        quiet = 0
        while quiet != worker.greeted:
            quiet = worker.greeted
            await asyncio.sleep(4 * LOOK_SECONDS)
    assert link.here is found and not link.lost_times, "it is the same, and nobody looks for another any more"
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await wires.closed(bus)


class Greeted(EmbeddedBus):
    """A bus on which the test answers greetings, or lets them be late."""

    def __init__(self) -> None:
        super().__init__()
        self.greetings: list[asyncio.Future[bytes]] = []

    async def ask(self, _subject: str, _data: bytes, _seconds: float) -> bytes:
        self.greetings.append(asyncio.get_running_loop().create_future())
        return await self.greetings[-1]


@pytest.mark.parametrize("seed", range(10))
async def test_a_greeting_that_ends_beside_one_that_is_answered_is_nobodys_fault(seed: int) -> None:
    """Whichever of them are late, and whichever are answered in the same moment."""
    chance, said = random.Random(seed), list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: said.append(context["message"]))
    bus = Greeted()
    link = WorkerLink(bus, OURS, GatewayFigures(), HOUSE)
    for _ in range(chance.randint(1, 4)):
        assert not await link.look(0.001)
    looking = asyncio.create_task(link.look(PATIENCE_SECONDS))
    await asyncio.sleep(0.01)
    answered = chance.choice(bus.greetings)
    for one in bus.greetings:
        if one is answered or chance.random() < 0.3:
            one.set_result(encode(msgspec.structs.replace(OURS, node="worker")))
        elif chance.random() < 0.7:
            one.set_exception(NotAnswered(hello_of(HOUSE), "late"))
    assert await looking and link.node == "worker"
    await asyncio.sleep(0)
    bus.greetings.clear()
    gc.collect()
    await asyncio.sleep(0)
    assert said == []
    await bus.close()
