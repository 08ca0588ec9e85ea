"""A tournament in a live room: `python benchmarks/live_tournament.py [--bots 500] [--late 60] [--seconds 90] [--json]`.

A real room in a process of its own, every action durable; its bots enter over their sockets, some of them late, play by
stack and blinds, and are moved as tables break. A sample is the time from a bot's sending of its action until the last
of its table has received it. The bar holds over the whole run, in which tables move.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from bisect import bisect_left
from dataclasses import dataclass, field
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection

from cardroom.bots.crowd import TournamentBot
from cardroom.bots.mind import TournamentMind
from cardroom.bots.player import ThinkingTime
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import TABLE_REQUESTS
from cardroom.room.protocol.tournament_news import TournamentSeat
from cardroom.table.model import commands
from room import ACTED, cpu_seconds, memory_mib

CUP = "cup"
BAR_MS = 25.0
NEAR_SECONDS = 0.25
"""An action so near to a move counts as one while tables move."""
PACE = ThinkingTime(0.5, 3.0)


@dataclass(slots=True)
class Measured:
    """When actions were sent, when the last of the table heard of each, and when somebody was moved."""

    sent: dict[tuple[str, int], float] = field(default_factory=dict)
    heard: dict[tuple[str, int], tuple[float, float]] = field(default_factory=dict)
    moves: list[float] = field(default_factory=list)
    tables: dict[str, int] = field(default_factory=dict)
    most_tables: int = 0

    def told(self, table: str, version: int, turn: int) -> None:
        """Somebody has heard of the step that an action brought about."""
        began = self.sent.get((table, turn))
        if began is not None:
            self.heard[table, version] = began, time.perf_counter() - began

    def sits(self, table: str, left: str) -> None:
        """A bot has a seat, or another one."""
        if left:
            self.tables[left] -= 1
            self.moves.append(time.perf_counter())
        self.tables[table] = self.tables.get(table, 0) + 1
        self.most_tables = max(self.most_tables, sum(count > 1 for count in self.tables.values()))


MEASURED = Measured()


class LiveBot(TournamentBot):
    """The same, measured."""

    acted: tuple[str, int] = ("", -1)

    async def _ask(self, socket: ClientConnection, message: from_client.ClientMessage) -> None:
        if isinstance(message, TABLE_REQUESTS[commands.Act]):
            MEASURED.sent[message.table, hash((message.hand, message.turn))] = time.perf_counter()
        await TournamentBot._ask(self, socket, message)

    async def _hear(self, socket: ClientConnection, message: to_client.AnyServerMessage) -> None:
        if isinstance(message, TournamentSeat):
            MEASURED.sits(message.table, message.left)
        followed = self._followed
        if isinstance(message, to_client.TableTold) and followed is not None and followed.turn is not None:
            if message.events and isinstance(message.events[0], ACTED):
                MEASURED.told(message.table, message.version, hash((followed.hand, followed.turn.turn)))
        await TournamentBot._hear(self, socket, message)


async def load(
    arguments: argparse.Namespace, url: str, accounts: list[list[str]], pid: int
) -> dict[str, float]:
    """Let the bots enter, some late, and play."""
    gc.freeze()
    gc.disable()
    bots = [
        LiveBot(url, token, player, CUP, 0, TournamentMind(random.Random(number)), PACE)
        for number, (player, token) in enumerate(accounts)
    ]
    tasks = []
    for bot in bots[: len(bots) - arguments.late]:
        tasks.append(asyncio.create_task(bot.run()))
        await asyncio.sleep(0.01)
    began = time.perf_counter()
    while not MEASURED.tables:
        await asyncio.sleep(0.1)
        if time.perf_counter() - began > 2 * arguments.enter + 30:
            raise SystemExit("the tournament does not begin")
    cpu, began = cpu_seconds(pid), time.perf_counter()
    for bot in bots[len(bots) - arguments.late :]:
        tasks.append(asyncio.create_task(bot.run()))
        await asyncio.sleep(arguments.late_over / max(arguments.late, 1))
    await asyncio.sleep(max(0.0, arguments.seconds - (time.perf_counter() - began)))
    seconds, cpu = time.perf_counter() - began, cpu_seconds(pid) - cpu
    memory = memory_mib(pid)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    samples = list(MEASURED.heard.values())
    if not samples:
        raise SystemExit("no action came through")
    moving = [took for at, took in samples if _is_near(MEASURED.moves, at)]
    return {
        "bots": len(bots),
        "late": arguments.late,
        "most_tables": MEASURED.most_tables,
        "moves": len(MEASURED.moves),
        "gone": sum(bot.is_home for bot in bots),
        "seconds": round(seconds, 1),
        "actions": len(samples),
        "p50_ms": _percentile([took for _, took in samples], 0.5),
        "p99_ms": _percentile([took for _, took in samples], 0.99),
        "p99_while_tables_move_ms": _percentile(moving, 0.99),
        "actions_while_tables_move": len(moving),
        "max_ms": _percentile([took for _, took in samples], 1),
        "server_cpu_percent": round(100 * cpu / seconds),
        "server_cpu_ms_an_action": round(1_000 * cpu / len(samples), 2),
        "server_memory_mib": memory,
    }


def _is_near(moves: list[float], at: float) -> bool:
    place = bisect_left(moves, at - NEAR_SECONDS)
    return place < len(moves) and moves[place] <= at + NEAR_SECONDS


def _percentile(samples: list[float], part: float) -> float:
    found = sorted(samples)
    return round(1_000 * found[min(len(found) - 1, int(len(found) * part))], 2) if found else 0.0


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bots", type=int, default=500)
    parser.add_argument("--late", type=int, default=60, help="how many of them enter when it is running")
    parser.add_argument("--late-over", type=float, default=20, help="seconds within which they do")
    parser.add_argument("--enter", type=float, default=20, help="seconds from the announcement to the start")
    parser.add_argument("--seconds", type=float, default=150)
    parser.add_argument("--port", type=int, default=8775)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="cardroom-cup-"))
    script = Path(__file__).parent / "servers" / "tournament_server.py"
    given = [str(folder), str(arguments.port), str(arguments.bots), str(arguments.enter)]
    server = subprocess.Popen([sys.executable, str(script), *given], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        accounts = json.loads(server.stdout.readline())
        figures = uvloop.run(load(arguments, f"ws://127.0.0.1:{arguments.port}/ws", accounts, server.pid))
    finally:
        server.kill()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)
    if arguments.json:
        print(json.dumps(figures))
        return
    table = Table("figure", "", title="A tournament in a live room")
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), str(value))
    console = Console()
    console.print(table)
    worst = max(figures["p99_ms"], figures["p99_while_tables_move_ms"])
    console.print(
        f"p99 of an action {worst} ms, {'within' if worst <= BAR_MS else 'not within'} {BAR_MS:.0f} ms"
    )


if __name__ == "__main__":
    main()
