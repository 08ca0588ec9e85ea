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
import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parents[1]
PROGRAMS = (
    "tests.browser.room_process", "tests.crash.server", "tests.crash.cup_server", "tests.crash.days_server",
    "tests.room.hosting.stopping", "tests.crash.asked_server",
)  # fmt: skip
"""What may be begun: modules whose `main` takes the arguments and is the program."""
MAX_BYTES = 65_536
WIDTH = 20
"""What is said of a process is a number of so many digits."""


class Forked:
    """A process that was forked off, as far as tests use `subprocess.Popen`."""

    def __init__(self, pid: int, report: int, stdin: IO[str], stdout: IO[str]) -> None:
        """Use `begin`. `report` is where its end is said."""
        self.pid = pid
        self.stdin = stdin
        self.stdout = stdout
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

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def close(self) -> None:
        """Its streams, once it has ended."""
        self.wait()
        self.stdin.close()
        self.stdout.close()


def begin(program: str, *arguments: str, log: IO[Any], talks: bool = True) -> Forked:
    """Begin one of `PROGRAMS`. What it says on its standard error goes into `log`, and so does what it says on its
    standard output, unless it `talks` with us line by line.
    """
    (heard, stdin), (stdout, said), (report, told) = os.pipe(), os.pipe(), os.pipe()
    streams = [heard, said if talks else log.fileno(), log.fileno()]
    socket.send_fds(_forks(), [json.dumps([program, arguments]).encode()], [*streams, told])
    for theirs in (heard, said, told):
        os.close(theirs)
    pid = os.read(report, WIDTH)
    assert pid, f"{program} did not begin"
    return Forked(int(pid), report, open(stdin, "w", buffering=1), open(stdout))


@functools.cache
def _forks() -> socket.socket:
    """Where processes are asked for. Who forks them ends when this process does, for then the socket is closed."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-m", __name__, str(theirs.fileno())]
    subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()])
    theirs.close()
    return ours


def serve(door: socket.socket) -> list[Any]:
    """Fork whatever is asked for. In each process that was forked it returns what that is to be, at the end nothing."""
    while True:
        text, files, _, _ = socket.recv_fds(door, MAX_BYTES, 4)
        if not text:
            return []
        *streams, report = files
        if os.fork() == 0:
            room = os.fork()
            if room == 0:
                door.close()
                for number, stream in enumerate(streams):
                    os.dup2(stream, number)
                for descriptor in files:
                    os.close(descriptor)
                found: list[Any] = json.loads(text)
                return found
            for descriptor in streams:  # what only the room holds is at its end with the room
                os.close(descriptor)
            door.close()
            os.write(report, b"%*d" % (WIDTH, room))
            os.write(report, b"%*d" % (WIDTH, os.waitpid(room, 0)[1]))
            os._exit(0)
        for descriptor in files:
            os.close(descriptor)
        _bury()


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

    for program in PROGRAMS:
        importlib.import_module(program)
    make_description(shared_api())
    blank_store.copied()
    blank_store.blank()
    gc.collect()
    gc.freeze()
    asked = serve(socket.socket(fileno=descriptor))
    if asked:
        program, arguments = asked
        random.seed()
        sys.argv = [program, *arguments]
        sys.exit(importlib.import_module(program).main(*arguments))


if __name__ == "__main__":
    main(int(sys.argv[1]))
