"""The chips that a house has for an event, and how far they go: entries, rebuys and add-ons, and what a colour-up frees."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from cardroom.rules.decisions.decision import IntRange
from cardroom.rules.decisions.tournament import Points

Item = Literal["stack", "rebuy", "add_on"]
"""Whatever chips are handed out for."""
ITEMS: Final[tuple[Item, ...]] = ("stack", "rebuy", "add_on")
ChipCount = Annotated[int, IntRange(0, 10_000_000)]


@dataclass(frozen=True, slots=True)
class ChipsOwned:
    """The chips of one value: how many the house has for the event, and how many lie in a starting stack, in a rebuy and in
    an add-on.
    """

    value: Points
    owned: ChipCount
    in_stack: ChipCount = 0
    in_rebuy: ChipCount = 0
    in_add_on: ChipCount = 0

    def in_item(self, item: Item) -> int:
        """How many of them lie in what is handed out."""
        return {"stack": self.in_stack, "rebuy": self.in_rebuy, "add_on": self.in_add_on}[item]


@dataclass(frozen=True, slots=True)
class Suffices:
    """For how many ``more`` of an item of so many ``chips`` the set is enough, if nothing else is handed out; for one more
    there are too few chips of ``first_out``.
    """

    item: Item
    chips: int
    more: int
    first_out: int


@dataclass(frozen=True, slots=True)
class SetFree:
    """The colour-up after a level: so many chips of the ``old`` value are free from then on, and so many of the ``new`` one
    are ``needed`` for them, of which so many are ``missing``.
    """

    level: int
    old: int
    new: int
    freed: int
    needed: int
    missing: int


@dataclass(frozen=True, slots=True)
class Capacity:
    """How far a set goes beyond what is ``handed_out``, by value: each item by itself, and each colour-up to come."""

    suffices: tuple[Suffices, ...]
    set_free: tuple[SetFree, ...]
    handed_out: Mapping[int, int]


def made_up(
    chip_set: Sequence[ChipsOwned], item: Item, chips: int, gone: Collection[int] = ()
) -> dict[int, int]:
    """The chips, by value, of an item worth so many: as the set says; any other amount, and what would be in chips of
    values that are ``gone``, in as few as possible. Less than the smallest chip is not handed out.
    """
    there = [one for one in chip_set if one.value not in gone]
    as_said = sum(one.value * one.in_item(item) for one in chip_set) == chips
    found = {one.value: one.in_item(item) if as_said else 0 for one in there}
    rest = chips - sum(value * count for value, count in found.items())
    for value in sorted(found, reverse=True):
        more, rest = divmod(rest, value)
        found[value] += more
    return {value: count for value, count in found.items() if count}


def capacity(
    chip_set: Sequence[ChipsOwned],
    items: Mapping[Item, int],
    handed_out: Mapping[int, int],
    colour_ups: Sequence[tuple[int, int, int]] = (),
    gone: Collection[int] = (),
) -> Capacity:
    """How far a set goes: ``items`` are those on sale with the chips of each, ``handed_out`` is what is in play or sold, by
    value, ``colour_ups`` are those to come, each with its level and both values, ``gone`` are values out of play.

    A race may bring a chip more to a table, or a few, than is reckoned for a colour-up: the winners' chips are rounded as
    the house has it.
    """
    left = {one.value: one.owned - handed_out.get(one.value, 0) for one in chip_set}
    found: list[Suffices] = []
    for item, chips in items.items():
        parts = made_up(chip_set, item, chips, gone)
        if parts:
            more, first_out = min((left[value] // count, value) for value, count in parts.items())
            found.append(Suffices(item, chips, max(0, more), first_out))
    return Capacity(tuple(found), tuple(_set_free(chip_set, handed_out, colour_ups)), handed_out)


def coloured_up(in_play: Mapping[int, int], old: int, new: int) -> tuple[int, int]:
    """How many chips of the old value a colour-up takes out of play, and how many of the new one it brings."""
    freed = in_play.get(old, 0)
    return freed, -(-freed * old // new)


def _set_free(
    chip_set: Sequence[ChipsOwned], handed_out: Mapping[int, int], colour_ups: Sequence[tuple[int, int, int]]
) -> list[SetFree]:
    """One colour-up after the other: what one brings, the next may take."""
    owned, in_play = {one.value: one.owned for one in chip_set}, dict(handed_out)
    found = []
    for level, old, new in colour_ups:
        freed, needed = coloured_up(in_play, old, new)
        there = max(0, owned.get(new, 0) - in_play.get(new, 0))
        in_play[old], in_play[new] = 0, in_play.get(new, 0) + needed
        found.append(SetFree(level, old, new, freed, needed, max(0, needed - there)))
    return found
