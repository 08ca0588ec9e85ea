"""The room under load: `python benchmarks/room.py [--tables N] [--rate R] [--seconds S] [--json]`.

A real room in a process of its own (uvicorn, every action durable, on SQLite and then on PostgreSQL) and six connected
bots a table in this one. Bots act at the offered rate; a sample is the time from a bot's sending of its action until
the last of the six players of that table has received it: socket, decoding, decision, journal, flush, six views, six
sockets.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from cardroom.bots.follower import Follower
from cardroom.bots.mind import CallingMind
from cardroom.cash import cash_commands as of_cash
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table import events
from cardroom.table.model import commands
from cardroom.testing.postgres import missing, started

SEATS = 6
POOL = "holdem-nl100"
BUY_IN = 10_000
ACTED = (events.Folded, events.Checked, events.Called, events.Bet, events.Raised)

_decode = msgspec.json.Decoder(to_client.AnyServerMessage).decode
_encode = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Measured:
    """Samples in seconds, taken between `begin` and `end`."""

    running: bool = False
    actions: int = 0
    samples: list[float] = field(default_factory=list)
    sent_at: dict[tuple[str, int], float] = field(default_factory=dict)
    heard: dict[tuple[str, int], int] = field(default_factory=dict)

    def sent(self, hand: str, turn: int) -> None:
        """A bot is about to send its action."""
        self.sent_at[hand, turn] = time.perf_counter()

    def told(self, hand: str, turn: int) -> None:
        """One of the six has received what came of it; the last one makes the sample."""
        key = (hand, turn)
        count = self.heard.get(key, 0) + 1
        if count < SEATS:
            self.heard[key] = count
            return
        self.heard.pop(key, None)
        sent = self.sent_at.pop(key, None)
        if sent is not None and self.running:
            self.actions += 1
            self.samples.append(time.perf_counter() - sent)


class LoadBot:
    """Joins, calls, raises and folds without thinking, at a fixed pace."""

    def __init__(
        self, player: str, token: str, think_seconds: float, measured: Measured, seed: int, source: str = ""
    ) -> None:
        """`source` is an address of this machine to come from, where it matters."""
        self.source = source
        self.player = player
        self.token = token
        self.think_seconds = think_seconds
        self.measured = measured
        self.mind = CallingMind(random.Random(seed))
        self.followed: Follower | None = None
        self.last_turn = (("", -1), 0)
        self.requests = 0
        self.mended_at = -100
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self, url: str) -> None:
        """Play until cancelled."""
        headers = {"Authorization": f"Bearer {self.token}"}
        options = {"local_addr": (self.source, 0)} if self.source else {}
        async with connect(
            url, additional_headers=headers, compression=None, ping_interval=None, **options
        ) as socket:
            async for text in socket:
                await self.hear(socket, _decode(text))

    async def ask(self, socket: ClientConnection, message: from_client.ClientMessage) -> None:
        """Send one message."""
        await socket.send(_encode(message).decode())

    def request(self) -> str:
        """A new request id."""
        self.requests += 1
        return f"{self.player}-{self.requests}"

    async def hear(self, socket: ClientConnection, message: to_client.AnyServerMessage) -> None:
        """Follow the table; act on turn."""
        if isinstance(message, to_client.TableTold):
            followed = self.followed
            if followed is None:
                return
            turn = followed.turn
            if turn is not None and message.events and isinstance(message.events[0], ACTED):
                self.measured.told(followed.hand, turn.turn)
            followed.version = message.version
            for event in (*message.events, *message.private):
                followed.see(event)
            self.consider(socket, followed)
        elif isinstance(message, to_client.TableShown):
            self.followed = Follower(self.player, message.view)
            self.consider(socket, self.followed)
        elif isinstance(message, to_client.MineChanged):
            if message.seats and self.followed is None:
                await self.ask(socket, from_client.WatchTable(message.seats[0].table))
            elif not message.seats and not message.places:
                await self.ask(socket, from_client.JoinPool(self.request(), POOL, BUY_IN))
        elif isinstance(message, to_client.SeatOffered):
            await self.ask(socket, from_client.AnswerOffer(self.request(), message.offer, True))

    def consider(self, socket: ClientConnection, followed: Follower) -> None:
        """Act a think time after the turn came."""
        if followed.is_my_turn() and followed.turn is not None:
            asyncio.get_running_loop().call_later(
                self.think_seconds, self.act, socket, followed, followed.hand, followed.turn.turn
            )
        elif followed.sitting_out and followed.version > self.mended_at + 20:
            self.mended_at = followed.version
            self.later(self.mend(socket, followed))

    async def mend(self, socket: ClientConnection, followed: Follower) -> None:
        """Rebuy and come back."""
        table = followed.terms.table
        if followed.stack < followed.terms.min_buy_in:
            await self.ask(
                socket, at_table(self.request(), table, of_cash.TopUp(ME, BUY_IN - followed.stack))
            )
        await self.ask(socket, at_table(self.request(), table, commands.SitIn(ME)))

    def act(self, socket: ClientConnection, followed: Follower, hand: str, turn: int) -> None:
        """Send the action if the turn is still the same."""
        if (
            not followed.is_my_turn()
            or followed.hand != hand
            or followed.turn is None
            or followed.turn.turn != turn
        ):
            return
        choice = self.mind.decide(followed.spot())
        table = followed.terms.table
        message = at_table(self.request(), table, commands.Act(ME, hand, turn, choice.action, choice.amount))
        self.measured.sent(hand, turn)
        self.later(self.ask(socket, message))

    def later(self, doing: Coroutine[None, None, None]) -> None:
        """Send on the side; a socket that closes at the end of the run is nobody's concern."""
        task = asyncio.ensure_future(doing)
        self.tasks.add(task)
        task.add_done_callback(self.sent)

    def sent(self, task: asyncio.Task[None]) -> None:
        """Forget a finished sending and what became of it."""
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()


