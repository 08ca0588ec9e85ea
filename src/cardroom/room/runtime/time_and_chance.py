"""The things that happen to a room from outside: time, chance, and its end."""

from __future__ import annotations

from dataclasses import dataclass

from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy
from cardroom.room.runtime.timers import Timers


class Lifetime:
    """Set once, when the room ends: from then on nobody is seated and no recurring work is started."""

    def __init__(self) -> None:
        self.is_stopping = False


@dataclass(frozen=True, slots=True)
class TimeAndChance:
    """The time of the room, calls at a later time, chance, and whether the room is about to stop.

    The floors below know none of these: they come in as values.
    """

    clock: Clock
    timers: Timers
    entropy: Entropy
    lifetime: Lifetime
