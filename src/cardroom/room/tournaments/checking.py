"""Checks whether a structure that staff bring fits their expectations."""

from typing import Final

from cardroom.room.protocol.tournament_responses import BlindsTooHigh
from cardroom.rules.rulebook import Rulebook
from cardroom.tournament.structures.expected_end import warning
from cardroom.tournament.structures.structure_files import load_structure

MINUTE_S: Final = 60


def blinds_too_high(book: Rulebook, structure: str, entries: int, minutes: int) -> BlindsTooHigh | None:
    """The warning for so many entries and minutes, 0 where they are unknown; for a structure without faults."""
    if not entries or not minutes:
        return None
    usual = book.tournament.level_seconds.value if book.tournament is not None else 0
    found = warning(load_structure(structure), entries, minutes * MINUTE_S, usual)
    return None if found is None else BlindsTooHigh(found.level, found.unit, found.chips, found.past_last)
