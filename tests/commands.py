"""`cardroom` as a shell runs it, in a process that begins with everything loaded (`tests/forks.py`).

A start from nothing takes three seconds of a processor, one of these a tenth of that. Tests of the start itself take
`sys.executable`.
"""

from __future__ import annotations

import os
import subprocess
import threading
from typing import IO, Any, Self

from tests.forks import Begun, begin_command


class Command(Begun):
    """A running command, as far as tests use `subprocess.Popen`: what it says is text."""

    def __init__(
        self, *words: str, environment: dict[str, str] | None = None, log: IO[Any] | None = None
    ) -> None:
        """Begin it, in a process group of its own. What it says goes into `log`, or is to be read from `stdout` and
        `stderr`. `environment` is added to this process's.
        """
        self.stdout: IO[str] | None = None
        self.stderr: IO[str] | None = None
        if log is None:
            (out, said), (errors, complained) = os.pipe(), os.pipe()
            self.stdout, self.stderr = os.fdopen(out), os.fdopen(errors)
        else:
            said, complained = os.dup(log.fileno()), os.dup(log.fileno())
        begun = begin_command(
            *words, stdout=said, stderr=complained, environment={**os.environ, **(environment or {})}
        )
        super().__init__(*begun)
        os.close(said)
        os.close(complained)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.wait()
        for stream in (self.stdout, self.stderr):
            if stream is not None:
                stream.close()

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """All that it says to its end, but for what was read before."""
        said = dict.fromkeys(("stdout", "stderr"), "")

        def hear(name: str) -> None:
            stream: IO[str] | None = getattr(self, name)
            if stream is not None and not stream.closed:
                with stream:
                    said[name] = stream.read()

        hearing = [threading.Thread(target=hear, args=(name,), daemon=True) for name in said]
        for one in hearing:
            one.start()
        self.wait(timeout)
        for one in hearing:
            one.join()
        return said["stdout"], said["stderr"]


def told(
    *words: str, environment: dict[str, str] | None = None, timeout: float = 60
) -> subprocess.CompletedProcess[str]:
    """What a command says to its end, and its status; one that takes longer is killed."""
    command = Command(*words, environment=environment)
    try:
        said = command.communicate(timeout)
    finally:
        command.kill()
    return subprocess.CompletedProcess(["cardroom", *words], command.wait(), *said)
