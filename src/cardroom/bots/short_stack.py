"""Short stacks before the flop: all in or fold, by the stack in big blinds, the players yet to act, and the price."""

from __future__ import annotations

import random
from typing import Final

from cardroom.bots.first_cards import better_part
from cardroom.bots.first_round import called, can_raise, passed
from cardroom.bots.spot import Choice, Spot
from cardroom.bots.temper import Temper

SHORT: Final = 12
"""Big blinds: with fewer, a raise is all in or nothing."""
PUSHES: Final = (0.66, 0.58, 0.38, 0.29, 0.235, 0.195, 0.165, 0.145, 0.125, 0.115)
"""The part of all hands pushed with ten big blinds, by how many players are yet to act."""
PUSHED_WITH: Final = 10
CALLS_A_PUSH: Final = 0.17
"""The part that goes all in against one raise, at the price of half the pot after the call."""
LAST_CHIPS: Final = 1.5
"""Big blinds: with this few left nearly any two cards are played for the chips in the middle."""


def push_or_fold(spot: Spot, temper: Temper, chance: random.Random) -> Choice | None:
    """All in, or the cheapest way on; None where the stack is not short, or a bet cannot be all of it."""
    whole = spot.stack + spot.bet
    if spot.only_limits or not spot.unit or whole > SHORT * spot.unit:
        return None
    better = better_part(spot.game, spot.hole) + chance.uniform(-0.01, 0.01)
    blinds = max(whole / spot.unit, 1.0)
    short = (PUSHED_WITH / blinds) ** 0.55 * temper.loose
    if spot.raises == 0:
        part = PUSHES[min(spot.behind, len(PUSHES) - 1)] * short * (0.8**spot.callers)
    else:
        price = max(0.1, spot.call / (spot.pot + spot.call))
        part = CALLS_A_PUSH * short * min(2.5, 0.36 / price) * 0.55 ** (spot.raises - 1)
    if blinds <= LAST_CHIPS:
        part = max(part, 0.6)
    if better >= part:
        return passed(spot)
    return Choice("raise", spot.max_raise_to) if can_raise(spot) else called(spot)
