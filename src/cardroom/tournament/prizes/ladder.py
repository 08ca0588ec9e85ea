"""The ladder of prizes: how much each place gets of a pool, by how many entered.

Small fields go by the house's table of payouts. Large ones go by its ladder: every paid place gets a least prize, the
amount above that falls with the place, and from some place on neighbours are paid the same. All of it is data of the
house.
"""

from bisect import bisect_left
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

from cardroom.rules.decisions import Payout, Prizes
from cardroom.tournament.prizes.prize_pool import WHOLE

PERCENT: Final = 100
PARTS: Final = 1_000_000
"""The whole, where prizes are given as parts of it: large enough that the last place of any field gets one part."""


def counted_entries(rules: Prizes, entries: int, re_entries: int) -> int:
    """How many entries the ladder goes by: re-entries count as the house has announced, rounded down."""
    per = rules.re_entries_per_entry.value
    return entries + (re_entries // per if per else 0)


def ladder(
    rules: Prizes,
    table: Sequence[Payout],
    entries: int,
    amount: int,
    own_table: bool = False,
    stands_by: int = 0,
) -> tuple[int, ...]:
    """The prizes of all paid places, the first one's first: they add up to `amount` and never rise from place to place.

    `table` are payouts by entries: the house's, or with `own_table` a structure's own, which then holds for all fields
    that it has a row for. The remainder of the roundings goes to the first place; a pool too small for its places in
    the house's units pays fewer of them. `stands_by` is the pool by which the places were counted for good, 0 for this
    one.
    """
    if not amount:
        return (0,)
    exact, unit = _exact(rules, table, entries, stands_by or amount, own_table)
    return _whole(exact, amount, unit)


@lru_cache(maxsize=1024)
def places_of(
    rules: Prizes, table: tuple[Payout, ...], entries: int, amount: int, own_table: bool = False
) -> tuple[int, int]:
    """How many places `ladder` pays of this amount, and how many it has where the pool is not too small for them."""
    usual = len(_exact(rules, table, entries, 0, own_table)[0])
    return (len(_exact(rules, table, entries, amount, own_table)[0]) if amount else 0), usual


def ladder_parts(
    rules: Prizes, table: Sequence[Payout], entries: int, amount: int, own_table: bool = False
) -> tuple[int, ...]:
    """The same prizes as parts of the pool, PARTS in all, the first one's first, for as many places as `ladder` pays.

    No unit of money rounds them. A part of `amount` is a prize of `ladder` to within the unit that prizes are rounded
    to, or one part where that is more; the first place's is to within as many of these as there are lower places.
    """
    return _whole(_exact(rules, table, entries, amount, own_table)[0], PARTS, 1)


def _exact(
    rules: Prizes, table: Sequence[Payout], entries: int, amount: int, own_table: bool
) -> tuple[list[Fraction], int]:
    """The part of the pool for each paid place, and the unit that prizes are rounded to.

    As many places are paid as get something of this amount: an amount that rounds to nothing is no prize. Before
    anything is paid in (0), no prize is too small.
    """
    rows = [row for row in table if row.entries <= entries]
    if rows and (own_table or entries < rules.ladder_from_entries.value):
        exact = [Fraction(share, WHOLE) for share in rows[-1].by_place]
        while amount and len(exact) > 1 and exact[-1] * amount < 1:
            exact.pop()
        return exact, 1
    # (A larger field never pays fewer places than a small one.)
    places = max(paid_places(rules, entries), len(rows[-1].by_place) if rows else 1)
    unit = rules.prize_unit_cents.value

    def is_too_many(paid: int) -> bool:
        return _by_place(rules, entries, paid)[-1] * amount < unit

    if amount and is_too_many(places):
        places = max(bisect_left(range(1, places), True, key=is_too_many), 1)
    return _by_place(rules, entries, places), unit


def _whole(exact: Sequence[Fraction], amount: int, unit: int) -> tuple[int, ...]:
    """These parts of an amount, rounded down to the unit; the first place gets the remainder."""
    behind = [int(part * amount // unit) * unit for part in exact[1:]]
    return (amount - sum(behind), *behind)


def paid_places(rules: Prizes, entries: int) -> int:
    """How many places the ladder pays in a field of this size: at least one, and never all but one."""
    wanted = -(-entries * rules.paid_places.value // WHOLE)
    return max(1, min(wanted, entries - 1))


def _by_place(rules: Prizes, entries: int, places: int) -> list[Fraction]:
    """The ladder of so many places: the part of the pool for each."""
    groups = _groups(rules, places)
    # No place is paid less than a lower one: the least prizes cannot be more than an equal share of all.
    least = min(Fraction(rules.least_prize_percent.value, entries * PERCENT), Fraction(1, places))
    rest = 1 - least * places
    # All places of a group get as much as the place in its middle would.
    weights = [(size, Fraction(2, first + first + size - 1)) for first, size in groups]
    parts = sum((size * weight for size, weight in weights), Fraction(0))
    exact: list[Fraction] = []
    for size, weight in weights:
        exact += [least + rest * weight / parts] * size
    return exact


def _groups(rules: Prizes, places: int) -> list[tuple[int, int]]:
    """The first place of each group that is paid the same, and how many there are in it; the last may be cut short."""
    found: list[tuple[int, int]] = []
    first = 1
    while first <= places:
        sizes = [row.places for row in rules.equal_places.value if row.from_place <= first]
        size = min(sizes[-1] if sizes else 1, places - first + 1)
        found.append((first, size))
        first += size
    return found
