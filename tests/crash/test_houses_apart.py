"""Two workers with a house each on one database: one is killed and its house goes on elsewhere, while the other plays."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cardroom.rules.book_loading import house, load_rulebook
from cardroom.store.people_rows import SetRole
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.store import FamilyStore
from cardroom.store.rows import Commit
from cardroom.testing.nats_server import missing, started
from tests.crash import load, unfenced_worker
from tests.crash.books import Books
from tests.crash.load import Record, arrive, ended, go_home
from tests.crash.test_stand_by import until_it_says
from tests.crash.test_worker_killed import PATIENCE_SECONDS, Cluster, until_more, until_open
from tests.forks import begin
from tests.postgres import needs_postgres, server
from tests.web.gateway.parts import free_port

pytestmark = [
    pytest.mark.crash,
    needs_postgres,
    pytest.mark.skipif(bool(missing()), reason=missing()),
]
HARBOUR = 'extends = "casinohuone"\nid = "harbour"\nname = "The house at the harbour"\n'
LONGEST_PAUSE_SECONDS = 3.0
"""The longest that a house may stand still whose worker runs, on a machine that starts another one meanwhile."""


@pytest.fixture
def address() -> Iterator[Address]:
    address = server().store()
    yield address
    server().drop(address)


def written(folder: Path) -> str:
    """The rulebook of the other house, as a file."""
    path = folder / "harbour.toml"
    path.write_text(HARBOUR)
    return str(path)


def houses_open(health: httpx.Response) -> int:
    """How many houses a worker has, by its word: one that shares them by load names them, any other has one."""
    return len(health.json().get("houses", ("its house",))) if health.status_code == 200 else 0


@asynccontextmanager
async def one_worker_each(
    *ports: int, houses: int = 1, seconds: float = 0.0, answer_seconds: float = PATIENCE_SECONDS
) -> AsyncIterator[None]:
    """Of the workers of so many houses no more are open at once; looked at again and again.

    A worker whose line to the database broke may take so many `seconds` until it has noticed that its house is gone. One
    that does not answer within `answer_seconds` is not counted at that look.
    """

    async def watch() -> None:
        since = time.monotonic()
        async with httpx.AsyncClient(timeout=answer_seconds) as client:
            while True:
                found = 0
                for port in ports:
                    with contextlib.suppress(httpx.HTTPError):
                        found += houses_open(await client.get(f"http://127.0.0.1:{port}/health"))
                if found <= houses:
                    since = time.monotonic()
                is_soon = found <= houses or time.monotonic() - since < seconds
                assert is_soon, (
                    f"{found} workers have {'one house' if houses == 1 else f'{houses} houses'} open"
                )
                await asyncio.sleep(0.1)

    watching = asyncio.create_task(watch())
    try:
        yield
    finally:
        if watching.done():
            watching.result()
        watching.cancel()


async def longest_pause(record: Record, until: asyncio.Event) -> float:
    """The longest time without anything acknowledged, in seconds, until the event."""
    told, at, longest = len(record.acknowledged), time.monotonic(), 0.0
    while not until.is_set():
        await asyncio.sleep(0.02)
        now = time.monotonic()
        longest = max(longest, now - at)
        if len(record.acknowledged) != told:
            told, at = len(record.acknowledged), now
    return longest


async def signed_up(door: str, name: str) -> tuple[str, str]:
    """A new account: the player and the token of the session."""
    async with httpx.AsyncClient(base_url=f"http://{door}") as client:
        answer = await client.post("/api/sign-up", json={"name": name, "password": "under load"})
        answer.raise_for_status()
        return answer.json()["player"], next(iter(answer.cookies.values()))


def by(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def make_admin(address: Address, player: str) -> None:
    """Give a role beside the workers, as any process may that holds no house of theirs."""

    def give() -> None:
        store = FamilyStore(address, ("house:nobody",))
        store.followed(store.blocking_reader.changed_after(0, 0).register)
        store.commit_now(Commit(changes=(SetRole(player, "admin"),)))
        store.close()

    await asyncio.to_thread(give)


async def closed_for(door: str, token: str) -> None:
    """Wait, with a socket open, until the room hangs up because the session is over."""
    async with connect(f"ws://{door}/ws", additional_headers=by(token)) as socket:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                async for _ in socket:
                    pass
        except ConnectionClosed:
            pass
        assert socket.close_code == 4401, socket.close_code


async def check_people(address: Address, doors: tuple[str, str]) -> None:
    """An account of one house plays at the other, and an act of staff at the first holds at the second at once."""
    (player, token), (boss, order) = await signed_up(doors[0], "Vera"), await signed_up(doors[0], "Boss")
    await make_admin(address, boss)
    async with httpx.AsyncClient(base_url=f"http://{doors[1]}", headers=by(token)) as client:
        assert (await client.get("/api/me")).json()["player"] == player
        closing = asyncio.create_task(closed_for(doors[1], token))
        until = time.monotonic() + PATIENCE_SECONDS
        async with httpx.AsyncClient(base_url=f"http://{doors[0]}", headers=by(order)) as staff:
            path = f"/api/staff/players/{player}/close"
            while (await staff.post(path, json={"reason": "plays foul"})).status_code != 204:
                assert time.monotonic() < until, "the role that was given elsewhere is not known"
                await asyncio.sleep(0.1)
        await closing
        assert not (await client.get("/api/me")).json()["player"], "nobody is signed in"


async def test_a_house_whose_worker_is_killed_goes_on_and_the_other_never_pauses(
    address: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    harbour, log, port = written(tmp_path), tmp_path / "worker.log", free_port()
    doors, records, books = (f"127.0.0.1:{port}", f"localhost:{port}"), (Record(), Record()), Books()
    inside, first, second = free_port(), free_port(), free_port()
    with started() as bus, Cluster(tmp_path, bus, address).open() as room:
        main = room.start("worker", inside, "--beside", "--house", "casinohuone")
        await until_open(inside)
        killed = room.start("worker", first, "--beside", "--stand-by", "--house", harbour)
        await until_open(first)
        waits = room.start("worker", second, "--beside", "--stand-by", "--house", harbour)
        served = ("--house", "casinohuone@127.0.0.1", "--house", f"{harbour}@localhost")
        room.start("gateway", port, *served)
        await until_open(port)
        playing = []
        for pool, door, record in (
            ("holdem-nl10", doors[0], records[0]),
            ("omaha-pl10", doors[1], records[1]),
        ):
            monkeypatch.setattr(load, "POOLS", ((pool, 1000, 5),))
            playing += await arrive(door, record, random.Random(door), friends=False)
        async with one_worker_each(first, second):
            for record in records:
                await until_more(record, 60)
            await check_people(address, doors)
            await until_it_says(log, "this one stands by", 1)
            stays, over = await connect(f"ws://{doors[1]}/ws?moves"), asyncio.Event()
            watching = asyncio.create_task(longest_pause(records[0], over))
            killed.kill()
            await ended(killed)
            before, told = time.monotonic(), len(records[1].acknowledged)
            while len(records[1].acknowledged) == told:
                assert time.monotonic() < before + PATIENCE_SECONDS, "nobody acts at the house's tables again"
                await asyncio.sleep(0.01)
            took = time.monotonic() - before
            for record in records:
                await until_more(record, 40)
            over.set()
            pause = await watching
            longest = max(LONGEST_PAUSE_SECONDS, took)
            assert pause < longest, f"the other house paused for {pause:.1f} s (of {took:.1f})"
            assert stays.close_code is None, "no socket closes with a worker"
            await stays.close()
            assert main.poll() is None and waits.poll() is None
        await go_home(playing)
        for worker in (main, waits):
            worker.send_signal(signal.SIGTERM)
        for worker in (main, waits):
            assert await ended(worker) == 0
        told_all = dict(records[0].acknowledged) | dict(records[1].acknowledged)
        await asyncio.to_thread(books.check, address, house("casinohuone"), told_all, load_rulebook(HARBOUR))
        assert "Traceback" not in log.read_text()


async def test_two_workers_that_hold_one_house_are_found(address: Address, tmp_path: Path) -> None:
    """The watch of the test above is no formality: a worker that takes what another holds is seen."""
    harbour, ports = written(tmp_path), (free_port(), free_port())
    with started() as bus, Cluster(tmp_path, bus, address).open() as room, contextlib.ExitStack() as running:
        for port in ports:
            words = ("--role", "worker", "--beside", "--house", harbour, "--port", str(port))
            words += (
                "--bus",
                bus.address,
                "--store",
                address.url,
                "--settings",
                str(room.folder / "room.toml"),
            )
            process = begin(unfenced_worker.__name__, "serve", *words, talks=False)
            running.callback(process.close)
            running.callback(process.kill)
        for port in ports:
            await until_open(port)
        with pytest.raises(AssertionError, match="2 workers have one house open"):
            async with one_worker_each(*ports):
                await asyncio.sleep(2)
