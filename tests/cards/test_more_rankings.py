"""Deuce-to-seven, badugi, short deck, three cards, six own cards: printed examples, definitions, and PokerKit."""

from collections.abc import Callable
from itertools import combinations
from random import Random

import pokerkit
import pytest

from cardroom.cards.card import parse_cards
from cardroom.cards.ranking import rank_omaha_high
from cardroom.cards.ranking.badugi import rank_badugi
from cardroom.cards.ranking.deuce_seven import five_deuce_seven, rank_deuce_seven
from cardroom.cards.ranking.histogram import HandFault
from cardroom.cards.ranking.omaha import reference_omaha_high
from cardroom.cards.ranking.short_deck import five_short, five_short_trips, rank_short, rank_short_trips
from cardroom.cards.ranking.three import rank_three
from tests.cards.test_ranking_oracles import assert_same_order, deals, pokerkit_cards

SHORT = range(16, 52)
Rank = Callable[[list[int]], int]


def falling(rank: Rank, hands: list[str]) -> None:
    """Each hand is better than the next one."""
    worths = [rank(parse_cards(hand)) for hand in hands]
    assert worths == sorted(set(worths), reverse=True)


def test_deuce_to_seven_is_won_by_the_worst_high_hand() -> None:
    falling(
        rank_deuce_seven,
        ["7c5d4h3s2c", "7c6d4h3s2c", "8c5d4h3s2c", "AcKdQhJs9c", "2c2d3h4s5c", "AcAdKhQsJc",
         "2c2d3h3s4c", "2c2d2h3s4c", "6c5d4h3s2c", "7c5c4c3c2c", "2c2d2h3s3c", "2c2d2h2s3c", "6c5c4c3c2c"],
    )  # fmt: skip
    # An ace is high, and makes no straight below the deuce.
    falling(rank_deuce_seven, ["KcQdJh9s8c", "Ac5d4h3s2c", "Ac6d4h3s2c", "2c2d3h4s5c", "Ac5c4c3c2c"])


def test_badugi_counts_cards_first_and_then_the_highest() -> None:
    falling(
        rank_badugi,
        ["Ac2d3h4s", "Ac2d3h5s", "Ac3d4h5s", "KcQdJhTs", "Ac2d3h3s", "Ac2d4h4s", "KcQdJhJs", "AcAd2c2d", "Ac2c3c4d",
         "Kc2c3c4d", "AcAdAhAs", "2c3c4c5c", "KcQcJcTc"],
    )  # fmt: skip


def test_badugi_leaves_out_what_makes_the_rest_best() -> None:
    # The ace of hearts stays, since leaving out the king of hearts is better.
    assert rank_badugi(parse_cards("AhKh2c3d")) == rank_badugi(parse_cards("AhQh2c3d"))
    assert rank_badugi(parse_cards("Ah2h2c3d")) == rank_badugi(parse_cards("AhAc2c3d"))


def test_a_flush_beats_a_full_house_in_short_deck_and_the_ace_stands_below_the_six() -> None:
    usual = ["AcKcQcJcTc", "9c8c7c6cAc", "AcAdAhAsKc", "AcJc9c8c7c", "AcAdAhKsKc"]
    low = ["AcAdKhKsQc", "AcAdKhQsJc", "AcKdQhJs9c"]
    falling(rank_short, [*usual, "AcKdQhJsTc", "9c8d7h6sAc", "AcAdAhKsQc", *low])
    falling(rank_short_trips, [*usual, "AcAdAhKsQc", "6c6d6h8s7c", "AcKdQhJsTc", "9c8d7h6sAc", *low])


@pytest.mark.parametrize(("rank", "five"), [(rank_short, five_short), (rank_short_trips, five_short_trips)])
@pytest.mark.parametrize("count", [5, 6, 7])
def test_a_short_deck_hand_is_its_best_five(
    rank: Rank, five: Callable[[list[int], bool], int], count: int
) -> None:
    chance = Random(count)
    suited = [card for card in SHORT if card & 3 == 1 or card < 24]
    for deck in [SHORT, SHORT, suited] * 200:
        cards = sorted(chance.sample(deck, count), reverse=True)
        best = max(
            five([card >> 2 for card in some], len({card & 3 for card in some}) == 1)
            for some in combinations(cards, 5)
        )
        assert rank(cards) == best


def test_every_five_of_deuce_to_seven_is_worth_what_its_definition_says() -> None:
    chance = Random(7)
    for _ in range(3000):
        cards = sorted(chance.sample(range(52), 5), reverse=True)
        suited = len({card & 3 for card in cards}) == 1
        assert rank_deuce_seven(cards) == five_deuce_seven([card >> 2 for card in cards], suited)


def test_three_cards() -> None:
    falling(
        rank_three,
        ["AcKcQc", "3c2cAc", "AcAdAh", "2c2d2h", "AcKdQh", "3c2dAh", "AcKcJc", "5c3c2c", "AcAdKh",
         "2c2dAh", "AcKdJh", "5c3d2h"],
    )  # fmt: skip


def test_they_order_hands_as_pokerkit_does() -> None:
    fives = deals(1500, 5, seed=3)
    judge = pokerkit.StandardLowHand
    assert_same_order((rank_deuce_seven(hand), -judge(pokerkit_cards(hand)).entry.index) for hand in fives)
    chance = Random(4)
    seven = [chance.sample(SHORT, 7) for _ in range(1500)]
    short = pokerkit.ShortDeckHoldemHand
    assert_same_order((rank_short(hand), short.from_game(pokerkit_cards(hand)).entry.index) for hand in seven)
    badugi = pokerkit.BadugiHand
    fours = deals(1500, 4, seed=5)
    assert_same_order(
        (rank_badugi(hand), -badugi.from_game(pokerkit_cards(hand)).entry.index) for hand in fours
    )
    three = pokerkit.RhodeIslandHoldemHand
    threes = deals(1500, 3, seed=6)
    assert_same_order(
        (rank_three(hand), three.from_game(pokerkit_cards(hand)).entry.index) for hand in threes
    )
    omaha = pokerkit.OmahaHoldemHand
    elevens = deals(300, 11, seed=7)
    assert_same_order(
        (
            rank_omaha_high(hand[5:], hand[:5]),
            omaha.from_game(pokerkit_cards(hand[5:]), pokerkit_cards(hand[:5])).entry.index,
        )
        for hand in elevens
    )


def test_six_own_cards_of_omaha_are_two_of_them_and_three_of_the_board() -> None:
    for hand in deals(300, 11, seed=8):
        assert rank_omaha_high(hand[5:], hand[:5]) == reference_omaha_high(hand[5:], hand[:5])


@pytest.mark.parametrize(
    ("rank", "cards"),
    [
        (rank_deuce_seven, "2c3c4c5c"), (rank_deuce_seven, "2c3c4c5c??"), (rank_deuce_seven, "2c2c4c5c6c"),
        (rank_deuce_seven, "2c2d2h2s2s"), (rank_badugi, "2c3c4c"), (rank_badugi, "2c3c4c??"), (rank_badugi, "2c2c4c5c"),
        (rank_short, "6c7c8c9c"), (rank_short, "6c7c8c9c??"), (rank_short_trips, "6c6c8c9cTc"),
        (rank_short_trips, "6c7d8h??Tc"), (rank_three, "2c3c"), (rank_three, "2c2c3c"), (rank_three, "2c??3c"),
    ],
)  # fmt: skip
def test_cards_that_are_no_hand_cannot_be_ranked(rank: Rank, cards: str) -> None:
    with pytest.raises(HandFault):
        rank(parse_cards(cards))
