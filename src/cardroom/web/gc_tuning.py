"""Settings that keep the interpreter's own pauses short."""

from __future__ import annotations

import contextlib
import gc
import sys
from collections.abc import Iterator
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


@contextlib.contextmanager
def loading() -> Iterator[None]:
    """Collect nothing until `steady`, or to the end of the block: nearly all that a start makes stays, and looking through
    it again and again is a fifth of the start.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextlib.contextmanager
def waiting() -> Iterator[None]:
    """Collect as usual while a start waits, which may be for weeks."""
    was = gc.isenabled()
    gc.enable()
    try:
        yield
    finally:
        if not was:
            gc.disable()


def keep_all() -> None:
    """Look through all objects once more, and never again through those that are left: they live until the end.

    One that stands by does so before it waits, and has only the room's own objects to look through when it opens.
    """
    gc.collect()
    gc.freeze()


def steady() -> None:
    """Apply the settings; call it once, when a room is open.

    Objects that exist by then live until its end, and are no longer collected.
    """
    gc.enable()
    keep_all()
    gc.set_threshold(YOUNG_OBJECTS, YOUNG_ROUNDS, OLD_ROUNDS)
    sys.setswitchinterval(SWITCH_SECONDS)
