"""The only module in which the room takes randomness from the system."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

SEED_BYTES: Final = 32

Entropy = Callable[[int], bytes]
"""Returns so many unpredictable bytes. A running room uses only `system_entropy`; a simulated room passes its own."""


def system_entropy(count: int) -> bytes:
    """Return bytes of the operating system's generator, which waits until it has been seeded (GLI-19 3.3.1)."""
    return os.urandom(count)


def draw_chance(entropy: Entropy) -> int:
    """Return a uniform integer of 64 bits, for the draws a table makes (dealer, seat, table).

    Taken modulo a bound of at most a few hundred its bias is below one in 10^16, far under the 1 in 50 million that the
    strictest regulator allows; the deck itself is drawn by rejection and has none.
    """
    return int.from_bytes(entropy(8), "big")


def draw_code(entropy: Entropy) -> str:
    """Return a code to be read aloud: four groups of five letters and digits (100 bits), no two of which look alike."""
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
    number = int.from_bytes(entropy(13), "big")
    code = "".join(letters[number >> 5 * place & 31] for place in range(20))
    return "-".join(code[start : start + 5] for start in range(0, 20, 5))


def draw_id(entropy: Entropy, prefix: str) -> str:
    """Return a new id that nobody can guess: the prefix and 12 letters and digits (60 bits)."""
    letters = "abcdefghjkmnpqrstvwxyz0123456789"
    number = int.from_bytes(entropy(8), "big")
    return prefix + "".join(letters[number >> 5 * place & 31] for place in range(12))
