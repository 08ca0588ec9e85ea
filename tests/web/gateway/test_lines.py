"""The line between a gateway and a worker: each session is told its own texts in order, or nothing more behind a loss."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from typing import Any

import pytest

from cardroom.bus.bus_subscription import Heard
from cardroom.bus.embedded_bus import EmbeddedBus
from cardroom.bus.subjects import MOST_BYTES
from cardroom.web.carried.relay_messages import (
    MOST_NAMED,
    PIECE,
    Beat,
    BeatAnswer,
    Open,
    Said,
    SessionOpened,
    SessionTold,
    Speaker,
    encode,
    of_worker,
    part_of,
    told_to,
)
from cardroom.web.carried.told_line import ToldLine
from cardroom.web.carried.worker_desk import WorkerDesk
from cardroom.web.doors.web_settings import Doors
from cardroom.web.gateway import worker_link
from cardroom.web.gateway.gateway_figures import GatewayFigures, OpenedWhy
from cardroom.web.gateway.held_socket import HeldSocket
from cardroom.web.gateway.session_line import SessionLine
from cardroom.web.gateway.worker_link import WorkerLink
from cardroom.web.socket import SocketConnection
from tests.patience import PATIENCE_SECONDS
from tests.web.gateway.parts import Wires


class Losing(EmbeddedBus):
    """A bus that loses some messages, and says nothing of it."""

    def __init__(self, chance: random.Random, share: float) -> None:
        super().__init__()
        self.chance, self.share, self.sizes = chance, share, list[int]()

    def publish(self, subject: str, data: bytes) -> None:
        self.sizes.append(len(data))
        if self.chance.random() >= self.share:
            super().publish(subject, data)


class Reader:
    """A session at the gateway that keeps what it hears."""

    is_open = True

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.number = 0
        self.end: tuple[int, str] | None = None
        self.lost: OpenedWhy | None = None

    def hear(self, told: SessionTold, texts: tuple[str, ...]) -> None:
        if self.lost is None and told.number != self.number + 1:
            self.lost = "gap"
        if self.lost is None:
            self.number = told.number
            self.heard += [texts[place] for place in told.texts]
            self.end = told.end

    def lose(self, why: OpenedWhy) -> None:
        self.lost = self.lost or why


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("share", [0.0, 0.05])
async def test_each_session_hears_its_own_texts_in_order_and_none_behind_a_loss(
    seed: int, share: float
) -> None:
    chance = random.Random(seed)
    bus = Losing(chance, share)
    way, line = SessionLine(bus, "g", "w"), ToldLine(bus, "g", "l")
    way._told_on = told_to("g", "l")
    await way.open()
    readers = {f"s{number}": Reader() for number in range(chance.randint(1, 9))}
    way.sessions.update(readers)
    told = {name: line.listener(name) for name in readers}
    said: dict[str, list[str]] = defaultdict(list)
    shared = [chance.choice("äx♠") * chance.choice((1, 40, PIECE // 3, PIECE)) for _ in range(4)]
    for step in range(chance.randint(20, 120)):
        for name in readers:
            if chance.random() < 0.4:
                texts = chance.choices(shared, k=chance.randint(1, 2)) if step % 3 else [f"{name} {step}"]
                said[name] += texts
                assert told[name].tell(texts)
        if chance.random() < 0.5:
            await asyncio.sleep(0)
    over = set(chance.sample(sorted(readers), 1))
    for name in over:
        told[name].end(4500, "over")
        told[name].over()
        assert told[name].tell(("nobody hears this",))
    line.flush()
    await bus.close()
    assert way._reading is not None
    await way._reading
    for name, reader in readers.items():
        assert reader.heard == said[name][: len(reader.heard)]
        if reader.lost is None and not share:
            assert reader.heard == said[name]
            assert (reader.end == (4500, "over")) == (name in over)
    assert max(bus.sizes) <= PIECE + 1
    assert bool(share) or not any(reader.lost for reader in readers.values())


async def test_a_text_for_six_is_on_the_bus_once() -> None:
    bus = Losing(random.Random(1), 0)
    line = ToldLine(bus, "g", "l")
    text = "x" * 10_000
    for seat in range(6):
        line.listener(f"s{seat}").tell((text,))
    line.flush()
    assert len(bus.sizes) == 1 and bus.sizes[0] < 10_500


async def test_what_clients_say_in_one_turn_of_the_loop_is_one_message() -> None:
    bus = EmbeddedBus()
    heard = await bus.subscribe("worker.w.said.*")
    way = SessionLine(bus, "g", "w")
    for number in range(5):
        way.say(Said(f"s{number}", 1, b"word"))
    way.say(Said("s0", 2, is_over=True))
    await asyncio.sleep(0)
    one = await anext(heard)
    assert isinstance(one, Heard)
    desk = WorkerDesk(bus, Speaker("w", False), nobody, nobody)
    desk._hear(one)
    assert desk.dropped == {"unknown": 6}
    heard.end()
    assert [one async for one in heard] == []


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError("nobody comes in")


async def opens(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept", "headers": []})
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def test_two_houses_of_one_worker_at_one_gateway_keep_their_sessions(wires: Wires) -> None:
    bus = await wires.bus("both")
    desk = WorkerDesk(bus, Speaker("w", False), nobody, opens, ("one", "two"))
    serving = [asyncio.create_task(desk.run())]
    own, ended, rooms = Speaker("g", False), list[asyncio.Future[Any]](), dict[str, str]()
    helds = []
    for house, sockets in (("one", 1), ("two", 2)):
        link = WorkerLink(bus, own, GatewayFigures(), house, rooms)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not await link.look():
                await asyncio.sleep(0.02)
        serving.append(asyncio.create_task(link.run()))
        for _ in range(sockets):
            held = HeldSocket(link, Doors(), (), "", "ws", True)
            assert isinstance(await held.open(await link.found()), SessionOpened)
            connection = SocketConnection(_unsent, "", 1 << 20)
            ended.append(asyncio.ensure_future(held._follow(connection)))
            helds.append(held)
    await asyncio.wait(ended, timeout=4.5, return_when=asyncio.FIRST_COMPLETED)
    assert desk.sessions == 3 and not any(one.done() for one in ended)
    for task in (*ended, *serving):
        task.cancel()
    await asyncio.gather(*ended, *serving, return_exceptions=True)
    await wires.closed(bus)


async def _unsent(_message: object) -> None:
    """Nothing waits to be written here."""


async def waits(scope: Any, receive: Any, send: Any) -> None:
    """A session of the worker's that says nothing until it is over."""
    await send({"type": "websocket.accept", "headers": []})
    while (await receive())["type"] != "websocket.disconnect":
        pass


