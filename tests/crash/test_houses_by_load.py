"""Two workers that share two houses by load: a house moves in mid-hand under bots; one is killed, and one stopped."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from cardroom.rules.book_loading import house, load_rulebook
from cardroom.store.postgres.address import Address
from cardroom.testing.nats_server import missing, started
from tests.crash import load, test_worker_killed
from tests.crash.books import Books
from tests.crash.load import Record, arrive, ended, go_home
from tests.crash.test_houses_apart import HARBOUR, LONGEST_PAUSE_SECONDS, address, longest_pause, written
from tests.crash.test_worker_killed import PATIENCE_SECONDS, Cluster, until_more, until_open
from tests.postgres import needs_postgres
from tests.web.gateway.parts import free_port

__all__ = ["address"]
pytestmark = [
    pytest.mark.crash,
    needs_postgres,
    pytest.mark.skipif(bool(missing()), reason=missing()),
]
HOUSES = ("casinohuone", "harbour")
SOON = "[load]\ndifference = 0.02\nlasts_seconds = 2\nquiet_seconds = 4\n"
CALM_SECONDS = 15.0
"""How long nothing moves back, under the same load."""
MOVES = 3


async def health(port: int) -> dict[str, Any]:
    """What a worker says of itself and of what it carries."""
    async with httpx.AsyncClient(timeout=PATIENCE_SECONDS) as client:
        return dict((await client.get(f"http://127.0.0.1:{port}/health")).json())


async def until_carried(ports: tuple[int, ...], *houses: str) -> dict[str, int]:
    """Wait until each house is carried by exactly one of the workers; the port of each."""
    until = time.monotonic() + PATIENCE_SECONDS
    while True:
        told = {port: await health(port) for port in ports}
        where = [(name, port) for port, one in told.items() for name in one["houses"]]
        if sorted(name for name, _ in where) == sorted(houses):
            return dict(where)
        assert len({name for name, _ in where}) == len(where), f"two workers have one house: {where}"
        assert time.monotonic() < until, f"not carried: {told}"
        await asyncio.sleep(0.1)


async def until_served(port: int) -> None:
    """Wait until a gateway has found the worker of each of its houses."""
    until = time.monotonic() + PATIENCE_SECONDS
    while (told := await health(port))["why"]:
        assert time.monotonic() < until, told
        await asyncio.sleep(0.1)


async def moved(bus: str, name: str, to: str = "") -> dict[str, Any]:
    """What `cardroom move-house` answers."""
    words = [sys.executable, "-m", "cardroom", "move-house", name, "--bus", bus, "--json"]
    words += ["--to", to] if to else []
    done = await asyncio.to_thread(
        subprocess.run, words, capture_output=True, text=True, timeout=PATIENCE_SECONDS
    )
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


async def test_a_house_moves_in_mid_hand_and_is_taken_again_when_its_worker_is_killed(
    address: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    harbour, port = written(tmp_path), free_port()
    doors, records, books = (f"127.0.0.1:{port}", f"localhost:{port}"), (Record(), Record()), Books()
    ports, measured = (free_port(), free_port()), list[str]()
    shared = ("--beside", "--by-load", "--house", "casinohuone", "--house", harbour)
    with started() as bus, Cluster(tmp_path, bus, address).open() as room:
        workers = {one: room.start("worker", one, *shared) for one in ports}
        room.start("gateway", port, "--house", "casinohuone@127.0.0.1", "--house", f"{harbour}@localhost")
        for one in (*ports, port):
            await until_open(one)
        where = await until_carried(ports, *HOUSES)
        if len({*where.values()}) == 1:  # one was there first, and has taken both
            await moved(bus.address, "harbour")
            where = await until_carried(ports, *HOUSES)
        await until_served(port)
        playing = []
        for pool, door, record in zip(("holdem-nl10", "omaha-pl10"), doors, records, strict=True):
            monkeypatch.setattr(load, "POOLS", ((pool, 1000, 5),))
            playing += await arrive(door, record, random.Random(door), friends=False)
        for record in records:
            await until_more(record, 60)
        stays = await connect(f"ws://{doors[1]}/ws?moves")
        for _ in range(MOVES):
            over, both = asyncio.Event(), []
            both = [asyncio.create_task(longest_pause(one, over)) for one in records]
            answer = await moved(bus.address, "harbour")
            for record in records:
                await until_more(record, 40)
            over.set()
            other, own = [await one for one in both]
            measured.append(f"{answer['ms']} ms, pause {own:.3f} s, the other house {other:.3f} s")
            (tmp_path / "moves.txt").write_text("\n".join(measured))
            assert other < LONGEST_PAUSE_SECONDS > own - answer["ms"] / 1000, (answer, own, other)
            now = await until_carried(ports, *HOUSES)
            assert now["harbour"] != where["harbour"] and now["casinohuone"] == where["casinohuone"]
            where = now
        assert stays.close_code is None, "no socket closes with a move"
        await stays.close()
        killed = where["harbour"]
        workers[killed].kill()
        await ended(workers[killed])
        (left,) = set(ports) - {killed}
        assert set(await until_carried((left,), *HOUSES)) == {*HOUSES}
        for record in records:
            await until_more(record, 40)
        workers[killed] = room.start("worker", killed, *shared)
        await until_open(killed)
        await asyncio.sleep(3)
        workers[left].send_signal(signal.SIGTERM)
        assert await ended(workers[left]) == 0
        assert set(await until_carried((killed,), *HOUSES)) == {*HOUSES}, "who stops gives its houses away"
        for record in records:
            await until_more(record, 40)
        await go_home(playing)
        workers[killed].send_signal(signal.SIGTERM)
        assert await ended(workers[killed]) == 0
        told_all = dict(records[0].acknowledged) | dict(records[1].acknowledged)
        await asyncio.to_thread(books.check, address, house("casinohuone"), told_all, load_rulebook(HARBOUR))
        for role in ("worker", "gateway"):
            assert "Traceback" not in (tmp_path / f"{role}.log").read_text()


async def test_one_that_carries_more_gives_a_house_to_one_that_carries_nothing_and_it_stays_there(
    address: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_worker_killed, "SETTINGS", test_worker_killed.SETTINGS + SOON)
    harbour, port, ports = written(tmp_path), free_port(), (free_port(), free_port())
    doors, records, books = (f"127.0.0.1:{port}", f"localhost:{port}"), (Record(), Record()), Books()
    shared = ("--beside", "--by-load", "--house", "casinohuone", "--house", harbour)
    with started() as bus, Cluster(tmp_path, bus, address).open() as room:
        workers = [room.start("worker", ports[0], *shared)]
        room.start("gateway", port, "--house", "casinohuone@127.0.0.1", "--house", f"{harbour}@localhost")
        await until_open(port)
        assert {*(await until_carried(ports[:1], *HOUSES)).values()} == {ports[0]}
        await until_served(port)
        playing = []
        for pool, door, record in zip(("holdem-nl10", "omaha-pl10"), doors, records, strict=True):
            monkeypatch.setattr(load, "POOLS", ((pool, 1000, 5),))
            playing += await arrive(door, record, random.Random(door), friends=False)
        for record in records:
            await until_more(record, 40)
        workers.append(room.start("worker", ports[1], *shared))
        await until_open(ports[1])
        until = time.monotonic() + PATIENCE_SECONDS
        while len({*(await until_carried(ports, *HOUSES)).values()}) == 1:
            assert time.monotonic() < until, await health(ports[0])
            await asyncio.sleep(0.2)
        where, until = await until_carried(ports, *HOUSES), time.monotonic() + CALM_SECONDS
        while time.monotonic() < until:
            assert await until_carried(ports, *HOUSES) == where, "to and fro"
            await asyncio.sleep(0.5)
        for record in records:
            await until_more(record, 40)
        told = (tmp_path / "worker.log").read_text()
        assert told.count('"house_moves"') == 1 and "of a core here and" in told
        await go_home(playing)
        for worker in workers:
            worker.send_signal(signal.SIGTERM)
        for worker in workers:
            assert await ended(worker) == 0
        told_all = dict(records[0].acknowledged) | dict(records[1].acknowledged)
        await asyncio.to_thread(books.check, address, house("casinohuone"), told_all, load_rulebook(HARBOUR))
        assert "Traceback" not in (tmp_path / "worker.log").read_text()
