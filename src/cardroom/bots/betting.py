"""Decisions of a betting turn: equity against the price, bent by a temper."""

from __future__ import annotations

import random

from cardroom.bots.equity import equity
from cardroom.bots.spot import Choice, Spot
from cardroom.bots.temper import Temper


def bet_or_pass(spot: Spot, temper: Temper, chance: random.Random) -> Choice:
    """A legal choice where chips are asked for, the forced bet of a stud game included."""
    worth = equity(spot, chance)
    price = spot.call / (spot.pot + spot.call) if spot.call else 0.0
    fair = 1 / (1 + max(1, spot.opponents))
    wants_to_raise = worth > fair + (1 - fair) * 0.15 + price / 2 and chance.random() < temper.bold
    if spot.min_raise_to > 0 and (wants_to_raise or chance.random() < temper.bluffs):
        return _raised(spot, worth, chance)
    if "bring_in" in spot.actions:
        return Choice("bring_in")
    if "check" in spot.actions:
        return Choice("check")
    if worth + temper.loose >= price:
        return Choice("call")
    return Choice("fold")


def _raised(spot: Spot, worth: float, chance: random.Random) -> Choice:
    if "complete" in spot.actions and ("raise" not in spot.actions or chance.random() < 0.7):
        return Choice("complete")
    if spot.only_limits:
        return Choice("raise", chance.choice([spot.min_raise_to, spot.max_raise_to]))
    return Choice("raise", _sized(spot, worth, chance))


def _sized(spot: Spot, worth: float, chance: random.Random) -> int:
    """A raise of a part of the pot, larger with a better hand; now and then everything."""
    if worth > 0.8 and chance.random() < 0.1:
        return spot.max_raise_to
    part = chance.uniform(0.4, 0.75) + max(0.0, worth - 0.5)
    total = spot.bet + spot.call + int((spot.pot + spot.call) * part)
    small = max(1, spot.unit // 2)
    total -= total % small
    return max(spot.min_raise_to, min(spot.max_raise_to, total))
