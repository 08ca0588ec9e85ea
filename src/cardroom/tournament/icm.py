"""The worth of stacks in prizes: the independent chip model, exact for any number of players.

The model (Malmuth; Harville, "Assigning Probabilities to the Outcomes of Multi-Entry Competitions", 1973): a player's
chance to win is the share of the chips, and the lower places are played for in the same way among the rest. The sum
over all finishing orders, n! of them, is also a race: everybody arrives after an exponential time whose rate is the
stack, and the order of arrival is the order of places. So a player's worth is one integral over the player's time of
arrival, in which only the *number* of others who have arrived before counts.

That number is built up player by player, from both sides, without a subtraction: nothing is lost to rounding. The
integral is taken over the logarithm of time, by Gauss-Legendre in panels that are halved until halving changes nothing.

If players or paid places are few, the orders are summed up by sets of players instead (`icm_orders`).
"""

from __future__ import annotations

from collections.abc import Sequence

from cardroom.rules.refused import Refused
from cardroom.tournament.icm_orders import MAX_STEPS, steps, worth_by_orders


def icm(stacks: Sequence[int], prizes: Sequence[int]) -> list[float]:
    """The worth of each stack, in the unit of the prizes; together the stacks are worth all prizes there are places
    for.

    `prizes` are for the first place, the second and so on; places below them are worth nothing, and prizes below the
    last player go to nobody. Errors are below 1e-12 of the prizes. Raises Refused ("bad-stacks", "bad-prizes").
    """
    _check(stacks, prizes)
    players = len(stacks)
    total = sum(prizes[:players])
    if not total:
        return [0.0] * players
    if players == 1:
        return [float(prizes[0])]
    paid = list(prizes[:players])
    while not paid[-1]:
        paid.pop()
    if len(paid) == 1:
        chips = sum(stacks)
        return [paid[0] * stack / chips for stack in stacks]
    if steps(players, len(paid)) <= MAX_STEPS:
        return worth_by_orders(stacks, paid)
    # Imported here and not above, as it loads NumPy: most programs never ask for the worth of stacks.
    from cardroom.tournament.icm_race import parts_won

    # Equal stacks are worth the same: each size is computed once, for the first player who has it.
    firsts: dict[int, int] = {}
    for player, stack in enumerate(stacks):
        firsts.setdefault(stack, player)
    parts = parts_won(stacks, list(firsts.values()), prizes[:players])
    worth = dict(zip(firsts, parts, strict=True))
    return [worth[stack] * total for stack in stacks]


def icm_amounts(stacks: Sequence[int], prizes: Sequence[int], unit: int = 1) -> list[int]:
    """The worth of each stack in whole units, which add up to all prizes there are places for.

    Everybody gets the whole units of the exact worth. The remaining units go one by one to the largest remainders; of
    equal remainders, to the larger stack and then to the earlier position in the list. Raises Refused as `icm` does.
    """
    return in_whole_units(icm(stacks, prizes), sum(prizes[: len(stacks)]), stacks, unit)


def in_whole_units(worth: Sequence[float], due: int, stacks: Sequence[int], unit: int = 1) -> list[int]:
    """Amounts that add up to `due`, each the whole units of a part's worth.

    The remaining units go one by one to the largest remainders; of equal remainders, to the larger stack and then to
    the earlier position. With a larger ``unit``, the smallest coin, amounts are multiples of it; the part below one
    coin goes to the largest stack.
    """
    if unit > 1:
        coins = [unit * one for one in in_whole_units([value / unit for value in worth], due // unit, stacks)]
        coins[max(range(len(stacks)), key=lambda one: (stacks[one], -one))] += due % unit
        return coins
    # Differences below the error of the integral count as equal.
    near = [round(value, 6) for value in worth]
    amounts = [int(value) for value in near]
    order = sorted(
        range(len(stacks)), key=lambda one: (-round(near[one] - amounts[one], 6), -stacks[one], one)
    )
    left = due - sum(amounts)
    for place in range(abs(left)):
        amounts[order[place % len(order)]] += 1 if left > 0 else -1
    return amounts


def _check(stacks: Sequence[int], prizes: Sequence[int]) -> None:
    if not stacks or set(map(type, stacks)) != {int} or min(stacks) <= 0:
        raise Refused("bad-stacks", "Stacks are whole numbers of chips above 0, at least one.")
    if not prizes or set(map(type, prizes)) != {int} or min(prizes) < 0:
        raise Refused("bad-prizes", "Prizes are whole amounts, none below 0, at least one.")
