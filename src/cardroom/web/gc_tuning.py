"""Settings that keep the interpreter's own pauses short."""

from __future__ import annotations

import gc
import sys
from typing import Final

YOUNG_OBJECTS: Final = 5_000
"""The number of new objects between two collections of the youngest generation.

A room makes few cycles and many short-lived messages.
"""

YOUNG_ROUNDS: Final = 3
"""The number of young collections between two of the middle generation.

Thousands of sockets that come at once are all in the middle generation: with Python's ten rounds, or more, collecting
it held every table for a quarter of a second.
"""

OLD_ROUNDS: Final = 2_000
"""The number of middle collections between two of the oldest, which takes tens of milliseconds in a full room."""

SWITCH_SECONDS: Final = 0.0005
"""The time that a thread may hold the interpreter while another waits.

The writer's thread answers the event loop for every step; with Python's default of 5 ms a busy loop would let each of
them wait that long.
"""


def steady() -> None:
    """Apply the settings; call it once, when a room is open.

    Objects that exist by then live until its end, and are no longer collected.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, YOUNG_ROUNDS, OLD_ROUNDS)
    sys.setswitchinterval(SWITCH_SECONDS)
