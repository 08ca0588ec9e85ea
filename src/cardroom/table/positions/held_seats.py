"""Playing over: whose a seat is while another player uses it, the holder being away (CH-4.36, CH-4.37).

The holder keeps chips, clock and markers, and sits out at a number of its own beyond the table's last seat, which
stands for no place at the table. The seat itself is the other player's until one of the two leaves or the holder comes
back.
"""

from typing import Final

from cardroom.table.events import SeatChanged
from cardroom.table.model.decided import Decided
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.positions.entries import waits_for_big_blind

RECLAIMED: Final = "seat_reclaimed"
"""Why who played over an absent player leaves the table once that player is back."""


def freed(state: State, seat: Seat, decided: Decided) -> None:
    """A seat became free: its absent holder has it again; or its holder left, and it is who plays there that has it."""
    if seat.home:
        own_from_now_on(state, seat, decided)
    elif seat.is_over:
        holders_back(state, decided)


def own_from_now_on(state: State, holder: Seat, decided: Decided) -> None:
    """The holder has gone for good: the seat is that of the player who plays there."""
    over = state.seats.get(holder.home)
    holder.home, holder.wants_back = 0, False
    if over is not None:
        over.is_over = False
        if over.wants_to_leave == RECLAIMED:
            over.wants_to_leave = ""
            decided.whisper(over.number, over.wishes())


def holders_back(state: State, decided: Decided) -> None:
    """Absent holders whose seat is no longer played over have it again; where its cards are in a hand, later."""
    in_hand = state.hand.index_of if state.hand is not None else {}
    for holder in [seat for _, seat in sorted(state.seats.items()) if seat.home]:
        if holder.home not in state.seats and holder.home not in in_hand:
            home, holder.home = holder.home, 0
            put_at(state, holder, home, decided)


def holder_of(state: State, number: int) -> Seat | None:
    """The absent holder of a seat that is played over."""
    return next((seat for seat in state.seats.values() if seat.home == number), None)


def put_at(state: State, seat: Seat, number: int, decided: Decided) -> None:
    """The seat has another number from now on."""
    was = seat.number
    del state.seats[was]
    seat.number = number
    state.seats[number] = seat
    rules = state.book.blinds
    decided.tell(SeatChanged(was, number, waits_for_big_blind(rules, seat), rules.playing_over.clauses))
