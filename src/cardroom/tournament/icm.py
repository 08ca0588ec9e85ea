"""What stacks are worth in prizes: the independent chip model, exact for any number of players.

The model (Malmuth; Harville, "Assigning Probabilities to the Outcomes of Multi-Entry Competitions", 1973): a player's
chance to win is the share of the chips, and the places behind are played for in the same way among the rest. The sum
over all finishing orders, n! of them, is also a race: everybody arrives after an exponential time whose rate is the
stack, and the order of arrival is the order of places. So a player's worth is one integral over the own time of
arrival, in which only the *number* of others who have arrived before counts.

That number is built up player by player, from both sides, without a subtraction: nothing is lost to rounding. The
integral is taken over the logarithm of time, by Gauss-Legendre in panels that are halved until halving changes nothing.

Where players or paid places are few, the orders are summed up by sets of players instead (`icm_orders`).
"""

from __future__ import annotations

from collections.abc import Sequence

from cardroom.rules.refused import Refused
from cardroom.tournament.icm_orders import MAX_STEPS, steps, worth_by_orders


def icm(stacks: Sequence[int], prizes: Sequence[int]) -> list[float]:
    """What each stack is worth, in the unit of the prizes; together they are worth all prizes there are places for.

    `prizes` are for the first place, the second and so on; places behind them are worth nothing, prizes behind the last
    player go to nobody. Errors are below 1e-12 of the prizes. Raises Refused ("bad-stacks", "bad-prizes").
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
    # Here and not above, as it loads NumPy: most programs never ask what stacks are worth.
    from cardroom.tournament.icm_race import parts_won

    # Equal stacks are worth the same: each size is worked out once, for the first player who has it.
    firsts: dict[int, int] = {}
    for player, stack in enumerate(stacks):
        firsts.setdefault(stack, player)
    parts = parts_won(stacks, list(firsts.values()), prizes[:players])
    worth = dict(zip(firsts, parts, strict=True))
    return [worth[stack] * total for stack in stacks]


def icm_amounts(stacks: Sequence[int], prizes: Sequence[int], unit: int = 1) -> list[int]:
    """The worth of each stack in whole units, which add up to all prizes there are places for.

    Everybody gets the whole units of the own worth; units left go one by one to the largest remainders, among equal
    ones to the larger stack and then to who stands first in the list. Raises Refused as `icm` does.
    """
    return in_whole_units(icm(stacks, prizes), sum(prizes[: len(stacks)]), stacks, unit)


def in_whole_units(worth: Sequence[float], due: int, stacks: Sequence[int], unit: int = 1) -> list[int]:
    """Amounts that add up to `due`, each the whole units of what somebody's part is worth. Units left go one by one to
    the largest remainders, among equal ones to the larger stack and then to who stands first. With a larger ``unit``,
    the smallest coin, they are multiples of it, but for what is less than one: the largest stack has it.
    """
    if unit > 1:
        coins = [unit * one for one in in_whole_units([value / unit for value in worth], due // unit, stacks)]
        coins[max(range(len(stacks)), key=lambda one: (stacks[one], -one))] += due % unit
        return coins
    # What differs by less than the error of the integral is equal.
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
