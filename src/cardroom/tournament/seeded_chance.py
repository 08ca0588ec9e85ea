"""Chance that comes in as a seed: a number that nobody can steer, and that everybody can check afterwards.

Before a draw its seal, a hash of the seed, is published; after it the seed. As for decks, the number is read off the
stream SHAKE-256(label || seed || context) by rejection, so that all numbers are equally likely. A seed is 32 fresh
bytes of the system's entropy, used for one draw only.
"""

from hashlib import sha256, shake_256
from typing import Final

SEED_BYTES: Final = 32
WORD_BYTES: Final = 4
WORDS: Final = 2 ** (8 * WORD_BYTES)
DRAW_LABEL: Final = b"cardroom: one number is drawn."
SEAL_LABEL: Final = b"cardroom: the seal of a draw."


def number_of(seed: bytes, context: bytes, bound: int) -> int:
    """A number from 1 to `bound`, all equally likely.

    `context` says what is drawn: another one gives another number.
    """
    assert len(seed) == SEED_BYTES and 1 <= bound <= WORDS, "a seed is 32 bytes, and a bound fits into a word"
    accepted = WORDS // bound * bound
    words = 4
    while True:
        stream = shake_256(DRAW_LABEL + seed + context).digest(words * WORD_BYTES)
        for place in range(0, len(stream), WORD_BYTES):
            word = int.from_bytes(stream[place : place + WORD_BYTES])
            if word < accepted:
                return word % bound + 1
        words *= 2


def seal_of(seed: bytes, context: bytes) -> str:
    """The seal published before the draw, as hexadecimal digits; it reveals nothing about the number."""
    return sha256(SEAL_LABEL + seed + context).hexdigest()


def opens(seal: str, seed: bytes, context: bytes) -> bool:
    """Whether the seed that is shown after a draw is the one that was sealed before it."""
    return len(seed) == SEED_BYTES and seal_of(seed, context) == seal
