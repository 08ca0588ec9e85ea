"""Ways to choose an action without looking at the cards. Each takes the hand one decision further."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cardroom.engine import Hand

Chance = Callable[[], float]
"""Gives a number from 0 up to but not including 1."""

Policy = Callable[[Hand, Chance], None]


def uniform(hand: Hand, chance: Chance) -> None:
    """Pick evenly among check or call, fold (if facing a bet) and bet or raise; its size evenly from the range."""
    call, least, most = hand.legal()
    kinds = 1 + (call > 0) + (least >= 0)
    kind = int(chance() * kinds) if kinds > 1 else 0
    if kind == 0:
        if call:
            hand.call()
        else:
            hand.check()
    elif kind == 1 and call:
        hand.fold()
    else:
        hand.raise_to(least + int(chance() * (most - least + 1)))


def passive(hand: Hand, chance: Chance) -> None:
    """Always check or call, so that every hand comes to a showdown."""
    if hand.bets[hand.actor] < hand.price:
        hand.call()
    else:
        hand.check()


POLICIES: Mapping[str, Policy] = MappingProxyType({"uniform": uniform, "passive": passive})
