"""A hand's actions as plain values, and the hand they lead to."""

from collections.abc import Iterable

from cardroom.engine.events import BET, CALLED, CHECKED, FOLDED, RAISED, Event
from cardroom.engine.hand import Hand
from cardroom.engine.setup import Setup

Action = tuple[str, int]
"""A verb and its amount: ("raise_to", 25), and 0 for verbs without one, as ("call", 0)."""


def actions_of(events: Iterable[Event]) -> list[Action]:
    """The actions that led to these events, in order."""
    verbs = {FOLDED: "fold", CHECKED: "check", CALLED: "call"}
    actions: list[Action] = []
    for event in events:
        kind = event[0]
        if kind in (BET, RAISED):
            total = event[3]
            assert isinstance(total, int)
            actions.append(("raise_to", total))
        elif isinstance(kind, int) and kind in verbs:
            actions.append((verbs[kind], 0))
    return actions


def replay(setup: Setup, actions: Iterable[Action]) -> Hand:
    """The hand dealt from `setup` after these actions. Raises Refused at the first illegal one."""
    hand = Hand(setup)
    for verb, amount in actions:
        hand.act(verb, amount)
    return hand
