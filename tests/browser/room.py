"""A room in a process of its own, as the browser tests see it."""

from __future__ import annotations

import json
import socket
import subprocess
from pathlib import Path

import msgspec

from cardroom.tournament.tournament_terms import TournamentTerms
from tests.browser import room_process
from tests.forks import Forked, begin
from tests.patience import PATIENCE_SECONDS


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Ports:
    """The ports of this process's rooms. A room takes one that an earlier room has left where it can: a browser has
    compiled the client of that address already.
    """

    def __init__(self) -> None:
        """No room has had one yet."""
        self._left: list[int] = []

    def take(self) -> int:
        """A port nobody listens on; always the same ones in the same order, but where somebody else has taken one."""
        self._left.sort()
        for port in self._left:
            if _is_free(port):
                self._left.remove(port)
                return port
        return free_port()

    def leave(self, port: int) -> None:
        """The next room may have it."""
        self._left.append(port)


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(
            socket.SOL_SOCKET, socket.SO_REUSEADDR, 1
        )  # as a server does, whose earlier sockets linger
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


ports = Ports()


class RunningRoom:
    """Starts a room on a folder; can kill it and start it again at the same address."""

    def __init__(
        self, folder: Path, *houses: str, sign_up: str = "open", patient: bool = False, pager_url: str = ""
    ) -> None:
        """A `patient` room lets people look at the end of a hand as long as a room does that people play in."""
        self._pager_url = pager_url
        self._houses = houses or ("casinohuone",)
        self._folder = folder
        self._sign_up = sign_up
        self._pauses = room_process.PATIENT if patient else "quick"
        self._port = ports.take()
        self.url = f"http://127.0.0.1:{self._port}"
        self._process: Forked | None = None
        self._log = (folder.parent / f"{folder.name}.log").open("a")

    def start(self) -> None:
        """Open the room; returns when it answers."""
        asked = (
            str(self._folder),
            str(self._port),
            self._sign_up,
            self._pauses,
            self._pager_url,
            *self._houses,
        )
        self._process = begin(room_process.__name__, *asked, log=self._log)
        self._answer()

    def bots(
        self, pool: str, bots: int, *, pushing: bool = False, seconds: tuple[float, float] = (0.05, 0.2)
    ) -> list[str]:
        """Let bots come to a pool; their names. None of them (`bots` 0) sends all of the pool home."""
        least, most = seconds
        return self._say(room_process.Company(pool, bots, pushing, least, most))

    def template(self, name: str, text: str) -> None:
        """The operator puts a template of tournaments into the room's folder."""
        folder = self._folder / room_process.TEMPLATES
        folder.mkdir(exist_ok=True)
        (folder / f"{name}.toml").write_text(text, "utf-8")

    def announce(self, terms: TournamentTerms) -> None:
        """A tournament is announced."""
        self._say(room_process.Announced(terms))

    def begin(self, terms: TournamentTerms) -> None:
        """Staff let a tournament begin."""
        self._say(room_process.Announced(terms, start=True))

    def enter(
        self,
        tournament: str,
        bots: int,
        *,
        raising: bool = False,
        seconds: tuple[float, float] = (0.05, 0.2),
    ) -> list[str]:
        """Bots enter a tournament; their names."""
        return self._say(room_process.Entrants(tournament, bots, raising, *seconds))

    def _say(self, line: room_process.AnyLine) -> list[str]:
        assert self._process is not None
        self._process.stdin.write(msgspec.json.encode(line).decode() + "\n")
        self._process.stdin.flush()
        return self._answer()

    def kill(self) -> None:
        """End the room at once, as a power failure would."""
        assert self._process is not None
        self._process.kill()
        self._process.close()

    def stop(self) -> None:
        """Close the room, for good."""
        if self._process is not None and self._process.poll() is None:
            self._process.stdin.close()
            try:
                self._process.wait(timeout=PATIENCE_SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
            self._process.close()
        if not self._log.closed:
            ports.leave(self._port)
        self._log.close()

    def _answer(self) -> list[str]:
        assert self._process is not None
        line = self._process.stdout.readline()
        if not line:
            said = Path(self._log.name).read_text()[-2000:]
            raise AssertionError(f"the room ended with status {self._process.wait()}: {said}")
        names: list[str] = json.loads(line)
        return names
