"""What hands are called."""

import pytest

from cardroom.cards.card import parse_cards
from cardroom.cards.ranking import rank_high, rank_low
from cardroom.cards.ranking.badugi import counting_cards, rank_badugi
from cardroom.cards.ranking.short_deck import rank_short, rank_short_trips
from cardroom.cards.words import HandWords, badugi_words, high_words, low_words, short_words


@pytest.mark.clause("CO-HR.3", "CO-HR.4")
@pytest.mark.parametrize(
    ("cards", "category", "ranks", "english"),
    [
        ("AsKsQsJsTs2c3d", "royal_flush", "A", "royal flush"),
        ("9h8h7h6h5hAcAd", "straight_flush", "9", "straight flush, nine high"),
        ("Ah2h3h4h5hKcKd", "straight_flush", "5", "straight flush, five high"),
        ("6c6d6h6sAcKd2h", "four_of_a_kind", "6A", "four of a kind, sixes with an ace"),
        ("9h9d9sAcAsKdKh", "full_house", "9A", "full house, nines full of aces"),
        ("KhTh8h4h2hAcAd", "flush", "KT842", "flush, king high with a ten, an eight, a four and a two"),
        ("TcJdQhKsAc2c3d", "straight", "A", "straight, ace high"),
        ("Ac2d3h4s5cKcKd", "straight", "5", "straight, five high"),
        ("7c7d7hAsQc9d2h", "three_of_a_kind", "7AQ", "three of a kind, sevens with an ace and a queen"),
        ("KcKd6h6sAc2d2h", "two_pair", "K6A", "two pair, kings and sixes with an ace"),
        ("JcJdAh9s8c3d2h", "pair", "JA98", "pair of jacks with an ace, a nine and an eight"),
        ("AcKd9h8s7c3d2h", "high_card", "AK987", "high card, ace with a king, a nine, an eight and a seven"),
    ],
)
def test_high_hands_have_their_names(cards: str, category: str, ranks: str, english: str) -> None:
    words = high_words(rank_high(parse_cards(cards)))
    assert words == HandWords(category, tuple(ranks))
    assert words.english() == english


@pytest.mark.parametrize(
    ("cards", "category", "ranks", "english"),
    [
        ("Ac2d3h4s5cKcKd", "low", "5432A", "5-4-3-2-A low"),
        ("AcTd9h8s7cKcKd", "low", "T987A", "T-9-8-7-A low"),
        ("AcAd2h3s4c", "low_pair", "A432", "pair of aces with a four, a three and a two"),
        ("6c6d2h2s4c", "low_two_pair", "624", "two pair, sixes and twos with a four"),
        ("6c6d6h2s4c", "low_three_of_a_kind", "642", "three of a kind, sixes with a four and a two"),
        ("6c6d6h2s2c", "low_full_house", "62", "full house, sixes full of twos"),
        ("6c6d6h6s2c", "low_four_of_a_kind", "62", "four of a kind, sixes with a two"),
    ],
)
def test_low_hands_have_their_names(cards: str, category: str, ranks: str, english: str) -> None:
    words = low_words(rank_low(parse_cards(cards)))
    assert words == HandWords(category, tuple(ranks))
    assert words.english() == english


@pytest.mark.parametrize(
    ("cards", "category", "ranks", "english"),
    [
        ("As9d8h7c6d", "straight", "9", "straight, nine high"),
        ("AsKdQhJcTd", "straight", "A", "straight, ace high"),
        ("AsAdAhJcTd", "three_of_a_kind", "AJT", "three of a kind, aces with a jack and a ten"),
        ("AsAdAhJcJd", "full_house", "AJ", "full house, aces full of jacks"),
        ("AsKs9s8s7s", "flush", "AK987", "flush, ace high with a king, a nine, an eight and a seven"),
        ("As9s8s7s6s", "straight_flush", "9", "straight flush, nine high"),
        ("AsKsQsJsTs", "royal_flush", "A", "royal flush"),
        ("AsAdJhJcTd9c8h", "two_pair", "AJT", "two pair, aces and jacks with a ten"),
    ],
)
def test_hands_of_a_short_deck_have_the_usual_names_in_both_rankings(
    cards: str, category: str, ranks: str, english: str
) -> None:
    held = parse_cards(cards)
    for words in (short_words(rank_short(held), False), short_words(rank_short_trips(held), True)):
        assert words == HandWords(category, tuple(ranks))
        assert words.english() == english


@pytest.mark.parametrize(
    ("cards", "category", "ranks", "english", "counting"),
    [
        ("As3d5h7c", "badugi", "753A", "7-5-3-A badugi", "As3d5h7c"),
        ("KsQdJhTc", "badugi", "KQJT", "K-Q-J-T badugi", "KsQdJhTc"),
        ("As3d5h5c", "badugi_three", "53A", "three cards, 5-3-A", "As3d5h"),
        ("As3s5h7c", "badugi_three", "75A", "three cards, 7-5-A", "As5h7c"),
        ("As3s5s7c", "badugi_two", "7A", "two cards, 7-A", "As7c"),
        ("KsKdKhKc", "badugi_one", "K", "one card, K", "Ks"),
        ("Ks2s3s4s", "badugi_one", "2", "one card, 2", "2s"),
    ],
)
def test_badugi_hands_are_called_by_the_cards_that_count(
    cards: str, category: str, ranks: str, english: str, counting: str
) -> None:
    words = badugi_words(rank_badugi(parse_cards(cards)))
    assert words == HandWords(category, tuple(ranks))
    assert words.english() == english
    assert list(counting_cards(parse_cards(cards))) == parse_cards(counting)


@pytest.mark.parametrize("strength", [-1, 0, 5 << 16])
def test_a_number_that_is_no_badugi_strength_has_no_name(strength: int) -> None:
    with pytest.raises(ValueError, match="strength"):
        badugi_words(strength)


@pytest.mark.parametrize("strength", [-1, 9 << 20, 1 << 30])
def test_a_number_that_is_no_strength_has_no_name(strength: int) -> None:
    with pytest.raises(ValueError, match="strength"):
        high_words(strength)


@pytest.mark.parametrize("strength", [-1, 6 << 20, 1 << 30])
def test_a_number_that_is_no_low_strength_has_no_name(strength: int) -> None:
    with pytest.raises(ValueError, match="strength"):
        low_words(strength)
