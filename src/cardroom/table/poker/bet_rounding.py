"""The bet unit of a cash game: bets are rounded to big blinds (CH-5.27), or refused where chips are whole."""

from typing import Final

from cardroom.engine.bounds import FIXED_LIMIT
from cardroom.engine.rounding import rounded
from cardroom.rules.refused import Refused
from cardroom.table.model.running import RunningHand
from cardroom.table.model.setting import Setting

CURRENCY_UNIT: Final = 100
"""Cents in one unit of a currency."""


def bet_unit(setting: Setting, hand: RunningHand) -> int:
    """The unit of this hand's bets and raises, 0 for none: tournaments have no such unit, games without blinds have no
    big blind, and fixed limit has fixed sizes.
    """
    setup, unit = hand.engine.setup, setting.book.betting.bet_unit.value
    if unit == "any_amount" or setting.stakes.level or setup.terms.limit == FIXED_LIMIT:
        return 0
    if unit == "whole_currency_unit":
        return CURRENCY_UNIT
    return setting.stakes.big_blind if any(setup.blinds) else 0


def round_raise(setting: Setting, hand: RunningHand, amount: int) -> int:
    """Round the total of a bet or raise to ``amount``; the smallest and the largest are never rounded (reading).

    Refuses "not-whole-chips" where the house has no smaller chips.
    """
    unit = bet_unit(setting, hand)
    if not unit:
        return amount
    _, least, most = hand.engine.legal()
    if setting.book.betting.bet_unit.value == "whole_currency_unit":
        if amount % unit and amount not in (least, most):
            words = f"Chips here are whole: a bet is a multiple of {unit}, not {amount}."
            raise Refused("not-whole-chips", words, setting.book.betting.bet_unit.clauses, {"unit": unit})
        return amount
    return rounded(amount, unit, least, most) if least >= 0 else amount
