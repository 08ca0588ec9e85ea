"""Strategies of a game tree: what they are worth, how they are answered best, how far they are from an equilibrium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from cardroom.rules.refused import Refused
from cardroom.solve.game_tree import Floats, GameTree, Ints
from cardroom.solve.tree_walk import CHANCE

AS_GOOD: Final = 1e-12
"""Chips that differ by less than this are the same: the rest is rounding."""

Strategy = Floats
"""How likely each choice of a tree is taken at its information set: one number for each, of which each set's add up to
1. `GameTree.information` says which choices are whose.
"""


def uniform(tree: GameTree) -> Strategy:
    """Return the strategy of players who choose evenly."""
    return normalized(tree, np.zeros(tree.choice_count))


def strategy_of(tree: GameTree, chances: Mapping[str, Mapping[str, float]]) -> Strategy:
    """Return a strategy from chances by the texts of information sets and the names of actions.

    A set that is left out is played evenly, an action that is left out never. Raises Refused ("bad-strategy") for a
    name that is not there, and for chances that don't add up to 1.
    """
    found = uniform(tree)
    for text, named in chances.items():
        number = tree.number_of(text)
        if number is None:
            raise Refused("bad-strategy", f"the tree has no information set {text!r}")
        one = tree.information[number]
        if unknown := sorted(named.keys() - set(one.names)):
            raise Refused(
                "bad-strategy", f"at {text!r} there is no {unknown[0]!r}, but {', '.join(one.names)}"
            )
        found[one.first : one.first + len(one.names)] = [named.get(name, 0.0) for name in one.names]
    return checked(tree, found)


def checked(tree: GameTree, strategy: Sequence[float] | Strategy) -> Strategy:
    """Return a strategy as an array. Raises Refused ("bad-strategy") where it is none of this tree."""
    found = np.asarray(strategy, np.float64)
    if found.shape != (tree.choice_count,):
        words = f"a strategy of this tree has {tree.choice_count} numbers, not {found.size}"
        raise Refused("bad-strategy", words)
    sums = np.add.reduceat(found, tree.starts)
    if not (np.isfinite(found).all() and (found >= 0).all() and np.allclose(sums, 1.0)):
        words = "the choices of each information set have chances from 0 on that add up to 1"
        raise Refused("bad-strategy", words)
    return found


def normalized(tree: GameTree, weights: Floats) -> Strategy:
    """Return the strategy that takes choices in the proportion of weights, and evenly where a set has none."""
    sums = np.add.reduceat(weights, tree.starts)
    counts = np.add.reduceat(np.ones(tree.choice_count), tree.starts)
    is_empty = sums <= 0
    divisors = np.where(is_empty, counts, sums)[tree.set_of_choice]
    found: Floats = np.where(is_empty[tree.set_of_choice], 1.0, weights) / divisors
    return found


# ------------------------------------------------------------------ what strategies lead to


def taken_by(tree: GameTree, strategy: Strategy) -> Floats:
    """Return how likely each position is reached from the one before where players follow a strategy."""
    found: Floats = tree.chances * np.append(strategy, 1.0)[tree.choices]  # choice -1, chance's, is the 1.0
    return found


def reaches(tree: GameTree, strategy: Strategy) -> Floats:
    """Return by position and player how likely that player's choices lead there; the last column is chance's."""
    found, taken = np.ones((len(tree), tree.players + 1)), taken_by(tree, strategy)
    for begin, end in zip(tree.depths[1:-1], tree.depths[2:], strict=True):
        before = tree.parents[begin:end]
        found[begin:end] = found[before]
        actors = tree.actors[before]
        columns = np.where(actors == CHANCE, tree.players, actors)
        found[np.arange(begin, end), columns] *= taken[begin:end]
    return found


def others_reach(reach: Floats, player: int) -> Floats:
    """Return how likely each position is if a player does all to get there."""
    found: Floats = np.delete(reach, player, axis=1).prod(axis=1)
    return found


def worths(tree: GameTree, strategy: Strategy) -> Floats:
    """Return by position and player the chips that are won from there on average."""
    found, taken = tree.returns.copy(), taken_by(tree, strategy)
    for depth in range(len(tree.families) - 1, -1, -1):
        begin, end = tree.depths[depth + 1], tree.depths[depth + 2]
        parents, firsts = tree.families[depth]
        found[parents] = np.add.reduceat(found[begin:end] * taken[begin:end, None], firsts)
    return found


def values(tree: GameTree, strategy: Strategy) -> list[float]:
    """Return the chips that each player wins on average where all follow the strategy."""
    return [float(one) for one in worths(tree, strategy)[0]]


# ------------------------------------------------------------------ best answers


def best_response(tree: GameTree, strategy: Strategy, player: int) -> tuple[float, Strategy]:
    """Return what `player` wins by the best answer to the others' strategies, and the strategy with that answer in it.

    Of choices that are worth the same the first is taken.
    """
    others = others_reach(reaches(tree, strategy), player)
    answer, worth = strategy.copy(), tree.returns[:, player].copy()
    answer[tree.actor_of_choice == player] = 0.0
    for depth in range(len(tree.families) - 1, -1, -1):
        begin, end = tree.depths[depth + 1], tree.depths[depth + 2]
        before, choices = tree.parents[begin:end], tree.choices[begin:end]
        own = tree.actors[before] == player
        if own.any():
            seen: Floats = (others[before] * worth[begin:end])[own]
            gains = np.bincount(choices[own], seen, tree.choice_count).astype(np.float64)
            answer[_best(tree, gains, np.unique(tree.set_of_choice[choices[own]]))] = 1.0
        taken = tree.chances[begin:end] * np.append(answer, 1.0)[choices]
        parents, firsts = tree.families[depth]
        worth[parents] = np.add.reduceat(worth[begin:end] * taken, firsts)
    return float(worth[0]), answer


def _best(tree: GameTree, gains: Floats, sets: Ints) -> Ints:
    """Return the best choice of each of these information sets by what choices gain."""
    most = np.maximum.reduceat(gains, tree.starts)[tree.set_of_choice]
    places = np.where(gains >= most - AS_GOOD, np.arange(tree.choice_count), tree.choice_count)
    return np.minimum.reduceat(places, tree.starts)[sets]


def nash_conv(tree: GameTree, strategy: Strategy) -> float:
    """Return what all players could win more, each by the best answer to the others: 0 at an equilibrium."""
    now = values(tree, strategy)
    return sum(best_response(tree, strategy, player)[0] - now[player] for player in range(tree.players))


def exploitability(tree: GameTree, strategy: Strategy) -> float:
    """Return `nash_conv` a player: the chips a hand that best answers win on average against the strategy."""
    return nash_conv(tree, strategy) / tree.players
