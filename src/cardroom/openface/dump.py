"""A hand as plain data (dicts, lists, whole numbers), and back; and copies of it in memory."""

from collections.abc import Mapping
from typing import Any, Final

from cardroom.openface.state import OpenFaceState

LISTS: Final = ("eliminated", "events", "places", "points", "rows", "stacks", "to_place")
SCALARS: Final = ("actor", "decision", "is_over", "next_place")


def copy_state(hand: OpenFaceState, other: OpenFaceState) -> None:
    """Give another hand the same state; the items of its lists are never changed, so both hands share them."""
    other.setup = hand.setup
    other.actor = hand.actor
    other.decision = hand.decision
    other.is_over = hand.is_over
    other.next_place = hand.next_place
    other.eliminated = hand.eliminated[:]
    other.events = hand.events[:]
    other.places = hand.places[:]
    other.points = hand.points[:]
    other.rows = hand.rows[:]
    other.stacks = hand.stacks[:]
    other.to_place = hand.to_place[:]


def dump_hand(hand: OpenFaceState) -> dict[str, Any]:
    """The state as plain data, for the room only. The setup, whose rules belong to a house, is saved separately."""
    state: dict[str, Any] = {name: getattr(hand, name) for name in SCALARS}
    return state | {name: [_plain(item) for item in getattr(hand, name)] for name in LISTS}


def load_state(data: Mapping[str, Any], hand: OpenFaceState) -> None:
    """Fill in the state of a hand that has only its setup, from the data of `dump_hand`."""
    for name in SCALARS:
        setattr(hand, name, data[name])
    for name in LISTS:
        setattr(hand, name, [_frozen(item) for item in data[name]])


def _plain(item: Any) -> Any:
    return [_plain(part) for part in item] if isinstance(item, tuple | list) else item


def _frozen(item: Any) -> Any:
    return tuple([_frozen(part) for part in item]) if isinstance(item, list) else item
