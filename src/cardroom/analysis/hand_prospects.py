"""The prospects of a hand before all cards have come: its strength now, its potential, and its outs.

Strength and potential are those of Billings, Davidson, Schaeffer and Szafron, "The challenge of poker" (2002): strength
is the chance to be ahead of one hand of a range now; positive potential the chance to be ahead at the end of those
that are ahead now, negative potential the chance to fall behind those that are behind now.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from cardroom.analysis.analysis_fault import AnalysisFault
from cardroom.analysis.equity_question import EquityQuestion, ask
from cardroom.analysis.spots import board_size
from cardroom.analysis.strength_tables import Strengths, Whole, rank_many
from cardroom.cards.card import card_text


@dataclass(frozen=True, slots=True)
class Strength:
    """Weights of the hands of a range that are worse, equal and better now."""

    ahead: float
    tied: float
    behind: float

    @property
    def strength(self) -> float:
        """The chance to be ahead of one such hand, ties counted half."""
        return (self.ahead + self.tied / 2) / (self.ahead + self.tied + self.behind)

    def against(self, players: int) -> float:
        """The same against several, each of whom holds such a hand, taken as independent of the others.

        Raises AnalysisFault where there is nobody.
        """
        if players < 1:
            raise AnalysisFault(f"strength is against one player at least, not {players}")
        return float(self.strength**players)


@dataclass(frozen=True, slots=True)
class Potential:
    """The chances that the order of two hands turns round until the board is complete, ties counted half."""

    positive: float
    negative: float


@dataclass(frozen=True, slots=True)
class Outs:
    """The next cards of the board that put a hand ahead of all others which it is not ahead of now (`winning`), and
    those that let it share first place from behind (`sharing`).
    """

    hand: str
    winning: tuple[str, ...]
    sharing: tuple[str, ...]


def strength(
    hand: str, board: str, against: str = "random", game: str = "holdem", dead: str = ""
) -> Strength:
    """How a hand stands now against a range. The board has three cards at least. Raises AnalysisFault."""
    asked = _two(hand, board, against, game, dead)
    others, weights = _others(asked)
    mine, theirs = _ranked(asked, others, asked.boards[0])
    return Strength(
        float(weights[theirs < mine].sum()),
        float(weights[theirs == mine].sum()),
        float(weights[theirs > mine].sum()),
    )


def potential(
    hand: str, board: str, against: str = "random", game: str = "holdem", dead: str = ""
) -> Potential:
    """How often the order turns round until the board is complete. The board has three or four cards.

    Raises AnalysisFault.
    """
    asked = _two(hand, board, against, game, dead)
    laid = asked.boards[0]
    if len(laid) == board_size(asked.game):
        raise AnalysisFault("the board is complete: nothing can turn round any more")
    others, weights = _others(asked)
    now_mine, now_theirs = _ranked(asked, others, laid)
    now = np.sign(now_mine - now_theirs).astype(np.int64)
    turned = np.zeros((3, 3))
    seen = {*laid, *asked.ranges[0].hands[0][0], *asked.dead}
    left = [card for card in range(52) if card not in seen]
    for come in combinations(left, board_size(asked.game) - len(laid)):
        free = ~np.isin(others, come).any(axis=1)
        mine, theirs = _ranked(asked, others[free], (*laid, *come))
        then = np.sign(mine - theirs).astype(np.int64)
        np.add.at(turned, (now[free] + 1, then + 1), weights[free])
    behind, tied, ahead = turned
    return Potential(
        _part(behind[2] + behind[1] / 2 + tied[2] / 2, behind.sum() + tied.sum() / 2),
        _part(ahead[0] + ahead[1] / 2 + tied[0] / 2, ahead.sum() + tied.sum() / 2),
    )


def outs(hands: Sequence[str], board: str, game: str = "holdem", dead: str = "") -> list[Outs]:
    """The outs of hands that all are known, by the first share of the game. Raises AnalysisFault."""
    asked = ask(hands, game, board, dead)
    if len(asked.boards) != 1 or any(len(one.hands) != 1 for one in asked.ranges):
        raise AnalysisFault("outs are those of known hands on one board")
    holes = [one.hands[0][0] for one in asked.ranges]
    laid = asked.boards[0]
    if not 3 <= len(laid) < board_size(asked.game) or any(
        len(hole) < asked.game.shown_cards for hole in holes
    ):
        raise AnalysisFault(
            "outs take complete hands and a board of three cards or more that is not complete"
        )
    share = asked.game.shares[0]
    before = _places(share.rank(holes, laid))
    found: list[tuple[list[str], list[str]]] = [([], []) for _ in holes]
    for card in asked.spot(tuple(holes)).unseen:
        after = _places(share.rank(holes, (*laid, card)))
        for player, (winning, sharing) in enumerate(found):
            if after[player] == "first" != before[player]:
                winning.append(card_text(card))
            elif after[player] == "shared" and before[player] == "behind":
                sharing.append(card_text(card))
    return [
        Outs(text, tuple(winning), tuple(sharing))
        for text, (winning, sharing) in zip(hands, found, strict=True)
    ]


def _places(strengths: Sequence[int]) -> list[str]:
    best = max(strengths)
    alone = list(strengths).count(best) == 1
    return ["behind" if one < best else "first" if alone else "shared" for one in strengths]


def _two(hand: str, board: str, against: str, game: str, dead: str) -> EquityQuestion:
    asked = ask([hand, against], game, board, dead)
    if not asked.is_plain_high or len(asked.ranges[0].hands) != 1:
        raise AnalysisFault("strength and potential are those of one hand of two cards, as in hold'em")
    if len(asked.boards[0]) < 3:
        raise AnalysisFault("strength and potential take a board of three cards at least")
    return asked


def _others(asked: EquityQuestion) -> tuple[Whole, Any]:
    mine = set(asked.ranges[0].hands[0][0])
    other = asked.ranges[1].without(mine)
    if not other.hands:
        raise AnalysisFault(f'"{other.text}" leaves no hand')
    return np.array([held for held, _ in other.hands], dtype=np.int64), np.array(
        [one for _, one in other.hands]
    )


def _ranked(asked: EquityQuestion, others: Whole, board: Sequence[int]) -> tuple[int, Strengths]:
    laid = np.array(board, dtype=np.int64)
    own = np.array([[*asked.ranges[0].hands[0][0], *board]], dtype=np.int64)
    table = np.concatenate([others, np.tile(laid, (len(others), 1))], axis=1)
    return int(rank_many(own)[0]), rank_many(table)


def _part(some: float, whole: float) -> float:
    return float(some / whole) if whole else 0.0
