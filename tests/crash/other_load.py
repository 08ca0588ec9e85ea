"""How much of this machine others had while a cluster was waited for: what takes ten seconds on a quiet machine takes
longer beside them, and no longer than that.
"""

from __future__ import annotations

import os
import time
from collections import defaultdict
from pathlib import Path
from typing import Final

QUIET: Final = 0.1
"""A machine of which others take less than this part is quiet: nothing takes longer for their sake."""
MOST: Final = 0.9
"""A machine of which others take more than this part is no longer a measure of anything."""


class OtherLoad:
    """Counts from its making on."""

    def __init__(self) -> None:
        self._since = time.monotonic()
        self._busy, self._own = _busy_seconds(), _own_seconds()

    @property
    def share(self) -> float:
        """The part of all cores that others have used since."""
        seconds = (time.monotonic() - self._since) * (os.cpu_count() or 1)
        if seconds <= 0:
            return 0.0
        used = (_busy_seconds() - self._busy) - (_own_seconds() - self._own)
        return min(1.0, max(0.0, used / seconds))

    @property
    def times_longer(self) -> float:
        """How much longer something may take beside them than alone; 1 on a quiet machine."""
        share = self.share
        return 1.0 if share < QUIET else 1 / (1 - min(share, MOST))


def _busy_seconds() -> float:
    """The processor time of all processes since the machine began, and what other machines took of it (steal)."""
    user, nice, system, _idle, _wait, irq, soft_irq, steal, *_ = Path("/proc/stat").read_text().split()[1:]
    return sum(map(int, (user, nice, system, irq, soft_irq, steal))) / os.sysconf("SC_CLK_TCK")


def _own_seconds() -> float:
    """The processor time of this process and all below it, those that have ended too."""
    below: dict[int, list[int]] = defaultdict(list)
    ticks: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        pid = int(path.parent.name)
        below[int(fields[1])].append(pid)
        ticks[pid] = sum(map(int, fields[11:15]))
    counted, found = 0, [os.getpid()]
    while found:
        pid = found.pop()
        counted += ticks.get(pid, 0)
        found += below[pid]
    return counted / os.sysconf("SC_CLK_TCK")
