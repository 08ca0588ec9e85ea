"""What only a bus with a server can do: be refused, be lost, and come back."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import signal
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import pytest
from nats.aio.client import Client

from cardroom.bus.bus_address import BusAddress
from cardroom.bus.bus_protocol import BusUnusable, NotAnswered
from cardroom.bus.bus_subscription import BusSubscription, Gap, Heard
from cardroom.bus.nats_bus import NatsBus
from cardroom.bus.nats_connection import in_time, left_alone
from cardroom.testing.nats_server import NatsServer, started, started_pair
from tests.bus.conftest import needs_nats
from tests.patience import PATIENCE_SECONDS

pytestmark = needs_nats
SOON = PATIENCE_SECONDS


async def connected(server: NatsServer, name: str = "test") -> NatsBus:
    return await NatsBus.connected(BusAddress(server.address), name)


@pytest.mark.parametrize(
    ("secret", "words"),
    [
        ("", "wants a user and a password"),
        ("cardroom:wrong@", "refused the user name or the password"),
        ("nobody:s3cret@", "refused the user name or the password"),
        ("s3cret@", "refused the user name or the password"),
    ],
)
async def test_a_refused_password_is_said_and_not_shown(secret: str, words: str) -> None:
    with started("cardroom", "s3cret") as server:
        with pytest.raises(BusUnusable, match=words) as caught:
            await NatsBus.connected(BusAddress(f"nats://{secret}127.0.0.1:{server.port}"), "test")
        assert "s3cret" not in str(caught.value) and "wrong" not in str(caught.value)
        bus = await connected(server)
        assert bus.state.is_connected
        await bus.close()


async def test_no_server_is_said_at_once() -> None:
    async with asyncio.timeout(SOON):
        with pytest.raises(BusUnusable, match="there is no bus"):
            await NatsBus.connected(BusAddress("nats://127.0.0.1:1"), "test")


async def test_the_next_server_of_the_address_is_taken(nats: NatsServer) -> None:
    bus = await NatsBus.connected(BusAddress(f"nats://127.0.0.1:1,{nats.address}"), "test")
    assert bus.state.is_connected
    await bus.close()


async def read(subscription: BusSubscription, numbers: list[int], gaps: list[int | None]) -> None:
    async for one in subscription:
        if isinstance(one, Heard):
            numbers.append(int(one.data))
        else:
            gaps.append(one.lost)


async def test_a_server_killed_under_load_costs_a_gap_that_is_told_and_nothing_else(nats: NatsServer) -> None:
    """Three times: whoever subscribes hears again, in order, and no message is missing without a gap before it."""
    bus, publisher = await connected(nats), await connected(nats, "publisher")
    subscription = await bus.subscribe("table.>", most=100_000)
    found: list[Heard | Gap] = []

    async def listen() -> None:
        async for one in subscription:
            found.append(one)

    async def answer(_subject: str, data: bytes) -> bytes:
        return data

    await publisher.answer("echo", answer)
    listening = asyncio.create_task(listen())
    published = itertools.count()

    async def publish() -> None:
        while True:
            publisher.publish("table.t1", b"%d" % next(published))
            await asyncio.sleep(0.0005)

    publishing = asyncio.create_task(publish())
    for turn in range(1, 4):
        before = len(found)
        async with asyncio.timeout(SOON):
            while len(found) < before + 100:
                await asyncio.sleep(0.01)
        nats.kill()
        await asyncio.sleep(0.3)
        with pytest.raises(NotAnswered):
            await bus.ask("echo", b"", 0.5)
        nats.start()
        async with asyncio.timeout(SOON):
            while min(bus.state.returns, publisher.state.returns) < turn:
                await asyncio.sleep(0.01)
        assert await bus.ask("echo", b"again", SOON) == b"again"
    before = len(found)
    async with asyncio.timeout(SOON):
        while len(found) < before + 100:
            await asyncio.sleep(0.01)
    publishing.cancel()
    last = -1
    is_told = False
    for one in found:
        if isinstance(one, Gap):
            is_told = True
            continue
        number = int(one.data)
        assert number > last, "heard twice, or out of order"
        assert number == last + 1 or is_told, "missing without a gap"
        last, is_told = number, False
    assert publisher.state.unsent > 0 and sum(isinstance(one, Gap) for one in found) >= 3
    await bus.close()
    await publisher.close()
    await listening


async def test_what_the_publisher_could_not_send_is_counted_by_its_subscribers(nats: NatsServer) -> None:
    """The subscriber's own connection was never broken: only the numbers tell."""
    bus, publisher = await connected(nats), await connected(nats, "publisher")
    subscription = await bus.subscribe("a")
    publisher.publish("a", b"1")
    assert await anext(subscription) == Heard("a", b"1")
    client, publisher._client = publisher._client, None
    for _ in range(3):
        publisher.publish("a", b"lost")
    publisher._client = client
    publisher.publish("a", b"5")
    async with asyncio.timeout(SOON):
        assert [await anext(subscription), await anext(subscription)] == [Gap(3), Heard("a", b"5")]
    assert publisher.state.unsent == 3
    await bus.close()
    await publisher.close()


