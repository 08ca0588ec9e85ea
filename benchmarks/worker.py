"""What an action costs a worker without sockets: `python benchmarks/worker.py [--tables N] [--rates R,R] [--sealed]`.

A worker as `cardroom serve --role worker` runs it, on PostgreSQL and NATS, with every action durable. The other side is
a gateway's own code (its link and its sessions) in this process, without a socket: six bots a table (`lean.py`) read
what their sessions are told and act. So the figures of the worker hold the bus, the decision, the commit and the
publishing, and nothing of browsers.

Each rate is offered for a while; a very large one asks for as much as there is. Processor time is that of each process
in the kernel's books, PostgreSQL's with all its children. It is counted for actions, not for seconds, so that another
load on the machine changes it little: it only lets fewer actions meet in a commit.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import secrets
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from cardroom.bus.bus_address import BusAddress
from cardroom.bus.bus_secret import read_secret
from cardroom.bus.nats_bus import NatsBus
from cardroom.testing import nats_server
from cardroom.testing.cluster import PROGRAM, ClusterProcess, free_port, missing
from cardroom.testing.postgres import started
from cardroom.web.carried.relay_messages import CarriedRequest, SessionOpened, Speaker, encode, of_worker
from cardroom.web.doors.web_settings import Doors
from cardroom.web.gateway.gateway_figures import GatewayFigures
from cardroom.web.gateway.gateway_requests import _decode as decode_answer
from cardroom.web.gateway.held_socket import HeldSocket
from cardroom.web.gateway.worker_link import WorkerLink
from cardroom.web.socket import SocketConnection
from lean import SEATS, Bot, Load, seated
from processes import SETTINGS, Figures, Shape, at_rate, running

OWN = "bench"
"""The gateway's name on the bus."""
AT_ONCE = 16
"""Accounts and sessions that are asked for together."""
SIGN_UP_SECONDS = 120.0


class SessionBot(Bot):
    """A bot whose texts come by a session of a gateway, and not by a socket."""

    held: HeldSocket
    following: asyncio.Future[list[None]]

    async def come(self, link: WorkerLink) -> None:
        """Open a session, and hear it."""
        headers = ((b"authorization", f"Bearer {self.token}".encode()),)
        self.held = HeldSocket(link, Doors(), headers, "127.0.0.1", "ws", True)
        answer = await self.held.open(await link.found())
        assert isinstance(answer, SessionOpened), answer
        connection = SocketConnection(_unsent, "", 1 << 30, at_once=self.told)
        self.following = asyncio.gather(connection.write(), self.held.serve(connection))

    def told(self, texts: Sequence[str]) -> bool:
        """Hear texts."""
        for text in texts:
            self.hear(text.encode())
        return True

    def send(self, text: str) -> None:
        """Say something in the session."""
        self.held.say(text.encode())


async def _unsent(_message: object) -> None:
    """Nothing waits to be written here."""


async def signed_up(link: WorkerLink, bots: int, first: int = 0) -> list[str]:
    """New accounts by the worker's door, whose names are numbered from the first on; their tokens."""
    lanes = asyncio.Semaphore(AT_ONCE)
    found = await link.found()

    async def one(number: int) -> str:
        body = json.dumps({"name": f"load {number}", "password": "under load"}).encode()
        headers = ((b"content-type", b"application/json"), (b"host", b"localhost"))
        asked = CarriedRequest(
            "POST", "/api/sign-up", b"/api/sign-up", b"", headers, body, "127.0.0.1", "http"
        )
        async with lanes:
            data = await link.bus.ask(of_worker(found.node, "http", OWN), encode(asked), SIGN_UP_SECONDS)
        answer = decode_answer(data)
        cookie = next((value for name, value in answer.headers if name == b"set-cookie"), b"").decode()
        assert answer.status < 300 and cookie, answer
        return cookie.partition("=")[2].partition(";")[0]

    return await asyncio.gather(*[one(number) for number in range(first, first + bots)])


async def measured(shape: Shape, address: BusAddress, arguments: argparse.Namespace) -> list[Figures]:
    """Seat the bots, and offer one rate after the other."""
    bus = await NatsBus.connected(address, OWN)
    link = WorkerLink(bus, Speaker(OWN, False), GatewayFigures())
    keeping = asyncio.create_task(link.run())
    tokens = await signed_up(link, arguments.tables * SEATS)
    load = Load(think_seconds=1.0)
    bots = [SessionBot(load, token) for token in tokens]
    for start in range(0, len(bots), AT_ONCE):
        await asyncio.gather(*[bot.come(link) for bot in bots[start : start + AT_ONCE]])
    await seated(list[Bot](bots), 180)
    gc.collect()
    gc.freeze()
    gc.disable()
    found = [
        await at_rate(load, shape, arguments.tables, rate, arguments.seconds) for rate in arguments.rates
    ]
    gc.enable()
    for bot in bots:
        bot.following.cancel()
    await asyncio.gather(*[bot.following for bot in bots], return_exceptions=True)
    keeping.cancel()
    await bus.close()
    return found


def run(arguments: argparse.Namespace) -> list[Figures]:
    """One worker from its start to its end."""
    program = (*PROGRAM[:1], "-m", "cProfile", "-o", arguments.profile, *PROGRAM[1:])
    with (
        tempfile.TemporaryDirectory(prefix="cardroom-worker-") as name,
        started(durable=True) as server,
        nats_server.started() as bus,
    ):
        settings = Path(name) / "room.toml"
        settings.write_text(SETTINGS)
        words = ("--bus", bus.address, "--settings", str(settings), "--store", server.store().url)
        secret = None
        if arguments.sealed:
            path = Path(name) / "bus-secret"
            path.write_text(secrets.token_hex(32))
            path.chmod(0o600)
            secret, words = read_secret(path), (*words, "--bus-secret", str(path))
        worker = ClusterProcess(
            "worker", free_port(), words, Path(name) / "worker.log", program if arguments.profile else PROGRAM
        )
        with running(worker):
            parts = {"worker": [worker.pid], "NATS": [bus.pid], "PostgreSQL": [server.pid]}
            address = BusAddress(bus.address, secret)
            return uvloop.run(measured(Shape("worker", worker.port, parts), address, arguments))


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument(
        "--rates",
        type=lambda text: [float(one) for one in text.split(",")],
        default=[1000.0, 20_000.0],
        help="actions a second offered over all tables, one rate after the other",
    )
    parser.add_argument("--seconds", type=float, default=10, help="of each rate")
    parser.add_argument("--sealed", action="store_true", help="everything said over the bus is sealed")
    parser.add_argument("--profile", default="", help="a file for the profile of the worker's event loop")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if missing():
        sys.exit(f"left out: {missing()}")
    trials = run(arguments)
    if arguments.json:
        print(json.dumps(trials))
        return
    table = Table("figure", *("" for _ in trials), title="A worker without sockets")
    for figure in trials[0]:
        table.add_row(figure, *(f"{trial[figure]:g}" for trial in trials))
    Console().print(table)


if __name__ == "__main__":
    main()
