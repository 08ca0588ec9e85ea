"""A worker killed with SIGKILL under bots that sit at a gateway: their sockets stay open, and nothing told is lost."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from cardroom.rules.book_loading import house
from cardroom.store.engines.store_location import Place
from cardroom.store.postgres.address import Address
from cardroom.testing.nats_server import NatsServer, missing, started
from tests.commands import Command
from tests.crash import load
from tests.crash.books import Books
from tests.crash.load import Record, arrive, ended, go_home
from tests.postgres import needs_postgres, server
from tests.web.gateway.parts import free_port

SETTINGS = """
[room]
welcome_cents = 100000
accounts_a_day = 10000
bots_allowed = true
private_games = "settle_up"
pause_before_first_hand_ms = 50
pause_after_hand_ms = 50
pause_after_fold_ms = 50
pause_waits_for_pages = false
[room.password]
memory_kib = 8
passes = 1
lanes = 1
[doors]
sign_ups_an_address = 10000
sign_ins_an_address = 10000
connections_an_address = 5000
messages_a_second = 1000
messages_burst = 1000
"""
PATIENCE_SECONDS = 150.0


@dataclass
class Cluster:
    """Processes of a room: a worker that may be killed, gateways, the bus."""

    folder: Path
    bus: NatsServer
    address: Address | None
    running: list[Command] = field(default_factory=list)

    def start(self, role: str, port: int, *more: str) -> Command:
        """A process of this role."""
        words = [*more, "--role", role, "--port", str(port), "--bus", self.bus.address]
        words += ["--settings", str(self.folder / "room.toml")]
        if role == "worker":
            words += ["--store", self.address.url] if self.address else ["--data", str(self.folder / "room")]
        log = (self.folder / f"{role}.log").open("ab")
        with log:
            process = Command("serve", *words, log=log)
        self.running.append(process)
        return process

    @contextlib.contextmanager
    def open(self) -> Iterator[Cluster]:
        """Everything that was started ends."""
        (self.folder / "room.toml").write_text(SETTINGS)
        try:
            yield self
        finally:
            for process in self.running:
                process.kill()
                process.wait()


async def until_open(port: int) -> None:
    """Wait until a process says that it is well."""
    until = time.monotonic() + PATIENCE_SECONDS
    async with httpx.AsyncClient() as client:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if (await client.get(f"http://127.0.0.1:{port}/health")).status_code == 200:
                    return
            assert time.monotonic() < until, f"nobody answers at {port}"
            await asyncio.sleep(0.1)


async def until_more(record: Record, more: int) -> None:
    """Wait until the bots have been told so much more."""
    wanted, until = len(record.acknowledged) + more, time.monotonic() + PATIENCE_SECONDS
    while len(record.acknowledged) < wanted:
        assert time.monotonic() < until, f"{len(record.acknowledged)} acknowledged, {wanted} wanted"
        await asyncio.sleep(0.05)


async def connections(port: int) -> float:
    """How many sockets a gateway has."""
    async with httpx.AsyncClient() as client:
        return float((await client.get(f"http://127.0.0.1:{port}/health")).json()["connections"])


@pytest.mark.crash
@pytest.mark.skipif(bool(missing()), reason=missing())
@pytest.mark.parametrize(
    "side",
    [pytest.param("postgres", marks=needs_postgres), pytest.param("sqlite", marks=pytest.mark.exhaustive)],
)
async def test_bots_play_on_over_a_worker_that_is_killed(
    side: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load, "POOLS", (("holdem-nl10", 1000, 9), ("omaha-pl10", 1000, 6)))
    address = server().store() if side == "postgres" else None
    place: Place = address or tmp_path / "room"
    door, inside, record, books = free_port(), free_port(), Record(), Books()
    with started() as bus, Cluster(tmp_path, bus, address).open() as room:
        worker, gateway = room.start("worker", inside), room.start("gateway", door)
        await until_open(inside)
        await until_open(door)
        playing = await arrive(f"127.0.0.1:{door}", record, random.Random(11))
        for ending in (signal.SIGKILL, signal.SIGTERM):
            await until_more(record, 150)
            sockets = await connections(door)
            worker.send_signal(ending)
            await ended(worker)
            await asyncio.sleep(0.1)  # what was told before that is still on its way to the bots
            await asyncio.to_thread(books.check, place, house("casinohuone"), dict(record.acknowledged))
            assert await connections(door) >= sockets - 2 > 10, (
                "a bot may have gone home; no socket was closed"
            )
            worker = room.start("worker", inside)
            await until_open(door)
            await until_more(record, 50)
        assert record.repeated > 10, "requests of before the kill were answered again"
        gateway.kill()
        await ended(gateway)
        room.start("gateway", door)
        await until_open(door)
        await until_more(record, 50)
        await go_home(playing)
        worker.send_signal(signal.SIGTERM)
        await ended(worker)
        await asyncio.to_thread(books.check, place, house("casinohuone"), dict(record.acknowledged))
        for role in ("worker", "gateway"):
            assert "Traceback" not in (tmp_path / f"{role}.log").read_text()
    if address is not None:
        server().drop(address)


@pytest.mark.crash
@pytest.mark.skipif(bool(missing()), reason=missing())
async def test_who_stands_still_holds_nobody_else_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A gateway that is stopped, and then a worker: the others go on, and nobody is there twice when they wake."""
    monkeypatch.setattr(load, "POOLS", (("holdem-nl10", 1000, 6),))
    monkeypatch.setattr(load, "friends_arrive", nobody)
    inside, doors, record, still = free_port(), (free_port(), free_port()), Record(), Record()
    with started() as bus, Cluster(tmp_path, bus, None).open() as room:
        worker = room.start("worker", inside)
        moving, stopped = (room.start("gateway", door) for door in doors)
        for port in (inside, *doors):
            await until_open(port)
        playing = await arrive(f"127.0.0.1:{doors[0]}", record, random.Random(5))
        monkeypatch.setattr(load, "POOLS", (("omaha-pl10", 1000, 6),))
        playing += await arrive(f"127.0.0.1:{doors[1]}", still, random.Random(6))
        await until_more(record, 30)
        await until_more(still, 30)
        stopped.send_signal(signal.SIGSTOP)
        await until_more(record, 20)  # bots at another gateway do not wait for one that is stopped
        await asyncio.sleep(6)
        await until_more(record, 20)
        stopped.send_signal(signal.SIGCONT)
        await until_more(still, 20)
        worker.send_signal(signal.SIGSTOP)
        until = time.monotonic() + PATIENCE_SECONDS
        while await is_well(doors[0]):
            assert time.monotonic() < until, "a worker that stands still is not noticed"
            await asyncio.sleep(0.2)
        worker.send_signal(signal.SIGCONT)
        await until_open(doors[0])
        await until_more(record, 20)
        await until_more(still, 20)
        until = time.monotonic() + PATIENCE_SECONDS
        while await connections(inside) != sum([await connections(door) for door in doors]):
            assert time.monotonic() < until, "sessions that no gateway has"
            await asyncio.sleep(0.2)
        await go_home(playing)
        assert moving.poll() is None and stopped.poll() is None


async def nobody(address: str, record: Record, chance: random.Random) -> list[asyncio.Task[None]]:
    """No friends: there is no private game."""
    return []


async def is_well(port: int) -> bool:
    """Whether a process says that it is well."""
    async with httpx.AsyncClient() as client:
        return (await client.get(f"http://127.0.0.1:{port}/health")).status_code == 200
