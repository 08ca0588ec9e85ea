"""The flag that the room is about to stop."""

from __future__ import annotations


class Lifetime:
    """Set once, when the room ends: from then on nobody is seated and no recurring work is started."""

    def __init__(self) -> None:
        self.is_stopping = False
