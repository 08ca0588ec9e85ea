"""SIGKILL at random moments under load: nothing that was told is lost, no chip is made or lost, play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import random
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from cardroom.rules import load_rulebook
from cardroom.store.engines.store_location import Place
from cardroom.store.postgres.address import Address
from tests.crash import server
from tests.crash.books import Books
from tests.crash.load import Record, arrive, ended, go_home
from tests.forks import Forked, begin
from tests.patience import SOON_SECONDS
from tests.postgres import needs_postgres
from tests.postgres import server as server_of_tests

KILLS = int(os.environ.get("CARDROOM_KILLS", "6"))
"""As many as all that is looked for needs; `make exhaustive` kills more often."""
OFTEN = 10
STAYS_AWAY_SECONDS = 1.5
HOUSE = """
id = "crash"
name = "Crash"
extends = "casinohuone"
[fault]
resume_seconds = { value = 1 }
"""


class Killed:
    """The server process, over and over."""

    def __init__(self, folder: Path, rulebook: Path, address: Address | None = None) -> None:
        self.folder = folder
        self.place: Place = address or folder
        self.store = [address.url] if address else []
        self.rulebook = rulebook
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"127.0.0.1:{self.port}"
        self._log = (folder.parent / "server.log").open("ab")

    @contextlib.contextmanager
    def running(self) -> Iterator[Forked]:
        """A server process, killed on the way out whatever happens."""
        asked = (str(self.folder), str(self.port), str(self.rulebook), *self.store)
        process = begin(server.__name__, *asked, log=self._log, talks=False)
        try:
            yield process
        finally:
            process.kill()
            process.close()

    async def is_open(self, process: Forked) -> tuple[float, float]:
        """Wait until the room answers; the seconds that took, and those of them the process had a processor."""
        began = time.perf_counter()
        async with httpx.AsyncClient() as client:
            while (passed := time.perf_counter() - began) < 60:
                assert process.poll() is None, "the server ended by itself: see server.log"
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get(f"http://{self.address}/health")).status_code == 200:
                        return passed, processor_seconds(process.pid)
                await asyncio.sleep(0.02)
        raise AssertionError("the room did not open")


async def play(record: Record, requests: int) -> None:
    """Wait until the room has carried out this many more requests."""
    wanted, began = len(record.acknowledged) + requests, time.monotonic()
    while len(record.acknowledged) < wanted:
        assert time.monotonic() - began < 60, "play does not go on"
        await asyncio.sleep(0.005)


async def heard(happened: Callable[[], bool]) -> None:
    """Wait for what comes by itself, if not for long; what never came is said at the end."""
    until = time.monotonic() + SOON_SECONDS
    while not happened() and time.monotonic() < until:
        await asyncio.sleep(0.02)


def processor_seconds(pid: int) -> float:
    """What a process has computed so far; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    ticks = stat.read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


@pytest.mark.crash
@pytest.mark.clause("CO-23", "CO-TH.42", "CO-OM.24")
async def test_a_room_killed_under_load_loses_nothing_it_told(tmp_path: Path) -> None:
    await kill_and_look(tmp_path, KILLS, None)


@pytest.mark.crash
@pytest.mark.exhaustive
async def test_a_room_killed_often_under_load_loses_nothing_it_told(tmp_path: Path) -> None:
    await kill_and_look(tmp_path, max(OFTEN, KILLS), None)


@pytest.mark.crash
@needs_postgres
async def test_a_room_on_a_server_killed_under_load_loses_nothing_it_told(tmp_path: Path) -> None:
    await kill_and_look(tmp_path, max(2, KILLS // 4), server_of_tests().store())


async def kill_and_look(tmp_path: Path, kills: int, address: Address | None) -> None:
    """Kill the room so many times; look at what is stored behind each. What is lost is lost at a kill, so play between two
    kills is short.
    """
    chance = random.Random(int(os.environ.get("CARDROOM_SEED", "1")))
    rulebook = tmp_path / "crash.toml"
    rulebook.write_text(HOUSE)
    killed, record, books = Killed(tmp_path / "room", rulebook, address), Record(), Books()
    book = load_rulebook(rulebook)
    openings: list[tuple[float, float]] = []
    interrupted, playing = 0, None
    for kill in range(kills):
        steps_before = sum(books.last_seq.values())
        stays_away = kill % 4 == 3
        if stays_away:
            record.absent_until = (
                math.inf
            )  # before the room opens: who asks all the time is in before anybody looks
        with killed.running() as process:
            openings.append(await killed.is_open(process))
            if playing is None:
                playing = await arrive(killed.address, record, chance)
            if stays_away:
                # Half of the players come back after the wait for them is over: their hands are void.
                record.absent_until = time.monotonic() + STAYS_AWAY_SECONDS
                await asyncio.sleep(STAYS_AWAY_SECONDS)
            await play(record, chance.randint(5, 120))
            if kill == kills - 1:
                await heard(lambda: record.bomb_pots > 0)
            await asyncio.sleep(chance.uniform(0, 0.1))
            process.send_signal(signal.SIGKILL)
            await ended(process)
            await asyncio.sleep(0.05)  # what was told before the kill is still on its way to the bots
        await asyncio.to_thread(books.check, killed.place, book, dict(record.acknowledged))
        assert sum(books.last_seq.values()) > steps_before, "play did not go on"
        interrupted += books.running
    assert playing is not None
    await go_home(playing)
    assert books.private_steps > 0, "nothing was played among friends"
    assert books.bomb_pots > 0 or kills < 4, "no hand was a bomb pot"
    assert interrupted > 0, "no hand was under way at any kill"
    assert books.void > 0 or kills < 4, "no hand became void"
    assert record.repeated > 0, "no request was asked again after a crash"
    figures = (
        f"{kills} kills: {sum(books.last_seq.values())} steps, {len(books.ended)} hands ended, {books.void} void, "
        f"{interrupted} interrupted, {len(record.acknowledged)} requests acknowledged, {record.repeated} asked again; "
        f"open after {max(openings)[0]:.2f} s at most, {sorted(openings)[len(openings) // 2][0]:.2f} s in the middle, "
        f"with {max(computed for _, computed in openings):.2f} s of a processor at most"
    )
    (tmp_path / "figures.txt").write_text(figures)
    sys.stdout.write(figures + "\n")
