"""The last hands of a day: when a card is drawn for them, and how many they are."""

from typing import Final

from cardroom.rules.decisions import EndOfDay
from cardroom.rules.refused import Refused
from cardroom.table.values.time_units import MINUTE_MS

LEAST: Final = 3
MOST: Final = 7


def check_may_draw(rules: EndOfDay, left_of_last_level_ms: int) -> None:
    """Refuse ("too-early", "too-late") a draw that the remaining time of the day's last level does not allow."""
    earliest, latest = rules.earliest_minutes, rules.latest_minutes
    if left_of_last_level_ms > earliest.value * MINUTE_MS:
        words = f"Staff can draw the last hands once {earliest.value} minutes of the last level are left."
        raise Refused("too-early", words, earliest.clauses, {"minutes": earliest.value})
    if left_of_last_level_ms < latest.value * MINUTE_MS:
        words = f"Staff can no longer draw the last hands: fewer than {latest.value} minutes of the last level are left."
        raise Refused("too-late", words, latest.clauses, {"minutes": latest.value})


def check_drawn(rules: EndOfDay, hands: int, *, is_live: bool) -> None:
    """Refuse a card that people say to have drawn: at tables that the room deals at ("not-live"), and one that does not say
    three to seven ("no-such-card-drawn").
    """
    if not is_live:
        raise Refused("not-live", "The room draws that card itself.", rules.hands.clauses)
    if not LEAST <= hands <= MOST:
        args = {"least": LEAST, "most": MOST, "hands": hands}
        words = f"The cards say {LEAST} to {MOST} hands, not {hands}."
        raise Refused("no-such-card-drawn", words, rules.hands.clauses, args)


def hands_left(rules: EndOfDay, number: int) -> tuple[int, tuple[str, ...]]:
    """How many hands every table still plays, by a drawn number from 1 to 5, and by which clauses.

    A hand in progress does not count.
    """
    assert 1 <= number <= MOST - LEAST + 1, "one of five cards"
    return LEAST + number - 1, rules.hands.clauses
