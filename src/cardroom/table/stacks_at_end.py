"""What the stacks of a finished hand came to, also those of players who left before it was over."""

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
"""Facts that tell a seat's stack while a hand is played."""


def stacks_at_end(
    start: HandStarted, events: Iterable[AnyEvent], end: HandEnded | HandVoided
) -> dict[int, int]:
    """By seat, in the order of dealing. The end of a hand tells the stacks of those who are still there; who has folded
    and left took along what was not bet, in a void hand everything.
    """
    told = {one.seat: one.stack for one in end.stacks}
    if len(told) < len(start.seats):
        left = {one.seat: one.stack for one in start.seats}
        for event in events if isinstance(end, HandEnded) else ():
            if isinstance(event, CHIPS_MOVED) and event.seat in left:
                left[event.seat] = event.stack
        told = left | told
    return {one.seat: told[one.seat] for one in start.seats}
