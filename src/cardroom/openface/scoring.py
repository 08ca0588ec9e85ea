"""Points between two players: rows, sweep, fouls and bonuses. `settlement` turns them into payments."""

from collections.abc import Sequence
from typing import Final

from cardroom.openface.rows import BACK, FRONT, MIDDLE, Rows, Strengths, is_legal, row_strengths
from cardroom.openface.rules import OpenFaceRules

Three = tuple[int, int, int]
NOTHING: Final[Three] = (0, 0, 0)


class Score:
    """A complete hand by itself: the strengths of its rows, whether it is legal, and the bonuses it wins."""

    __slots__ = ("bonuses", "is_legal", "strengths")

    def __init__(self, strengths: Strengths, is_legal: bool, bonuses: Three) -> None:
        self.strengths = strengths
        self.is_legal = is_legal
        self.bonuses = bonuses


class RowComparison:
    """One player's win from another (negative: loss), in points. `rows` and `bonuses` are by row, `points` is all."""

    __slots__ = ("bonuses", "foul", "points", "rows", "sweep")

    def __init__(self, rows: Three, sweep: int, foul: int, bonuses: Three) -> None:
        self.rows = rows
        self.sweep = sweep
        self.foul = foul
        self.bonuses = bonuses
        self.points: int = _total(rows) + sweep + foul + _total(bonuses)


def score(rows: Rows, rules: OpenFaceRules) -> Score:
    """Score a complete hand of thirteen cards. An illegal one wins no bonus (CH-6.OFC.9)."""
    strengths = row_strengths(rows)
    if not is_legal(strengths):
        return Score(strengths, False, NOTHING)
    front, middle, back = strengths
    bonuses = (rules.bonus(FRONT, front), rules.bonus(MIDDLE, middle), rules.bonus(BACK, back))
    return Score(strengths, True, bonuses)


def compare(own: Score, other: Score, rules: OpenFaceRules) -> RowComparison:
    """The points that `own` wins from `other`.

    If both hands are legal: a point a row, more for all three (CH-6.OFC.4, CH-6.OFC.5). If one is illegal, it loses a
    fixed number of points whatever its rows (CH-6.OFC.9). Bonuses count as the difference in each row (CH-6.OFC.6,
    CH-6.OFC.7).
    """
    if not own.is_legal and not other.is_legal:
        return RowComparison(NOTHING, 0, 0, NOTHING)
    bonuses = _difference(own.bonuses, other.bonuses)
    if not own.is_legal or not other.is_legal:
        return RowComparison(NOTHING, 0, rules.foul_points if own.is_legal else -rules.foul_points, bonuses)
    front, middle, back = own.strengths
    other_front, other_middle, other_back = other.strengths
    won = (_sign(front, other_front), _sign(middle, other_middle), _sign(back, other_back))
    sweep = rules.sweep_points if won == (1, 1, 1) else -rules.sweep_points if won == (-1, -1, -1) else 0
    point = rules.row_point
    return RowComparison((point * won[0], point * won[1], point * won[2]), sweep, 0, bonuses)


def points_between(comparisons: Sequence[tuple[int, int, RowComparison]], players: int) -> list[list[int]]:
    """The points that each player (first index) wins from each other (second index) by these comparisons."""
    square = [[0] * players for _ in range(players)]
    for player, other, comparison in comparisons:
        points = comparison.points
        square[player][other] = points
        square[other][player] = -points
    return square


def _difference(own: Three, other: Three) -> Three:
    return own[0] - other[0], own[1] - other[1], own[2] - other[2]


def _total(by_row: Three) -> int:
    return by_row[0] + by_row[1] + by_row[2]


def _sign(mine: int, theirs: int) -> int:
    return 1 if mine > theirs else -1 if mine < theirs else 0
