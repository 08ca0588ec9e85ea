"""Points between two players: rows, sweep, fouls and bonuses. What is paid of them is the matter of `settlement`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardroom.openface.rows import Rows, Strengths, is_legal, row_strengths
from cardroom.openface.rules import OpenFaceRules

Three = tuple[int, int, int]
NOTHING: Final[Three] = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Score:
    """A complete hand by itself: what its rows are worth, whether it is legal, and the bonuses it wins."""

    strengths: Strengths
    is_legal: bool
    bonuses: Three


@dataclass(frozen=True, slots=True)
class RowComparison:
    """What one player wins from another (negative: loses to), in points. `rows` and `bonuses` are by row."""

    rows: Three
    sweep: int
    foul: int
    bonuses: Three

    @property
    def points(self) -> int:
        """All of it."""
        return sum(self.rows) + self.sweep + self.foul + sum(self.bonuses)


def score(rows: Rows, rules: OpenFaceRules) -> Score:
    """A complete hand of thirteen cards. An illegal one wins no bonus (CH-6.OFC.9)."""
    strengths = row_strengths(rows)
    if not is_legal(strengths):
        return Score(strengths, False, NOTHING)
    front, middle, back = strengths
    return Score(strengths, True, (rules.bonus(0, front), rules.bonus(1, middle), rules.bonus(2, back)))


def compare(own: Score, other: Score, rules: OpenFaceRules) -> RowComparison:
    """What `own` wins from `other`.

    Two legal hands: a point a row, more for all three (CH-6.OFC.4, CH-6.OFC.5). One: the illegal hand loses a fixed sum
    whatever its rows (CH-6.OFC.9). Bonuses are the difference of each row (CH-6.OFC.6, CH-6.OFC.7).
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
    """A square: what each player (first index) wins from each other by these comparisons."""
    square = [[0] * players for _ in range(players)]
    for player, other, comparison in comparisons:
        square[player][other] = comparison.points
        square[other][player] = -comparison.points
    return square


def _difference(own: Three, other: Three) -> Three:
    return own[0] - other[0], own[1] - other[1], own[2] - other[2]
