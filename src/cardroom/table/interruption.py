"""A server fault: nobody is connected any more, and the table waits for its players (CO-TH.42, CO-23).

A hand goes on once everybody who may still have to act in it is back; when the time is up it is void, with the stacks
of its start, and dealt again. A table without a hand waits for the same time before it deals to those who came back.
"""

from cardroom.rules import Refused
from cardroom.table.acting import begin_turn_or_end
from cardroom.table.breaks import put_out
from cardroom.table.events import PlayInterrupted, PlayResumed
from cardroom.table.hand_end import void_hand
from cardroom.table.model.commands import Interrupt, VoidHand
from cardroom.table.model.decided import Decided
from cardroom.table.model.table_state import State
from cardroom.table.taking_seats import settle_waiting


def interrupt(state: State, command: Interrupt, now_ms: int, decided: Decided) -> None:
    """Stop the clocks and wait. A second fault restarts the wait, since the players lost their connections again."""
    fault = state.book.fault
    for seat in state.seats.values():
        seat.broke_ms = now_ms
    state.interrupted_until_ms = now_ms + fault.resume_seconds.value * 1000
    hand = state.hand
    if hand is not None:
        hand.clock = None
        hand.turn = None
    clauses = tuple(dict.fromkeys(fault.resume_seconds.clauses + fault.unfinished_hand.clauses))
    decided.tell(PlayInterrupted(state.interrupted_until_ms, clauses))


def check_not_interrupted(state: State) -> None:
    """Refuse ("interrupted") commands that need a table at play."""
    if state.interrupted_until_ms:
        raise Refused(
            "interrupted",
            "Play stopped by a server fault; it goes on when the players are back.",
            state.book.fault.unfinished_hand.clauses,
            {"until_ms": state.interrupted_until_ms},
        )


def missing_seats(state: State) -> tuple[int, ...]:
    """The seats that play waits for: in a hand those that may still have to act in it, else all that would play.

    Play does not wait for players who cannot act: the hand goes on as it would have without the fault.
    """
    hand = state.hand
    return tuple(
        [
            number
            for number, seat in sorted(state.seats.items())
            if seat.broke_ms is not None
            and (
                not seat.sits_out
                if hand is None
                else state.still_in(seat) and state.play.may_act(hand, number)
            )
        ]
    )


def resume_if_all_are_back(state: State, now_ms: int, decided: Decided) -> None:
    """Resume play once nobody is missing. The turn begins again."""
    if not state.interrupted_until_ms or missing_seats(state):
        return
    hand = state.hand
    state.interrupted_until_ms = 0
    decided.tell(PlayResumed(state.book.fault.resume_seconds.clauses))
    if hand is not None:
        begin_turn_or_end(state, now_ms, decided)


def give_up_waiting(state: State, now_ms: int, decided: Decided) -> None:
    """When the time is up: void the hand, sit out the players who are not back, and go on with the others."""
    state.interrupted_until_ms = 0
    if state.hand is not None:
        void_hand(state, VoidHand("fault"), now_ms, decided)
    for _, seat in sorted(state.seats.items()):
        if seat.broke_ms is not None and not seat.sits_out:
            put_out(state, seat, "disconnected", now_ms, decided)
    decided.tell(PlayResumed(state.book.fault.unfinished_hand.clauses))
    settle_waiting(state, decided)
