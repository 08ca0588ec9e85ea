"""The ladder of prizes: what each place gets of a pool, by how many entered.

Small fields go by the house's table of payouts. Large ones go by its ladder: every paid place gets a least prize, what
is above that falls with the place, and from some place on neighbours are paid the same. All of it is data of the house.
"""

from bisect import bisect_left
from collections.abc import Sequence
from fractions import Fraction

from cardroom.rules.decisions import Payout, Prizes
from cardroom.tournament.prizes.pool import WHOLE

PERCENT = 100


def counted_entries(rules: Prizes, entries: int, re_entries: int) -> int:
    """How many entries the ladder goes by: re-entries count as the house has announced, rounded down."""
    per = rules.re_entries_per_entry.value
    return entries + (re_entries // per if per else 0)


def ladder(
    rules: Prizes, table: Sequence[Payout], entries: int, amount: int, own_table: bool = False
) -> tuple[int, ...]:
    """The prizes of all paid places, the first one's first: they add up to `amount` and never rise from place to place.

    `table` are payouts by entries: the house's, or with `own_table` a structure's own, which then holds for all fields
    that it has a row for. What the roundings leave is the first place's; a pool too small for its places in the house's
    units pays fewer of them.
    """
    rows = [row for row in table if row.entries <= entries]
    if rows and (own_table or entries < rules.ladder_from_entries.value):
        shares = [amount * share // WHOLE for share in rows[-1].by_place]
    else:
        # (No larger field pays fewer places than a small one.)
        least_places = len(rows[-1].by_place) if rows else 1
        places = max(paid_places(rules, entries), least_places)
        shares = _by_place(rules, entries, amount, places)
        if not shares[-1]:  # (What rounds to nothing is no prize: as many places are paid as get something.)
            paid = bisect_left(range(1, places), True, key=lambda one: not _by_place(rules, entries, amount, one)[-1])
            shares = _by_place(rules, entries, amount, max(paid, 1))
    while len(shares) > 1 and not shares[-1]:
        shares.pop()
    shares[0] += amount - sum(shares)
    return tuple(shares)


def paid_places(rules: Prizes, entries: int) -> int:
    """How many places the ladder pays in a field of this size: at least one, and never all but one."""
    wanted = -(-entries * rules.paid_places.value // WHOLE)
    return max(1, min(wanted, entries - 1))


def _by_place(rules: Prizes, entries: int, amount: int, places: int) -> list[int]:
    groups = _groups(rules, places)
    unit = rules.prize_unit_cents.value
    # Nobody is paid less for a better place, so the least prizes cannot be more than an equal share of all.
    least = min(Fraction(amount * rules.least_prize_percent.value, entries * PERCENT), Fraction(amount, places))
    rest = amount - least * places
    # All of a group get what the place in its middle would.
    weights = [(size, Fraction(2, first + first + size - 1)) for first, size in groups]
    parts = sum((size * weight for size, weight in weights), Fraction(0))
    prizes: list[int] = []
    for size, weight in weights:
        prizes += [int((least + rest * weight / parts) // unit) * unit] * size
    return prizes


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
