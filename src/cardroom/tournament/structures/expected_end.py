"""Whether a structure's blinds are too high for its chips by the time at which it is to end."""

from dataclasses import dataclass
from typing import Final

from cardroom.tournament.levels import level_of
from cardroom.tournament.structures.structure import Structure
from cardroom.tournament.structures.structure_terms import levels_of

FEWEST_UNITS: Final = 20
"""So many big blinds are in play at the expected end, at least: with fewer, lots decide and not play."""
MAX_LEVELS: Final = 1_000


@dataclass(frozen=True, slots=True)
class TooHigh:
    """A big blind of `unit` at this `level`, in which the end is expected, passes a twentieth of the `chips` in play.
    `past_last`: the structure ends before, so that the level is one that the room has added.
    """

    level: int
    unit: int
    chips: int
    past_last: bool


def warning(structure: Structure, entries: int, seconds: int, usual_seconds: int = 0) -> TooHigh | None:
    """Whether the blinds are too high for so many entries that are expected to play so long, breaks included. None
    where levels go by hands, or by the house's usual length and that is not given: nobody knows when the end comes.
    """
    level = level_after(structure, seconds, usual_seconds)
    return too_high(structure, entries, level) if level else None


def level_after(structure: Structure, seconds: int, usual_seconds: int = 0) -> int:
    """The level that holds after so many seconds, breaks included; 0 where nobody knows (`warning`). Behind the last
    one levels go on, each as long as that.
    """
    pauses = {pause.after_level: pause.seconds for pause in structure.pauses}
    left, level = seconds, 1
    while level <= MAX_LEVELS:
        row = structure.levels[min(level, len(structure.levels)) - 1]
        lasts = 0 if structure.level_hands else row.seconds or structure.level_seconds or usual_seconds
        if not lasts:
            return 0
        left -= lasts
        if left <= 0:
            break
        left -= pauses.get(level, 0)
        level += 1
    return level


def too_high(structure: Structure, entries: int, level: int) -> TooHigh | None:
    """The warning for so many entries that are expected to end in this level, if there is one.

    Chips in play are the stacks of all entries; what is bought besides makes them more. Levels past the last one rise
    as the room lets them rise (`level_of`), also for a house where the last one goes on: a structure is of no house.
    """
    chips = entries * structure.stack
    unit = level_of(levels_of(structure, for_all=False), level, rises=True).unit
    return TooHigh(level, unit, chips, level > len(structure.levels)) if unit * FEWEST_UNITS > chips else None
