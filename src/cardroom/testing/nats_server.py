"""NATS servers for tests and measurements only: processes without anything on the disk, gone afterwards."""

from __future__ import annotations

import contextlib
import ctypes
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator

PROGRAM = "nats-server"
SECONDS = 20
PR_SET_PDEATHSIG = 1


def missing() -> str:
    """Why no server can be started here, "" when one can."""
    return (
        ""
        if shutil.which(PROGRAM)
        else "there is no NATS server on this machine: apt-get install nats-server"
    )


class NatsServer:
    """A server on a port of its own. With `user` and `password` it takes nobody else."""

    def __init__(self, user: str = "", password: str = "") -> None:
        """Use `started`."""
        self._secret = ["--user", user, "--pass", password] if user else []
        self._as = f"{user}:{password}@" if user else ""
        self.port, self._route = _free_port(), _free_port()
        self._routes: list[str] = []
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """The address, with the password if there is one."""
        return f"nats://{self._as}127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The number of the process, 0 while it does not run."""
        return self._process.pid if self._process is not None else 0

    def join(self, other: NatsServer) -> None:
        """Be one bus with another server, from the next start on."""
        self._routes = ["--routes", f"nats://127.0.0.1:{other._route}"]

    def start(self) -> None:
        """Start it, and wait until it answers. It ends with this process."""
        words = [PROGRAM, "--addr", "127.0.0.1", "--port", str(self.port), *self._secret]
        words += ["--cluster", f"nats://127.0.0.1:{self._route}", *self._routes] if self._routes else []
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(
            words, stdout=quiet, stderr=quiet, preexec_fn=end_with_parent, process_group=0
        )
        until = time.monotonic() + SECONDS
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as one:
                if one.recv(4) == b"INFO":
                    return
            if time.monotonic() > until or self._process.poll() is not None:
                raise RuntimeError("the NATS server did not start")
            time.sleep(0.02)

    def kill(self) -> None:
        """Kill it without a word to anybody."""
        self.send(signal.SIGKILL)
        if self._process is not None:
            self._process.wait()
            self._process = None

    def send(self, number: signal.Signals) -> None:
        """Send the server a signal: SIGSTOP, SIGCONT."""
        if self._process is not None:
            self._process.send_signal(number)


@contextlib.contextmanager
def started(user: str = "", password: str = "") -> Iterator[NatsServer]:
    """A server that runs."""
    assert not missing(), missing()
    server = NatsServer(user, password)
    server.start()
    try:
        yield server
    finally:
        server.send(signal.SIGCONT)
        server.kill()


@contextlib.contextmanager
def started_pair() -> Iterator[tuple[NatsServer, NatsServer]]:
    """Two servers that are one bus: a message said at one is heard at the other."""
    assert not missing(), missing()
    first, second = NatsServer(), NatsServer()
    first.join(second)
    second.join(first)
    first.start()
    second.start()
    try:
        yield first, second
    finally:
        for server in (first, second):
            server.send(signal.SIGCONT)
            server.kill()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def end_with_parent() -> None:
    """Set up a child process: it ends with its parent, however that ends."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