async def test_a_server_that_stands_still_is_noticed_and_found_again(nats: NatsServer) -> None:
    bus = await connected(nats)
    subscription = await bus.subscribe("a")
    nats.send(signal.SIGSTOP)
    async with asyncio.timeout(SOON):
        while bus.state.is_connected:
            bus.publish("a", b"")  # never waits
            await asyncio.sleep(0.05)
    nats.send(signal.SIGCONT)
    async with asyncio.timeout(SOON):
        while not bus.state.is_connected:
            await asyncio.sleep(0.05)
        bus.publish("a", b"again")
        found = [one async for one in _until(subscription, b"again")]
    assert Gap(None) in found
    await bus.close()


async def _until(subscription: BusSubscription, data: bytes):  # type: ignore[no-untyped-def]  # an async generator of the test
    async for one in subscription:
        yield one
        if isinstance(one, Heard) and one.data == data:
            return


async def test_a_subscription_made_while_the_bus_is_away_begins_when_it_is_back(nats: NatsServer) -> None:
    bus = await connected(nats)
    nats.kill()
    async with asyncio.timeout(SOON):
        while bus.state.is_connected:
            await asyncio.sleep(0.01)
    subscription = await bus.subscribe("a")
    nats.start()
    async with asyncio.timeout(SOON):
        while not bus.state.is_connected:
            await asyncio.sleep(0.01)
        bus.publish("a", b"1")
        assert [one async for one in _until(subscription, b"1")] == [Heard("a", b"1")]
    await bus.close()


async def test_who_loses_one_of_two_servers_goes_on_at_the_other() -> None:
    with started_pair() as (first, second):
        address = BusAddress(f"{first.address},{second.address}")
        one, other = await NatsBus.connected(address, "one"), await connected(second)
        subscription = await one.subscribe("a")
        first.kill()
        async with asyncio.timeout(SOON):
            while not one.state.returns:
                await asyncio.sleep(0.01)
            other.publish("a", b"1")
            assert Heard("a", b"1") in [each async for each in _until(subscription, b"1")]
            first.start()
            joined = await connected(first)
            saying = asyncio.create_task(
                _said_again_and_again(joined)
            )  # the servers have to find one another
            assert Heard("a", b"2") in [each async for each in _until(subscription, b"2")]
            saying.cancel()
        for bus in (one, other, joined):
            await bus.close()


async def test_a_server_killed_with_much_still_to_be_written_is_left(nats: NatsServer) -> None:
    """The library's own end breaks then, and it tells nobody that the connection has ended."""
    bus, other = await connected(nats), await connected(nats, "other")
    subscription = await other.subscribe("a")
    quiet = await connected(nats, "quiet")  # it publishes nothing: only a look finds its end
    await _unwritten(bus, nats)
    await _unwritten(quiet, nats)
    nats.kill()
    nats.start()
    async with asyncio.timeout(SOON):
        while not (bus.state.returns and other.state.returns and quiet.state.returns):
            await asyncio.sleep(0.01)
        bus.publish("a", b"1")
        assert Heard("a", b"1") in [each async for each in _until(subscription, b"1")]
    for one in (bus, other, quiet):
        await one.close()


async def _unwritten(bus: NatsBus, nats: NatsServer) -> None:
    """Let a server stand still until a bus has more to write than its line takes."""
    nats.send(signal.SIGSTOP)
    client = bus._client
    assert client is not None
    for _ in range(200):
        bus.publish("b", b"x" * 100_000)
    async with asyncio.timeout(SOON):
        while not client._pending_data_size:
            bus.publish("b", b"x" * 100_000)
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("seed", range(3))
async def test_whenever_servers_are_killed_everybody_comes_back(seed: int) -> None:
    """One or both, once and again, also while processes are just coming back, under load."""
    chance = random.Random(seed)

    async def echo(_subject: str, data: bytes) -> bytes:
        return data

    async def say(bus: NatsBus) -> None:
        while True:
            bus.publish("table", b"x" * chance.randrange(300))
            await asyncio.sleep(0.005)

    with started_pair() as pair:
        address = BusAddress(",".join(one.address for one in pair))
        buses = [await NatsBus.connected(address, f"process {number}") for number in range(4)]
        for number, bus in enumerate(buses):
            await bus.answer(f"echo.{number}", echo)
            await bus.subscribe("table")
        saying = [asyncio.create_task(say(bus)) for bus in buses]
        for _ in range(8):
            await asyncio.sleep(chance.random() / 2)
            both = chance.random() < 0.5
            for one in pair if both else ():
                one.kill()
            if both:
                await asyncio.sleep(chance.random() / 2)
                for one in pair:
                    one.start()
                await asyncio.sleep(chance.random() / 2)
            pair[0].kill()
            for bus, number in itertools.product(buses, range(len(buses))):
                await _until_answered(bus, f"echo.{number}")
            pair[0].start()
        for task in saying:
            task.cancel()
        for bus in buses:
            await bus.close()