Figures = dict[str, int | float]


async def load(
    arguments: argparse.Namespace, url: str, accounts: list[list[str]], server_pid: int, folder: Path
) -> Figures:
    """Let the bots in, wait until all sit, measure."""
    measured = Measured()
    gc.collect()
    gc.freeze()
    gc.disable()  # the load generator's own pauses are not the room's
    think = arguments.tables / arguments.rate * 0.93
    bots = [LoadBot(player, token, think, measured, seed) for seed, (player, token) in enumerate(accounts)]
    tasks = []
    for bot in bots:
        tasks.append(asyncio.create_task(bot.run(url)))
        await asyncio.sleep(0.004)
    began = time.perf_counter()
    while sum(bot.followed is not None for bot in bots) < len(bots):
        await asyncio.sleep(0.2)
        broken = next((task for task in tasks if task.done()), None)
        if broken is not None:
            broken.result()
        if time.perf_counter() - began > 60:
            seated = sum(bot.followed is not None for bot in bots)
            raise SystemExit(f"after a minute only {seated} of {len(bots)} bots sit")
    await asyncio.sleep(arguments.warm_up)
    cpu, started = cpu_seconds(server_pid), time.perf_counter()
    disk = Disk(folder)
    disk.start()
    measured.running = True
    await asyncio.sleep(arguments.seconds)
    measured.running = False
    disk.stopped.set()
    seconds, cpu = time.perf_counter() - started, cpu_seconds(server_pid) - cpu
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    samples = sorted(measured.samples)
    if not samples:
        raise SystemExit("no action came through")

    def percentile(part: float) -> float:
        return round(samples[min(len(samples) - 1, int(len(samples) * part))] * 1000, 2)

    return {
        "tables": arguments.tables,
        "bots": len(bots),
        "seconds": round(seconds, 1),
        "actions_per_second": round(measured.actions / seconds),
        "p50_ms": percentile(0.5),
        "p90_ms": percentile(0.9),
        "p99_ms": percentile(0.99),
        "max_ms": round(samples[-1] * 1000, 2),
        "disk_flush_p50_ms": disk.percentile_ms(0.5),
        "disk_flush_p99_ms": disk.percentile_ms(0.99),
        "server_cpu_percent": round(100 * cpu / seconds),
        "server_memory_mib": memory_mib(server_pid),
        "load_cpu_seconds": round(resource.getrusage(resource.RUSAGE_SELF).ru_utime, 1),
    }


class Disk(threading.Thread):
    """How long the disk itself takes to keep 4 kB, twenty times a second beside the load: the floor of every sample."""

    def __init__(self, folder: Path) -> None:
        super().__init__(daemon=True)
        self.samples: list[float] = []
        self.folder = folder
        self.stopped = threading.Event()

    def run(self) -> None:
        """Write and flush until stopped."""
        file = os.open(self.folder / "probe", os.O_CREAT | os.O_WRONLY)
        while not self.stopped.wait(0.05):
            began = time.perf_counter()
            os.pwrite(file, b"x" * 4096, 0)
            os.fdatasync(file)
            self.samples.append(time.perf_counter() - began)
        os.close(file)

    def percentile_ms(self, part: float) -> float:
        """A percentile of the flushes in milliseconds."""
        samples = sorted(self.samples) or [0.0]
        return round(samples[min(len(samples) - 1, int(len(samples) * part))] * 1000, 2)


def cpu_seconds(pid: int | str) -> float:
    """User and system time of a process so far, or of a thread ("process/task/thread")."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mib(pid: int) -> int:
    """Resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) // 1024
    return 0


def measured_on(arguments: argparse.Namespace, store: str) -> dict[str, float]:
    """One measurement of a room in a process of its own; `store` is the address of a database, "" for a folder."""
    folder = Path(tempfile.mkdtemp(prefix="cardroom-load-"))
    script = Path(__file__).parent / "servers" / "room_server.py"
    server = subprocess.Popen(
        [sys.executable, str(script), str(folder), str(arguments.port), str(arguments.tables * SEATS)],
        env=os.environ | {"CARDROOM_STORE": store},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        accounts = json.loads(server.stdout.readline())
        url = f"ws://127.0.0.1:{arguments.port}/ws"
        return uvloop.run(load(arguments, url, accounts, server.pid, folder))
    finally:
        server.kill()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=int, default=1000, help="actions a second offered over all tables")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--warm-up", type=float, default=5)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--json", action="store_true")
    parser.add_argument(
        "--only", choices=("sqlite", "postgres"), help="one store instead of both, side by side"
    )
    arguments = parser.parse_args()
    figures: dict[str, dict[str, float]] = {}
    if arguments.only != "postgres":
        figures["sqlite"] = measured_on(arguments, "")
    if arguments.only != "sqlite" and missing():
        print(f"PostgreSQL is left out: {missing()}", file=sys.stderr)
    elif arguments.only != "sqlite":
        with started(durable=True) as postgres:
            figures["postgres"] = measured_on(arguments, postgres.store().url)
    if arguments.json:
        print(json.dumps(figures))
        return
    table = Table("figure", *figures, title="A room under load")
    for name in next(iter(figures.values())):
        table.add_row(name.replace("_", " "), *(str(found[name]) for found in figures.values()))
    Console().print(table)
    if len(figures) == 2:
        ratios = (figures["postgres"][name] / figures["sqlite"][name] for name in ("p50_ms", "p99_ms"))
        print("PostgreSQL against SQLite: p50 {:.2f} times, p99 {:.2f} times as long".format(*ratios))


if __name__ == "__main__":
    main()
