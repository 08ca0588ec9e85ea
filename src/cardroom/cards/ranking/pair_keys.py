"""Keys of two cards at once, for a call that ranks one whole hand: half as many additions, of smaller numbers.

    bits 0..8      the suits: 0, 1, 8 or 57 a card, so that up to seven cards' sum tells how many each suit has
    bits 9..33     the ranks: no seven ranks of `RANKS`, not even five alike, have the sum of another seven
    bits 40..      how many cards are unknown

The keys of the ranks are those of OMPEval, one of them moved so that a hand of no deck has no other hand's sum.
"""

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Any, Final

RANKS: Final = (
    0x2000, 0x8001, 0x11000, 0x3A000, 0x91022, 0x176005, 0x366000, 0x41A013, 0x47802E, 0x479068, 0x48C0E4,
    0x48F211, 0x494493,
)  # fmt: skip
"""The key of each rank, deuce first."""
_SUITS: Final = (0, 1, 8, 57)
RANKS_SHIFT: Final = 9
SUITS_MASK: Final = (1 << RANKS_SHIFT) - 1
UNKNOWN: Final = 1 << 40

ONE: Final[list[int]] = [
    *[(RANKS[card >> 2] << RANKS_SHIFT) + _SUITS[card & 3] for card in range(52)], UNKNOWN
]  # fmt: skip
"""The key of each card 0..51, and of the unknown one, -1, in the last place."""

_ALIKE: Final[dict[Any, Any]] = {}  # one object a sum, so that few of a core's lines are asked for
_SUMS: Final[list[list[Any]]] = [
    [_ALIKE.setdefault(one + other, one + other) for other in ONE] for one in ONE
]
TWO: Final[list[list[int]]] = _SUMS
"""`TWO[a][b]` is the sum of the keys of two cards."""


def suit_counts(cards: int, suit: int) -> list[int]:
    """How many of so many cards are of a suit, by the sum of all their suits."""
    found = [0] * (SUITS_MASK + 1)
    for held in combinations_with_replacement(range(4), cards):
        found[sum([_SUITS[one] for one in held])] = held.count(suit)
    return found


def suits_with(cards: int, least: int) -> list[int]:
    """The suit that `least` or more of so many cards are of, by the sum of all their suits; -1 where none is."""
    found = [-1] * (SUITS_MASK + 1)
    for suit in range(4):
        for total, count in enumerate(suit_counts(cards, suit)):
            if count >= least:
                found[total] = suit
    return found


ROW_SHIFT: Final = 13
_AT_ONCE: Final = 1 << 12


def row_places(sums: Iterable[int]) -> list[int]:
    """What to add to each sum, found at sum >> ROW_SHIFT, so that all sums lie side by side in one small table.

    Each row of 2 ** ROW_SHIFT sums is moved to the first place where its sums meet no other row's, fullest rows first.
    """
    rows: dict[int, list[int]] = {}
    for total in sums:
        rows.setdefault(total >> ROW_SHIFT, []).append(total & (1 << ROW_SHIFT) - 1)
    width = (1 << (1 << ROW_SHIFT) + _AT_ONCE) - 1
    taken, full = 0, 0
    places = [0] * (max(rows) + 1)
    for row, lows in sorted(rows.items(), key=_fullest_first):
        start, fits = full, 0
        while not fits:
            free = ~(taken >> start) & width
            fits = (1 << _AT_ONCE) - 1
            for low in lows:
                fits &= free >> low
                if not fits:
                    break
            start += _AT_ONCE
        place = start - _AT_ONCE + (fits & -fits).bit_length() - 1
        taken |= sum([1 << low for low in lows]) << place
        while taken >> full & 0xFFFF == 0xFFFF:
            full += 16
        places[row] = place - (row << ROW_SHIFT)
    return places


def _fullest_first(row: tuple[int, list[int]]) -> int:
    return -len(row[1])
