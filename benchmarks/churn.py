"""A room in which much begins and ends: `python benchmarks/churn.py [--minutes 20] [--tables 72] [--json]`.

A real room in a process of its own. Bots play at a constant number of tables. Beside them newcomers sit down elsewhere
and leave, hosts open private games to which two guests come and close them, and a director announces tournaments that
thirty people enter, starts each second one and cancels all. So what there is stays the same, and memory may not grow:
that of the second half is compared with that of the first, which includes what a room takes when it becomes warm.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import connect

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.table.model import commands
from room import SEATS, LoadBot, Measured, cpu_seconds, memory_mib

MAX_GROWTH: Final = 0.05
THINK_SECONDS: Final = 6.0
ENTRANTS: Final = 30
HOSTS: Final = 40
OTHER_POOL: Final = "holdem-nl10"
WHY: Final = {"reason": "it comes and goes"}
FILE: Final = """
name = "Churn"
stack = 1500
seats = 6
level_seconds = 600
levels = [{small_blind = 10, big_blind = 20}, {small_blind = 15, big_blind = 30}, {small_blind = 25, big_blind = 50}]
price = {pool_cents = 1000, fee_cents = 100}
entries = {least = 3, most = 60}
"""
_decode = msgspec.json.Decoder(to_client.AnyServerMessage).decode
_encode = msgspec.json.Encoder().encode
done: Counter[str] = Counter()


def bearer(token: str) -> dict[str, str]:
    """How a program signs its requests."""
    return {"Authorization": f"Bearer {token}"}


class Churn:
    """What comes and goes, on one port."""

    def __init__(self, port: int, given: dict[str, Any], seed: int = 1) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.socket = f"ws://127.0.0.1:{port}/ws"
        self.given = given
        self.chance = random.Random(seed)
        self.browser = httpx.AsyncClient(base_url=self.url, timeout=30)
        self.asked = 0

    def request(self) -> str:
        """A new request id."""
        self.asked += 1
        return f"c{self.asked}"

    async def post(self, token: str, path: str, body: dict[str, Any]) -> httpx.Response:
        """A request of somebody signed in."""
        answer = await self.browser.post(path, json=body, headers=bearer(token))
        if answer.status_code >= 300:
            done[f"refused: {path.split('/')[-1]} {answer.status_code} {answer.text[:80]}"] += 1
            raise ConnectionError(answer.text)
        return answer

    async def join(self, token: str) -> None:
        """A socket opens, sits down somewhere, stays a moment, leaves and closes."""
        async with connect(self.socket, additional_headers=bearer(token), compression=None) as socket:
            await socket.send(_encode(from_client.JoinPool(self.request(), OTHER_POOL, 1000)).decode())
            table, until = "", time.monotonic() + self.chance.uniform(2, 8)
            with suppress(TimeoutError):
                async with asyncio.timeout(8):
                    async for text in socket:
                        message = _decode(text)
                        if isinstance(message, to_client.SeatOffered):
                            await socket.send(
                                _encode(from_client.AnswerOffer(self.request(), message.offer, True)).decode()
                            )
                        elif isinstance(message, to_client.MineChanged) and message.seats:
                            table = message.seats[0].table
                            await socket.send(_encode(from_client.WatchTable(table)).decode())
                        if table and time.monotonic() > until:
                            break
            if table:
                await socket.send(_encode(at_table(self.request(), table, commands.LeaveTable(ME))).decode())
            await asyncio.sleep(0.2)
        done["joins"] += 1

    async def private(self, host: str) -> None:
        """A private game, two guests, and its end."""
        wish = {"buy_in.maximum_big_blinds": self.chance.randrange(101, 200)}
        body = {"pool": OTHER_POOL, "money": "play", "decisions": wish}
        opened = (await self.post(host, "/api/private/games", body)).json()
        table = opened["table"]
        for name in ("Anna", "Ben"):
            async with httpx.AsyncClient(base_url=self.url, timeout=30) as guest:
                await guest.post("/api/private/enter", json={"link": opened["link"], "name": name})
                await guest.post(f"/api/private/games/{table}/seat", json={"buy_in": 0})
        await asyncio.sleep(self.chance.uniform(0, 3))
        await self.post(host, f"/api/private/games/{table}/close", WHY)
        done["private games"] += 1

    async def cup(self, entrants: list[tuple[str, Any]]) -> None:
        """A tournament that is announced, entered, perhaps begun, and cancelled."""
        director = self.given["director"][1]
        body = {
            **WHY,
            "house": "casinohuone",
            "structure": FILE,
            "starts_ms": int(time.time() * 1000) + 3_600_000,
        }
        cup = (await self.post(director, "/api/staff/tournaments", body)).json()["tournament"]
        for _, socket in entrants:
            await socket.send(_encode(EnterTournament(self.request(), cup)).decode())
        await asyncio.sleep(0.5)
        if self.chance.random() < 0.5:
            await self.post(director, f"/api/staff/tournaments/{cup}/start", WHY)
            done["tournaments begun"] += 1
            await asyncio.sleep(self.chance.uniform(0, 4))
        await self.post(director, f"/api/staff/tournaments/{cup}/cancel", WHY)
        done["tournaments"] += 1

    async def again(self, what: Callable[[], Awaitable[None]], each_seconds: float) -> None:
        """Again and again, about so often."""
        while True:
            began = time.monotonic()
            try:
                await what()
            except (ConnectionError, OSError, httpx.HTTPError) as fault:
                done[f"broke: {type(fault).__name__}"] += 1
            await asyncio.sleep(
                max(0.0, each_seconds * self.chance.uniform(0.5, 1.5) - (time.monotonic() - began))
            )


async def swallow(socket: Any) -> None:
    """Read whatever comes."""
    async for _ in socket:
        pass


async def load(arguments: argparse.Namespace, given: dict[str, Any], pid: int) -> dict[str, Any]:
    """Let the bots in, churn, and watch the memory."""
    churn = Churn(arguments.port, given)
    players, others = given["bots"][: arguments.tables * SEATS], given["bots"][arguments.tables * SEATS :]
    measured = Measured()
    bots = [
        LoadBot(player, token, THINK_SECONDS, measured, seed) for seed, (player, token) in enumerate(players)
    ]
    tasks: list[asyncio.Task[Any]] = []
    for bot in bots:
        tasks.append(asyncio.create_task(bot.run(churn.socket)))
        await asyncio.sleep(0.02)
    entrants = []
    for player, token in others[:ENTRANTS]:
        socket = await connect(churn.socket, additional_headers=bearer(token), compression=None)
        entrants.append((player, socket))
        tasks.append(asyncio.create_task(swallow(socket)))
    speed = arguments.speed
    for _, token in others[ENTRANTS:]:
        tasks.append(asyncio.create_task(churn.again(lambda token=token: churn.join(token), 10 / speed)))  # type: ignore[misc]  # a default keeps each token
    for _, token in given["hosts"]:
        tasks.append(asyncio.create_task(churn.again(lambda token=token: churn.private(token), 40 / speed)))  # type: ignore[misc]  # a default keeps each token
    for _ in range(2):
        tasks.append(asyncio.create_task(churn.again(lambda: churn.cup(entrants), 8 / speed)))
    began, cpu = time.monotonic(), cpu_seconds(pid)
    minutes: list[int] = []
    seen: list[int] = []
    while time.monotonic() - began < arguments.minutes * 60:
        await asyncio.sleep(1)
        seen.append(memory_mib(pid))
        if time.monotonic() - began >= arguments.sample * (len(minutes) + 1):
            minutes.append(round(statistics.median(seen)))
            tables = (await churn.browser.get("/health")).json()["tables"]
            print(
                f"{len(minutes):3}  {minutes[-1]} MiB  {tables} tables  {dict(done)}",
                file=sys.stderr,
                flush=True,
            )
            seen.clear()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    half = max(1, len(minutes) // 2)
    before, after = minutes[half - 1], minutes[-1]
    return {
        "minutes": arguments.minutes,
        "memory_mib": minutes,
        "at_half_mib": before,
        "at_end_mib": after,
        "growth_of_the_second_half": round(after / before - 1, 4),
        "server_cpu_percent": round(100 * (cpu_seconds(pid) - cpu) / (time.monotonic() - began)),
        **done,
    }


def main() -> None:
    """Measure, print, and fail when it grew by more than it may."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--tables", type=int, default=72)
    parser.add_argument("--joiners", type=int, default=12)
    parser.add_argument("--speed", type=float, default=1, help="so many times as much comes and goes")
    parser.add_argument("--sample", type=int, default=60, help="seconds of which the median is one figure")
    parser.add_argument("--port", type=int, default=8771)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="cardroom-churn-"))
    script = Path(__file__).parent / "servers" / "churn_server.py"
    bots = arguments.tables * SEATS + ENTRANTS + arguments.joiners
    server = subprocess.Popen(
        [sys.executable, str(script), str(folder / "room"), str(arguments.port), str(bots), str(HOSTS)],
        stdout=subprocess.PIPE, stderr=(folder / "log").open("w"), text=True,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        given = json.loads(server.stdout.readline())
        figures = uvloop.run(load(arguments, given, server.pid))
    finally:
        server.kill()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name.replace('_', ' '):36} {figure}")
    if figures["growth_of_the_second_half"] > MAX_GROWTH:
        raise SystemExit(f"the second half grew by more than {MAX_GROWTH:.0%}")


if __name__ == "__main__":
    main()
