"""Strengths of very many high hands at once: the ranking of `cards.ranking.high` laid out as arrays.

Each rank has a key such that the sum of the keys of seven ranks is no other seven's (the keys are those of
SKPokerEval). So a table has the strength of any ranks at the sum of their keys, and a board's sum is added to every
player's. Strengths are places in the sorted list of all there are: they compare as those of `rank_high` do.
"""

from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any, Final

import numpy as np

from cardroom.cards.ranking.high import flush_of, rank_five_ranks
from cardroom.cards.ranking.histogram import RANK_KEY, HandFault
from cardroom.cards.ranking.pair_keys import RANKS, ROW_SHIFT, row_places

Whole = np.ndarray[Any, np.dtype[np.int64]]
Cards = np.ndarray[Any, np.dtype[np.integer[Any]]]
Strengths = np.ndarray[Any, np.dtype[np.int16]]

PLACE: Final = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
"""The key of each rank, deuce first: so many of them, up to seven, have a sum that no other so many have."""

MOST: Final = 7 * PLACE[12]
"""No row has a larger sum, not even one that has a card several times: such a row gets a number without a meaning."""
_PLACES: Final = np.array(PLACE, dtype=np.int64)
CARD_PLACE: Final = np.array([PLACE[card >> 2] for card in range(52)], dtype=np.int64)
SUITS_AT: Final = 32
"""A card's key has its rank's key below this bit, and above it one in a counter of four bits for its suit."""
CARD_KEY: Final = np.array(
    [PLACE[card >> 2] | 1 << SUITS_AT + 4 * (card & 3) for card in range(52)], dtype=np.int64
)
SMALL_KEY: Final = np.array(
    [RANKS[card >> 2] | 1 << SUITS_AT + 4 * (card & 3) for card in range(52)], dtype=np.uint64
)
"""The same with the rank's key of `pair_keys`."""
_RANKS: Final = np.int64((1 << SUITS_AT) - 1)
_TO_FLUSH: Final = np.int64(0x3333 << SUITS_AT)
_FLUSH: Final = np.int64(0x8888 << SUITS_AT)
AT_ONCE: Final = 16_384
"""So many rows are worked on together that what they need stays in the processor's caches."""


class HighTables:
    """`by_ranks`: by their count, the strengths of five, six or seven ranks at the sum of keys; `by_suited`: those
    of the ranks of one suit, five or more, at their 13-bit set. An entry that is no hand has -1.
    """

    __slots__ = ("by_ranks", "by_suited")

    def __init__(self) -> None:
        fives = _rows(5)
        ranked = [rank_five_ranks(sum([RANK_KEY[rank] for rank in ranks])) for ranks in fives.tolist()]
        suited = np.array(list(combinations(range(13), 5)), dtype=np.int64)
        flushes = [flush_of(sum([1 << rank for rank in ranks])) for ranks in suited.tolist()]
        order = np.unique(np.array(ranked + flushes))
        # A deuce's key is nought, so six ranks may have the sum of five: each count has a table of its own.
        self.by_ranks: dict[int, Strengths] = {5: np.full(MOST + 1, -1, dtype=np.int16)}
        self.by_ranks[5][_PLACES[fives].sum(axis=1)] = np.searchsorted(order, ranked)
        self.by_suited: Strengths = np.full(1 << 13, -1, dtype=np.int16)
        self.by_suited[(1 << suited).sum(axis=1)] = np.searchsorted(order, flushes)
        for count in (6, 7):
            self.by_ranks[count] = np.full(MOST + 1, -1, dtype=np.int16)
            _best_without_one(self.by_ranks[count - 1], self.by_ranks[count], _PLACES[_rows(count)])
            held = 1 << np.array(list(combinations(range(13), count)), dtype=np.int64)
            _best_without_one(self.by_suited, self.by_suited, held)


