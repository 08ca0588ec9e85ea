"""Playing hands by a strategy of a tree: a policy for `cardroom.play`, and what the strategy says at a position."""

from __future__ import annotations

from collections.abc import Callable

from cardroom.engine import Hand
from cardroom.env.information import information_text
from cardroom.rules.refused import Refused
from cardroom.solve.game_tree import GameTree
from cardroom.solve.strategies import Strategy, checked
from cardroom.solve.tree_walk import InformationSet


def probabilities_at(tree: GameTree, strategy: Strategy, hand: Hand) -> dict[str, float]:
    """Return how likely the strategy takes each action for the player to act, by the names of actions.

    Raises Refused ("not-in-the-tree") for a hand that is not dealt from the tree's setup, and at its end.
    """
    found = _set_at(tree, hand)
    return {name: float(strategy[found.first + at]) for at, name in enumerate(found.names)}


def policy_of(tree: GameTree, strategy: Strategy) -> Callable[[Hand, Callable[[], float]], None]:
    """Return a policy for `cardroom.play` that acts by the strategy. Raises Refused ("bad-strategy")."""
    whole = checked(tree, strategy)

    def act(hand: Hand, chance: Callable[[], float]) -> None:
        found, left = _set_at(tree, hand), chance()
        for at, action in enumerate(found.actions):
            left -= float(whole[found.first + at])
            if left < 0 or at + 1 == len(found.actions):
                tree.table.play(hand, action)
                return

    return act


def _set_at(tree: GameTree, hand: Hand) -> InformationSet:
    number = tree.number_of(information_text(hand, hand.actor)) if hand.actor >= 0 else None
    if number is None:
        words = "the tree has no such position: it has other stakes, or the hand is over"
        raise Refused("not-in-the-tree", words)
    return tree.information[number]
