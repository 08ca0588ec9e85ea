"""Very many hands ranked at once, on the core that calls: by tables where there are some, else by bits."""

import numpy as np

from cardroom.batch.compiling import from_python
from cardroom.batch.kernel_pots import strength


@from_python
def high_by_tables(cards, keys, suits_at, places, row_shift, by_ranks, by_suited, out):
    """The best high of each row of cards. The tables and what they stand for are those of `analysis.strength_tables`.

    Sums are unsigned, so that no place of a table is looked at for being counted from its end.
    """
    suits, shift = np.uint64(suits_at), np.uint64(row_shift)
    ranks = (np.uint64(1) << suits) - np.uint64(1)
    to_flush, flush = np.uint64(0x3333) << suits, np.uint64(0x8888) << suits
    is_seven = cards.shape[1] == 7  # as mostly: without a loop
    for row in range(cards.shape[0]):
        total = keys[cards[row, 0]] + keys[cards[row, 1]] + keys[cards[row, 2]]
        total += keys[cards[row, 3]] + keys[cards[row, 4]]
        if is_seven:
            total += keys[cards[row, 5]] + keys[cards[row, 6]]
        else:
            for place in range(5, cards.shape[1]):
                total += keys[cards[row, place]]
        if (total + to_flush) & flush:
            suit = 0
            for one in range(1, 4):
                if total >> (suits + np.uint64(4 * one)) & np.uint64(15) >= np.uint64(5):
                    suit = one
            held = 0
            for place in range(cards.shape[1]):
                card = np.int64(cards[row, place])
                if card & 3 == suit:
                    held |= 1 << (card >> 2)
            out[row] = by_suited[held]
        else:
            total &= ranks
            out[row] = by_ranks[places[total >> shift] + total]


@from_python
def strengths_of(ranker, own, boards, out):
    """The strength by one of the rankers of each pair of own cards and a board, as bits; -1 does not qualify."""
    for row in range(own.shape[0]):
        out[row] = strength(ranker, own[row], boards[row])
