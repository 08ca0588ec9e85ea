"""Bets of a cash game that are rounded to multiples of the big blind (CH-5.27)."""

from cardroom.engine.bounds import FIXED_LIMIT
from cardroom.engine.rounding import rounded
from cardroom.table.running import RunningHand
from cardroom.table.state import State


def bet_unit(state: State, hand: RunningHand) -> int:
    """What bets and raises of this hand are rounded to, 0 for nothing: games without blinds have no such unit, and
    fixed limit has its sizes.
    """
    if state.book.betting.bet_unit.value != "big_blind":
        return 0
    setup = hand.engine.setup
    return state.stake.big_blind_cents if any(setup.blinds) and setup.terms.limit != FIXED_LIMIT else 0


def round_raise(state: State, hand: RunningHand, amount: int) -> int:
    """The total a bet or raise to ``amount`` goes to; the least and the most are never rounded (reading)."""
    unit = bet_unit(state, hand)
    if not unit:
        return amount
    _, least, most = hand.engine.legal()
    return rounded(amount, unit, least, most) if least >= 0 else amount
