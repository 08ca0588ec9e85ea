"""Asking the player who may straddle first in the next hand, in houses that ask."""

from cardroom.table.events import StraddleAsked
from cardroom.table.model.decided import Decided
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.positions.plan import plan_hand
from cardroom.table.positions.straddling import straddle_order


def ask_to_straddle(state: State, decided: Decided) -> None:
    """After every change, in a house that asks: notify the player who is asked now, and any player who no longer is.
    During a hand, it is assumed that all players stay to its end.
    """
    asked = first_in_turn(state)
    for number, seat in sorted(state.seats.items()):
        if seat.asked_to_straddle != (number == asked):
            seat.asked_to_straddle = not seat.asked_to_straddle
            decided.whisper(number, straddle_asked(state, seat) or StraddleAsked(number, 0))


def straddle_asked(state: State, seat: Seat) -> StraddleAsked | None:
    """The open question to this seat's player, None without one."""
    rules = state.book.straddles
    if rules is None or not seat.asked_to_straddle:
        return None
    clauses = rules.asked.clauses + rules.first.clauses + rules.multiple.clauses
    return StraddleAsked(seat.number, state.terms.straddles[0], tuple(dict.fromkeys(clauses)))


def first_in_turn(state: State) -> int:
    """The seat that may straddle first in the next hand, if its player can and has not asked to yet; 0 for none."""
    rules = state.book.straddles
    if (
        rules is None
        or not state.terms.straddles
        or state.draining
        or state.stopped
        or state.redeal is not None
    ):
        return 0
    plan = plan_hand(state)
    if plan is None or plan.placing.is_bomb_pot or plan.placing.straddles:
        return 0
    placing = plan.placing
    order = straddle_order(placing, state.terms.seats)
    if len(placing.seats) < rules.players.value or not state.play.straddle_unit(state.rotated) or not order:
        return 0
    seat = state.seats[order[0]]
    is_coming_in = seat.number in {entry.seat for entry in placing.entries}
    leaves = seat.wants_to_leave or seat.wants_to_sit_out
    if is_coming_in or leaves or seat.wants_to_straddle or seat.stack < state.terms.straddles[0]:
        return 0
    return seat.number
