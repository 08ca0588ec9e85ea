"""Hands ranked in rows stand in the order in which the ranking has them one by one."""

import random
from itertools import combinations_with_replacement

import numpy as np
import pytest

from cardroom.analysis.strength_tables import PLACE, rank_many
from cardroom.cards.ranking import rank_high
from cardroom.cards.ranking.histogram import HandFault


@pytest.mark.parametrize("count", [5, 6, 7])
def test_many_hands_are_ranked_as_one_by_one(count: int) -> None:
    """Equal hands are equal, and the better hand has the larger number; half of the hands are mostly of one suit."""
    chance = random.Random(count)
    spades = [card for card in range(52) if card & 3 == 3]
    rows = [chance.sample(range(52), count) for _ in range(20_000)]
    rows += [
        [
            *(one := chance.sample(spades, 5)),
            *chance.sample([card for card in range(52) if card not in one], count - 5),
        ]
        for _ in range(20_000)
    ]
    found = rank_many(np.array(rows)).tolist()
    by_strength: dict[int, int] = {}
    for row, strength in zip(rows, found, strict=True):
        assert by_strength.setdefault(rank_high(row), strength) == strength
    places = [place for _, place in sorted(by_strength.items())]
    assert places == sorted(set(places))


@pytest.mark.parametrize("count", [5, 6, 7])
def test_no_two_ways_to_hold_so_many_ranks_have_one_sum(count: int) -> None:
    held = [
        ranks
        for ranks in combinations_with_replacement(range(13), count)
        if all(ranks[at] != ranks[at + 4] for at in range(count - 4))
    ]
    assert len({sum([PLACE[rank] for rank in ranks]) for ranks in held}) == len(held)


@pytest.mark.parametrize("cards", [[[0, 1, 2, 3]], [[0, 1, 2, 3, -1]], [[0, 1, 2, 3, 52]]])
def test_what_is_no_hand_is_refused(cards: list[list[int]]) -> None:
    with pytest.raises(HandFault):
        rank_many(np.array(cards))
