"""Two workers on one database, of which one stands by: it goes on when the other is killed, stopped, or stands still."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from pathlib import Path

import pytest

from cardroom.rules.book_loading import house
from cardroom.testing.nats_server import missing, started
from tests.crash import load
from tests.crash.books import Books
from tests.crash.load import Record, arrive, ended, go_home
from tests.crash.test_worker_killed import PATIENCE_SECONDS, Cluster, connections, until_more, until_open
from tests.postgres import needs_postgres, server
from tests.web.gateway.parts import free_port


async def until_it_says(log: Path, words: str, times: int) -> None:
    """Wait until processes have said something so often."""
    until = time.monotonic() + PATIENCE_SECONDS
    while log.read_text().count(words) < times:
        assert time.monotonic() < until, f"{words!r} is not said {times} times"
        await asyncio.sleep(0.05)


@pytest.mark.crash
@needs_postgres
@pytest.mark.skipif(bool(missing()), reason=missing())
@pytest.mark.parametrize(
    "endings",
    [
        pytest.param((signal.SIGKILL, signal.SIGTERM), id="ends"),
        pytest.param((signal.SIGSTOP,), id="stands-still", marks=pytest.mark.exhaustive),
    ],
)
async def test_who_stands_by_takes_the_room_from_a_worker_that_is_gone(
    endings: tuple[signal.Signals, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load, "POOLS", (("holdem-nl10", 1000, 6),))
    address, log = server().store(), tmp_path / "worker.log"
    door, inside, record, books = free_port(), (free_port(), free_port()), Record(), Books()
    with started() as bus, Cluster(tmp_path, bus, address).open() as room:
        gateway = room.start("gateway", door)
        ports = list(inside)
        held = room.start("worker", ports[0], "--stand-by")
        await until_open(ports[0])
        waits = room.start("worker", ports[1], "--stand-by")
        await until_open(door)
        playing = await arrive(f"127.0.0.1:{door}", record, random.Random(3))
        for turn, ending in enumerate(endings, 1):
            await until_more(record, 60)
            await until_it_says(log, "this one stands by", turn)
            sockets = await connections(door)
            assert waits.poll() is None, "it waits for longer than a lease"
            held.send_signal(ending)
            if ending != signal.SIGSTOP:
                await ended(held)
            before, told = time.monotonic(), len(record.acknowledged)
            await until_open(ports[1])
            while len(record.acknowledged) == told:
                assert time.monotonic() < before + PATIENCE_SECONDS, "nobody acts at a table again"
                await asyncio.sleep(0.01)
            if ending == signal.SIGSTOP:
                held.send_signal(signal.SIGCONT)
                assert await ended(held) not in (0, -signal.SIGKILL), "it has lost the room, and ends"
            assert await connections(door) >= sockets - 2 > 3, (
                "a bot may have gone home; no socket was closed"
            )
            held, ports = waits, [ports[1], ports[0]]
            waits = room.start("worker", ports[1], "--stand-by")
        await until_more(record, 40)
        await go_home(playing)
        await until_it_says(log, "this one stands by", len(endings) + 1)
        waits.send_signal(signal.SIGTERM)
        assert await ended(waits) == -signal.SIGTERM, "nothing is to be ended there"
        held.send_signal(signal.SIGTERM)
        assert await ended(held) == 0 and gateway.poll() is None
        await asyncio.to_thread(books.check, address, house("casinohuone"), dict(record.acknowledged))
        assert "Traceback" not in log.read_text()
    server().drop(address)
