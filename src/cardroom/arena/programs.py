"""Programs of other languages as seats: a process that reads and writes lines, and a server that is asked by HTTP."""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
import urllib.error
import urllib.request
from collections.abc import Sequence
from typing import Final

import msgspec

from cardroom.arena.seat_situations import SeatSituation
from cardroom.arena.seats import BadAnswer
from cardroom.arena.worded_answers import LONGEST
from cardroom.engine import Hand
from cardroom.rules.refused import Refused

SECONDS: Final = 10.0
"""A decision may take so long unless said otherwise."""


class ProcessSeat:
    """A program that gets each situation as one line of JSON on its standard input and answers with one line of words.

    What it writes to standard error goes where this process's goes. It is begun once for a match; if it ends, each of
    its decisions is a bad answer.
    """

    def __init__(self, name: str, command: str | Sequence[str], seconds: float = SECONDS) -> None:
        """Raises Refused ("no-program") for a command that can't be begun."""
        self.name = name
        self._seconds = seconds
        words = shlex.split(command) if isinstance(command, str) else list(command)
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, IndexError) as fault:
            raise Refused("no-program", f"{name}: {command!r} can't be begun: {fault}") from fault
        self._lines: queue.Queue[str] = queue.Queue()
        self._has_ended = False
        threading.Thread(target=self._read, name=f"answers of {name}", daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(LONGEST + 1):
            self._lines.put(line)
        self._has_ended = True
        self._lines.put("")

    def decide(self, hand: Hand, situation: SeatSituation) -> str:
        """See `ProgramSeat`."""
        assert self._process.stdin is not None
        if self._has_ended:
            raise BadAnswer("the program has ended")
        while not self._lines.empty():  # an answer that came too late is none to this question
            self._lines.get_nowait()
        try:
            self._process.stdin.write(msgspec.json.encode(situation).decode() + "\n")
            self._process.stdin.flush()
            line = self._lines.get(timeout=self._seconds)
        except queue.Empty:
            raise BadAnswer(f"no answer within {self._seconds:g} seconds") from None
        except (OSError, ValueError):
            line = ""
        if not line:
            raise BadAnswer("the program has ended")
        return line

    def close(self) -> None:
        """End the program: its input ends, and it has a second to follow."""
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            self._process.stdin.close()
            self._process.wait(timeout=1)
        except (OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()


class HttpSeat:
    """A server that gets each situation as a POST of JSON and answers with JSON: {"answer": "raise to 12"}."""

    def __init__(self, name: str, url: str, seconds: float = SECONDS) -> None:
        """Raises Refused ("no-program") for an address that is none of HTTP."""
        if not url.startswith(("http://", "https://")):
            raise Refused(
                "no-program", f"{name}: an address begins with http:// or https://, not {url[:60]!r}"
            )
        self.name = name
        self._url = url
        self._seconds = seconds

    def decide(self, hand: Hand, situation: SeatSituation) -> str:
        """See `ProgramSeat`."""
        request = urllib.request.Request(
            self._url, msgspec.json.encode(situation), {"Content-Type": "application/json"}
        )
        try:
            with urllib.request.urlopen(request, timeout=self._seconds) as response:
                body = response.read(LONGEST + 1)
            found = json.loads(body)
        except TimeoutError:
            raise BadAnswer(f"no answer within {self._seconds:g} seconds") from None
        except (urllib.error.URLError, OSError) as fault:
            reason = getattr(fault, "reason", fault)
            if isinstance(reason, TimeoutError):
                raise BadAnswer(f"no answer within {self._seconds:g} seconds") from None
            raise BadAnswer(f"the server can't be asked: {reason}") from None
        except ValueError:
            raise BadAnswer("the server's answer is no JSON") from None
        if not isinstance(found, dict) or not isinstance(found.get("answer"), str):
            raise BadAnswer('the server\'s answer is no {"answer": "..."}')
        return str(found["answer"])

    def close(self) -> None:
        """See `ProgramSeat`."""
