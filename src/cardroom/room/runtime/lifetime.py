"""Whether the room is about to stop."""

from __future__ import annotations


class Lifetime:
    """Set once, by the room's end: from then on nobody is seated, and what comes round by itself comes no more."""

    def __init__(self) -> None:
        self.is_stopping = False
