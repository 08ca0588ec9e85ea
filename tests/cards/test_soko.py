"""Sökö's two hands more, and all five cards counting."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from cardroom.cards.card import parse_cards
from cardroom.cards.ranking import rank_high, rank_soko, soko
from cardroom.cards.ranking.histogram import HandFault
from cardroom.cards.words import HandWords, soko_words

HIGH_CARD, PAIR, FOUR_STRAIGHT, FOUR_FLUSH, TWO_PAIR = range(5)


def worth(text: str) -> int:
    return rank_soko(parse_cards(text))


def naive_soko(cards: tuple[int, ...]) -> tuple[int, list[int]]:
    """Category and ranks to compare, found by trying every four of the five cards; slow and separate."""
    high = rank_high(cards)
    if high >> 20 >= 2:
        return (high >> 20) + 2, [high & 0xFFFFF]
    best: tuple[int, list[int]] = (high >> 20, [high & 0xFFFFF])
    for fifth in cards:
        four = [card for card in cards if card != fifth]
        ranks = sorted([card >> 2 for card in four], reverse=True)
        if len({card & 3 for card in four}) == 1:
            best = max(best, (FOUR_FLUSH, [*ranks, fifth >> 2]))
        if ranks in ([top, top - 1, top - 2, top - 3] for top in range(3, 13)):
            best = max(best, (FOUR_STRAIGHT, [ranks[0], fifth >> 2]))
        if ranks == [12, 2, 1, 0]:
            best = max(best, (FOUR_STRAIGHT, [2, fifth >> 2]))
    return best


@pytest.mark.clause("CH-6.SOKO.4")
def test_two_pair_beats_a_four_card_flush_beats_a_four_card_straight_beats_a_pair() -> None:
    ladder = [
        "AcKdQhTs9c",
        "AcAdKhQs9c",
        "2c3d4hAsKc",
        "JcQdKhAs9c",
        "2c3c4c6cKd",
        "AcKcQcJc9d",
        "2c2d3h3s4c",
    ]
    strengths = [worth(hand) for hand in ladder]
    assert strengths == sorted(strengths) and len(set(strengths)) == len(ladder)
    assert [strength >> 20 for strength in strengths] == [0, 1, 2, 2, 3, 3, 4]


@pytest.mark.clause("CH-6.SOKO.4")
def test_four_cards_in_sequence_and_of_one_suit_are_a_four_card_flush() -> None:
    assert worth("5h6h7h8hKd") >> 20 == FOUR_FLUSH
    assert worth("AhKh3h2hQd") > worth("5h6h7h8hKd"), "the sequence adds nothing"


@pytest.mark.clause("CH-6.SOKO.4")
def test_a_pair_beside_four_to_a_straight_or_flush_does_not_spoil_them() -> None:
    assert worth("5h6d7c8s8h") >> 20 == FOUR_STRAIGHT
    assert worth("5h6h7hTh5d") >> 20 == FOUR_FLUSH


@pytest.mark.clause("CH-6.SOKO.4")
def test_normal_hands_keep_their_order_above() -> None:
    ladder = [
        "2c2d3h3s4c",
        "2c2d2h3s4c",
        "Ac2d3h4s5c",
        "2c3c4c5c7c",
        "2c2d2h3s3c",
        "2c2d2h2s3c",
        "Ac2c3c4c5c",
    ]
    strengths = [worth(hand) for hand in ladder]
    assert [strength >> 20 for strength in strengths] == list(range(4, 11))


@pytest.mark.clause("CH-6.SOKO.5")
@pytest.mark.parametrize(
    ("better", "worse"),
    [("6c7d8h9sKc", "6d7h8s9cQd"), ("6c7d8h9s9d", "6d7h8s9c7c"), ("3c6c9cJcKd", "3d6d9dJdQc")],
)
def test_equal_four_card_hands_are_decided_by_the_fifth_card(better: str, worse: str) -> None:
    assert worth(better) > worth(worse)
    assert worth(better) >> 20 == worth(worse) >> 20


@pytest.mark.clause("CH-6.SOKO.5")
@pytest.mark.parametrize(
    ("one", "other"),
    [("6c7d8h9sKc", "6d7h8s9cKd"), ("3c6c9cJcKd", "3d6d9dJdKh"), ("Ac2d3h4s9c", "Ad2h3s4c9d")],
)
def test_if_the_fifth_card_is_equal_too_the_hands_are_equal(one: str, other: str) -> None:
    assert worth(one) == worth(other)


def test_a_four_card_flush_is_read_down_before_the_card_beside_it() -> None:
    assert worth("AcKc9c3c2d") > worth("AdKd9d2dQc")


def test_every_five_card_hand_has_its_category() -> None:
    """By counting: 4 suits x C(13,4) x 39 hold four of a suit, and so on; all 2,598,960 hands are looked at."""
    categories: Counter[int] = Counter()
    for strength, hands in Counter([rank_soko(five) for five in combinations(range(52), 5)]).items():
        categories[strength >> 20] += hands
    # Four-card flush: 4 suits, 715 fours, 39 fifth cards, less the straights and nothing else that ranks higher.
    four_in_a_row_of_a_straight = 10 * 4 * 5 * 3  # ten straights, the suit, which card is off, its suit
    assert categories[FOUR_FLUSH] == 4 * 715 * 39 - four_in_a_row_of_a_straight
    # Four-card straight: eleven sequences and a fifth rank that neither extends nor is four of a suit.
    single = 9 * 7 + 2 * 8  # fifth ranks outside the sequence that make no straight: both ends open or one
    unpaired = single * (4**5 - 4 - 5 * 4 * 3)
    paired = (
        11 * 4 * (6 * 4**3 - 4 * 3)
    )  # the paired rank in two of four suits, the rest any, not four suited
    assert categories[FOUR_STRAIGHT] == unpaired + paired
    assert categories[TWO_PAIR] == 123_552 and categories[10] == 40
    assert categories[HIGH_CARD] + categories[PAIR] == 1_302_540 + 1_098_240 - (
        categories[FOUR_FLUSH] + categories[FOUR_STRAIGHT]
    )


def test_a_naive_ranking_agrees_on_the_order_of_random_hands() -> None:
    chance = Random(3)
    hands = [tuple(chance.sample(range(52), 5)) for _ in range(6000)]
    # Hands of four to a flush or straight are rare; make them common.
    for _ in range(6000):
        suit, start = chance.randrange(4), chance.randrange(13)
        four = (
            [rank * 4 + suit for rank in chance.sample(range(13), 4)]
            if chance.random() < 0.5
            else [(start + step) % 13 * 4 + chance.randrange(4) for step in range(4)]
        )
        hands.append((*four, chance.choice([card for card in range(52) if card not in four])))
    for one, other in zip(hands, reversed(hands), strict=True):
        fast = (rank_soko(one) > rank_soko(other)) - (rank_soko(one) < rank_soko(other))
        slow = (naive_soko(one) > naive_soko(other)) - (naive_soko(one) < naive_soko(other))
        assert fast == slow, (one, other)


def test_preparing_enters_every_hand_beforehand() -> None:
    soko.prepare_soko()
    before = len(soko._BY_RANKS), len(soko._BY_HOLDING)
    assert before == (6_175, 715 * 13 + 1_287)
    chance = Random(4)
    for _ in range(5000):
        rank_soko(chance.sample(range(52), 5))
    assert (len(soko._BY_RANKS), len(soko._BY_HOLDING)) == before


@pytest.mark.parametrize("cards", ["AcKd", "AcKdQhJs9c8c", "AcKcQcJc??", "2c2c2c2c2c", "AhAhKhQhJh"])
def test_what_is_no_hand_of_five_cards_is_refused(cards: str) -> None:
    with pytest.raises(HandFault):
        worth(cards)


@pytest.mark.parametrize(
    ("cards", "category", "ranks", "english"),
    [
        ("6c7d8h9sKc", "four_card_straight", "9K", "four-card straight, nine high with a king"),
        ("3c6c9cJcAd", "four_card_flush", "J963A", "four-card flush, jack-nine-six-three with an ace"),
        ("KcKd6h6sAc", "two_pair", "K6A", "two pair, kings and sixes with an ace"),
        ("AsKsQsJsTs", "royal_flush", "A", "royal flush"),
    ],
)
def test_soko_hands_have_their_names(cards: str, category: str, ranks: str, english: str) -> None:
    words = soko_words(worth(cards))
    assert words == HandWords(category, tuple(ranks))
    assert words.english() == english
