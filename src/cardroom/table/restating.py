"""A hand told again: the event that does it, and what a hand's events are after it."""

from collections.abc import Sequence
from typing import Any

from cardroom.table.events import HandRestated, PublicEvent
from cardroom.table.events.restated import of_a_hand
from cardroom.table.model.decided import Decided
from cardroom.table.model.play import DealtByPerson
from cardroom.table.model.running import RunningDeal
from cardroom.table.model.table_state import State


def restate(state: State, play: DealtByPerson[Any], hand: RunningDeal, decided: Decided) -> None:
    """Tell the hand again from its start, as it is now; each seat's own cards follow for that seat alone."""
    again = Decided()
    play.tell_again(state, hand, again)
    events = tuple([one for one in again.events if of_a_hand(one)])
    decided.tell(HandRestated(hand.hand, (*hand.opening, *events)))
    for seat, facts in again.private.items():
        for fact in facts:
            decided.whisper(seat, fact)


def as_restated(events: Sequence[PublicEvent]) -> tuple[PublicEvent, ...]:
    """Return a hand's events as its last restatement has them; what it replaced is left out. What happened to seats
    meanwhile follows it, in order.
    """
    for place in reversed(range(len(events))):
        now = events[place]
        if isinstance(now, HandRestated):
            beside = [one for one in events[:place] if not (of_a_hand(one) or isinstance(one, HandRestated))]
            return (*now.events, *beside, *events[place + 1 :])
    return tuple(events)
