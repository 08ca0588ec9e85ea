"""Whatever is said on a bus that is not sealed, gateways and workers go on, and what an operator is shown is one line.

What was said ended a whole gateway with all its sockets: a message with bytes that are no text was enough.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg

from cardroom.bus.bus_address import BusAddress
from cardroom.bus.bus_protocol import NotAnswered
from cardroom.bus.bus_subscription import Gap, Heard
from cardroom.bus.embedded_bus import EmbeddedBus
from cardroom.bus.nats_bus import MOST_PUBLISHERS, NatsBus
from cardroom.bus.nodes import MOST_SEEN, Nodes, NodeStanding, subject_of
from cardroom.cli.doctor_nodes import loads_told, processes_told
from cardroom.cli.output import printable
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol.bodies import ListedHouse
from cardroom.testing.nats_server import NatsServer
from cardroom.web.by_load.houses_waiting import HouseWaiting
from cardroom.web.by_load.load_told import MOST_HEARD, HouseLoad, LoadsHeard, WorkerLoad, load_of
from cardroom.web.by_load.placing import next_move, places_of
from cardroom.web.carried.houses_told import HOUSES
from cardroom.web.carried.relay_messages import (
    HELLO,
    Beat,
    BeatAnswer,
    CarriedRequest,
    Open,
    RestAsked,
    Said,
    SaidTogether,
    SessionTold,
    Speaker,
    ToldTogether,
    encode,
    here_of,
    of_worker,
    said_by,
    told_to,
)
from cardroom.web.carried.told_line import MORE, WHOLE
from cardroom.web.gateway import worker_link
from cardroom.web.gateway.gateway_figures import GatewayFigures
from cardroom.web.gateway.houses_listed import MOST_TOLD, HousesListed
from cardroom.web.gateway.worker_link import WorkerLink
from tests.bus.conftest import needs_nats
from tests.patience import PATIENCE_SECONDS
from tests.web.gateway.parts import Wires, raw
from tests.web.gateway.test_forged import Ada, at_play

ODD: Final[tuple[Any, ...]] = (
    "", "a b", "a.b", "*", ">", "\n", "\x1b[2J", "x" * 5000, -1, 0, 1 << 62, None, [], {}, 1.5e308, -2.5, True, [[]],
)  # fmt: skip
MESSAGES: Final = 300
AGAIN_SECONDS: Final = 1.0
"""How long she waits for an answer before she says it again: what was said between two sessions is lost."""


def odd_value(value: Any, chance: random.Random) -> Any:
    """A value with one part of it exchanged for another, wherever it lies."""
    if isinstance(value, dict) and value and chance.random() < 0.8:
        key = chance.choice(list(value))
        return value | {key: odd_value(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.8:
        at = chance.randrange(len(value))
        return [*value[:at], odd_value(value[at], chance), *value[at + 1 :]]
    return chance.choice(ODD)


def odd(data: bytes, chance: random.Random, form: Any = msgspec.msgpack) -> bytes:
    """A message that is not as a process of the room would say it; now and then it is."""
    how, made = (
        chance.choice(("bytes", "cut", "noise", "no text", "value", "value", "as it is")),
        bytearray(data),
    )
    if how == "bytes":
        for _ in range(chance.randint(1, 4)):
            made[chance.randrange(len(made))] = chance.randrange(256)
    elif how == "cut":
        del made[chance.randrange(len(made)) :]
    elif how == "noise":
        return chance.randbytes(chance.randrange(60))
    elif how == "no text":
        letters = [at for at, byte in enumerate(made) if chr(byte).isalpha()]
        made[chance.choice(letters)] = 0xFF
    elif how == "value":
        return bytes(form.encode(odd_value(form.decode(data), chance)))
    return bytes(made)


STANDING: Final = NodeStanding(
    "n", "postgresql://room@db/room", "1.0", 1_700_000_000_000, "ok", 3, 40, "worker"
)


def told(ada: Ada) -> dict[str, bytes]:
    """What is said to nobody's question, by its subject."""
    own, line = ada.door.gateway.link.own.node, ada.line.name
    texts = ToldTogether(
        ("{}", "a text"), (SessionTold(ada.held.session, 1, (0,)), SessionTold("s", 2, (1, 0)))
    )
    return {
        told_to(own, line): encode(texts),
        HOUSES.replace("*", "harbour"): encode(ListedHouse("harbour", "The house at the harbour")),
        subject_of("n"): msgspec.json.encode(STANDING),
        here_of(HELLO): b"x",
        said_by(ada.plays.node, own): encode(SaidTogether(line, (Said(ada.held.session, 1, b"{}"),))),
    }


