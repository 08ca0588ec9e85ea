"""Bets of a cash game that are rounded to multiples of the big blind (CH-5.27)."""

from cardroom.engine.setup import FIXED_LIMIT
from cardroom.table.running import RunningHand
from cardroom.table.state import State


def bet_unit(state: State, hand: RunningHand) -> int:
    """What bets and raises of this hand are rounded to, 0 for nothing: games without blinds have no such unit, and
    fixed limit has its sizes.
    """
    if state.book.betting.bet_unit.value != "big_blind":
        return 0
    setup = hand.engine.setup
    return state.stake.big_blind_cents if any(setup.blinds) and setup.limit != FIXED_LIMIT else 0


def rounded(amount: int, unit: int, least: int, most: int) -> int:
    """The nearest multiple of ``unit``, a half upwards, of those a bet may go to (from ``least`` to ``most``).

    Where none of them may be bet the amount stands; what is no legal total at all stays what it is, to be refused.
    """
    if not unit or amount % unit == 0 or not least <= amount <= most:
        return amount
    nearest = (2 * amount + unit) // (2 * unit) * unit
    if nearest > most:
        nearest = most // unit * unit
    elif nearest < least:
        nearest = -(-least // unit) * unit
    return nearest if least <= nearest <= most else amount


def round_raise(state: State, hand: RunningHand, amount: int) -> int:
    """The total a bet or raise to ``amount`` goes to; all of a stack is never rounded (reading)."""
    unit = bet_unit(state, hand)
    engine = hand.engine
    if not unit or amount == engine.bets[engine.actor] + engine.stacks[engine.actor]:
        return amount
    _, least, most = engine.legal()
    return rounded(amount, unit, least, most) if least >= 0 else amount
