"""Chips of a removed value that turn up in a stack after the race."""

from dataclasses import dataclass

from cardroom.rules.decisions import ChipRace


@dataclass(frozen=True, slots=True)
class FoundChips:
    """The part of the found chips' worth that is exchanged, and the part taken from play; `staff` decide where the
    house says nothing.
    """

    exchanged: int
    lost: int
    staff: bool
    clauses: tuple[str, ...]


def found_chips(rules: ChipRace, chips: int, old: int, smallest: int) -> FoundChips:
    """Decide on so many found chips worth `old`, where the smallest chip in play is worth `smallest`."""
    assert chips > 0 and old > 0 and smallest > 0, "nothing was found"
    if rules.found_later.value == "staff_decide":
        return FoundChips(0, 0, True, rules.found_later.clauses)
    worth = chips * old
    return FoundChips(worth // smallest * smallest, worth % smallest, False, rules.found_later.clauses)