def asked(ada: Ada) -> dict[str, bytes]:
    """What a worker is asked, by its subject."""
    own, line, node = ada.door.gateway.link.own.node, ada.line.name, ada.plays.node
    headers = ((b"cookie", b"session=x"), (b"host", b"127.0.0.1"))
    request = CarriedRequest("GET", "/api/me", b"/api/me", b"a=b", headers, b"", "127.0.0.1", "http")
    return {
        of_worker(node, "beat", own): encode(Beat(own, line, 1, ("a", "b"))),
        of_worker(node, "open", own): encode(Open(own, line, "a" * 24, headers, "127.0.0.1", "ws")),
        of_worker(node, "http", own): encode(request),
        of_worker(node, "rest", own): encode(RestAsked("a", 1)),
        HELLO: encode(ada.door.gateway.link.own),
    }


@pytest.mark.parametrize("seed", range(2))
async def test_whatever_is_said_gateway_and_worker_go_on(wires: Wires, tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    async with at_play(wires, tmp_path) as ada:
        gateway = ada.door.gateway
        keeping = [asyncio.create_task(work()) for work in (gateway.houses.run, gateway.nodes.run)]
        await asyncio.sleep(0.1)
        questions = list[asyncio.Task[None]]()

        async def ask(subject: str, data: bytes) -> None:
            with contextlib.suppress(NotAnswered):
                await ada.forger.ask(subject, data, 2.0)

        for _ in range(MESSAGES):
            with contextlib.suppress(StopIteration, AssertionError):  # she has no session at this moment
                said, questioned = told(ada), asked(ada)
            subject = chance.choice([*said, *questioned])
            form = msgspec.json if subject.endswith("standing") else msgspec.msgpack
            data = odd((said | questioned)[subject], chance, form)
            if subject.startswith("gateway.") and "houses" not in subject:
                data = chance.choice((WHOLE, WHOLE, MORE)) + data
            if subject in said:
                ada.forger.publish(subject, data)
            else:
                questions.append(asyncio.create_task(ask(subject, data)))
            if chance.random() < 0.1:
                await asyncio.sleep(0.01)
        await asyncio.gather(*questions)
        await heard_again(ada)
        assert not any(task.done() for task in keeping), "both go on"
        for task in keeping:
            task.cancel()
        await asyncio.gather(*keeping, return_exceptions=True)


async def heard_again(ada: Ada) -> None:
    """Wait until what she says is answered: in the session that she has, or in the next one."""
    async with asyncio.timeout(2 * PATIENCE_SECONDS):
        while True:
            await ada.socket.send(raw(from_client.Ping(7)))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(AGAIN_SECONDS):
                    while '"sent_ms":7' not in str(await ada.socket.recv()):
                        pass
                    return


async def test_whoever_answers_a_greeting_a_gateway_finds_its_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger answers greetings and beats with whatever there is, until a worker does."""
    for name in ("LOOK_SECONDS", "BEAT_SECONDS"):
        monkeypatch.setattr(worker_link, name, 0.005)
    chance, bus, greeted = random.Random(1), EmbeddedBus(), 0
    speaker = Speaker("worker-1", False, room="a room", books={"casinohuone": "1"})

    async def hello(_subject: str, _data: bytes) -> bytes:
        nonlocal greeted
        greeted += 1
        return encode(speaker) if greeted > 150 else odd(encode(speaker), chance)

    async def beat(_subject: str, _data: bytes) -> bytes:
        return odd(encode(BeatAnswer(0, ("a",))), chance)

    await bus.answer(HELLO, hello)
    await bus.answer("worker.*.beat.*", beat)
    link = WorkerLink(bus, Speaker("gateway-1", False), GatewayFigures())
    running = asyncio.create_task(link.run())
    async with asyncio.timeout(PATIENCE_SECONDS):
        while greeted <= 150 and not running.done():
            if link.here is not None:
                link.lose(link.here, "somebody else's word")
            await asyncio.sleep(0.001)
        while link.node != "worker-1" and not running.done():
            await asyncio.sleep(0.001)
    await asyncio.sleep(0.1)
    assert not running.done() and link.node == "worker-1"
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await bus.close()


async def test_whoever_answers_greetings_alone_is_greeted_no_oftener_than_a_look_takes() -> None:
    """A gateway found it, lost it and found it again, thousands of times a second, with a line in its log for each."""
    bus, greeted = EmbeddedBus(), 0

    async def hello(_subject: str, _data: bytes) -> bytes:
        nonlocal greeted
        greeted += 1
        return encode(Speaker("worker-1", False))

    await bus.answer(HELLO, hello)
    running = asyncio.create_task(WorkerLink(bus, Speaker("gateway-1", False), GatewayFigures()).run())
    await asyncio.sleep(4 * worker_link.LOOK_SECONDS)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert 1 < greeted < 10
    await bus.close()


@needs_nats
async def test_whoever_speaks_under_ever_more_names_fills_no_memory(nats: NatsServer) -> None:
    told = await NatsBus.connected(BusAddress(nats.address), "hears")
    subscription = await told.subscribe("a.*", most=MOST_PUBLISHERS)
    client, hears, loads = Client(), told._wanted[0].hear, LoadsHeard(told)
    nodes, houses = Nodes(told, None), HousesListed(told, {}, lambda _: True)
    names = 2 * MOST_PUBLISHERS
    for number in range(names):
        name = f"n{number}"
        standing = msgspec.structs.replace(STANDING, node=name)
        await hears(Msg(client, "a.b", "", number.to_bytes(8) + (1).to_bytes(8) + b"x"))
        nodes._hear(Heard(subject_of(name), msgspec.json.encode(standing)))
        loads._hear(Heard(load_of(name), msgspec.json.encode(WorkerLoad(name, "", {}, {}, 0.1, 0.1))))
        houses._hear(Heard(HOUSES.replace("*", name), encode(ListedHouse(name, name))))
    assert len(told._wanted[0].numbers) <= MOST_PUBLISHERS
    assert len(nodes.seen) == MOST_SEEN and len(loads.now()) == MOST_HEARD
    assert len(houses.now().houses) == MOST_TOLD
    assert Gap(None) in subscription._waiting, "those who follow a state ask for it anew"
    await told.close()


def test_what_is_told_of_workers_stays_in_its_line_and_moves_nobodys_house_into_nothing() -> None:
    chance, bus = random.Random(2), EmbeddedBus()
    nodes, loads = Nodes(bus, None), LoadsHeard(bus)
    waiting = {"harbour": HouseWaiting("b", "a test", "it stops", 3.5, 2)}
    load = WorkerLoad(
        "a", "a room", {"harbour": HouseLoad(3, 20.5, 0.4)}, {"harbour": "1", "club": "2"}, 0.5, 2.0, "club", 1,
        moving_seconds=70.0, waiting=waiting,
    )  # fmt: skip
    shown = 0
    for _ in range(1500):
        said: tuple[tuple[Callable[[Heard], None], str, msgspec.Struct], ...] = (
            (nodes._hear, subject_of("n"), STANDING),
            (loads._hear, load_of("a"), load),
        )
        hear, subject, message = chance.choice(said)
        hear(Heard(subject, odd(msgspec.json.encode(message), chance, msgspec.json)))
        found = loads.now()
        carrying = [one.carrying(load) for one in found] + [load.carrying(load)]
        next_move(carrying, 0.3)
        places_of(["harbour", "club"], carrying)
        for finding in (*processes_told(nodes.seen), *loads_told(found)):
            line = printable(finding.says)
            assert "\n" not in line and "\x1b" not in line
            shown += 1
    assert shown > 1000
