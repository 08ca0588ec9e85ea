"""A hand's actions as plain values; `Hand.replay` does them again."""

from cardroom.engine.events import (
    ACCEPTED,
    BET,
    BROUGHT_IN,
    CALLED,
    CHECKED,
    DISCARDED,
    FOLDED,
    RAISED,
    REFUSED,
    RUN_ANSWERED,
    STOOD_PAT,
)
from cardroom.engine.state import HandState

Action = tuple[str, int | tuple[int, ...]]
"""A verb and its amount or cards: ("raise_to", 25), ("draw", (51, 3)), ("run_board", 2); 0 for verbs without,
as ("call", 0)."""

VERB_OF = {
    FOLDED: "fold",
    CHECKED: "check",
    CALLED: "call",
    BROUGHT_IN: "bring_in",
    ACCEPTED: "accept",
    REFUSED: "refuse",
}


def actions_of(hand: HandState) -> list[Action]:
    """The actions that led to this hand, in order. They name cards: they are for the room's eyes only."""
    actions: list[Action] = []
    for event in hand.events:
        kind = event[0]
        if kind in (BET, RAISED):
            total = event[3]
            assert isinstance(total, int)
            actions.append(("raise_to", total))
        elif kind == DISCARDED:
            places = event[2]
            assert isinstance(places, tuple)
            cards = tuple([hand.deck[place] for place in places])
            actions.append(("draw" if event[3] else "discard", cards))
        elif kind == RUN_ANSWERED:
            times = event[2]
            assert isinstance(times, int)
            actions.append(("run_board", times))
        elif kind == STOOD_PAT:
            actions.append(("draw", ()))
        elif isinstance(kind, int) and kind in VERB_OF:
            actions.append((VERB_OF[kind], 0))
    return actions
