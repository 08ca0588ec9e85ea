"""Counterfactual regret minimization over a game tree, in whole passes over its arrays.

"cfr": Zinkevich and others, "Regret Minimization in Games with Incomplete Information" (2007). "cfr+": Tammelin,
"Solving Large Imperfect Information Games Using CFR+" (2014). "dcfr": Brown and Sandholm, "Solving Imperfect-
Information Games via Discounted Regret Minimization" (2019). "cfr-br": Johanson and others, "Finding Optimal Abstract
Strategies in Extensive-Form Games" (2012), where each player learns from the best answers of the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, get_args

import numpy as np

from cardroom.rules.refused import Refused
from cardroom.solve.game_tree import Floats, GameTree
from cardroom.solve.strategies import (
    AS_GOOD,
    Strategy,
    best_response,
    normalized,
    others_reach,
    reaches,
    uniform,
    worths,
)

Method = Literal["cfr", "cfr+", "dcfr", "cfr-br"]
METHODS: Final[tuple[Method, ...]] = get_args(Method)
ALPHA, BETA, GAMMA = 1.5, 0.0, 2.0
"""How "dcfr" discounts regrets above zero, those below, and the average: what its paper recommends."""


class Solver:
    """Lets a game's players learn from what they might have done better.

    With two players `average()` comes nearer to an equilibrium with each iteration; with more it may or may not.
    Players learn one after another, each from what those before have learned in the same iteration; with "cfr-br" all
    learn from best answers to the same strategy.
    """

    def __init__(self, tree: GameTree, method: str = "cfr+") -> None:
        """Begin with players who choose evenly. Raises Refused ("unknown-method")."""
        if method not in METHODS:
            raise Refused("unknown-method", f"no method {method!r}; there are {', '.join(METHODS)}")
        self.tree = tree
        self.method = method
        self.iterations = 0
        self.current: Strategy = uniform(tree)
        self.regrets: Floats = np.zeros(tree.choice_count)
        self._sums: Floats = np.zeros(tree.choice_count)
        """How often each choice was taken so far, by the reach of its player."""
        self._own = [tree.actor_of_choice == player for player in range(tree.players)]
        led = np.append(tree.actor_of_choice, -1)[tree.choices]
        self._led_to = [np.flatnonzero(led == player) for player in range(tree.players)]

    def average(self) -> Strategy:
        """Return the average of the strategies so far: what the method promises to come near an equilibrium."""
        return normalized(self.tree, self._sums)

    def run(self, iterations: int, progress: Callable[[int], object] | None = None) -> None:
        """Iterate so often; `progress` is called after each iteration with their number so far."""
        for _ in range(iterations):
            self.iterations += 1
            if self.method == "cfr-br":
                self._learn_from_best_answers()
            else:
                for player in range(self.tree.players):
                    self._learn(player, self.current)
                    self._follow(player)
            if progress is not None:
                progress(self.iterations)

    def _learn_from_best_answers(self) -> None:
        players = range(self.tree.players)
        answers = [best_response(self.tree, self.current, player)[1] for player in players]
        for player in players:
            against = self.current.copy()
            for other in players:
                if other != player:
                    against[self._own[other]] = answers[other][self._own[other]]
            self._learn(player, against)
        for player in players:
            self._follow(player)

    def _learn(self, player: int, strategy: Strategy) -> None:
        """Add to a player's regrets and average what one pass with this strategy shows."""
        tree, own, led_to = self.tree, self._own[player], self._led_to[player]
        reach = reaches(tree, strategy)
        seen = others_reach(reach, player)[tree.parents[led_to]] * worths(tree, strategy)[led_to, player]
        gains = np.bincount(tree.choices[led_to], seen, tree.choice_count)
        learned = gains - np.add.reduceat(gains * strategy, tree.starts)[tree.set_of_choice]
        learned[np.abs(learned) < AS_GOOD] = 0.0
        self._discount(own)
        self.regrets[own] += learned[own]
        if self.method == "cfr+":
            self.regrets[own] = np.maximum(self.regrets[own], 0.0)
        weight = self.iterations if self.method == "cfr+" else 1
        allowed = reach[tree.first_of_set, player][tree.set_of_choice]
        self._sums[own] += (weight * allowed * strategy)[own]

    def _discount(self, own: np.ndarray) -> None:
        before = self.iterations - 1
        if self.method != "dcfr" or not before:
            return
        gained, lost = before**ALPHA / (before**ALPHA + 1), before**BETA / (before**BETA + 1)
        self.regrets[own] *= np.where(self.regrets[own] > 0, gained, lost)
        self._sums[own] *= (before / self.iterations) ** GAMMA

    def _follow(self, player: int) -> None:
        """Let a player choose in the proportion of the regrets above zero."""
        own = self._own[player]
        self.current[own] = normalized(self.tree, np.maximum(self.regrets, 0.0))[own]
