"""Two rooms on one bus, and two rulebooks of one house: said plainly at the start, with nothing changed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.bus.bus_protocol import Bus
from cardroom.testing.nats_server import missing, started
from cardroom.web.carried import other_workers
from cardroom.web.carried.other_workers import check_others, room_at, why_not_beside
from cardroom.web.carried.relay_messages import HELLO, Speaker, Unfit, encode
from cardroom.web.carried.worker_desk import WorkerDesk
from cardroom.web.gateway.gateway_figures import GatewayFigures
from cardroom.web.gateway.worker_link import WorkerLink
from tests.commands import Command, told
from tests.crash.test_worker_killed import until_open
from tests.patience import PATIENCE_SECONDS
from tests.postgres import needs_postgres, server
from tests.web.gateway.parts import Wires, free_port

OURS = Speaker("here", False, room="folder a:/one")
HOUSES = {"casinohuone": "1", "harbour": "7"}
BOOK = 'id = "harbour"\nname = "Harbour"\nextends = "casinohuone"\n'


async def no_door(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError("nobody comes in")


@asynccontextmanager
async def worker(
    bus: Bus, own: Speaker, books: dict[str, str], is_beside: bool = True
) -> AsyncIterator[None]:
    """A worker of the houses of these books, as far as it is greeted."""
    desk = WorkerDesk(bus, own, no_door, no_door, tuple(books), is_beside, lambda: books)
    running = asyncio.create_task(desk.run())
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not await WorkerLink(bus, OURS, GatewayFigures(), next(iter(books))).look():
                await asyncio.sleep(0.02)
        yield
    finally:
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (Speaker("there", False, room="folder a:/one", books={"harbour": "7"}), ""),
        (Speaker("there", False, room="folder a:/one", books={"other": "9"}), ""),
        (Speaker("there", False, books={"harbour": "7"}), ""),
        (Speaker("there", False, room="folder a:/two", books={"harbour": "7"}), "two rooms on one bus"),
        (
            Speaker("there", False, room="folder a:/one", books={"harbour": "8"}),
            "another rulebook of harbour",
        ),
        (Speaker("there", False, version="0.1.0", room="folder a:/one", books={"harbour": "8"}), ""),
    ],
)
def test_workers_compare_their_rooms_and_their_rulebooks(other: Speaker, words: str) -> None:
    found = why_not_beside(OURS, other, HOUSES)
    assert words in found and bool(found) == bool(words)


async def test_a_worker_asks_those_that_are_there(wires: Wires, tmp_path: Path) -> None:
    bus = await wires.bus("workers")
    own = await check_others(bus, OURS, tmp_path / "a", HOUSES)
    assert own.room == room_at(tmp_path / "a") != room_at(tmp_path / "b"), "nobody is there"
    async with worker(bus, msgspec.structs.replace(own, node="first"), {"harbour": "7"}):
        await check_others(bus, OURS, tmp_path / "a", HOUSES)
        with pytest.raises(Unfit, match="another rulebook of harbour"):
            await check_others(bus, OURS, tmp_path / "a", {"harbour": "8"})
        with pytest.raises(Unfit, match="two rooms on one bus: the worker first"):
            await check_others(bus, OURS, tmp_path / "b", HOUSES)
        await check_others(bus, OURS, tmp_path / "b", {"casinohuone": "1"})
    async with worker(bus, own, {"casino-kruh": "1"}, is_beside=False):
        with pytest.raises(Unfit, match="two rooms on one bus"):
            await check_others(bus, OURS, tmp_path / "b", HOUSES)
    await wires.closed(bus)


async def test_one_that_stood_by_does_not_wait_for_a_worker_that_stands_still(
    wires: Wires, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes its place, and players wait; of another room it is told all the same."""
    bus = await wires.bus("workers")
    monkeypatch.setattr(other_workers, "ANSWER_SECONDS", 3600)

    async def stands_still(subject: str, data: bytes) -> bytes:
        await asyncio.Event().wait()
        return b""

    end = await bus.answer(HELLO, stands_still)
    async with asyncio.timeout(PATIENCE_SECONDS):
        await check_others(bus, OURS, tmp_path / "a", HOUSES, stood_by=True)
    async with worker(bus, Speaker("first", False, room="folder a:/two"), {"harbour": "7"}):
        with pytest.raises(Unfit, match="two rooms on one bus: the worker first"):
            await check_others(bus, OURS, tmp_path / "a", HOUSES, stood_by=True)
    await end()
    await wires.closed(bus)