@pytest.mark.parametrize("fault", [asyncio.CancelledError, RuntimeError, AssertionError])
async def test_a_bus_comes_back_whatever_the_library_says_as_it_ends(
    nats: NatsServer, monkeypatch: pytest.MonkeyPatch, fault: type[BaseException]
) -> None:
    """The end of a connection is cancelled now and then by the reader that it cancels: nobody connected again."""
    bus = await connected(nats)
    left = bus._client
    whole = Client.close

    async def close(client: Client) -> None:
        await whole(client)
        if client is left:
            raise fault

    monkeypatch.setattr(Client, "close", close)
    for _ in range(2):
        nats.kill()
        nats.start()
        async with asyncio.timeout(SOON):
            while not (bus.state.is_connected and bus._client is not left):
                await asyncio.sleep(0.01)
        left = bus._client
    assert bus.state.returns == 2
    await bus.close()


async def _until_answered(bus: NatsBus, subject: str) -> None:
    async with asyncio.timeout(SOON):
        while True:
            try:
                await bus.ask(subject, b"", 1)
                return
            except NotAnswered:
                await asyncio.sleep(0.02)


async def test_a_server_that_ends_as_it_is_reached_is_left_for_the_next(nats: NatsServer) -> None:
    """It takes the connection and answers nothing behind it, as a server does that is killed at that moment."""

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        info = {"server_id": "x", "version": "2.9", "max_payload": 1 << 20, "headers": True}
        writer.write(f"INFO {json.dumps(info)}\r\n".encode())
        while b"PING" not in await reader.readline():
            pass
        writer.write(b"PONG\r\n")
        await reader.read()
        writer.close()

    async with await asyncio.start_server(silent, "127.0.0.1", 0) as ending:
        port = ending.sockets[0].getsockname()[1]
        async with asyncio.timeout(SOON):
            bus = await NatsBus.connected(BusAddress(f"nats://127.0.0.1:{port},{nats.address}"), "one")
            other = await connected(nats)
            subscription = await bus.subscribe("a")
            other.publish("a", b"1")
            assert Heard("a", b"1") in [each async for each in _until(subscription, b"1")]
        for one in (bus, other):
            await one.close()


async def _said_again_and_again(bus: NatsBus) -> None:
    while True:
        bus.publish("a", b"2")
        await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nats://",
        "http://host",
        "nats://host/path",
        "nats://host:port",
        "host:4222",
        "nats://a,redis://b",
        "tls://h",
        "nats://[::1",
    ],
)
def test_an_invalid_address_is_refused_without_being_repeated(text: str) -> None:
    with pytest.raises(BusUnusable, match="looks like nats://"):
        BusAddress(text)


def test_an_address_is_shown_without_its_secrets() -> None:
    shown = str(BusAddress("nats://ann:p%40ss@one, nats://t0ken@[::1]:4333"))
    assert shown == "nats://ann@one:4222,nats://[::1]:4333"
    assert BusAddress("nats://ann:p%40ss@one").servers[0].password == "p@ss"


@pytest.mark.parametrize("asks", [in_time, left_alone])
@pytest.mark.parametrize("order", [*itertools.permutations(("answered", "told to end", "told to end again"))])
async def test_who_is_told_to_end_as_an_answer_comes_ends(
    asks: Callable[[], AbstractAsyncContextManager[None]], order: tuple[str, ...]
) -> None:
    """The library waits by `asyncio.wait_for`, which loses a cancellation in the turn of the loop that answers it: a
    gateway that was stopped just then looked for its worker on and on.
    """
    answer = asyncio.get_running_loop().create_future()

    async def work() -> None:
        async with asks():
            await asyncio.wait_for(answer, PATIENCE_SECONDS)

    working = asyncio.create_task(work())
    await asyncio.sleep(0)
    for happens in order:
        if happens == "answered":
            answer.set_result(None)
        else:
            working.cancel()
    await asyncio.wait([working], timeout=PATIENCE_SECONDS)
    assert working.cancelled()
