"""The interpreter's own pauses, kept out of the players' way."""

from __future__ import annotations

import gc
import sys
from typing import Final

YOUNG_OBJECTS: Final = 20_000
"""Objects between two collections of the young: a room makes few cycles and many short-lived messages."""

OLD_ROUNDS: Final = 100
"""Collections of the middle-aged before the old are looked through, which takes tens of milliseconds in a full room."""

SWITCH_SECONDS: Final = 0.0005
"""How long a thread may hold the interpreter while another waits. The writer's thread answers the event loop for every
step; with Python's default of 5 ms a busy loop would let each of them wait that long."""


def steady() -> None:
    """Call once, when a room is open: what lives until its end is no longer looked through for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, 20, OLD_ROUNDS)
    sys.setswitchinterval(SWITCH_SECONDS)
