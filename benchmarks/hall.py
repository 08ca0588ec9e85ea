"""A director's act on all screens of a large flight: `python benchmarks/hall.py [--entries N] [--desks N] [--acts N]`.

A real room in a process of its own, every act durable; its 40 desks follow the hall over their sockets, as pages do, and
fetch it when they are told that it has changed. A sample is the time from the act's sending until the last desk has the
hall with it. Players go out one by one, so that tables are balanced and broken on the way.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from cardroom.room.protocol.live_tournaments import LiveHall

CUP = "cup"
BAR_MS = 100.0
MS = 1_000
HALL = f"/api/staff/tournaments/{CUP}/live"


class Line:
    """A connection that asks one thing after the other, with as little work as can be: forty desks are one process here."""

    def __init__(self, url: str, token: str) -> None:
        self._host, _, self._port = url.partition(":")
        self._about = f"Host: {url}\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json\r\n"
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes = b"") -> bytes:
        """The body of the answer. Raises `SystemExit` for one that is no success."""
        if self._open is None:
            self._open = await asyncio.open_connection(self._host, int(self._port), limit=1 << 24)
        reader, writer = self._open
        writer.write(
            f"{method} {path} HTTP/1.1\r\n{self._about}Content-Length: {len(body)}\r\n\r\n".encode() + body
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"(?i)content-length: (\d+)", head)
        text = await reader.readexactly(int(length[1])) if length else b""
        if head[9] != "2":
            raise SystemExit(f"{method} {path}: {head.splitlines()[0]} {text.decode()}")
        return text


class Screen:
    """A desk's page: told over its socket, it fetches the hall, one look at a time."""

    def __init__(self, url: str, token: str) -> None:
        self._url = url
        self._about = {"Authorization": f"Bearer {token}"}
        self.line = Line(url, token)
        self.number = 0
        self.seen_at = 0.0
        self.bytes = 0
        self._version = ""
        self._told = asyncio.Event()

    async def follow(self) -> None:
        """Follow until it is cancelled."""
        about = dict(self._about)
        async with connect(f"ws://{self._url}/ws", additional_headers=about, compression=None) as socket:
            await socket.send(json.dumps({"type": "watch_floor", "part": "hall", "of": CUP}))
            hearing = asyncio.create_task(self._hear(socket))
            try:
                while True:
                    await self._told.wait()
                    self._told.clear()
                    await self.look()
            finally:
                hearing.cancel()

    async def _hear(self, socket: ClientConnection) -> None:
        async for text in socket:
            if "floor_changed" in str(text):
                self._told.set()

    async def whole(self) -> LiveHall:
        """Fetch all of the hall."""
        self._version = ""
        return msgspec.json.decode(await self.look(), type=LiveHall)

    async def look(self) -> bytes:
        """Fetch what has changed in the hall; its newest act stands near the beginning, its version near the end."""
        text = await self.line.ask("GET", f"{HALL}?since={self._version}")
        version = re.search(rb'"version":"([^"]+)"', text[-20_000:])
        assert version is not None, text[-500:]
        self._version = version[1].decode()
        found = re.search(rb'"number":(\d+)', text[:500])
        assert found is not None, text[:500]
        self.bytes, self.number, self.seen_at = len(text), int(found[1]), time.perf_counter()
        return text


async def measured(url: str, tokens: list[str], acts: int) -> dict[str, float]:
    """Tell players out, and see when every desk has it."""
    gc.freeze()
    screens = [Screen(url, token) for token in tokens]
    director = Screen(url, tokens[0])
    following = [asyncio.create_task(screen.follow()) for screen in screens]
    hall = await director.whole()
    while any(screen.number < hall.number for screen in screens):
        await asyncio.sleep(0.05)
    told, all_have, moves = [], [], 0

    async def tell(act: object) -> None:
        await director.line.ask("POST", HALL, json.dumps({"told": act}).encode())

    for _ in range(acts):
        hall = await director.whole()
        moves += sum(one.what == "lift" for one in hall.orders)
        while hall.orders:
            await tell({"act": "confirm", "orders": [hall.orders[0].number]})
            hall = await director.whole()
        table = max((one for one in hall.tables if one.deals), key=lambda one: one.table)
        loser, winner = table.seats[0], table.seats[1]
        outs = [{"player": loser.player, "stack": loser.stack, "winners": [winner.player]}]
        expected, began = hall.number + 1, time.perf_counter()
        await tell({"act": "out", "outs": outs})
        told.append(time.perf_counter() - began)
        while any(screen.number < expected for screen in screens):
            await asyncio.sleep(0.001)
        all_have.append(max(screen.seen_at for screen in screens) - began)
    for task in following:
        task.cancel()
    await asyncio.gather(*following, return_exceptions=True)
    return {
        "tables": len(hall.tables),
        "desks": len(screens),
        "acts": len(told),
        "hall_bytes": director.bytes,
        "change_bytes": screens[0].bytes,
        "act_p50_ms": _percentile(told, 0.5),
        "act_max_ms": _percentile(told, 1),
        "all_screens_p50_ms": _percentile(all_have, 0.5),
        "all_screens_p90_ms": _percentile(all_have, 0.9),
        "all_screens_max_ms": _percentile(all_have, 1),
        "players_moved": moves,
    }


def _percentile(samples: list[float], part: float) -> float:
    found = sorted(samples)
    return round(MS * found[min(len(found) - 1, int(len(found) * part))], 1)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--entries", type=int, default=5_000)
    parser.add_argument("--desks", type=int, default=40)
    parser.add_argument("--acts", type=int, default=60)
    parser.add_argument("--port", type=int, default=8776)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="cardroom-hall-"))
    script = Path(__file__).parent / "servers" / "hall_server.py"
    given = [str(folder), str(arguments.port), str(arguments.entries), str(arguments.desks)]
    server = subprocess.Popen([sys.executable, str(script), *given], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        tokens = json.loads(server.stdout.readline())
        figures = uvloop.run(measured(f"127.0.0.1:{arguments.port}", tokens, arguments.acts))
    finally:
        server.kill()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)
    if arguments.json:
        print(json.dumps(figures))
        return
    table = Table("figure", "", title="A director's act on all screens")
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), str(value))
    console = Console()
    console.print(table)
    worst = figures["all_screens_p90_ms"]
    console.print(
        f"nine acts of ten reach all screens in {worst} ms, {'within' if worst <= BAR_MS else 'not within'} {BAR_MS:.0f} ms"
    )


if __name__ == "__main__":
    main()
