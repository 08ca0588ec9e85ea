"""Moving to another seat of the same table (CH-2.8, CH-4.34, CH-4.35, CK-BB.8)."""

from cardroom.rules import Refused
from cardroom.table.events import SeatChanged
from cardroom.table.model.commands import ChangeSeat
from cardroom.table.model.decided import Decided
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.positions.entries import waits_for_big_blind
from cardroom.table.positions.held_seats import holders_back, own_from_now_on
from cardroom.table.positions.missed import tell_missed


def change_seat(state: State, command: ChangeSeat, now_ms: int, decided: Decided) -> None:
    """Move to a free seat; a player in the hand moves when it is over. A move towards the blinds is free, a move away
    from them has the house's price.

    Refuses "seat-change-not-offered", "needs-consent", "seat-taken", and "big-blind-twice" for the last big blind, who
    would post it again at once.
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
        _check_free(state, command.seat)
        seat.moves_to = command.seat
        decided.whisper(seat.number, seat.wishes())
        return
    move(state, seat, command.seat, decided)


def carry_out_changes(state: State, decided: Decided) -> None:
    """After a hand: move the players who waited for its end, in seat order. A move to a seat that is taken by now is
    dropped; if the big blind would come twice, the move waits for the next hand too.
    """
    for seat in [seat for _, seat in sorted(state.seats.items()) if seat.moves_to]:
        number, seat.moves_to = seat.moves_to, 0
        try:
            move(state, seat, number, decided)
        except Refused as refused:
            if refused.code == "big-blind-twice":
                seat.moves_to = number
                continue
        decided.whisper(seat.number, seat.wishes())


def _check_free(state: State, number: int) -> None:
    if number not in state.free_seats():
        clauses = state.book.blinds.seat_change.clauses
        raise Refused("seat-taken", f"Seat {number} is not free.", clauses, {"seat": number})


def move(state: State, seat: Seat, number: int, decided: Decided) -> None:
    """Move a seat's player, who is not in a hand, to seat `number`. Refuses "seat-taken" and "big-blind-twice"."""
    _check_free(state, number)
    rules = state.book.blinds
    cost = rules.seat_change
    was, last = seat.number, state.last
    counts = last is not None and last.big_blind > 0 and not state.stopped
    is_farther = False
    if counts and last is not None:
        seats = state.terms.seats
        new, old = ((place - last.big_blind - 1) % seats for place in (number, was))
        is_farther = new > old
        if seat.player == state.last_poster and meets_big_blind(state, number, was):
            message = "The big blind would come to you twice running there."
            raise Refused("big-blind-twice", message, rules.big_blind_moves.clauses)
    del state.seats[was]
    seat.number = number
    state.seats[seat.number] = seat
    if seat.home:
        own_from_now_on(state, seat, decided)
    before = {seat.player: (seat.missed, seat.entry, seat.no_button)}
    if is_farther and state.play.enters_by_blind and not seat.owes_big_blind:
        seat.owes_big_blind = True
        if cost.value == "farther_owes_small_blind":
            seat.missed = "small"
    decided.tell(SeatChanged(was, seat.number, waits_for_big_blind(rules, seat), cost.clauses))
    tell_missed(state, before, decided)
    if seat.is_over:
        seat.is_over = False
        holders_back(state, decided)


def meets_big_blind(state: State, number: int, leaving: int) -> bool:
    """Whether the next big blind comes to seat ``number`` once ``leaving`` is empty."""
    last = state.last
    if last is None:
        return False
    distance = (number - last.big_blind - 1) % state.terms.seats
    others = [seat.number for seat in state.active_seats() if seat.number != leaving]
    return all((other - last.big_blind - 1) % state.terms.seats > distance for other in others)
