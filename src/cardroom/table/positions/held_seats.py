"""Playing over: a player uses the seat of its absent holder (CH-4.36, CH-4.37).

The holder keeps chips, clock and markers, and sits out under a number of its own above the table's last seat, which is
no real seat. The other player has the seat itself until one of the two leaves or the holder comes back.
"""

from typing import Final

from cardroom.table.events import SeatChanged
from cardroom.table.model.decided import Decided
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.positions.entries import waits_for_big_blind

RECLAIMED: Final = "seat_reclaimed"
"""The reason for which a player who plays over leaves the table when the holder is back."""


def freed(state: State, seat: Seat, decided: Decided) -> None:
    """Pass on a freed seat: to its absent holder if the player there left, to the player there if the holder left."""
    if seat.home:
        own_from_now_on(state, seat, decided)
    elif seat.is_over:
        holders_back(state, decided)


def own_from_now_on(state: State, holder: Seat, decided: Decided) -> None:
    """Give the seat to the player who plays there, since the holder has left for good."""
    over = state.seats.get(holder.home)
    holder.home, holder.wants_back = 0, False
    if over is not None:
        over.is_over = False
        if over.wants_to_leave == RECLAIMED:
            over.wants_to_leave = ""
            decided.whisper(over.number, over.wishes())


def holders_back(state: State, decided: Decided) -> None:
    """Return seats that are no longer played over to their absent holders; a seat still in a hand is returned later."""
    in_hand = state.hand.index_of if state.hand is not None else {}
    for holder in [seat for _, seat in sorted(state.seats.items()) if seat.home]:
        if holder.home not in state.seats and holder.home not in in_hand:
            home, holder.home = holder.home, 0
            put_at(state, holder, home, decided)


def put_at(state: State, seat: Seat, number: int, decided: Decided) -> None:
    """Give the seat another number."""
    was = seat.number
    del state.seats[was]
    seat.number = number
    state.seats[number] = seat
    rules = state.book.blinds
    decided.tell(SeatChanged(was, number, waits_for_big_blind(rules, seat), rules.playing_over.clauses))
