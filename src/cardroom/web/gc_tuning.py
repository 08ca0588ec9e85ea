"""The interpreter's own pauses, kept out of the players' way."""

from __future__ import annotations

import gc
import sys
from typing import Final

YOUNG_OBJECTS: Final = 5_000
"""Objects between two collections of the young: a room makes few cycles and many short-lived messages."""

YOUNG_ROUNDS: Final = 3
"""Collections of the young before the middle-aged are looked through. Thousands of sockets that come at once are all
middle-aged: with Python's ten rounds, or more, looking through them held every table for a quarter of a second."""

OLD_ROUNDS: Final = 2_000
"""Collections of the middle-aged before the old are looked through, which takes tens of milliseconds in a full room."""

SWITCH_SECONDS: Final = 0.0005
"""How long a thread may hold the interpreter while another waits. The writer's thread answers the event loop for every
step; with Python's default of 5 ms a busy loop would let each of them wait that long."""


def steady() -> None:
    """Call once, when a room is open: what lives until its end is no longer looked through for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, YOUNG_ROUNDS, OLD_ROUNDS)
    sys.setswitchinterval(SWITCH_SECONDS)
