"""The decisions that a hand of Open Face Chinese needs: plain values, each with the clauses it rests on."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Final, Literal

from cardroom.cards.card import RANKS
from cardroom.cards.ranking.high import (
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIR,
)
from cardroom.rules.decisions.open_face import FirstPlacement, FrontBonus, OpenFace
from cardroom.rules.refused import Refused

if TYPE_CHECKING:
    from cardroom.rules import Rulebook

_ROYAL: Final = "royal_flush"
_CATEGORIES: Final[dict[str, int]] = {
    "high_card": HIGH_CARD,
    "pair": PAIR,
    "two_pair": TWO_PAIR,
    "three_of_a_kind": THREE_OF_A_KIND,
    "straight": STRAIGHT,
    "flush": FLUSH,
    "full_house": FULL_HOUSE,
    "four_of_a_kind": FOUR_OF_A_KIND,
    "straight_flush": STRAIGHT_FLUSH,
    _ROYAL: STRAIGHT_FLUSH,
}
_FRONT_CATEGORY: Final[dict[int, int]] = {2: PAIR, 3: THREE_OF_A_KIND}
_ACE: Final = 12

Bonuses = Mapping[int, int]


@dataclass(frozen=True, slots=True)
class OpenFaceRules:
    """How a house plays and scores the game. Amounts are points; see `rules.decisions.open_face` for each decision.

    `bonuses` has the points of the front, the middle and the back, `first_placements` how many of an absent player's
    first five cards the front, the middle and the back get: both by category << 4

    leading rank of a hand, which is its strength >> 16; a hand that is not listed wins nothing.
    """

    row_point: int
    sweep_points: int
    foul_points: int
    bonuses: tuple[Bonuses, Bonuses, Bonuses]
    first_placements: Mapping[int, tuple[int, int, int]]
    later_cards: Literal["face_up", "face_down"]
    players_least: int
    players_most: int
    button_sits_out_at: int
    cash_least_points: int
    cash_loss_cap_points: int
    cash_loss_counts: Literal["result_of_the_hand", "payments"]
    clauses: Mapping[str, tuple[str, ...]]

    @classmethod
    def of(cls, book: "Rulebook") -> "OpenFaceRules":
        """The rules of a house's book. Raises Refused ("no-open-face") if the book has none for this game."""
        if book.open_face is None:
            raise Refused(
                "no-open-face", f"{book.name} has no rules for Open Face Chinese.", args={"book": book.id}
            )
        return cls.of_section(book.open_face)

    @classmethod
    def of_section(cls, section: OpenFace) -> "OpenFaceRules":
        """The rules of a rulebook's section on the game. Raises Refused ("bad-rules") for tables that are inconsistent."""
        front = _front_bonuses(section.front_bonuses.value)
        five = section.row_bonuses.value
        middle = _row_bonuses({entry.hand: entry.middle for entry in five})
        back = _row_bonuses({entry.hand: entry.back for entry in five})
        return cls(
            row_point=section.row_point.value,
            sweep_points=section.sweep_points.value,
            foul_points=section.foul_points.value,
            bonuses=(front, middle, back),
            first_placements=_first_placements(section.absent_first_cards.value),
            later_cards=section.later_cards.value,
            players_least=section.players_least.value,
            players_most=section.players_most.value,
            button_sits_out_at=section.button_sits_out_at.value,
            cash_least_points=section.cash_least_points.value,
            cash_loss_cap_points=section.cash_loss_cap_points.value,
            cash_loss_counts=section.cash_loss_counts.value,
            clauses={entry.name: getattr(section, entry.name).clauses for entry in fields(section)},
        )

    def citing(self, *decisions: str) -> tuple[str, ...]:
        """The clauses of these decisions, each once, in this order."""
        found = (clause for decision in decisions for clause in self.clauses[decision])
        return tuple(dict.fromkeys(found))

    def bonus(self, row: int, strength: int) -> int:
        """The bonus that a row of a legal hand wins from every opponent (CH-6.OFC.6)."""
        return self.bonuses[row].get(strength >> 16, 0)

    def dealt_in(self, players: int) -> int:
        """The number of players who get cards: the button, the last of them, may sit out (CH-6.OFC.10)."""
        return players - 1 if players == self.button_sits_out_at else players


def _front_bonuses(rows: tuple[FrontBonus, ...]) -> Bonuses:
    table: dict[int, int] = {}
    for row in rows:
        category = _FRONT_CATEGORY.get(len(row.hand))
        if category is None or len(set(row.hand)) != 1 or row.hand[0] not in RANKS:
            raise Refused(
                "bad-rules", f"a front is a pair or three of a kind, written 66 or 222, not {row.hand!r}"
            )
        table[category << 4 | RANKS.index(row.hand[0])] = row.points
    return table


def _row_bonuses(points: Mapping[str, int]) -> Bonuses:
    return {key: points[hand] for key, hand in _hands_by_head() if points.get(hand)}


def _first_placements(rows: tuple[FirstPlacement, ...]) -> Mapping[int, tuple[int, int, int]]:
    counts: dict[str, tuple[int, int, int]] = {}
    for row in rows:
        if row.back + row.middle + row.front != 5 or row.front > 3:
            raise Refused("bad-rules", f"the first five cards of {row.hand} do not fill the rows: {row}")
        counts[row.hand] = (row.front, row.middle, row.back)
    missing = [hand for hand in _CATEGORIES if hand not in counts]
    if missing:
        raise Refused("bad-rules", f"no placement of the first five cards for {', '.join(missing)}")
    return {key: counts[hand] for key, hand in _hands_by_head()}


def _hands_by_head() -> list[tuple[int, str]]:
    """Every category and leading rank with the name of the hand; the royal flush has a name of its own."""
    usual = [(c << 4 | rank, hand) for hand, c in _CATEGORIES.items() for rank in range(13) if hand != _ROYAL]
    royal = STRAIGHT_FLUSH << 4 | _ACE
    return [*[(key, hand) for key, hand in usual if key != royal], (royal, _ROYAL)]
