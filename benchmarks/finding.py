"""Searching among many hands of one player: how long each kind of search takes, on SQLite; then beside a running room.

    .venv/bin/python benchmarks/finding.py --hands 100000 [--seconds 20] [--alone | --room] [--json]

Plays some real hands, and stores them again and again under other numbers and days. With a room in a process of its
own, twenty players search their hands by cards at once, as often as they may, while six bots play at a table and
others ask for what everybody asks for: who they are, their account, their newest hands, a new socket. Those others
may wait 100 ms at the 99th percentile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import ssl
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import httpx
import uvloop
from msgspec.structs import replace
from websockets.asyncio.client import connect

from cardroom.room.accounts.passwords import NO_PASSWORD
from cardroom.room.archive.finished_hands import Hands
from cardroom.room.hosting.hand_counts import counts_of, nets_of
from cardroom.room.hosting.journal import decode_record
from cardroom.room.runtime.page_reads import PageReads
from cardroom.store.hand_counts_rows import DAY_MS, HandWish
from cardroom.store.people_rows import AddPlayer, PlayerRecord
from cardroom.store.rows import CloseTable, Commit, HandRecord, HandSeed, JournalRow, OpenTable, TableRecord
from cardroom.store.sqlite import open_store
from cardroom.table.events import HandEnded, HandStarted
from cardroom.testing.whole_room import TestRoom
from room import SEATS, LoadBot, Measured, cpu_seconds

REAL: Final = 10
A_GROUP: Final = 500
GROUPS: Final = 5
A_TABLE: Final = 4
FIRST_DAY: Final = 20_000
MAX_MS: Final = 100.0
OTHERS: Final = 10
SEARCHES: Final = (
    "cards=AA",
    "cards=AsAh",
    "cards=AKs&position=button",
    "position=small_blind&result=won&by=4900",
)

Real = list[list[HandRecord]]


def played(folder: Path) -> tuple[Real, TableRecord, list[str]]:
    """Some real hands of each group of players, the table of the first, and all players."""
    real, players = [], []
    with TestRoom(folder) as room:
        for group in range(GROUPS):
            names = [f"Player {group}{place}" for place in range(A_TABLE)]
            table = room.seat("holdem-nl10", *names)
            for _ in range(REAL):
                room.deal(table)
                room.play(table)
            ids = [room.person(name).id for name in names]
            players += ids
            hands = [room.reader.hand(line.hand_id) for line in room.reader.hands_of(ids[0]).rows]
            real.append([one for one in hands if one is not None])
            for name in names:
                client = room.client(name)
                client.done(client.leave(table))
        return real, room.reader.tables(with_closed=True)[0], players


def fill(folder: Path, wanted: int, real: Real, opened: TableRecord, first_ms: int, last_ms: int) -> None:
    """Store so many hands of each group at forty tables of four stakes, from one time to another."""
    chance = random.Random(1)
    store = open_store(folder)
    tables = [f"t{number}" for number in range(40)]
    for number, name in enumerate(tables):
        row = replace(opened, id=name, stake=f"NL{10 * (1 + number % 4)}", book=None)
        store.commit_now(Commit(changes=(OpenTable(row),)))
    flat = [one for place in range(REAL) for group in real for one in group[place : place + 1]]
    counts = []
    for one in flat:
        record = decode_record(one.record)
        start = next(event for event in record.events if isinstance(event, HandStarted))
        end = record.events[-1]
        assert isinstance(end, HandEnded)
        counts.append(counts_of(record.terms, record.events, nets_of(start, record.events, end)))
    for number in range(wanted * len(real)):
        place, name = number % len(flat), tables[number // len(real) % len(tables)]
        serial = number // len(tables) + 1
        shares = {
            who: replace(share, net=chance.randrange(-5_000, 5_000))
            for who, share in counts[place].shares.items()
        }
        ended_ms = first_ms + number * (last_ms - first_ms) // (wanted * len(real))
        stake = f"NL{10 * (1 + int(name[1:]) % 4)}"
        hand = replace(
            flat[place], hand_id=f"{name}-{number}", table_id=name, number=number, started_ms=ended_ms - 1,
            ended_ms=ended_ms, counts=replace(counts[place], stake=stake, shares=shares),
        )  # fmt: skip
        step = store_steps[name] = store_steps.get(name, 0) + 1
        row = JournalRow(name, step, hand.hand_id, ended_ms, b"step")
        seed = HandSeed(hand.hand_id, chance.randbytes(32))
        store.submit(Commit(journal=(row,), hand=hand, seeds=(seed,)))
        if serial % A_GROUP == 0:
            store.commit_now(Commit())
    store_steps.clear()
    for name in tables:
        store.commit_now(Commit(changes=(CloseTable(name, last_ms),)))
    store.close()


store_steps: dict[str, int] = {}


def look(folder: Path, player: str) -> None:
    """Time each search, the slowest of five."""
    searches = {
        "all": (HandWish(), ""),
        "one stake": (HandWish(stake="NL20"), ""),
        "won more than 49": (HandWish(least=4_900), ""),
        "won more than 49.99 (few)": (HandWish(least=4_999), ""),
        "nothing fits": (HandWish(least=10**9), ""),
        "a stake nobody plays": (HandWish(stake="NL4000"), ""),
        "the oldest day": (HandWish(before_ms=(FIRST_DAY + 1) * DAY_MS), ""),
        "a stake, ten days, lost": (
            HandWish(
                stake="NL30",
                from_ms=(FIRST_DAY + 100) * DAY_MS,
                before_ms=(FIRST_DAY + 110) * DAY_MS,
                most=-1,
            ),
            "",
        ),
        "cards: AA": (HandWish(), "AA"),
        "cards: AsAh": (HandWish(), "AsAh"),
    }

    async def all_of_them() -> None:
        store = open_store(folder, asyncio.get_running_loop())
        hands = Hands(PageReads(store))
        for name, (wish, cards) in searches.items():
            times, rows = [], None
            for _ in range(5):
                began = time.perf_counter()
                rows = await hands.found(player, wish, cards, "")
                times.append(time.perf_counter() - began)
            assert rows is not None
            more = ", goes on" if rows.next else ""
            print(f"{name:28} {max(times) * 1000:7.1f} ms  {len(rows.hands)} hands{more}")
        began = time.perf_counter()
        sums = await store.read(lambda reader: reader.day_sums(player, 0, 1 << 40))
        print(f"{'all sums':28} {(time.perf_counter() - began) * 1000:7.1f} ms  {len(sums)} rows")
        store.close()

    asyncio.run(all_of_them())


# ---------------------------------------------------------------------- a running room


class Crowd:
    """Who asks a running room for what, and how long each waits."""

    def __init__(self, port: int, given: dict[str, Any]) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.given = given
        self.trusted = (
            ssl.create_default_context()
        )  # one for all: each takes 9 ms, and nobody here speaks TLS
        self.chance = random.Random(1)
        self.samples: dict[str, list[float]] = {}
        self.statuses: Counter[str] = Counter()

    async def again(self, what: str, work: Callable[[], Awaitable[int]], pause: float) -> None:
        """Ask again and again, not all in one moment; a sample each time."""
        await asyncio.sleep(self.chance.uniform(0, pause))
        while True:
            began = time.perf_counter()
            status = await work()
            self.samples.setdefault(what, []).append(time.perf_counter() - began)
            self.statuses[f"{what} {status}"] += 1
            await asyncio.sleep(pause * self.chance.uniform(0.5, 1.5))

    def asking(self, token: str) -> httpx.AsyncClient:
        """Somebody signed in."""
        headers = {"Authorization": f"Bearer {token}"}
        return httpx.AsyncClient(base_url=self.url, headers=headers, timeout=60, verify=self.trusted)

    async def search(self, token: str) -> None:
        """Search by cards, as often as one may in a minute."""
        async with self.asking(token) as browser:
            before = ""

            async def once() -> int:
                nonlocal before
                answer = await browser.get(f"/api/hands?{self.chance.choice(SEARCHES)}&before={before}")
                before = answer.json().get("next", "") if answer.status_code == 200 else ""
                return answer.status_code

            await self.again("search", once, 1.0)

    async def ask(self, token: str) -> None:
        """What everybody asks for."""
        async with self.asking(token) as browser:

            async def get(path: str) -> int:
                return (await browser.get(path)).status_code

            async def socket() -> int:
                url = self.url.replace("http", "ws") + "/ws"
                async with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as line:
                    await line.recv()
                return 101

            await asyncio.gather(
                self.again("me", lambda: get("/api/me"), 0.5),
                self.again("cashier", lambda: get("/api/cashier"), 1.0),
                self.again("newest hands", lambda: get("/api/hands"), 2.0),
                self.again("own figures", lambda: get("/api/me/statistics"), 3.0),
                self.again("lobby", lambda: get("/api/lobby"), 1.0),
                self.again("new socket", socket, 1.0),
            )

    async def measured(self, seconds: float, measured: Measured, searching: bool) -> dict[str, float]:
        """The 99th percentile of each in milliseconds, with searchers or without."""
        self.samples.clear()
        measured.samples.clear()
        measured.running = True
        tasks = [asyncio.create_task(self.ask(token)) for _, token in self.given["bots"][SEATS:]]
        if searching:
            tasks += [asyncio.create_task(self.search(token)) for _, token in self.given["searchers"]]
        await asyncio.sleep(seconds)
        measured.running = False
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        all_samples = {**self.samples, "action at a table": measured.samples}
        return {what: percentile_ms(found, 0.99) for what, found in sorted(all_samples.items())}


def percentile_ms(samples: list[float], part: float) -> float:
    """A percentile in milliseconds."""
    ordered = sorted(samples) or [float("inf")]
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000, 1)


async def crowded(arguments: argparse.Namespace, given: dict[str, Any], pid: int) -> dict[str, Any]:
    """Measure in peace and beside twenty searchers."""
    measured = Measured()
    bots = [
        LoadBot(player, token, 0.2, measured, seed)
        for seed, (player, token) in enumerate(given["bots"][:SEATS])
    ]
    tasks = [asyncio.create_task(bot.run(f"ws://127.0.0.1:{arguments.port}/ws")) for bot in bots]
    crowd = Crowd(arguments.port, given)
    await asyncio.sleep(5)
    peace = await crowd.measured(arguments.seconds / 2, measured, False)
    cpu, began = cpu_seconds(pid), time.perf_counter()
    beside = await crowd.measured(arguments.seconds, measured, True)
    cpu_percent = round(100 * (cpu_seconds(pid) - cpu) / (time.perf_counter() - began))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "p99_ms_in_peace": peace, "p99_ms_beside_searchers": beside, "server_cpu_percent": cpu_percent,
        "answers": dict(crowd.statuses),
    }  # fmt: skip


def beside_a_room(
    arguments: argparse.Namespace, folder: Path, real: Real, opened: TableRecord, players: list[str]
) -> None:
    """Fill a room with hands of today, open it, and measure."""
    now_ms = int(time.time() * 1000)
    fill(folder, arguments.hands // GROUPS, real, opened, now_ms - 3_600_000, now_ms)
    store = open_store(folder)
    for number, player in enumerate(players):
        record = PlayerRecord(player, f"Searcher {number}", NO_PASSWORD, "player", now_ms)
        store.commit_now(Commit(changes=(AddPlayer(record),)))
    store.close()
    script = Path(__file__).parent / "servers" / "finding_server.py"
    given = [sys.executable, str(script), str(folder), str(arguments.port), str(SEATS + OTHERS), *players]
    server = subprocess.Popen(given, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        figures = uvloop.run(crowded(arguments, json.loads(server.stdout.readline()), server.pid))
    finally:
        server.kill()
        server.wait()
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, found in figures.items():
            print(f"{name.replace('_', ' '):28} {found}")
    slow = {
        what: ms
        for what, ms in figures["p99_ms_beside_searchers"].items()
        if ms > MAX_MS and what != "search"
    }
    if slow:
        raise SystemExit(f"held up by searchers for more than {MAX_MS:.0f} ms: {slow}")


def main() -> None:
    """Make the hands, then search."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--port", type=int, default=8773)
    parser.add_argument("--alone", action="store_true", help="without the room")
    parser.add_argument("--room", action="store_true", help="the room alone")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="cardroom-finding-"))
    try:
        real, opened, players = played(folder / "real")
        if not arguments.room:
            last_ms = (FIRST_DAY + 300) * DAY_MS
            fill(folder / "many", arguments.hands, real[:1], opened, FIRST_DAY * DAY_MS, last_ms)
            look(folder / "many", players[0])
        if not arguments.alone:
            beside_a_room(arguments, folder / "room", real, opened, players)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