async def test_a_busy_worker_that_answers_late_is_asked_again(
    wires: Wires, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus, asked = await wires.bus("workers"), 0
    monkeypatch.setattr(other_workers, "ANSWER_SECONDS", 0.2)

    async def late(subject: str, data: bytes) -> bytes:
        nonlocal asked
        asked += 1
        if asked < 3:
            await asyncio.sleep(0.5)
        return encode(Speaker("busy", False, room="folder a:/two"))

    end = await bus.answer(HELLO, late)
    with pytest.raises(Unfit, match="two rooms on one bus: the worker busy"):
        await check_others(bus, OURS, tmp_path / "a", {})
    assert asked == 3
    await end()
    await wires.closed(bus)


async def test_a_gateway_serves_its_houses_out_of_one_room(wires: Wires) -> None:
    bus, rooms = await wires.bus("gateway"), dict[str, str]()
    one, two = (WorkerLink(bus, OURS, GatewayFigures(), house, rooms) for house in HOUSES)
    first = Speaker("first", False, room="folder a:/one")
    async with worker(bus, first, {"casinohuone": "1"}):
        assert await one.look()
        second = msgspec.structs.replace(first, node="second", room="folder a:/two")
        async with worker(bus, second, {"harbour": "7"}):
            with pytest.raises(
                Unfit, match="two rooms on one bus: casinohuone is served out of another store"
            ):
                await two.look()
            assert two.unfit and not two.node
        async with worker(bus, msgspec.structs.replace(second, room=first.room), {"harbour": "7"}):
            assert await two.look() and not two.unfit
        for link in (one, two):
            assert link.here is not None
            link.lose(link.here, "gone")
        async with worker(bus, second, {"harbour": "7"}):
            assert await two.look(), "a room that was restored elsewhere"
    await wires.closed(bus)


@needs_postgres
def test_a_database_has_one_name_by_whatever_address_it_is_reached() -> None:
    first, second = server().store(), server().store()
    assert room_at(first) == room_at(type(first)(first.url.replace("127.0.0.1", "localhost")))
    assert room_at(first) != room_at(second) and room_at(first).startswith("database ")
    for address in (first, second):
        server().drop(address)


@pytest.mark.skipif(bool(missing()), reason=missing())
async def test_a_start_beside_another_room_or_another_rulebook_changes_nothing(tmp_path: Path) -> None:
    book, log = tmp_path / "harbour.toml", tmp_path / "worker.log"
    book.write_text(BOOK)
    other = tmp_path / "changed.toml"
    other.write_text(BOOK.replace('"Harbour"', '"The other harbour"'))
    with started() as bus, log.open("ab") as written:
        port = free_port()
        words = ("serve", "--role", "worker", "--bus", bus.address)
        first = Command(
            *words, "--data", str(tmp_path / "one"), "--house", str(book), "--port", str(port), log=written
        )
        try:
            await until_open(port)
            for folder, house, says in (
                ("two", book, "two rooms on one bus"),
                ("one", other, "plays by another rulebook of harbour"),
            ):
                more = ("--data", str(tmp_path / folder), "--house", str(house), "--port", str(free_port()))
                for stands_by in ((), ("--stand-by",)):
                    done = await asyncio.to_thread(told, *words, *more, *stands_by)
                    assert done.returncode == 2 and says in " ".join(done.stderr.split()), done.stderr
            assert not (tmp_path / "two").exists() and first.poll() is None
        finally:
            first.kill()
            first.wait()
