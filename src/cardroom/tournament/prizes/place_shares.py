"""The prizes of a tournament's places. The parts of a pool are the whole pool, to the smallest unit."""

from collections.abc import Sequence

from cardroom.rules.decisions import SingleTable

WHOLE = 10_000
"""Basis points in the whole."""


def prizes_of(rules: SingleTable, entries: int, pool: int) -> tuple[int, ...]:
    """The prizes of all places that are paid, by place.

    Each share is rounded down; the rest goes to the first place.
    """
    by_place = [row.by_place for row in rules.payouts.value if row.entries <= entries][-1]
    shares = [pool * share // WHOLE for share in by_place]
    shares[0] += pool - sum(shares)
    return tuple(shares)


def shared(
    prizes: Sequence[int], players: Sequence[str], first: Sequence[str], unit: int = 1
) -> dict[str, int]:
    """The prizes of several places over as many players, evenly in whole units of so many cents.

    Odd units go one by one to ``first``, in its order; its first player also gets the part below a unit.
    """
    units, rest = divmod(sum(prizes), unit)
    part, odd = divmod(units, len(players))
    found = dict.fromkeys(players, part * unit)
    for player in list(first)[:odd]:
        found[player] += unit
    found[first[0]] += rest
    return found
