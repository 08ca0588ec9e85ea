"""Of whom events speak. They name players by id alone: what somebody is called is looked up where it is shown."""

from collections.abc import Iterable

from cardroom.table.events.agreement_events import AllAsked
from cardroom.table.events.base import Event
from cardroom.table.events.deal_events import HandStarted
from cardroom.table.events.restated import HandRestated
from cardroom.table.events.seat_events import PlayerLeft, PlayerSeated


def players_in(events: Iterable[Event]) -> dict[str, None]:
    """The ids of the players that events speak of, in the order of the first mention."""
    found: dict[str, None] = {}
    for event in events:
        if isinstance(event, PlayerSeated | PlayerLeft | AllAsked):
            found[event.player] = None
        elif isinstance(event, HandRestated):
            found |= players_in(event.events)
        elif isinstance(event, HandStarted):
            found |= dict.fromkeys([seat.player for seat in event.seats])
    return found
