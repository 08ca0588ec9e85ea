"""The three rows of a Chinese hand: their sizes, their strengths, and whether together they are legal."""

from collections.abc import Sequence
from typing import Final

from cardroom.cards.ranking import KEY, rank_front, rank_high_keys

FRONT: Final = 0
MIDDLE: Final = 1
BACK: Final = 2

ROW_NAMES: Final = ("front", "middle", "back")
ROW_SIZES: Final[tuple[int, ...]] = (3, 5, 5)
"""The number of cards in each row of a complete hand (CH-6.OFC.3)."""
HAND_CARDS: Final = sum(ROW_SIZES)
FIRST_CARDS: Final = 5
"""The number of cards that a player sets at once on the first turn; a later turn has one (CH-6.OFC.2, CH-6.OFC.3)."""

Rows = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Front, middle and back, each in the order in which its cards were placed."""
Strengths = tuple[int, int, int]

NO_ROWS: Final[Rows] = ((), (), ())


def row_strengths(rows: Rows) -> Strengths:
    """The strengths of three complete rows on one scale, larger is better (CH-6.OFC.8)."""
    front, middle, back = rows
    return rank_front(front), rank_five(middle), rank_five(back)


def rank_five(row: Sequence[int]) -> int:
    """The strength of a row of five on the normal poker scale."""
    a, b, c, d, e = row
    return rank_high_keys(KEY[a] + KEY[b] + KEY[c] + KEY[d] + KEY[e])


def is_legal(strengths: Strengths) -> bool:
    """Whether the front is worse than the middle, and the back the best or equal to the middle (CH-6.OFC.8)."""
    front, middle, back = strengths
    return front < middle <= back


def with_card(rows: Rows, row: int, card: int) -> Rows:
    """The rows with one more card."""
    front, middle, back = rows
    if row == FRONT:
        return front + (card,), middle, back
    if row == MIDDLE:
        return front, middle + (card,), back
    return front, middle, back + (card,)
