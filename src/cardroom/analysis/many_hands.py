"""Very many hands ranked at once, by five rankings: compiled where the extra `batch` is there, else by NumPy.

>>> import numpy as np
>>> rows = np.array([[0, 4, 8, 12, 16, 21, 25], [51, 50, 49, 48, 0, 1, 2]], np.uint8)
>>> strengths = rank_hands(rows)
>>> bool(strengths[1] < strengths[0])  # a straight flush beats four aces
True
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from types import ModuleType
from typing import Any, Final

import numpy as np

from cardroom.analysis.analysis_fault import AnalysisFault
from cardroom.analysis.strength_tables import (
    SMALL_KEY,
    SUITS_AT,
    Cards,
    Strengths,
    Whole,
    check_cards,
    high_tables,
    rank_many,
    small_tables,
)
from cardroom.batch.array_layout import HIGH
from cardroom.batch.game_numbers import RANKERS
from cardroom.cards.ranking.pair_keys import ROW_SHIFT
from cardroom.games import rankers
from cardroom.games.game import Ranker

RANKINGS: Final[dict[str, Ranker]] = {
    "high": rankers.any_cards_high,
    "low": rankers.any_cards_low,
    "low-eight": rankers.any_cards_low_eight,
    "omaha-high": rankers.two_plus_three_high,
    "omaha-low-eight": rankers.two_plus_three_low_eight,
}
BOARD: Final = 5
LOW_CARDS: Final = 7
LEAST_A_THREAD: Final = 50_000
CARD_BIT: Final = np.array([1 << 16 * (card & 3) + (card >> 2) for card in range(52)], dtype=np.int64)
"""A card as the kernels of `batch.ranks` have it."""


def rank_hands(cards: Cards, ranking: str = "high", threads: int = 1) -> Strengths | Whole:
    """The strength of each row of cards 0..51: larger is better, equal is equal, -1 does not qualify.

    Rankings: "high" and "low-eight" (or better) of five to seven cards, "low" (ace to five) of seven; "omaha-high" and
    "omaha-low-eight" of two to six own cards and then the five of the board. Strengths compare with those of the same
    ranking from the same installation. That a row has a card twice is not looked at. Without numba, lows and Omaha go
    one by one. Raises AnalysisFault and HandFault.
    """
    if ranking not in RANKINGS:
        raise AnalysisFault(f"no ranking {ranking!r}; there are {', '.join(RANKINGS)}")
    if threads < 1:
        raise AnalysisFault(f"hands are ranked on one thread at least, not {threads}")
    cards = np.asarray(cards)
    if not ranking.startswith("omaha"):
        check_cards(cards)
        if ranking == "high":
            return high_of(cards, threads)
        if ranking == "low" and cards.shape[1] != LOW_CARDS:
            raise AnalysisFault(f"lows are ranked in rows of seven cards, not {cards.shape[1]}")
        return strengths_by(RANKINGS[ranking], cards, cards[:, :0], threads)
    if cards.ndim != 2 or not BOARD + 2 <= cards.shape[1] <= BOARD + 6:
        raise AnalysisFault("a row of Omaha has two to six own cards and then the five of the board")
    for first in (0, cards.shape[1] - BOARD):
        check_cards(cards[:, first : first + BOARD])
    return strengths_by(RANKINGS[ranking], cards[:, :-BOARD], cards[:, -BOARD:], threads)


def loops() -> ModuleType | None:
    """The compiled loops; None where numba is missing."""
    try:
        from cardroom.batch import rank_loops
    except ImportError:
        return None
    return rank_loops


def can_rank(shares: Sequence[Ranker], may_load: bool) -> bool:
    """Whether all of these rankings are done many at a time; `may_load` lets the compiled loops be loaded for it."""
    if all(rank is rankers.any_cards_high for rank in shares):
        return True
    return all(rank in RANKERS for rank in shares) and may_load and loops() is not None


def high_of(cards: Cards, threads: int = 1) -> Strengths:
    """As `strength_tables.rank_many`, which gives the same numbers, and compiled where numba is there."""
    compiled = loops()
    if compiled is None:
        return rank_many(cards)
    check_cards(cards)
    small = small_tables(cards.shape[1])
    strengths: Strengths = np.empty(len(cards), dtype=np.int16)

    def some(part: slice) -> None:
        compiled.high_by_tables(
            cards[part],
            SMALL_KEY,
            SUITS_AT,
            small.places,
            ROW_SHIFT,
            small.by_ranks,
            high_tables().by_suited,
            strengths[part],
        )

    _in_parts(len(cards), threads, some)
    return strengths


def strengths_by(ranker: Ranker, own: Cards, boards: Cards, threads: int = 1) -> Whole:
    """The strength of each row of own cards with its row of the board, by one of the rankings of `RANKINGS`."""
    strengths: Whole = np.empty(len(own), dtype=np.int64)
    if RANKERS[ranker] == HIGH and 5 <= own.shape[1] + boards.shape[1] <= 7:
        strengths[:] = rank_many(np.concatenate([own, boards], axis=1))
    elif (compiled := loops()) is None:
        for row, (mine, board) in enumerate(zip(own.tolist(), boards.tolist(), strict=True)):
            strengths[row] = ranker([mine], board)[0]
    else:
        number, held, laid = RANKERS[ranker], bits_of(own), bits_of(boards)
        _in_parts(
            len(own),
            threads,
            lambda part: compiled.strengths_of(number, held[part], laid[part], strengths[part]),
        )
    return strengths


def bits_of(cards: Cards) -> Whole:
    """Each row of cards as one set of bits."""
    bits: Whole = CARD_BIT[cards].sum(axis=-1, dtype=np.int64)
    return bits


def _in_parts(count: int, threads: int, work: Callable[[slice], Any]) -> None:
    parts = max(1, min(threads, count // LEAST_A_THREAD))
    edges = pairwise([count * part // parts for part in range(parts + 1)])
    if parts == 1:
        work(slice(0, count))
    else:
        with ThreadPoolExecutor(parts) as pool:
            list(pool.map(lambda edge: work(slice(*edge)), edges))
