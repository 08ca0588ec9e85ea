"""Rows of three cards, and how they stand against rows of five."""

from itertools import combinations
from random import Random

import pytest

from cardroom.cards.card import parse_cards
from cardroom.cards.ranking import rank_front, rank_high
from cardroom.cards.ranking.histogram import HandFault
from cardroom.cards.words import HandWords, high_words


def worth(text: str) -> int:
    return rank_front(parse_cards(text))


@pytest.mark.clause("CH-6.OFC.8")
def test_three_aces_are_the_best_front_and_three_suited_in_sequence_are_nothing() -> None:
    every = {cards: rank_front(cards) for cards in combinations(range(52), 3)}
    best = max(every.values())
    assert {cards for cards, strength in every.items() if strength == best} == set(
        combinations(parse_cards("AcAdAhAs"), 3)
    )
    assert worth("AsKsQs") == worth("AsKdQc") < worth("2c2d3c")
    assert len(every) == 22_100 and len(set(every.values())) == 13 + 13 * 12 + 286


@pytest.mark.clause("CH-6.OFC.8")
def test_a_front_is_worse_than_five_cards_that_hold_the_same_three() -> None:
    chance = Random(5)
    for _ in range(3000):
        five = chance.sample(range(52), 5)
        assert rank_front(five[:3]) < rank_high(five)


@pytest.mark.clause("CH-6.OFC.8")
@pytest.mark.parametrize(
    ("front", "five", "front_is_worse"),
    [
        ("AcAdAh", "KcKdKhKsQc", True),
        ("AcAdAh", "2c3d4h5s6c", True),
        ("AcAdAh", "KcKdKhQsQc", True),
        ("AcAdAh", "KcKdKhQsJc", False),
        ("KcKdAh", "KhKsQc4d3h", False),
        ("KcKdQh", "KhKsQc4d3h", True),
        ("2c2d2h", "AcAdKhKsQc", False),
        ("AcKdQh", "AhKsJc9d8h", False),
    ],
)
def test_fronts_compare_with_rows_of_five_by_the_normal_scale(
    front: str, five: str, front_is_worse: bool
) -> None:
    assert (worth(front) < rank_high(parse_cards(five))) is front_is_worse


@pytest.mark.parametrize("cards", ["", "Ac", "AcKd", "AcKdQhJs", "AcKd??"])
def test_what_is_no_row_of_three_is_refused(cards: str) -> None:
    with pytest.raises(HandFault):
        worth(cards)


@pytest.mark.parametrize(
    ("cards", "category", "ranks", "english"),
    [
        ("2c2d2h", "three_of_a_kind", "2", "three of a kind, twos"),
        ("2c2dAh", "pair", "2A", "pair of twos with an ace"),
        ("3c2dAh", "high_card", "A32", "high card, ace with a three and a two"),
    ],
)
def test_fronts_have_their_names(cards: str, category: str, ranks: str, english: str) -> None:
    words = high_words(worth(cards), cards=3)
    assert words == HandWords(category, tuple(ranks))
    assert words.english() == english
