"""The first round of betting: which hands to come in with, by position and by what others have done."""

from __future__ import annotations

import random
from typing import Final

from cardroom.bots.first_cards import better_part
from cardroom.bots.spot import Choice, Spot
from cardroom.bots.temper import Temper

OPENS: Final = (0.30, 0.36, 0.40, 0.27, 0.20, 0.165, 0.145, 0.125, 0.11, 0.10)
"""The part of all hands a usual player opens with, by how many are to act after that player."""
RAISES_BACK: Final = 0.045
"""The part that raises a raise."""
CALLS: Final = 0.155
"""The part that stays in against a raise at the usual price, including the hands that raise again."""
USUAL_PRICE: Final = 0.36
"""The cost of calling a usual raise from outside the blinds, as a part of the pot after the call."""
SHORT_STACK: Final = 3
"""A raise of more than one part in so many of the stack becomes all-in."""
FREE_RAISES: Final = 0.11


def open_or_answer(spot: Spot, temper: Temper, chance: random.Random) -> Choice:
    """A legal choice in the first round."""
    better = better_part(spot.game, spot.hole)
    # A borderline hand is played now and then, so that nobody is predictable.
    better += chance.uniform(-0.015, 0.015)
    if spot.raises == 0:
        return _unraised(spot, better, temper, chance)
    return _raised(spot, better, temper, chance)


def _unraised(spot: Spot, better: float, temper: Temper, chance: random.Random) -> Choice:
    opens = OPENS[min(spot.behind, len(OPENS) - 1)] * temper.loose
    if "check" in spot.actions and spot.call == 0:
        # Nothing to pay: a blind who may check, or a round that nobody has to open.
        raises = FREE_RAISES if spot.bet else opens
        return (
            raise_to(spot, chance)
            if better < raises * temper.bold_part and can_raise(spot)
            else Choice("check")
        )
    raises = opens * (0.55 if spot.callers else 1.0)
    if better < raises and can_raise(spot):
        return raise_to(spot, chance)
    if "bring_in" in spot.actions:
        return Choice("bring_in")
    # After others who just called, or for half a bet or a bring-in, a few more hands are worth their price.
    price = spot.call / (spot.pot + spot.call)
    calls = opens * (1.05 if spot.callers else 0.0) + max(0.0, 0.24 - price) * temper.loose
    return called(spot) if better < calls else passed(spot)


def _raised(spot: Spot, better: float, temper: Temper, chance: random.Random) -> Choice:
    again = spot.raises - 1
    narrower = (1.0, 0.42, 0.22)[min(again, 2)] * temper.loose
    raises = RAISES_BACK * narrower * (0.6 + 0.8 * temper.bold)
    if better < raises and can_raise(spot):
        return raise_to(spot, chance)
    bluffs = better < 0.4 and again == 0 and spot.behind <= 2 and chance.random() < temper.bluffs / 3
    if bluffs and can_raise(spot) and not spot.only_limits:
        return raise_to(spot, chance)
    price = max(0.08, spot.call / (spot.pot + spot.call))
    calls = CALLS * narrower * min(2.4, (USUAL_PRICE / price) ** 1.6)
    if spot.bet and spot.behind == 0:
        calls *= 1.25  # a blind who closes the round
    if again == 0 and spot.bet > 0 and spot.was_raiser:
        calls *= 1.5
    return called(spot) if better < calls else passed(spot)


def can_raise(spot: Spot) -> bool:
    """Whether a bet or raise is allowed at all."""
    return spot.min_raise_to > 0


def called(spot: Spot) -> Choice:
    """Pay the price, where there is one."""
    return Choice("call") if "call" in spot.actions else passed(spot)


def passed(spot: Spot) -> Choice:
    """The cheapest way on: the forced bet where one is asked for, a check where it is free, else the fold."""
    if "bring_in" in spot.actions:
        return Choice("bring_in")
    if "check" in spot.actions:
        return Choice("check")
    return Choice("fold")


def raise_to(spot: Spot, chance: random.Random) -> Choice:
    """The usual raise of a first round: two and a half times the price, and one more for each caller."""
    if "complete" in spot.actions:
        return Choice("complete")
    if spot.only_limits:
        return Choice("raise", spot.min_raise_to)
    price = spot.bet + spot.call
    if price:
        total = int(price * chance.choice((2.2, 2.5, 3.0))) + spot.callers * price
    else:
        total = int((spot.pot or spot.unit) * chance.choice((0.5, 0.67, 0.8)))
    return sized(spot, total)


def sized(spot: Spot, total: int) -> Choice:
    """A bet or raise to about so much: rounded to half units, within what is allowed; a short stack goes all in."""
    small = max(1, spot.unit // 2)
    total -= total % small
    total = max(spot.min_raise_to, min(spot.max_raise_to, total))
    if spot.stack and (total - spot.bet) * SHORT_STACK > spot.stack + spot.bet:
        total = spot.max_raise_to
    return Choice("raise", total)
