"""A bus that is not trusted: somebody reads all of it, says things there, repeats them, cuts them and leaves some out."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg
from structlog.testing import capture_logs

from cardroom.bus import nodes
from cardroom.bus.bus_address import BusAddress
from cardroom.bus.bus_protocol import NotAnswered
from cardroom.bus.bus_subscription import BusSubscription, Gap, Heard
from cardroom.bus.nats_bus import NatsBus
from cardroom.bus.nodes import NOT_IN_TIME, NOT_OPENED, Nodes, NodeStanding
from cardroom.bus.sealed_frames import FRESH_MS
from cardroom.testing.nats_server import NatsServer
from tests.bus.conftest import SECRET, needs_nats
from tests.patience import PATIENCE_SECONDS

pytestmark = needs_nats
SOON = PATIENCE_SECONDS
LINE = "gateway.g.line"
LAST = b"the last"


@asynccontextmanager
async def stranger(server: NatsServer) -> AsyncIterator[tuple[Client, list[Msg]]]:
    """Somebody on the bus without the secret, and all that they hear."""
    client, heard = Client(), list[Msg]()
    await client.connect(server.address)

    async def hear(message: Msg) -> None:
        heard.append(message)

    await client.subscribe(">", cb=hear)
    await client.flush()
    try:
        yield client, heard
    finally:
        await client.close()


async def connected(server: NatsServer, is_sealed: bool = True) -> NatsBus:
    return await NatsBus.connected(BusAddress(server.address, SECRET if is_sealed else None), "test")


async def heard_by(subscription: BusSubscription) -> list[bytes | Gap]:
    """All that is heard until the last message."""
    found = list[bytes | Gap]()
    async with asyncio.timeout(SOON):
        async for one in subscription:
            if isinstance(one, Heard) and one.data == LAST:
                return found
            found.append(one.data if isinstance(one, Heard) else one)
    raise AssertionError("it ended")


async def until_heard(heard: list[Msg], number: int) -> None:
    async with asyncio.timeout(SOON):
        while len(heard) < number:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("seed", range(6))
async def test_what_a_stranger_says_repeats_or_changes_is_not_heard_and_hides_nothing(
    nats: NatsServer, seed: int
) -> None:
    """The law of a line: what is heard is what was said, each once and in order, whatever is thrown in between."""
    chance, bus, other = random.Random(seed), await connected(nats), await connected(nats)
    subscription = await other.subscribe("gateway.g.*", most=10_000)
    async with stranger(nats) as (client, heard):
        said = list[bytes]()
        for number in range(40):
            said.append(b"%d: As Kd" % number)
            bus.publish(LINE, said[-1])
            await until_heard(heard, 1)
            for _ in range(chance.randrange(4)):
                frame = bytearray(chance.choice(heard).data)
                subject = LINE
                match chance.choice(("again", "cut", "changed", "elsewhere", "made up", "next number")):
                    case "cut":
                        del frame[chance.randrange(len(frame)) :]
                    case "changed":
                        frame[chance.randrange(len(frame))] ^= 1 + chance.randrange(255)
                    case "elsewhere":
                        subject = "gateway.g.another"
                    case "made up":
                        frame = bytearray(chance.randbytes(200))
                    case "next number":
                        frame[8:16] = (1 << 60).to_bytes(8)
                await client.publish(subject, bytes(frame))
            await client.flush()
        bus.publish(LINE, LAST)
        assert await heard_by(subscription) == said
        assert not any(b"As Kd" in one.data for one in heard), "nothing is read there"
    await bus.close()
    await other.close()


async def test_what_is_left_out_is_a_gap(nats: NatsServer) -> None:
    bus, other = await connected(nats), await connected(nats)
    subscription = await other.subscribe(LINE)
    frames: list[tuple[str, bytes]] = []
    kept = bus._unsent
    for number in range(10):  # what a server of the bus leaves out has never come to it, for whoever hears
        bus.publish(LINE, b"%d" % number)
        frames.append(kept.pop())
    for at in (0, 1, 2, 5, 6, 4, 9):
        kept.append(frames[at])
    bus.publish(LINE, LAST)
    assert await heard_by(subscription) == [b"0", b"1", b"2", Gap(2), b"5", b"6", Gap(2), b"9"]
    await bus.close()
    await other.close()


async def test_a_question_is_carried_out_once_and_its_answer_is_its_own(nats: NatsServer) -> None:
    bus, other, carried_out = await connected(nats), await connected(nats), list[bytes]()

    async def answer(_subject: str, data: bytes) -> bytes:
        carried_out.append(data)
        return b"done: " + data

    await other.answer("worker.w.http.g", answer)
    async with stranger(nats) as (client, heard):
        assert await bus.ask("worker.w.http.g", b"close my account", SOON) == b"done: close my account"
        await until_heard(heard, 2)
        asked, answered = heard[0], heard[1]
        for _ in range(3):
            await client.publish("worker.w.http.g", asked.data, reply="_INBOX.stranger")
        await client.flush()
        assert await bus.ask("worker.w.http.g", b"another", SOON) == b"done: another"
        assert carried_out == [b"close my account", b"another"]
        assert not any(b"account" in one.data for one in heard)

        async def says_the_old(message: Msg) -> None:
            await client.publish(message.reply, answered.data)

        await client.subscribe("worker.x.http.g", cb=says_the_old)
        await client.flush()
        with pytest.raises(NotAnswered) as caught:
            await bus.ask("worker.x.http.g", b"close my account", SOON)
        assert caught.value.why == "late", "nobody knows what came of it"
    await bus.close()
    await other.close()


@pytest.mark.parametrize("is_sealed", [True, False])
async def test_two_that_do_not_share_a_secret_hear_nothing_of_one_another_and_count_it(
    nats: NatsServer, is_sealed: bool
) -> None:
    bus, other = await connected(nats, is_sealed), await connected(nats, not is_sealed)
    subscription = await other.subscribe(LINE)
    await other.answer("worker.hello", lambda _subject, data: asyncio.sleep(0, data))
    for _ in range(3):
        bus.publish(LINE, b"x")
    with pytest.raises(NotAnswered, match="late"):
        await bus.ask("worker.hello", b"x", 0.3)
    other.publish(LINE, LAST)
    assert await heard_by(subscription) == []
    assert other.state.unopened == 4
    await bus.close()
    await other.close()


async def test_a_process_that_hears_what_it_cannot_open_says_so_once(nats: NatsServer) -> None:
    bus, other = await connected(nats), await connected(nats, is_sealed=False)
    telling = asyncio.create_task(Nodes(bus, lambda: standing("sealed")).run())
    with capture_logs() as said:
        hearing = asyncio.create_task(Nodes(other, lambda: standing("open")).run())
        async with asyncio.timeout(SOON):
            while other.state.unopened < 3 or not bus.state.unopened:
                await asyncio.sleep(0.05)
    found = [one for one in said if one["event"] == "bus_not_opened"]
    assert found and len(found) <= 2, "each of them once"
    for task in (telling, hearing):
        task.cancel()
    await asyncio.gather(telling, hearing, return_exceptions=True)
    await bus.close()
    await other.close()


@pytest.mark.parametrize("is_late", [True, False])
async def test_whoever_is_not_heard_is_told_why_and_the_log_is_not_filled(
    nats: NatsServer, is_late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who has the bus says things on and on: as they like, or what a process said a while ago."""
    monkeypatch.setattr(nodes, "EVERY_SECONDS", 0.05)
    bus, other = await connected(nats), await connected(nats)
    monkeypatch.setattr(other._frames, "_now_ms", lambda: time.time_ns() // 1_000_000 + FRESH_MS)
    subject = "node.somebody.standing"
    with capture_logs() as said:
        hearing = asyncio.create_task(Nodes(bus, lambda: standing("own")).run())
        async with stranger(nats) as (client, _):
            async with asyncio.timeout(SOON):
                while bus.state.unopened < 20:
                    if is_late:
                        other.publish(subject, b"x")
                    else:
                        await client.publish(subject, b"x")
                    await asyncio.sleep(0.02)
    (found,) = [one for one in said if one["event"] == "bus_not_opened"]
    assert found["says"] == (NOT_IN_TIME if is_late else NOT_OPENED)
    hearing.cancel()
    await asyncio.gather(hearing, return_exceptions=True)
    await bus.close()
    await other.close()


def standing(node: str) -> NodeStanding:
    return NodeStanding(node, "0", "", 0, "ok", 0, 0)
