"""The actions of a hand, recovered from its events, to deal it again."""

from collections.abc import Iterable
from typing import Any

from cardroom.openface.events import BY_PLAYER, PLACED, SET_FIRST, Event

Action = tuple[Any, ...]
"""A verb and its arguments: ("set_first", rows), ("place", card, row), ("place_by_house", by)."""


def actions_of(events: Iterable[Event]) -> list[Action]:
    """The actions that led to these events, in order."""
    actions: list[Action] = []
    for event in events:
        kind, by = event[0], event[-1]
        if kind in (SET_FIRST, PLACED) and by != BY_PLAYER:
            actions.append(("place_by_house", by))
        elif kind == SET_FIRST:
            actions.append(("set_first", event[2:5]))
        elif kind == PLACED:
            actions.append(("place", event[2], event[3]))
    return actions
