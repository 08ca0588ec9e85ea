"""The fewest payments that settle a game among friends, from what each has won or lost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

MAX_EXACT: Final = 12
"""The most people with a result for whom the payments are the fewest possible.

The search looks at 2^12 sets of people, once each.
"""


class Transfer(msgspec.Struct, frozen=True):
    """One payment, in cents: `payer` owes it to `payee`."""

    payer: str
    payee: str
    cents: int


def transfers(results: Mapping[str, int]) -> tuple[Transfer, ...]:
    """The payments that settle `results`: cents by person, positive if won, negative if lost, zero in total.

    A group of n people joined by payments needs at least n - 1 of them, and its results sum to zero. So the fewest
    payments are n minus the largest number of zero-sum groups that the people can be divided into. Up to `MAX_EXACT`
    people that division is found exactly. With more people, pairs that cancel out are taken first and the rest is one
    group; this takes at most n - 1 payments and may exceed the fewest. The same results give the same payments in the
    same order.

    Raises ValueError if the results do not sum to zero.
    """
    if sum(results.values()):
        raise ValueError(f"the results come to {sum(results.values())}, not to zero")
    people = [(player, cents) for player, cents in sorted(results.items()) if cents]
    groups = _most_groups(people) if len(people) <= MAX_EXACT else _pairs_first(people)
    return tuple([payment for group in groups for payment in _within(group)])


Person = tuple[str, int]


def _most_groups(people: list[Person]) -> list[list[Person]]:
    """Divide the people into the most groups that each sum to zero.

    `most[chosen]` is how many zero-sum sets can be completed while the people of `chosen` are taken one by one.
    """
    sums, most = [0] * (1 << len(people)), [0] * (1 << len(people))
    for chosen in range(1, len(sums)):
        places = [place for place in range(len(people)) if chosen >> place & 1]
        sums[chosen] = sums[chosen & (chosen - 1)] + people[places[0]][1]
        most[chosen] = max([most[chosen ^ 1 << place] for place in places]) + (sums[chosen] == 0)
    groups: list[list[Person]] = []
    left = len(sums) - 1
    while left:
        if sums[left] == 0:
            groups.append([])
        best = most[left] - (sums[left] == 0)
        place = next(one for one in range(len(people)) if left >> one & 1 and most[left ^ 1 << one] == best)
        groups[-1].append(people[place])
        left ^= 1 << place
    return [sorted(group) for group in groups]


def _pairs_first(people: list[Person]) -> list[list[Person]]:
    """Pairs of a loser and a winner of the same amount, while there are any; all others as one group."""
    left = dict(people)
    pairs: list[list[Person]] = []
    for player, cents in people:
        if cents >= 0 or player not in left:
            continue
        other = next((one for one, theirs in left.items() if theirs == -cents), "")
        if other:
            pairs.append([(player, left.pop(player)), (other, left.pop(other))])
    return [*pairs, list(left.items())]


def _within(group: list[Person]) -> Iterator[Transfer]:
    """The payments of one group, one fewer than its people: repeatedly, the largest debtor pays the largest creditor."""
    left = dict(group)
    while any(left.values()):
        payer = min(left, key=lambda one: (left[one], one))
        payee = min(left, key=lambda one: (-left[one], one))
        cents = min(-left[payer], left[payee])
        left[payer] += cents
        left[payee] -= cents
        yield Transfer(payer, payee, cents)


__all__ = ["MAX_EXACT", "Transfer", "transfers"]
