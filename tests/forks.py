"""Rooms in processes of their own that begin with everything loaded: forks of a process that has imported it.

Loading the program takes longer than opening a room, and a run of all tests opens a hundred. What is forked has run
nothing of the room yet, no loop and no thread of it: from there on it is a process like any other, to be heard, told
and killed. Between the two stands a third one, which waits for the room's end and says how it came.

    python -m tests.forks SOCKET      (a descriptor; `Forks` starts it)
"""

from __future__ import annotations

import contextlib
import functools
import gc
import importlib
import os
import random
import select
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import IO, Any, NoReturn

import msgspec

ROOT = Path(__file__).parents[1]
PROGRAMS = (
    "tests.browser.room_process", "tests.crash.server", "tests.crash.cup_server", "tests.crash.days_server",
    "tests.room.hosting.stopping", "tests.crash.asked_server", "tests.crash.unfenced_worker",
    "tests.store.worker", "tests.store.postgres.lease_worker", "tests.store.postgres.family_worker",
    "tests.command_process",
)  # fmt: skip
"""What may be begun: modules whose `main` takes the arguments and is the program. What a `ready` of one prepares is there
in each process that is begun from then on.
"""
MAX_BYTES = 65_536
STANDARD_ERROR = 2
WIDTH = 20
"""What is said of a process is a number of so many digits."""


class Asked(msgspec.Struct):
    """What is to be begun; with an environment and a folder as a process group of its own."""

    program: str
    arguments: tuple[str, ...]
    environment: dict[str, str] | None = None
    folder: str = ""

    def be(self) -> NoReturn:
        """Be it."""
        if self.environment is not None:
            os.setsid()
            os.chdir(self.folder)
            os.environ.clear()
            os.environ.update(self.environment)
        random.seed()
        sys.argv = [self.program, *self.arguments]
        sys.exit(importlib.import_module(self.program).main(*self.arguments))


class Begun:
    """A process that was forked off, as far as tests use `subprocess.Popen`."""

    def __init__(self, pid: int, report: int) -> None:
        """`report` is where its end is said."""
        self.pid = pid
        self.returncode: int | None = None
        self._report = report

    def poll(self) -> int | None:
        """How it ended, None while it runs."""
        return self._ended(0)

    def wait(self, timeout: float | None = None) -> int:
        """How it ended, once it has; `subprocess.TimeoutExpired` when that takes longer."""
        ended = self._ended(timeout)
        if ended is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
        return ended

    def _ended(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._report], [], [], timeout)[0]:
            self.returncode = os.waitstatus_to_exitcode(int(os.read(self._report, WIDTH)))
            os.close(self._report)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """A signal, if it still runs."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


class Forked(Begun):
    """One of our programs, which may talk with us line by line."""

    def __init__(self, pid: int, report: int, stdin: IO[str], stdout: IO[str]) -> None:
        """Use `begin`."""
        super().__init__(pid, report)
        self.stdin = stdin
        self.stdout = stdout

    def close(self) -> None:
        """Its streams, once it has ended."""
        self.wait()
        self.stdin.close()
        self.stdout.close()


def begin(program: str, *arguments: str, log: IO[Any] | None = None, talks: bool = True) -> Forked:
    """Begin one of `PROGRAMS`. What it says on its standard error goes into `log`, or where ours does, and so does what it
    says on its standard output, unless it `talks` with us line by line.
    """
    errors = log.fileno() if log is not None else STANDARD_ERROR
    (heard, stdin), (stdout, said), (report, told) = os.pipe(), os.pipe(), os.pipe()
    streams = (heard, said if talks else errors, errors)
    pid = _asked(Asked(program, arguments), streams, report, told)
    os.close(heard)
    os.close(said)
    return Forked(pid, report, open(stdin, "w", buffering=1), open(stdout))


def begin_command(*words: str, stdout: int, stderr: int, environment: dict[str, str]) -> tuple[int, int]:
    """Begin the command `cardroom` as a shell begins it: in this folder, with this environment, in a group of its own. Its
    standard input is at its end. Returns its number, and where its end will be said.
    """
    asked = Asked("tests.command_process", words, environment, os.getcwd())
    report, told = os.pipe()
    with open(os.devnull) as nothing:
        return _asked(asked, (nothing.fileno(), stdout, stderr), report, told), report


def _asked(asked: Asked, streams: tuple[int, int, int], report: int, told: int) -> int:
    socket.send_fds(_forks(), [msgspec.json.encode(asked)], [*streams, told])
    os.close(told)
    pid = os.read(report, WIDTH)
    assert pid, f"{asked.program} did not begin"
    return int(pid)


@functools.cache
def _forks() -> socket.socket:
    """Where processes are asked for. Who forks them ends when this process does, for then the socket is closed."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-m", __name__, str(theirs.fileno())]
    subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()])
    theirs.close()
    return ours


def serve(door: socket.socket) -> Asked | None:
    """Fork whatever is asked for. In each process that was forked it returns what that is to be, at the end nothing."""
    while True:
        text, files, _, _ = socket.recv_fds(door, MAX_BYTES, 4)
        if not text:
            return None
        asked = msgspec.json.decode(text, type=Asked)
        _ready(asked.program)
        *streams, report = files
        if os.fork() == 0:
            room = os.fork()
            if room == 0:
                door.close()
                for number, stream in enumerate(streams):
                    os.dup2(stream, number)
                for descriptor in files:
                    os.close(descriptor)
                return asked
            for descriptor in streams:  # what only the room holds is at its end with the room
                os.close(descriptor)
            door.close()
            os.write(report, b"%*d" % (WIDTH, room))
            os.write(report, b"%*d" % (WIDTH, os.waitpid(room, 0)[1]))
            os._exit(0)
        for descriptor in files:
            os.close(descriptor)
        _bury()


@functools.cache
def _ready(program: str) -> None:
    """What a program prepares before its first process."""
    if ready := getattr(importlib.import_module(program), "ready", None):
        ready()
        gc.collect()
        gc.freeze()


def _bury() -> None:
    """Whose room has ended is not kept any longer."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def main(descriptor: int) -> None:
    """Load everything, fork what is asked for, be it."""
    from cardroom.web.api_description import make_description
    from cardroom.web.app import shared_api
    from tests import blank_store

    gc.disable()  # as in `cardroom serve`: nearly all of it stays
    for program in PROGRAMS:
        importlib.import_module(program)
    make_description(shared_api())
    blank_store.copied()
    blank_store.blank()
    gc.collect()
    gc.freeze()
    asked = serve(socket.socket(fileno=descriptor))
    if asked is not None:
        gc.enable()
        asked.be()


if __name__ == "__main__":
    main(int(sys.argv[1]))
