"""Facts, rulings and decisions in every allowed order, in every game that a live house plays: the laws of `desk`.

Chips are kept, the same facts give the same hand, a refusal changes nothing and never comes out of dealing again, what
the hand waits for can be told, and the hand ends. Open Face Chinese has no betting and is no live hand.
"""

from collections import Counter

import pytest

from cardroom.floor import TOPICS
from cardroom.games import GAMES
from cardroom.rules import house
from tests.floor.live.desk import games_of, play_seed
from tests.floor.rulings import LIVE

DAILY = 25
ALL = 25_000
"""Hands of each of the four houses: 10^5."""
PARTS = 25


@pytest.mark.parametrize("name", LIVE)
def test_chips_are_kept_and_nothing_fails_whatever_is_told_in_whatever_order(name: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(DAILY):
        play_seed(name, seed, seen)


@pytest.mark.exhaustive
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", LIVE)
def test_they_are_kept_in_100000_hands(name: str, part: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(part * (ALL // PARTS), (part + 1) * (ALL // PARTS)):
        play_seed(name, seed, seen)
    assert seen


def test_the_hands_are_of_every_game_that_a_live_house_deals() -> None:
    dealt = {deal for name in LIVE for _, deal, _ in games_of(house(name))}
    assert dealt == set(GAMES), "those that exchange or discard among them"


@pytest.mark.exhaustive
def test_every_topic_is_ruled_on_in_these_hands() -> None:
    seen: Counter[str] = Counter()
    for seed in range(4_000):
        play_seed(LIVE[seed % 4], seed, seen, trouble=0.6)
        if all(seen[topic] for topic in TOPICS):
            return
    raise AssertionError(f"never ruled on: {[topic for topic in TOPICS if not seen[topic]]}")
