"""The table for one viewer, built by addition: what the viewer may know is put in, nothing is ever taken out."""

import msgspec

from cardroom.table.events import TurnStarted
from cardroom.table.naming import texts
from cardroom.table.running import RunningHand
from cardroom.table.seat import Seat
from cardroom.table.state import State
from cardroom.table.telling import holding_of, pots_told
from cardroom.table.turn_clock import NEVER
from cardroom.table.view import HandView, SeatView, TableView, YourView

UNSEEN = "??"


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
        dealer=state.last.dealer if state.last else 0,
        hand=show_hand(hand) if hand else None,
        you=show_own(state, own) if own else None,
    )


def standing(state: State) -> str:
    """``waiting`` for players, ``running``, ``draining``, or ``closed`` once drained and empty."""
    if state.draining:
        return "closed" if state.hand is None and not state.seats else "draining"
    return "waiting" if state.hand is None and state.missing else "running"


def show_seat(state: State, seat: Seat, is_own: bool) -> SeatView:
    """A seat: chips and cards of the running hand if it was dealt in, else what lies there."""
    hand = state.hand
    in_hand = hand is not None and seat.number in hand.index_of
    stack, bet, folded, all_in = seat.stack, 0, False, False
    cards: tuple[str, ...] = ()
    words = None
    if hand is not None and in_hand:
        index = hand.index_of[seat.number]
        stack, bet = hand.engine.stacks[index], hand.engine.bets[index]
        folded = hand.has_folded(seat.number)
        all_in = stack == 0 and not folded
        cards = cards_seen(hand, seat.number, is_own)
        shown = hand.shown.get(seat.number)
        words = shown.words if shown else None
    return SeatView(
        seat=seat.number,
        player=seat.player,
        name=seat.name,
        stack=stack,
        state=seat.state,
        time_bank_ms=seat.time_bank_ms,
        bet=bet,
        cards=cards,
        in_hand=in_hand and not folded,
        folded=folded,
        all_in=all_in,
        connected=seat.broke_ms is None,
        removed_at_ms=seat.out_until_ms if seat.sits_out else None,
        words=words,
    )


def cards_seen(hand: RunningHand, seat: int, is_own: bool) -> tuple[str, ...]:
    """One entry for each card held: the owner's and shown cards by name, all others unseen; none once folded."""
    if hand.has_folded(seat):
        return ()
    if is_own:
        return texts(hand.engine.holes[hand.index_of[seat]])
    shown = hand.shown.get(seat)
    if shown is not None:
        return shown.cards
    return (UNSEEN,) * len(hand.engine.hole_places[hand.index_of[seat]])


def show_hand(hand: RunningHand) -> HandView:
    """The running hand as everyone may see it."""
    positions, clock = hand.placing.positions, hand.clock
    bank_runs = clock is not None and clock.bank_from_ms != NEVER
    return HandView(
        hand=hand.hand,
        number=hand.number,
        dealer=positions.dealer,
        small_blind=positions.small_blind,
        big_blind=positions.big_blind,
        seal=hand.seal,
        street=hand.street,
        pots=pots_told(hand, hand.engine.pots()),
        boards=tuple([texts(board) for board in hand.engine.boards]),
        turn=show_turn(hand),
        bank_until_ms=clock.due_ms if clock is not None and bank_runs else None,
    )


def show_turn(hand: RunningHand) -> TurnStarted | None:
    """The running turn with its clock as it stands now, after breaks and returns."""
    turn, clock = hand.turn, hand.clock
    if turn is None or clock is None:
        return None
    until_ms = clock.act_until_ms if clock.connected else clock.decides_at_ms
    bank_ms = clock.bank_ms if clock.connected else 0
    return msgspec.structs.replace(turn, until_ms=until_ms, time_bank_ms=bank_ms)


def show_own(state: State, seat: Seat) -> YourView:
    """What only the seat's own player knows; folded cards stay known to the one who held them."""
    hand = state.hand
    if hand is None or seat.number not in hand.index_of:
        return YourView(seat=seat.number, wishes=seat.wishes())
    return YourView(
        seat=seat.number,
        cards=texts(hand.engine.holes[hand.index_of[seat.number]]),
        holding=holding_of(hand, seat.number),
        wishes=seat.wishes(),
    )
