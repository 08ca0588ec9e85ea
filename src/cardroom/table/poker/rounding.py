"""Bets of a cash game that are rounded to multiples of the big blind (CH-5.27)."""

from cardroom.engine.bounds import FIXED_LIMIT
from cardroom.engine.rounding import rounded
from cardroom.table.running import RunningHand
from cardroom.table.setting import Setting


def bet_unit(setting: Setting, hand: RunningHand) -> int:
    """What bets and raises of this hand are rounded to, 0 for nothing: tournaments and games without blinds have none,
    and fixed limit has its sizes.
    """
    if setting.book.betting.bet_unit.value != "big_blind" or setting.stakes.level:
        return 0
    setup = hand.engine.setup
    return setting.stakes.big_blind if any(setup.blinds) and setup.terms.limit != FIXED_LIMIT else 0


def round_raise(setting: Setting, hand: RunningHand, amount: int) -> int:
    """The total a bet or raise to ``amount`` goes to; the least and the most are never rounded (reading)."""
    unit = bet_unit(setting, hand)
    if not unit:
        return amount
    _, least, most = hand.engine.legal()
    return rounded(amount, unit, least, most) if least >= 0 else amount
