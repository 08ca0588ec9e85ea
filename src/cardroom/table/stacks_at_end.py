"""The final stacks of a hand, including those of players who left before it was over."""

from collections.abc import Iterable

from cardroom.table.events import (
    AntePosted,
    AnyEvent,
    Bet,
    BlindPosted,
    BringInPosted,
    Called,
    Completed,
    DeadBlindPosted,
    HandEnded,
    HandStarted,
    HandVoided,
    Raised,
    UncalledReturned,
)

CHIPS_MOVED = (
    AntePosted
    | BlindPosted
    | DeadBlindPosted
    | BringInPosted
    | Completed
    | Called
    | Bet
    | Raised
    | UncalledReturned
)
"""Events that state a seat's stack while a hand is played."""


def stacks_at_end(
    start: HandStarted, events: Iterable[AnyEvent], end: HandEnded | HandVoided
) -> dict[int, int]:
    """The final stacks by seat, in the order of dealing. The end of a hand states the stacks of the players still
    there; a player who folded and left took the chips not bet, or in a void hand all of them.
    """
    told = {one.seat: one.stack for one in end.stacks}
    if len(told) < len(start.seats):
        left = {one.seat: one.stack for one in start.seats}
        for event in events if isinstance(end, HandEnded) else ():
            if isinstance(event, CHIPS_MOVED) and event.seat in left:
                left[event.seat] = event.stack
        told = left | told
    return {one.seat: told[one.seat] for one in start.seats}
