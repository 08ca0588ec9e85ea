"""What a store's writer has done since it was opened: counted on its own thread, read by whoever watches the process."""

from __future__ import annotations

import msgspec


class WritingFigures(msgspec.Struct):
    """All but `epoch` count, and never fall."""

    commits: int = 0
    """The commits that were answered, stored or refused."""
    groups: int = 0
    """The transactions that they were in: what gathers while one is written goes into the next."""
    busy_seconds: float = 0.0
    """The time that these took, with the wait for the disk or the server."""
    fenced: int = 0
    """The commits that were refused because another process has taken what they go on with."""
    claims: int = 0
    """How often the streams were taken: at the start, and again after each loss of the way to a server."""
    epoch: int = 0
    """The highest epoch under which the process has a stream; every takeover raises it, and every start."""

    def claimed(self, epoch: int) -> None:
        """Count that the streams were taken, under epochs up to this one."""
        self.claims += 1
        self.epoch = epoch
