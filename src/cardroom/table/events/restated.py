"""A hand told again: at a table whose cards a person deals, what was entered may be put right."""

from typing import Final, TypeGuard, get_args

from cardroom.table.events.base import Event
from cardroom.table.events.hand_event import HandEvent

OF_A_HAND: Final[tuple[type, ...]] = get_args(HandEvent)


def of_a_hand(event: Event) -> TypeGuard[HandEvent]:
    """Whether an event is a fact of a hand."""
    return isinstance(event, OF_A_HAND)


class HandRestated(Event, frozen=True):
    """The running hand is another than was told: ``events`` tell it again from its start, in the place of all facts of
    the hand so far. The turn that runs now follows as an event of its own.
    """

    hand: str
    events: tuple[HandEvent, ...]
    clauses: tuple[str, ...] = ()
