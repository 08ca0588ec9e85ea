"""One hand of a simulation, from a shuffle to its end: the loop that a compiled build compiles too."""

from collections.abc import Callable
from typing import Any

from cardroom.engine.hand import Hand
from cardroom.engine.setup import Setup

Chance = Callable[[], float]
"""Gives a number from 0 up to but not including 1."""

Policy = Callable[[Hand, Chance], None]
"""Takes a hand one decision further."""


def draw(deck: list[int], count: int, chance: Chance) -> list[int]:
    """The first `count` cards of a fair shuffle of `deck`, which is rearranged in place; the rest is never shuffled."""
    cards: list[Any] = (
        deck  # moved as they lie: a compiled build would make numbers of them, and objects of those
    )
    size = len(cards)
    for place in range(count):
        other = place + int(chance() * (size - place))
        drawn = cards[other]
        cards[other] = cards[place]
        cards[place] = drawn
    return deck[:count]


def play_hand(base: Setup, policy: Policy, deck: list[int], chance: Chance) -> int:
    """Deal a hand from `deck`, shuffled by chance, play it by a policy and check its chips; the decisions it took."""
    hand = Hand(base.with_deck(draw(deck, base.cards_needed, chance)))
    while hand.actor >= 0:
        policy(hand, chance)
    assert hand.is_over and sum(hand.stacks) == sum(base.stacks), "a hand that lost or made chips"
    return hand.decision
