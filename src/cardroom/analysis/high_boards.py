"""How often each of several hold'em hands wins, over all run-outs of a board: exact, in milliseconds.

A run-out in which nobody makes a flush is decided by ranks alone, and there are at most 6,175 ways to lay five ranks;
each stands for as many run-outs as suits allow. So all run-outs are counted by ranks first. Then those in which a suit
gives somebody a flush, some tenth of all, are looked at one by one: what they come to is added, and what they came to
by ranks is taken away.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import Any, Final

import numpy as np

from cardroom.analysis.strength_tables import CARD_PLACE, PLACE, Whole, high_tables

BOARD: Final = 5
_CHOOSE: Final = np.array(
    [[comb(have, taken) for taken in range(BOARD + 1)] for have in range(5)], dtype=np.int64
)
_PLACES: Final = np.array(PLACE, dtype=np.int64)


class RunOutTally:
    """The results of run-outs: `won[player][n - 1]` counts those that the player won as one of n."""

    __slots__ = ("boards", "won")

    def __init__(self, players: int) -> None:
        self.won: Whole = np.zeros((players, players), dtype=np.int64)
        self.boards = 0

    def add(self, strengths: np.ndarray[Any, Any], counts: Whole | int) -> None:
        """Count run-outs: a row of strengths for each player, a column a run-out, each so many times."""
        best = strengths.max(axis=0)
        winners = strengths == best
        winning = winners.sum(axis=0)
        players = len(strengths)
        for player in range(players):
            mine = winners[player]
            if isinstance(counts, int):
                self.won[player] += counts * np.bincount(winning[mine], minlength=players + 1)[1:]
            else:
                # Sums of whole numbers far below 2**53 are exact in doubles.
                weighed = np.bincount(winning[mine], weights=counts[mine], minlength=players + 1)[1:]
                self.won[player] += weighed.astype(np.int64)


@lru_cache(maxsize=256)
def _chosen(count: int, taken: int) -> Whole:
    """Every choice of places, a row a choice."""
    rows = list(combinations(range(count), taken))
    return np.array(rows, dtype=np.int64).reshape(len(rows), taken)


@lru_cache(maxsize=8)
def _ranks_laid(count: int) -> tuple[Whole, Whole]:
    """Every way to lay so many ranks: the sum of their keys, and how often each rank is there."""
    rows = list(combinations_with_replacement(range(13), count))
    laid = np.array(rows, dtype=np.int64).reshape(len(rows), count)
    held = (laid[:, :, None] == np.arange(13)).sum(axis=1)
    possible = held.max(axis=1) <= 4
    return _PLACES[laid].sum(axis=1)[possible], held[possible]


def tally_boards(holes: Sequence[Sequence[int]], board: Sequence[int], unseen: Sequence[int]) -> RunOutTally:
    """All run-outs from the unseen cards. Every hand has two cards at most, the board five at most; all are known."""
    tally = RunOutTally(len(holes))
    lacking = BOARD - len(board)
    tally.boards = comb(len(unseen), lacking)
    own = np.array([int(CARD_PLACE[[*hole, *board]].sum()) for hole in holes], dtype=np.int64)
    by_ranks = high_tables().by_ranks[7]

    laid, held = _ranks_laid(lacking)
    left = np.bincount([card >> 2 for card in unseen], minlength=13)
    counts = _CHOOSE[left, held].prod(axis=1)
    some = counts > 0
    tally.add(by_ranks[own[:, None] + laid[some]], counts[some])
    for suit in range(4):
        _add_flushes(tally, holes, board, unseen, suit, own)
    return tally


def _add_flushes(
    tally: RunOutTally,
    holes: Sequence[Sequence[int]],
    board: Sequence[int],
    unseen: Sequence[int],
    suit: int,
    own: Whole,
) -> None:
    """Put right the run-outs in which this suit gives somebody a flush."""
    lacking = BOARD - len(board)
    suited = np.array([card for card in unseen if card & 3 == suit], dtype=np.int64)
    others = np.array([card for card in unseen if card & 3 != suit], dtype=np.int64)
    bits = [sum([1 << (card >> 2) for card in (*hole, *board) if card & 3 == suit]) for hole in holes]
    have = [one.bit_count() for one in bits]
    tables = high_tables()
    for count in range(max(0, 5 - max(have)), min(lacking, len(suited)) + 1):
        if len(others) < lacking - count:
            continue
        come = suited[_chosen(len(suited), count)]
        beside = CARD_PLACE[others[_chosen(len(others), lacking - count)]].sum(axis=1)
        sums = CARD_PLACE[come].sum(axis=1)[:, None] + beside
        held = (1 << (come >> 2)).sum(axis=1)
        by_ranks = tables.by_ranks[7][own[:, None, None] + sums]
        tally.add(by_ranks.reshape(len(holes), -1), -1)
        for player, one in enumerate(have):
            if one + count >= 5:
                by_ranks[player] = tables.by_suited[bits[player] | held][:, None]
        tally.add(by_ranks.reshape(len(holes), -1), 1)
