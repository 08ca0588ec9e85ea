"""Moving to another seat of the same table (CH-2.8, CH-4.34, CH-4.35, CK-BB.8)."""

from cardroom.rules import Refused
from cardroom.table.commands import ChangeSeat
from cardroom.table.decided import Decided
from cardroom.table.events import SeatChanged
from cardroom.table.state import State


def change_seat(state: State, command: ChangeSeat, now_ms: int, decided: Decided) -> None:
    """Move to a free seat. Nearer to the blinds it is free, farther from them it costs what the house says.

    Refuses "seat-change-not-offered", "needs-consent", "hand-running" for one in the hand, "seat-taken", and
    "big-blind-twice" for the last big blind who would meet it again at once.
    """
    seat = state.seat_of(command.player)
    rules = state.book.blinds
    cost = rules.seat_change
    if cost.value == "not_offered":
        raise Refused("seat-change-not-offered", "Seats are not changed here.", cost.clauses)
    if rules.seat_change_by.value == "staff" and not command.consent:
        clauses = rules.seat_change_by.clauses
        raise Refused("needs-consent", "A change of seats needs the consent of the staff.", clauses)
    if state.dealt_in(seat):
        raise Refused("hand-running", "Change your seat when the hand is over.", cost.clauses)
    if command.seat not in state.free_seats():
        raise Refused("seat-taken", f"Seat {command.seat} is not free.", cost.clauses, {"seat": command.seat})
    was, last = seat.number, state.last
    counts = last is not None and last.big_blind > 0 and not state.stopped
    is_farther = False
    if counts and last is not None:
        seats = state.terms.seats
        new, old = ((number - last.big_blind - 1) % seats for number in (command.seat, was))
        is_farther = new > old
        if seat.player == state.last_poster and meets_big_blind(state, command.seat, was):
            message = "The big blind would come to you twice running there."
            raise Refused("big-blind-twice", message, rules.big_blind_moves.clauses)
    del state.seats[was]
    seat.number = command.seat
    state.seats[seat.number] = seat
    if is_farther and state.play.enters_by_blind and not seat.owes_big_blind:
        seat.owes_big_blind = True
        if cost.value == "farther_owes_small_blind":
            seat.missed = "small"
    decided.tell(SeatChanged(was, seat.number, seat.owes_big_blind, cost.clauses))


def meets_big_blind(state: State, number: int, leaving: int) -> bool:
    """Whether the next big blind comes to seat ``number`` once ``leaving`` is empty."""
    last = state.last
    if last is None:
        return False
    distance = (number - last.big_blind - 1) % state.terms.seats
    others = [seat.number for seat in state.active_seats() if seat.number != leaving]
    return all((other - last.big_blind - 1) % state.terms.seats > distance for other in others)
