"""Points between two players: rows, sweep, fouls and bonuses. `settlement` turns them into payments."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardroom.openface.rows import Rows, Strengths, is_legal, row_strengths
from cardroom.openface.rules import OpenFaceRules

Three = tuple[int, int, int]
NOTHING: Final[Three] = (0, 0, 0)


class Score(NamedTuple):
    """A complete hand by itself: the strengths of its rows, whether it is legal, and the bonuses it wins."""

    strengths: Strengths
    is_legal: bool
    bonuses: Three


class RowComparison(NamedTuple):
    """One player's win from another (negative: loss), in points. `rows` and `bonuses` are by row."""

    rows: Three
    sweep: int
    foul: int
    bonuses: Three

    @property
    def points(self) -> int:
        """The total."""
        return sum(self.rows) + self.sweep + self.foul + sum(self.bonuses)


def score(rows: Rows, rules: OpenFaceRules) -> Score:
    """Score a complete hand of thirteen cards. An illegal one wins no bonus (CH-6.OFC.9)."""
    strengths = row_strengths(rows)
    if not is_legal(strengths):
        return Score(strengths, False, NOTHING)
    front, middle, back = strengths
    return Score(strengths, True, (rules.bonus(0, front), rules.bonus(1, middle), rules.bonus(2, back)))


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
    won = [
        (mine > theirs) - (mine < theirs) for mine, theirs in zip(own.strengths, other.strengths, strict=True)
    ]
    sweep = rules.sweep_points * (won.count(1) // 3 - won.count(-1) // 3)
    front, middle, back = [rules.row_point * sign for sign in won]
    return RowComparison((front, middle, back), sweep, 0, bonuses)


def points_between(comparisons: Sequence[tuple[int, int, RowComparison]], players: int) -> list[list[int]]:
    """The points that each player (first index) wins from each other (second index) by these comparisons."""
    square = [[0] * players for _ in range(players)]
    for player, other, comparison in comparisons:
        square[player][other] = comparison.points
        square[other][player] = -comparison.points
    return square


def _difference(own: Three, other: Three) -> Three:
    return own[0] - other[0], own[1] - other[1], own[2] - other[2]
