"""Who pays whom when a game among friends is over: from what each has won or lost to the fewest payments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

MAX_EXACT: Final = 12
"""Up to so many people with a result the payments are the fewest there can be; it takes 2^12 sets of them, looked at
once each."""


class Transfer(msgspec.Struct, frozen=True):
    """One payment, in cents: `payer` owes it to `payee`."""

    payer: str
    payee: str
    cents: int


def transfers(results: Mapping[str, int]) -> tuple[Transfer, ...]:
    """The payments that settle `results`: cents by person, won above zero and lost below it, zero in all.

    Payments between n people who form one group are n - 1 at least, and every group that payments join sums to zero.
    So the fewest are n less the most groups of sum zero that the people can be divided into. Up to `MAX_EXACT` people
    that division is found exactly; of more, pairs that cancel out are taken first and the rest is one group, which is
    at most n - 1 payments and may be more than the fewest. The same results give the same payments in the same order.

    Raises ValueError where the results do not come to zero.
    """
    if sum(results.values()):
        raise ValueError(f"the results come to {sum(results.values())}, not to zero")
    people = [(player, cents) for player, cents in sorted(results.items()) if cents]
    groups = _most_groups(people) if len(people) <= MAX_EXACT else _pairs_first(people)
    return tuple([payment for group in groups for payment in _within(group)])


Person = tuple[str, int]


def _most_groups(people: list[Person]) -> list[list[Person]]:
    """The people divided into the most groups that each come to zero.

    `most[chosen]` is how many sets of sum zero can be closed while the people of `chosen` are taken one by one.
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
    """Each who lost with one who won the same, while there are any; all others together."""
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
    """The payments of one group: who owes most pays whom most is owed, again and again. One fewer than its people."""
    left = dict(group)
    while any(left.values()):
        payer = min(left, key=lambda one: (left[one], one))
        payee = min(left, key=lambda one: (-left[one], one))
        cents = min(-left[payer], left[payee])
        left[payer] += cents
        left[payee] -= cents
        yield Transfer(payer, payee, cents)


__all__ = ["MAX_EXACT", "Transfer", "transfers"]
