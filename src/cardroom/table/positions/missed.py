"""Blinds that an absent player missed, and the markers at the seat (CH-4.27, CK-H.14, CO-TH.39)."""

from collections.abc import Mapping

from cardroom.table.events import BlindsMissed
from cardroom.table.model.decided import Decided
from cardroom.table.model.hand_positions import Placing
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.values.kinds import ChosenEntry, Missed


def dealt_in(seat: Seat, placing: Placing) -> None:
    """Note that a seat is dealt into a hand with blinds, so that it owes nothing any more."""
    seat.clear_entry()
    if seat.number in (placing.positions.big_blind, placing.positions.dealer):
        seat.no_button = False
    elif seat.number in placing.late:
        seat.no_button = True


def miss_blinds(seat: Seat, placing: Placing) -> None:
    """Mark the blinds that the seat of an absent player has missed.

    A new player who never came in has missed nothing: only the new player's blind is due (CH-4.18). A player who missed
    the big blind has missed the small one too (CH-4.27).
    """
    number, positions = seat.home or seat.number, placing.positions
    # A player who plays over pays the blinds, but the absent holder still gets the markers (CH-4.37).
    paid_over = seat.home in (positions.big_blind, positions.small_blind) if seat.home else False
    if not (number in placing.passed or paid_over) or (seat.owes_big_blind and not seat.missed):
        return
    seat.owes_big_blind = True
    is_small = number in placing.passed_small or (paid_over and number != positions.big_blind)
    if not is_small:
        seat.missed = "big"
    elif not seat.missed:
        seat.missed = "small"


def shown_marker(state: State, missed: Missed) -> Missed:
    """The marker at the seat, "" in a house without markers."""
    return missed if state.book.blinds.missed_blinds.value == "two_markers" else ""


def tell_missed(
    state: State, before: Mapping[str, tuple[Missed, ChosenEntry, bool]], decided: Decided
) -> None:
    """Announce every marker that has changed; ``before`` is by player, as in `running.Before`."""
    rules = state.book.blinds.missed_blinds
    if rules.value == "none":
        return
    for number, seat in sorted(state.seats.items()):
        if seat.player in before and before[seat.player][0] != seat.missed:
            decided.tell(BlindsMissed(number, seat.missed, rules.clauses))