@pytest.mark.parametrize(("seed", "most"), [(1, 3), (2, 7), (3, 8192)])
async def test_sessions_that_one_side_alone_has_are_found_however_many_there_are(
    seed: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one message the names of 20,000 are too many: a gateway that held them ended, with all its sockets."""
    for name, value in (("BEAT_SECONDS", 0.005), ("MOST_NAMED", most)):
        monkeypatch.setattr(worker_link, name, value)
    chance, bus = random.Random(seed), EmbeddedBus()
    desk = WorkerDesk(bus, Speaker("w", False), waits, waits)
    link = WorkerLink(bus, Speaker("g", False), GatewayFigures())
    running = [asyncio.create_task(one) for one in (desk.run(), link.run())]
    async with asyncio.timeout(PATIENCE_SECONDS):
        line = (await link.found()).line
        both, here, there = ({f"{name}{number}" for number in range(chance.randint(8, 40))} for name in "bgw")
        for session in both | there:
            opening = Open("g", line.name, session, (), "", "ws")
            await bus.ask(of_worker("w", "open", "g"), encode(opening), PATIENCE_SECONDS)
        readers = {name: Reader() for name in both | here}
        line.sessions.update(readers)
        while {*desk._sessions} != both or {name for name, one in readers.items() if one.lost} != here:
            await asyncio.sleep(0.01)
            for name in [name for name, one in readers.items() if one.lost]:
                line.sessions.pop(name, None)
    assert not any(task.done() for task in running) and not link.lost_times
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    await bus.close()


@pytest.mark.parametrize("sockets", [1, 8191, 8192, 20_000, 50_000])
def test_no_comparison_is_longer_than_the_bus_takes(sockets: int) -> None:
    names = [random.Random(number).randbytes(12).hex() for number in range(sockets)]
    parts = 1 + sockets // MOST_NAMED
    told = [[name for name in names if part_of(name, parts) == part] for part in range(parts)]
    assert sorted(name for part in told for name in part) == sorted(names), "each once"
    for part in told:
        assert len(encode(Beat("g" * 60, "l" * 24, sockets, tuple(part), part=0, parts=parts))) < MOST_BYTES
        assert len(encode(BeatAnswer(0, tuple(part)))) < MOST_BYTES
