"""The independent chip model by sets of players who have the first places, for few players or paid places.

The chance that a set has the first places is a sum over the player of it who came last: the chance of the others times
the part that this player's stack had of the chips not among them. Only sums and products of numbers not below 0 are
used: nothing is lost to rounding, and chips are counted in whole numbers.
"""

from collections.abc import Iterator, Sequence
from math import comb
from typing import Final

MAX_STEPS: Final = 4_000
"""Up to this many steps are faster than the integral of `icm_race`."""


def steps(players: int, places: int) -> int:
    """How many pairs of a set and a player there are to go through."""
    return sum([comb(players, count) * (players - count) for count in range(min(players, places))])


def first_places(stacks: Sequence[int], places: int) -> Iterator[dict[int, float]]:
    """Yield, for 0, 1, 2 and so on players, fewer than `places`, the sets of that many players.

    A set is given as bits, with the chance that its players have the first places, in any order, divided by the chips
    of all others.
    """
    total = sum(stacks)
    bits = [(1 << player, stack) for player, stack in enumerate(stacks)]
    level = {0: (1.0, total)}
    for place in range(places):
        parts = {taken: chance / left for taken, (chance, left) in level.items()}
        yield parts
        if place + 1 == places:
            return
        following: dict[int, tuple[float, int]] = {}
        for taken, part in parts.items():
            left = level[taken][1]
            for bit, stack in bits:
                if not taken & bit:
                    known = following.get(taken | bit)
                    before = known[0] if known is not None else 0.0
                    following[taken | bit] = (before + part * stack, left - stack)
        level = following


def worth_by_orders(stacks: Sequence[int], prizes: Sequence[int]) -> list[float]:
    """The worth of each stack, in the unit of the prizes; there are no more prizes than players."""
    worth = [0.0] * len(stacks)
    for prize, parts in zip(prizes, first_places(stacks, len(prizes)), strict=True):
        if not prize:
            continue
        open_to = [0.0] * len(stacks)
        for taken, part in parts.items():
            for player in range(len(stacks)):
                if not taken >> player & 1:
                    open_to[player] += part
        for player, chance in enumerate(open_to):
            worth[player] += chance * stacks[player] * prize
    return worth
