"""Finds which level of a structure holds."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import gcd
from typing import Final

from msgspec.structs import replace

from cardroom.rules.decisions import Level, SingleTable
from cardroom.table.values.stakes import Stakes

AMOUNTS: Final = ("small_blind", "big_blind", "ante", "bring_in", "small_bet", "big_bet", "point")
MAX_GROWTH: Final = 4
"""No level is more than this many times the one before, however the structure ends."""
MAX_FURTHER: Final = 200
"""Levels after the structure; nobody has chips for more."""


def house_levels(rules: SingleTable) -> tuple[Stakes, ...]:
    """The house's structure, level by level."""
    return tuple([stakes_at(rules, place) for place in range(1, len(rules.levels.value) + 1)])


def level_of(levels: Sequence[Stakes], level: int, *, rises: bool) -> Stakes:
    """The stakes of a level of a structure.

    After the last level that one goes on. If the structure ``rises``, each later level grows by the same factor as the
    last one did, or by half where the last one was no larger; amounts are rounded down to what the chips of the last
    level can pay.
    """
    if level <= len(levels) or not rises:
        return levels[min(level, len(levels)) - 1]
    last, before = levels[-1], levels[-2] if len(levels) > 1 else levels[-1]
    more, than = (last.unit, before.unit) if last.unit > before.unit else (3, 2)
    more, than, further = min(more, MAX_GROWTH * than), than, min(level - len(levels), MAX_FURTHER)
    amounts = {name: getattr(last, name) for name in AMOUNTS}
    grain = gcd(*amounts.values()) or 1
    grown = {
        name: amount * more**further // than**further // grain * grain for name, amount in amounts.items()
    }
    return replace(last, **grown, level=level)


def stakes_at(rules: SingleTable, level: int) -> Stakes:
    """The stakes of a level; after the last level of the structure that one goes on."""
    place = min(level, len(rules.levels.value))
    row: Level = rules.levels.value[place - 1]
    return Stakes(
        small_blind=row.small_blind,
        big_blind=row.big_blind,
        ante=row.ante,
        ante_for_all=rules.ante_by.value == "big_blind",
        level=place,
    )


def level_at(levels_ms: Sequence[int], now_ms: int) -> int:
    """The level that holds, counted from 1, of levels that begin at these times."""
    return max(1, bisect_right(levels_ms, now_ms))


def begin_times(levels: int, level_ms: int, from_ms: int, lengths_ms: Sequence[int] = ()) -> tuple[int, ...]:
    """When each level begins.

    All levels last equally long, or by ``lengths_ms`` as long as it says (0: as long as the others).
    """
    lengths = [length or level_ms for length in lengths_ms] or [level_ms] * levels
    return tuple(accumulate(lengths[: levels - 1], initial=from_ms))


def postponed(levels_ms: Sequence[int], since_ms: int, by_ms: int) -> tuple[int, ...]:
    """The same times after a break: whatever would have begun at ``since_ms`` or later begins that much later."""
    return tuple([begins + by_ms if begins >= since_ms else begins for begins in levels_ms])
