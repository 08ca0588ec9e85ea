"""The race that the independent chip model describes, as an integral: see `icm`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

ORDER: Final = 24
"""Nodes per panel: exact for polynomials of degree 47."""

TOLERANCE: Final = 1e-9
"""How much halving a panel may change anybody's worth, as a part of all prizes, before it is halved again.

That is the error of the whole panel. The halves are kept, whose error is some 2 to the power of twice `ORDER` smaller, as
the integrand has no singularity: far below 1e-12.
"""

WIDTH: Final = 3.0
"""The widest panel, in units of the logarithm of time."""

NARROWEST: Final = WIDTH / 2**12
"""No panel is halved further: what differs there is rounding."""

NEVER: Final = 45.0
"""e to the minus this number is negligible beside the smallest part that a double holds of 1.

The race is followed until the smallest stack would have arrived this many times over, and is left early where so few
can no longer have come.
"""

MAX_VALUES: Final = 12_000_000
"""Numbers held at once; if more nodes are needed, they are taken in turn."""

_X, _WEIGHTS = np.polynomial.legendre.leggauss(ORDER)
Values = np.ndarray[Any, np.dtype[np.float64]]


def parts_won(stacks: Sequence[int], wanted: list[int], prizes: Sequence[int]) -> list[float]:
    """The worth of the stacks of the wanted players (by their position in the list), as parts of all prizes."""
    paid = np.array(prizes, dtype=np.float64)
    rates = np.array(stacks, dtype=np.float64) / float(sum(stacks))
    worth: list[float] = _integrated(rates, wanted, paid / float(paid.sum())).tolist()
    return worth


def _integrated(rates: Values, wanted: list[int], prizes: Values) -> Values:
    """The worth of the wanted players, as parts of all prizes."""
    # Before the first is due, everything is smooth in time itself: there the "logarithm" is a straight line.
    last = float(np.log(NEVER / float(rates.min())))
    edges = np.concatenate([[-1.0], np.linspace(0.0, last, 1 + max(1, int(np.ceil(last / WIDTH))))])
    low, high = edges[:-1], edges[1:]
    whole = _panels(rates, wanted, prizes, low, high)
    worth = np.zeros(len(wanted))
    while len(low):
        middle = (low + high) / 2
        halves = _panels(rates, wanted, prizes, np.concatenate([low, middle]), np.concatenate([middle, high]))
        left, right = np.split(halves, 2)
        changed = np.abs(left + right - whole).max(axis=1)
        done = (changed <= TOLERANCE) | (high - low <= NARROWEST)
        worth += (left + right)[done].sum(axis=0)
        again = ~done
        low, high, whole = (
            np.concatenate([low[again], middle[again]]),
            np.concatenate([middle[again], high[again]]),
            np.concatenate([left[again], right[again]]),
        )
    return worth


def _panels(rates: Values, wanted: list[int], prizes: Values, low: Values, high: Values) -> Values:
    """The integral over each panel: a row for each panel and a column for each wanted player."""
    half = (high - low) / 2
    logs = ((high + low) / 2)[:, None] + half[:, None] * _X
    flat = logs.ravel()
    times = np.where(flat < 0, 1 + flat, np.exp(np.maximum(flat, 0)))
    speeds = np.where(flat < 0, 1.0, times)  # time that passes for a unit of the integration variable
    at_nodes = (_at(times, rates, wanted, prizes) * speeds[:, None]).reshape(len(low), ORDER, len(wanted))
    result: Values = np.einsum("pnw,n->pw", at_nodes, _WEIGHTS) * half[:, None]
    return result


def _at(times: Values, rates: Values, wanted: list[int], prizes: Values) -> Values:
    """The integrand at some times: a row for each time, a column for each wanted player."""
    result = np.zeros((len(times), len(wanted)))
    # Chernoff's bound: later than this, the chance that fewer than all paid places have come is negligible.
    come = -np.expm1(-np.outer(rates, times)).sum(axis=0)
    beyond = come - len(prizes) - 1
    (open_still,) = np.nonzero((beyond <= 0) | (beyond * beyond <= 2 * NEVER * come))
    # Early, when few are expected to have come, only the first places can have been taken: fewer than half are enough.
    half = (len(prizes) + 1) // 2
    is_early = half * np.log(half / np.maximum(come[open_still], 1e-300)) - half + come[open_still] > NEVER
    is_early &= come[open_still] < half
    for some, places in ((open_still[is_early], half), (open_still[~is_early], len(prizes))):
        step = max(1, MAX_VALUES // (len(rates) * places))
        for start in range(0, len(some), step):
            now = some[start : start + step]
            result[now] = _some_at(times[now], rates, wanted, prizes[:places])
    return result


def _some_at(times: Values, rates: Values, wanted: list[int], prizes: Values) -> Values:
    """As `_at`. Arrays of this function have the number arrived in rows and the times in columns."""
    players, places = len(rates), len(prizes)
    is_wanted = set(wanted)
    stayed = np.exp(-np.outer(rates, times))
    came = -np.expm1(-np.outer(rates, times))
    # The mean prize of a place after so many of the players from here on have come as well. Before a player
    # there can be no more than those before it in the list: the rows after that are not computed.
    behind: dict[int, Values] = {}
    mean = np.repeat(prizes[:, None], len(times), axis=1)
    part = np.empty_like(mean)
    for player in range(players - 1, -1, -1):
        mean = mean[: player + 2]
        rows = min(places, player + 1)
        if player in is_wanted:
            behind[player] = mean[:rows]
        following = stayed[player] * mean[:rows]
        shifted = mean[1 : rows + 1]
        following[: len(shifted)] += np.multiply(came[player], shifted, out=part[: len(shifted)])
        mean = following
    # The chance that so many of the players up to here have come.
    chance = np.ones((1, len(times)))
    worth: dict[int, Values] = {}
    for player in range(players):
        if player in is_wanted:
            worth[player] = rates[player] * stayed[player] * np.einsum("kt,kt->t", chance, behind.pop(player))
        following = np.empty((min(places, player + 2), len(times)))
        np.multiply(stayed[player], chance, out=following[: len(chance)])
        if len(following) > len(chance):
            following[-1] = 0
        before = chance[: len(following) - 1]
        following[1:] += np.multiply(came[player], before, out=part[: len(before)])
        chance = following
    return np.stack([worth[player] for player in wanted], axis=1)
