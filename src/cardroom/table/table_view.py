"""The table for one viewer, built by addition: everything the viewer may know is put in, nothing is taken out."""

import msgspec

from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.model.view import OverView, SeatView, ShownView, TableView, YourView
from cardroom.table.positions.asking_straddle import straddle_asked
from cardroom.table.positions.coming_in import entry_offered
from cardroom.table.positions.entries import seat_state
from cardroom.table.positions.missed import shown_marker
from cardroom.table.showing_cards import left_to_show
from cardroom.table.values.kinds import SeatState, TableState


def show(state: State, viewer: str | None, now_ms: int) -> TableView:
    """The whole table as ``viewer`` (a player's id, None for a spectator) may see it now."""
    hand = state.hand
    own = next((seat for seat in state.seats.values() if viewer is not None and seat.player == viewer), None)
    return TableView(
        terms=state.terms,
        version=state.version,
        now_ms=now_ms,
        state=standing(state),
        seats=tuple([show_seat(state, seat, seat is own) for _, seat in sorted(state.seats.items())]),
        missing=state.missing,
        interrupted_until_ms=state.interrupted_until_ms,
        last_hands=last_hands_ahead(state),
        question=state.economy.show_question(state.seats),
        bomb_pot=bomb_pot_ahead(state),
        dealer=dealer_shown(state),
        hand=state.play.show_hand(hand) if hand else None,
        you=show_own(state, own) if own else None,
        over=show_over(state),
    )


def show_over(state: State) -> OverView | None:
    """The finished hand, with the cards shown since by players who are still on the same seats."""
    over = state.over
    if over is None:
        return None
    seated = {seat.number: seat.player for seat in state.seats.values()}
    shown = [ShownView(one.seat, one.cards) for one in over.told if seated.get(one.seat) == one.player]
    return OverView(over.hand, tuple(shown))


def dealer_shown(state: State) -> int:
    """The seat of the button; it stays where it was for a void hand that is dealt again; 0 before the first hand."""
    if state.redeal is not None:
        return state.redeal.placing.positions.dealer
    return state.last.dealer if state.last else 0


def last_hands_ahead(state: State) -> int | None:
    """The number of hands of an announced last round to be dealt after the running one; None without such a round."""
    if state.last_hands is None or state.draining:
        return None
    return state.last_hands - (state.hand is not None)


def bomb_pot_ahead(state: State) -> int:
    """The amount that each player pays in the next hand if it is an agreed bomb pot, else 0."""
    rules = state.book.bomb_pots
    if rules is None or not state.economy.bomb_pot():
        return 0
    return rules.ante_big_blinds.value * state.stakes.big_blind


def standing(state: State) -> TableState:
    """``waiting`` for players, ``running``, ``draining``, or ``closed`` once drained and empty."""
    if state.draining:
        return "closed" if state.hand is None and not state.seats else "draining"
    return "waiting" if state.hand is None and state.missing else "running"


def state_shown(state: State, seat: Seat) -> SeatState:
    """The status of the seat. A player dealt into a void hand is dealt into it again, and waits for nothing."""
    return "playing" if state.deals_anew(seat) and not seat.sits_out else seat_state(state.book.blinds, seat)


def show_seat(state: State, seat: Seat, is_own: bool) -> SeatView:
    """A seat's view, with the running hand's data added if the seat was dealt in."""
    hand = state.hand
    view = SeatView(
        seat=seat.number,
        player=seat.player,
        stack=seat.stack,
        state=state_shown(state, seat),
        time_bank_ms=seat.time_bank_ms,
        connected=seat.broke_ms is None,
        away=seat.out_reason,
        removed_at_ms=None if seat.penalty_hands or not seat.sits_out else seat.out_until_ms,
        missed=shown_marker(state, seat.missed),
        penalty_hands=seat.penalty_hands,
        penalty_until_ms=seat.penalty_until_ms,
    )
    if hand is None or seat.number not in hand.index_of:
        return view
    return msgspec.structs.replace(view, **state.play.show_seat(hand, seat, is_own))


def show_own(state: State, seat: Seat) -> YourView:
    """The data that only the seat's own player may see."""
    hand = state.hand
    if hand is None or seat.number not in hand.index_of:
        unseen = left_to_show(state, seat)
        view = YourView(
            seat=seat.number, wishes=seat.wishes(), entry=entry_offered(state, seat), unseen=unseen
        )
    else:
        view = state.play.show_own(hand, seat)
    if seat.asked_to_straddle:
        view = msgspec.structs.replace(view, straddle=straddle_asked(state, seat))
    return view
