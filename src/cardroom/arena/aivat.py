"""AIVAT: results of a match with the luck taken out that can be computed, without a bias.

Burch, Schmid, Moravcik, Morrill and Bowling, "AIVAT: A New Variance Reduction Technique for Agent Evaluation in Imperfect
Information Games" (2018). At each card, and at each decision of a program whose strategy is known, stands a term whose
mean is zero: what was to be expected of it by a baseline, less what came. The sum of these terms and of the chips won
has the same mean as the chips and less spread, the less the better the baseline is. It needs the tree of the game
(`cardroom.solve`), so it is for small games; the duplicate decks of a match are for all.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np

from cardroom.engine import Hand
from cardroom.engine.replay import actions_of
from cardroom.env.cash import won
from cardroom.rules.refused import Refused
from cardroom.solve.game_tree import GameTree
from cardroom.solve.strategies import Strategy, checked, taken_by, worths
from cardroom.solve.tree_walk import CHANCE


class Passage(NamedTuple):
    """A position on the way of a hand, who acts there, where its children begin and end, and the child that came."""

    actor: int
    begin: int
    end: int
    came: int


class Aivat:
    """Corrects the chips won in finished hands of one game tree."""

    def __init__(self, tree: GameTree, baseline: Strategy, known: Mapping[str, Strategy]) -> None:
        """`baseline` is a strategy of all players by which positions are valued; `known` are the strategies of those
        programs, by name, that really play by one. Raises Refused ("bad-strategy").
        """
        self._tree = tree
        self._worth = worths(tree, checked(tree, baseline))
        self._chance = tree.chances
        self._taken = {name: taken_by(tree, checked(tree, strategy)) for name, strategy in known.items()}
        counts = np.bincount(tree.parents[1:], minlength=len(tree))
        begins = np.full(len(tree), -1)
        for parents, firsts, depth in zip(*zip(*tree.families, strict=True), tree.depths[1:-1], strict=True):
            begins[parents] = firsts + depth
        self._begins, self._counts = begins, counts

    def corrected(self, hand: Hand, names: list[str]) -> list[float]:
        """Return by position the chips that each player won by a finished hand, corrected.

        `names` are the players' by position. Raises Refused ("not-in-the-tree").
        """
        found = np.array(won(hand), np.float64)
        for step in self._way(hand):
            if step.actor == CHANCE:
                chances = self._chance
            elif names[step.actor] in self._taken:
                chances = self._taken[names[step.actor]]
            else:
                continue
            children = slice(step.begin, step.end)
            found += chances[children] @ self._worth[children] - self._worth[step.came]
        return [float(chips) for chips in found]

    def _way(self, hand: Hand) -> Iterator[Passage]:
        """Walk the positions that a hand came through."""
        tree, deck = self._tree, hand.setup.deck
        if hand.setup.with_deck(sorted(deck)) != tree.base.with_deck(sorted(deck)):
            raise Refused("not-in-the-tree", "the hand has other stakes than the tree")
        shadow, actions = Hand(hand.setup), actions_of(hand)
        left, drawn, done, place = sorted(deck), 0, 0, 0
        while self._counts[place]:
            actor, begin = int(tree.actors[place]), int(self._begins[place])
            if actor == CHANCE:
                at = bisect_left(left, deck[drawn])
                del left[at]
                drawn += 1
            else:
                at = self._choice(shadow, place, actions[done])
                shadow.act(*actions[done])
                done += 1
            yield Passage(actor, begin, begin + int(self._counts[place]), begin + at)
            place = begin + at

    def _choice(self, shadow: Hand, place: int, action: object) -> int:
        """Return which of the choices at a position an action is."""
        known = self._tree.information[int(self._tree.sets[place])]
        for at, number in enumerate(known.actions):
            if self._tree.table.decode(shadow, number) == action:
                return at
        raise Refused(
            "not-in-the-tree", "the tree has no such action: a fold where a check is free, or another size"
        )