class SmallTables:
    """The same strengths of one count of cards in a table that fits a core's own cache, at the sums of `pair_keys`.

    `by_ranks` has them at a sum and what `places` adds to it, found at the sum >> ROW_SHIFT.
    """

    __slots__ = ("by_ranks", "places")

    def __init__(self, count: int) -> None:
        ways = _rows(count)
        sums = np.array(RANKS, dtype=np.int64)[ways].sum(axis=1)
        moved = row_places(sums.tolist())
        # A row that has a card several times is no hand; it gets a number without a meaning, yet from the table.
        rows = (count * RANKS[12] >> ROW_SHIFT) + 1
        moves = np.array([-(row << ROW_SHIFT) for row in range(rows)], dtype=np.int64)
        moves[np.unique(sums >> ROW_SHIFT)] = [moved[row] for row in np.unique(sums >> ROW_SHIFT)]
        at = moves[sums >> ROW_SHIFT] + sums
        self.by_ranks: Strengths = np.full(int(at.max()) + (1 << ROW_SHIFT), -1, dtype=np.int16)
        self.places = moves.astype(np.uint64)  # sums wrap: adding 2 ** 64 - 1 is taking one away
        self.by_ranks[at] = high_tables().by_ranks[count][_PLACES[ways].sum(axis=1)]


@cache
def small_tables(count: int) -> SmallTables:
    """The table of hands of so many cards, made when first asked for."""
    return SmallTables(count)


def _rows(count: int) -> Whole:
    """Every way to hold so many ranks, none more than four times."""
    rows: Whole = np.array(list(combinations_with_replacement(range(13), count)), dtype=np.int64)
    possible: Whole = rows[(rows[:, : count - 4] != rows[:, 4:]).all(axis=1)]
    return possible


def _best_without_one(fewer: Strengths, table: Strengths, parts: Whole) -> None:
    """Enter in a table the hands whose parts are the rows: the best of what is left when each part is left out."""
    whole = parts.sum(axis=1)
    table[whole] = fewer[whole[:, None] - parts].max(axis=1)


@cache
def high_tables() -> HighTables:
    """The tables, made when first asked for."""
    return HighTables()


def rank_many(cards: Cards) -> Strengths:
    """The strengths of hands of five, six or seven different known cards, one in each row. Raises HandFault.

    Rows of `uint8` are the quickest to read.
    """
    check_cards(cards)
    strengths: Strengths = np.empty(len(cards), dtype=np.int16)
    for first in range(0, len(cards), AT_ONCE):
        _rank_some(cards[first : first + AT_ONCE], strengths[first : first + AT_ONCE])
    return strengths


def check_cards(cards: Cards) -> None:
    """Raises HandFault unless these are rows of five, six or seven known cards."""
    if cards.ndim != 2 or not 5 <= cards.shape[1] <= 7 or not np.issubdtype(cards.dtype, np.integer):
        raise HandFault("hands are ranked in rows of five, six or seven cards, which are whole numbers")
    is_signed = np.issubdtype(cards.dtype, np.signedinteger)
    if cards.size and (int(cards.max()) > 51 or (is_signed and int(cards.min()) < 0)):
        raise HandFault("an unknown card cannot be ranked")


def _rank_some(cards: Cards, strengths: Strengths) -> None:
    tables = high_tables()
    totals = CARD_KEY.take(cards[:, 0], mode="clip")
    for column in range(1, cards.shape[1]):
        totals += CARD_KEY.take(cards[:, column], mode="clip")
    tables.by_ranks[cards.shape[1]].take(totals & _RANKS, out=strengths, mode="clip")
    (flushes,) = np.nonzero(totals + _TO_FLUSH & _FLUSH)
    if len(flushes):
        some, counts = cards[flushes].astype(np.int64), totals[flushes] >> SUITS_AT
        suit = np.zeros(len(flushes), dtype=np.int64)
        for one in (1, 2, 3):
            suit[(counts >> 4 * one & 15) >= 5] = one
        held = np.bitwise_or.reduce(np.where((some & 3) == suit[:, None], 1 << (some >> 2), 0), axis=1)
        strengths[flushes] = tables.by_suited[held]
