"""A room of several processes on this machine, to look at and to test: PostgreSQL, two NATS servers, workers, gateways.

All of it lies in a folder and is gone afterwards. Who ends is started again, as a supervisor would.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final

from cardroom.store.postgres.address import Address
from cardroom.testing import nats_server, postgres
from cardroom.testing.nats_server import NatsServer, end_with_parent
from cardroom.testing.postgres import PostgresServer

OPEN_SECONDS: Final = 120.0
"""How long a process may take to be ready."""
LOOK_SECONDS: Final = 0.1
WORKERS: Final = 3
GATEWAYS: Final = 2
STANDS_BY: Final = b"this one stands by"
OPENED: Final = b'"event": "room_opened"'
PROGRAM: Final = (sys.executable, "-m", "cardroom")
"""How the command is started."""
HOSTS: Final = ("127.0.0.1", "localhost")
"""The names by which browsers ask for the first and the second house."""


def missing() -> str:
    """Why no cluster can be started here, "" when one can."""
    return postgres.missing() or nats_server.missing()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class ClusterProcess:
    """One process, with the words that it is started with; `starts` is how often it was."""

    role: str
    port: int
    words: Sequence[str]
    log: Path
    program: Sequence[str] = PROGRAM
    by_load: bool = False
    """Whether it is a worker that shares houses by load: its port is open whatever it carries."""
    starts: int = 0
    _process: subprocess.Popen[bytes] | None = None
    _said: int = 0

    @property
    def pid(self) -> int:
        """The number of the process, 0 where it does not run."""
        return self._process.pid if self._process is not None and self._process.poll() is None else 0

    def start(self) -> None:
        """Start it."""
        command = [*self.program, "serve", "--role", self.role, "--port", str(self.port)]
        self._said = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *self.words], stdout=log, stderr=log, preexec_fn=end_with_parent, process_group=0
            )
        self.starts += 1

    @property
    def is_open(self) -> bool:
        """Whether it says that it is well; a worker that stands by, and not by load, has its port closed."""
        return self._health is not None

    @property
    def houses(self) -> tuple[str, ...]:
        """Return the houses that a worker by load says that it carries."""
        return tuple(self._carried or ())

    @property
    def serves(self) -> bool:
        """Whether it has a house, as a worker, or serves, as a gateway."""
        return bool(self.houses) if self.by_load else self.is_open

    @property
    def _health(self) -> dict[str, Any] | None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=2) as answer:
                return dict(json.load(answer)) if answer.status == 200 else None
        except (OSError, HTTPException, ValueError):
            return None

    @property
    def _carried(self) -> Sequence[str] | None:
        health = self._health
        return None if health is None else tuple(health["houses"])

    @property
    def stands_by(self) -> bool:
        """Whether it carries no house by load; or has said since its start that it waits, and has opened no room since."""
        if self.by_load:
            return self._carried == ()
        with self.log.open("rb") as log:
            log.seek(self._said)
            said = log.read()
        return said.rfind(STANDS_BY) > said.rfind(OPENED)

    def wait_until_ready(self) -> None:
        """Wait until it serves or stands by. Raises RuntimeError for one that ends or takes too long."""
        until = time.monotonic() + OPEN_SECONDS
        while not (self.stands_by or self.is_open):
            if not self.pid or time.monotonic() > until:
                raise RuntimeError(
                    f"the {self.role} at {self.port} does not open: {self.log.read_text()[-2000:]}"
                )
            time.sleep(LOOK_SECONDS)

    def send(self, number: signal.Signals) -> None:
        """Send a signal to the process, if it runs."""
        if self._process is not None:
            self._process.send_signal(number)

    def end(self, seconds: float) -> int:
        """Stop it in order, and kill one that takes longer; its exit status."""
        if self._process is None:
            return 0
        self._process.send_signal(signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self._process.wait(seconds)
        self._process.kill()
        return self._process.wait()


@dataclass
class Cluster:
    """Use `opened`. `address` is the database's, `buses` are two servers of one bus."""

    folder: Path
    server: PostgresServer
    buses: tuple[NatsServer, NatsServer]
    address: Address
    program: Sequence[str] = PROGRAM
    workers: list[ClusterProcess] = field(default_factory=list)
    gateways: list[ClusterProcess] = field(default_factory=list)
    houses: int = 0
    by_load: bool = False

    @property
    def bus(self) -> str:
        """The address of the bus: each process takes the first of its servers that is there."""
        return ",".join(one.address for one in self.buses)

    @property
    def members(self) -> list[ClusterProcess]:
        """All processes."""
        return [*self.workers, *self.gateways]

    @property
    def is_whole(self) -> bool:
        """Whether each house has one worker, each other worker stands by, and each gateway serves.

        By load a worker may have several houses.

        A worker that stood still may say for a moment that it has its house still.
        """
        if self.by_load:
            houses = [house for one in self.workers for house in one.houses]
            is_open = all(one.pid and one.is_open for one in self.members)
            return is_open and len(houses) == len({*houses}) == self.houses
        open_ones = [one for one in self.members if one.pid and one.is_open]
        waiting = [one for one in self.workers if one.pid and one.stands_by]
        return len(open_ones) == len(self.members) - len(waiting) == self.houses + len(self.gateways)

    def begin(self, houses: Sequence[str], settings: str, ports: Sequence[int] = ()) -> None:
        """Start workers of two houses, of which one stands by for both, and gateways at these `ports`."""
        path = self.folder / "room.toml"
        path.write_text(settings)
        self.houses = len(houses)
        shared = ("--bus", self.bus, "--settings", str(path))
        named = [word for house in houses for word in ("--house", house)]
        how = ("--by-load",) if self.by_load else ("--stand-by", "--any")
        words = (*shared, "--store", self.address.url, "--beside", *how, *named)
        for number in range(WORKERS):
            log = self.folder / f"worker{number}.log"
            one = ClusterProcess("worker", free_port(), words, log, self.program, self.by_load)
            self.workers.append(one)
            one.start()
            if not self.by_load:  # by load they part what is free among those that are there
                one.wait_until_ready()
        for one in self.workers:
            one.wait_until_ready()
        named = [
            word for house, host in zip(houses, HOSTS, strict=True) for word in ("--house", f"{house}@{host}")
        ]
        for number in range(GATEWAYS):
            port = ports[number] if ports else free_port()
            log = self.folder / f"gateway{number}.log"
            self.gateways.append(ClusterProcess("gateway", port, (*shared, *named), log, self.program))
            self.gateways[-1].start()
        for one in self.gateways:
            one.wait_until_ready()

    async def tend(self) -> None:
        """Start whoever has ended again, until cancelled."""
        while True:
            for one in self.members:
                if not one.pid:
                    one.start()
            await asyncio.sleep(LOOK_SECONDS)

    def end(self, seconds: float = 30) -> list[int]:
        """Stop gateways, who stands by, and then the others. Returns the statuses of workers that served."""
        for one in self.gateways:
            one.end(seconds)
        waiting = [one for one in self.workers if not one.serves]
        for one in waiting:
            one.end(seconds)
        serving = [one for one in self.workers if one not in waiting]
        for one in serving:
            one.send(signal.SIGTERM)
        return [one.end(seconds) for one in serving]


@contextlib.contextmanager
def opened(program: Sequence[str] = PROGRAM, by_load: bool = False) -> Iterator[Cluster]:
    """A database and a bus, and no process yet. At the end all that was started ends, and the folder is gone.

    Workers will share their houses `by_load`, or each have one while another stands by.
    """
    with (
        tempfile.TemporaryDirectory(prefix="cardroom-cluster-", ignore_cleanup_errors=True) as name,
        postgres.started() as server,
        nats_server.started_pair() as buses,
    ):
        cluster = Cluster(Path(name), server, buses, server.store(), program, by_load=by_load)
        try:
            yield cluster
        finally:
            for one in cluster.members:
                one.send(signal.SIGKILL)
                one.end(0)
