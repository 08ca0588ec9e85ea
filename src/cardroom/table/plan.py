"""Whether a hand can be dealt now, to whom, and where the button and the blinds are."""

from collections.abc import Collection
from dataclasses import dataclass

from cardroom.table.button import MOVES, Placing, drawn
from cardroom.table.state import State

HEADS_UP = 2


@dataclass(frozen=True, slots=True)
class Plan:
    """The next hand. ``is_drawn`` when its dealer is drawn, ``is_redeal`` when it repeats a void hand."""

    placing: Placing
    is_drawn: bool = False
    is_redeal: bool = False


def plan_hand(state: State, chance: int = 0, without: Collection[int] = ()) -> Plan | None:
    """The next hand if one can be dealt, leaving out the seats ``without``.

    In this order: a void hand is dealt anew while its players are all there (CO-23); a running table goes on with
    three, or with two for as many hands as the exception allows (CO-TH.13); else a table with three active players
    starts, or starts again, with everybody (CO-3, reading C20).
    """
    if not without and (again := _redeal(state)):
        return again
    active = [seat for seat in state.active_seats() if seat.number not in without]
    seating, seat_count = state.book.seating, state.terms.seats
    needed = seating.players_to_deal.value
    if state.last is not None and not state.stopped and active:
        playing = [seat.number for seat in active if not seat.owes_big_blind]
        waiting = [seat.number for seat in active if seat.owes_big_blind]
        move = MOVES[state.book.blinds.dealer.value]
        placing = move(state.last, playing, waiting, seat_count)
        dealt = len(placing.seats)
        if dealt >= needed or (dealt == HEADS_UP and state.heads_up_hands < seating.heads_up_hands.value):
            return Plan(placing)
    if len(active) >= needed:
        return Plan(drawn([seat.number for seat in active], chance, seat_count), is_drawn=True)
    return None


def missing_players(state: State) -> int:
    """How many more active players a hand needs, 0 when one can be dealt."""
    if plan_hand(state) is not None:
        return 0
    return state.book.seating.players_to_deal.value - len(state.active_seats())


def _redeal(state: State) -> Plan | None:
    redeal = state.redeal
    if redeal is None:
        return None
    for number, player in zip(redeal.placing.seats, redeal.players, strict=True):
        seat = state.seats.get(number)
        if seat is None or seat.player != player or seat.sits_out or seat.stack == 0:
            return None
    return Plan(redeal.placing, is_redeal=True)
