"""Works out what each of the 169 starting hands of hold'em wins against each other, over every deal: the table of
`cardroom.solve.push_fold`. It takes some minutes of one core and needs the extra `batch`.

    python tools/preflop_equities.py [src/cardroom/solve/tables/preflop.bin]

Boards that differ by their suits alone stand for one another, as a class of hands has all suits alike.
"""

import sys
import zlib
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import numba
import numpy as np

from cardroom.analysis.strength_tables import rank_many
from cardroom.solve.push_fold import CLASSES, HANDS, class_of

TARGET = Path("src/cardroom/solve/tables/preflop.bin")
AT_ONCE = 64


def boards() -> tuple[Any, Any]:
    """One board for all that differ by suits alone, and how many those are."""
    every = np.array(list(combinations(range(52), 5)), np.int8)
    first = np.full(len(every), np.iinfo(np.int64).max)
    for suits in permutations(range(4)):
        moved = np.sort(every & ~3 | np.array(suits, np.int8)[every & 3], axis=1).astype(np.int64)
        first = np.minimum(first, moved @ (52 ** np.arange(4, -1, -1)))
    codes, counts = np.unique(first, return_counts=True)
    return (codes[:, None] // 52 ** np.arange(4, -1, -1) % 52).astype(np.int64), counts.astype(np.int32)


@numba.njit(nogil=True)
def add(strengths: Any, counts: Any, won: Any) -> None:
    """Add two units for each board that a hand wins against another, one for each that they divide."""
    for mine in range(won.shape[0]):
        row = won[mine]
        for board in range(strengths.shape[0]):
            own, count = strengths[board, mine], counts[board]
            if own < 0:
                continue
            for other in range(won.shape[0]):
                theirs = strengths[board, other]
                row[other] += count * (2 * (own > theirs) + (own == theirs)) * (theirs >= 0)


def main() -> None:
    """Work the table out and write it."""
    hands = np.array(HANDS, np.int64)
    laid, counts = boards()
    won = np.zeros((len(hands), len(hands)), np.int32)
    for first in range(0, len(laid), AT_ONCE):
        some = laid[first : first + AT_ONCE]
        rows = np.concatenate([np.repeat(some, len(hands), axis=0), np.tile(hands, (len(some), 1))], axis=1)
        strengths = rank_many(rows.astype(np.uint8)).reshape(len(some), len(hands)).astype(np.int32)
        taken = (hands[None, :, :, None] == some[:, None, None, :]).any(axis=(2, 3))
        strengths[taken] = -1
        add(strengths, counts[first : first + AT_ONCE], won)
        if first % (AT_ONCE * 200) == 0:
            print(f"{first:,} of {len(laid):,} boards", flush=True)
    apart = ~(hands[:, None, :, None] == hands[None, :, None, :]).any(axis=(2, 3))
    classes = np.array([class_of(hand) for hand in HANDS])
    table = np.zeros((len(CLASSES), len(CLASSES)), np.int64)
    np.add.at(table, (classes[:, None], classes[None, :]), np.where(apart, won.astype(np.int64), 0))
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.write_bytes(zlib.compress(table.astype("<i4").tobytes(), 9))
    print(f"{target}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
