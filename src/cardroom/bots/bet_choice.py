"""Decisions of a betting turn: by position and first cards in the first round, by equity and price later."""

from __future__ import annotations

import random
from typing import Final

from cardroom.bots.first_round import can_raise, open_or_answer, passed, sized
from cardroom.bots.hand_worth import SAMPLES, equity
from cardroom.bots.spot import Choice, Spot
from cardroom.bots.temper import Temper
from cardroom.games import game

WARY: Final = 0.12
"""The amount that a bet of others takes off one's equity: a player who bets holds more than random cards."""
WARIER: Final = 1.3
"""A factor on that where the price is always low, or open cards explain the bet."""
GOES_ON: Final = 0.6
"""How often the player who raised first bets again when it is checked to that player, against one opponent."""


def bet_or_pass(spot: Spot, temper: Temper, chance: random.Random, samples: int = SAMPLES) -> Choice:
    """A legal choice where chips are asked for, the forced bet of a stud game included.

    ``samples`` is the number of deals that are tried to estimate a hand's worth.
    """
    if is_first_round(spot):
        return open_or_answer(spot, temper, chance)
    worth = equity(spot, chance, samples)
    if spot.call == 0:
        return _unbet(spot, worth, temper, chance)
    return _facing(spot, worth, temper, chance)


def is_first_round(spot: Spot) -> bool:
    """Whether nobody has more than the cards of the first deal."""
    first = game(spot.game).streets[0]
    board = max([len(board) for board in spot.boards], default=0)
    return board <= first.board and len(spot.hole) <= first.hole + first.up


def _unbet(spot: Spot, worth: float, temper: Temper, chance: random.Random) -> Choice:
    """Checked to: a bet for value, now and then one without a hand."""
    fair = 1 / (1 + max(1, spot.opponents))
    wants = worth > fair + (1 - fair) * 0.20 and chance.random() < 0.35 + 0.6 * temper.bold
    goes_on = spot.was_raiser and spot.opponents == 1 and chance.random() < GOES_ON * (0.5 + temper.bold)
    bluffs = spot.opponents <= 2 and chance.random() < temper.bluffs * (2 if spot.behind == 0 else 1)
    if can_raise(spot) and (wants or goes_on or bluffs):
        return _bet(spot, worth, chance)
    return passed(spot)


def _facing(spot: Spot, worth: float, temper: Temper, chance: random.Random) -> Choice:
    """A bet to pay: by the price, warier the more has been bet."""
    price = spot.call / (spot.pot + spot.call)
    wary = WARY * (WARIER if spot.only_limits or spot.ups else 1.0)
    believed = (
        worth - wary * (1 + spot.raises) - 0.03 * max(0, spot.opponents - 1) + (temper.loose - 1) * 0.12
    )
    fair = 1 / (1 + max(1, spot.opponents))
    strong = believed > fair + (1 - fair) * (0.42 + 0.14 * spot.raises)
    if can_raise(spot) and strong and chance.random() < 0.25 + 0.7 * temper.bold:
        return _bet(spot, worth, chance)
    draws = not spot.is_last_street and price < 0.4
    if believed > price + (0.01 if draws else 0.07):
        return Choice("call")
    if (
        can_raise(spot)
        and not spot.only_limits
        and spot.opponents == 1
        and chance.random() < temper.bluffs / 3
    ):
        return _bet(spot, worth, chance)
    return passed(spot)


def _bet(spot: Spot, worth: float, chance: random.Random) -> Choice:
    if "complete" in spot.actions:
        return Choice("complete")
    if spot.only_limits:
        return Choice("raise", spot.max_raise_to if worth > 0.7 else spot.min_raise_to)
    part = chance.choice((0.33, 0.5, 0.5, 0.67, 0.75)) + max(0.0, worth - 0.6) / 2
    return sized(spot, spot.bet + spot.call + int((spot.pot + spot.call) * part))
