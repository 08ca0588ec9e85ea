"""Two-player games small enough to be walked whole: what a plan is worth, and what the game is (sequence form).

Every deal of the deck is played by the engine in every way, but for folds where a check is free. A sequence is the last
choice of a player and, by it, all choices before: (information set, action).
"""

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import NamedTuple

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_array

from cardroom.engine import Hand, Setup

Known = tuple[object, ...]
"""An information set: who acts, the own card, the board, and what has been done."""
Sequence = tuple[Known, str] | None


class End(NamedTuple):
    """The end of a hand: the share of all deals, the last sequence of each player, and what the first one has won."""

    share: Fraction
    last: tuple[Sequence, Sequence]
    won: int


class Tree:
    """All ends of a game, and each player's information sets with their choices and the sequence before them."""

    def __init__(self, base: Setup) -> None:
        self.base = base
        self.choices: list[dict[Known, tuple[str, ...]]] = [{}, {}]
        self.before: list[dict[Known, Sequence]] = [{}, {}]
        self.ends: list[End] = []
        deals = list(permutations(base.game.deck, base.cards_needed))
        share = Fraction(1, len(deals))
        for deal in deals:
            self._walk(list(deal), (), (None, None), share)

    def _walk(
        self, deck: list[int], done: tuple[str, ...], last: tuple[Sequence, Sequence], share: Fraction
    ) -> None:
        hand = played(self.base, deck, done)
        if hand.is_over:
            self.ends.append(End(share, last, hand.stacks[0] - self.base.stacks[0]))
            return
        player = hand.actor
        known: Known = (player, hand.holes[player][0], tuple(hand.board), done)
        choices = tuple(actions(hand))
        self.choices[player].setdefault(known, choices)
        self.before[player].setdefault(known, last[player])
        for action in choices:
            to = (known, action)
            self._walk(deck, (*done, action), (to, last[1]) if player == 0 else (last[0], to), share)

    def uniform(self, player: int) -> dict[Sequence, Fraction]:
        """How likely a player who chooses evenly comes to each sequence, as far as it is the player's doing."""
        plan: dict[Sequence, Fraction] = {None: Fraction(1)}
        for known, choices in self.choices[player].items():  # in the order of the walk: earlier ones first
            for action in choices:
                plan[known, action] = plan[self.before[player][known]] / len(choices)
        return plan

    def best_answer(self, player: int, other: dict[Sequence, Fraction]) -> Fraction:
        """What the best answer of a player wins against a plan of the other."""
        worth: dict[Sequence, Fraction] = defaultdict(Fraction)
        for share, last, won in self.ends:
            worth[last[player]] += share * other[last[1 - player]] * (won if player == 0 else -won)
        for known, choices in reversed(self.choices[player].items()):
            worth[self.before[player][known]] += max(worth[known, action] for action in choices)
        return worth[None]

    def value(self) -> float:
        """What the first player wins when both play as well as can be, by the linear program of the sequence form."""
        places = [
            {None: 0} | {one: place for place, one in enumerate(self._sequences(player), start=1)}
            for player in (0, 1)
        ]
        rows, columns, amounts = [], [], []
        for share, last, won in self.ends:
            rows.append(places[1][last[1]])
            columns.append(places[0][last[0]])
            amounts.append(float(share * won))
        mine, theirs = len(places[0]), len(places[1])
        payoff = csr_array((amounts, (rows, columns)), shape=(theirs, mine))
        plan, plan_of_other = self._flow(0, places[0]), self._flow(1, places[1])
        # Most of the last variables' first one, such that no sequence of the other pays less than they say.
        whole = csr_array(np.hstack([-payoff.toarray(), plan_of_other.T]))
        equal = csr_array(np.hstack([plan, np.zeros((plan.shape[0], plan_of_other.shape[0]))]))
        wanted = np.zeros(mine + plan_of_other.shape[0])
        wanted[mine] = -1.0
        found = linprog(
            wanted, A_ub=whole, b_ub=np.zeros(theirs), A_eq=equal, b_eq=[1.0] + [0.0] * (plan.shape[0] - 1),
            bounds=[(0, None)] * mine + [(None, None)] * plan_of_other.shape[0], method="highs",
        )  # fmt: skip
        assert found.success, found.message
        return -float(found.fun)

    def _sequences(self, player: int) -> Iterator[Sequence]:
        for known, choices in self.choices[player].items():
            for action in choices:
                yield known, action

    def _flow(self, player: int, places: dict[Sequence, int]) -> np.ndarray:
        """What makes numbers for sequences a plan: the first is 1, and the choices of a set add up to what leads to it."""
        rows = np.zeros((1 + len(self.choices[player]), len(places)))
        rows[0, 0] = 1
        for row, (known, choices) in enumerate(self.choices[player].items(), start=1):
            rows[row, places[self.before[player][known]]] = -1
            for action in choices:
                rows[row, places[known, action]] = 1
        return rows


def actions(hand: Hand) -> list[str]:
    """What the player to act can sensibly do."""
    call, least, _ = hand.legal()
    return [*(["fold", "call"] if call else ["check"]), *(["raise"] if least >= 0 else [])]


def played(base: Setup, deck: list[int], done: tuple[str, ...]) -> Hand:
    """The hand after these actions."""
    hand = Hand(base.with_deck(deck))
    for action in done:
        if action == "raise":
            hand.raise_to(hand.legal()[1])
        else:
            getattr(hand, action)()
    return hand
