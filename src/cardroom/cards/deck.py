"""A deck of 52 cards, shuffled by entropy that is passed in.

The shuffle is Fisher and Yates's, over the byte stream SHAKE-256(seed || context). Each choice among n places is
made by rejection: bytes that would make some place likelier than another are skipped, so the bias is exactly nought.
Equal seeds and contexts give equal decks for ever; a seed is 32 fresh bytes of the system's entropy, used for one
hand alone. (CO-TH.2: one deck, shuffled after every showdown.)
"""

from collections.abc import Sequence
from hashlib import shake_256
from typing import Final

DECK_SIZE: Final = 52
SEED_BYTES: Final = 32
SECOND_DECK_LABEL: Final = b"cardroom: the second deck of one hand"

ORDERED_DECK: Final[tuple[int, ...]] = tuple(range(DECK_SIZE))

# One byte a choice, few of them rejected: 51 choices take some 60 bytes, so one block of the sponge hardly ever runs
# out. If it does, the same stream is read further: a deck never depends on how much was read at once.
_BLOCK_BYTES: Final = 136


class SeedFault(ValueError):
    """A seed that is not 32 bytes."""


def accept_below(bound: int) -> int:
    """Bytes below this choose among `bound` places, others are skipped: the largest multiple of it up to 256."""
    return 256 // bound * bound


_ACCEPT_BELOW: Final[list[int]] = [0, *[accept_below(bound) for bound in range(1, DECK_SIZE + 1)]]


def shuffled_deck(seed: bytes, context: bytes) -> list[int]:
    """All 52 cards in the order in which they are dealt, index 0 first.

    `seed` is 32 secret bytes; `context` says what the deck is for (room, table, hand), so that one seed used twice by
    mistake still gives unrelated decks. Raises SeedFault.
    """
    if len(seed) != SEED_BYTES:
        raise SeedFault(f"a deck's seed is {SEED_BYTES} bytes; this one is {len(seed)}")
    return shuffle_by(shake_256(seed + context).digest(_BLOCK_BYTES)) or _shuffle_long(seed + context)


def second_deck(deck: Sequence[int]) -> list[int]:
    """Another order of the 52 cards, fixed by the order of `deck` and telling nothing of it but to who knows all of it.

    A hand that must shuffle cards again in its middle deals them in this order: whatever has sealed the deck has sealed
    this one too, and no new chance enters.
    """
    entropy = SECOND_DECK_LABEL + bytes(deck)
    return shuffle_by(shake_256(entropy).digest(_BLOCK_BYTES)) or _shuffle_long(entropy)


def shuffle_by(stream: bytes) -> list[int]:
    """The deck that a stream of bytes shuffles, or an empty list if the stream ends too soon."""
    deck = list(ORDERED_DECK)
    bound = DECK_SIZE
    limit = _ACCEPT_BELOW[bound]
    for byte in stream:
        if byte >= limit:
            continue
        place = byte % bound
        bound -= 1
        deck[bound], deck[place] = deck[place], deck[bound]
        if bound == 1:
            deck.reverse()  # places were fixed from the last to the first; the first fixed is dealt first
            return deck
        limit = _ACCEPT_BELOW[bound]
    return []


def _shuffle_long(entropy: bytes) -> list[int]:
    """The same deck from as much of the same stream as it takes."""
    length = _BLOCK_BYTES
    while True:
        length *= 2
        deck = shuffle_by(shake_256(entropy).digest(length))
        if deck:
            return deck
