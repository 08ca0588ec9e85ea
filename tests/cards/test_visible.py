"""Face-up cards as they decide who opens: high, low, and Sökö's."""

from random import Random

import pytest

from cardroom.cards.card import parse_cards
from cardroom.cards.deck import second_deck
from cardroom.cards.ranking import keys_total, rank_soko
from cardroom.cards.ranking.high import reference_high
from cardroom.cards.ranking.visible import visible_high, visible_low, visible_soko


def total(text: str) -> int:
    return keys_total(parse_cards(text))


@pytest.mark.clause("CH-6.STUD.7", "CH-6.STUD.9")
def test_open_hands_from_the_best_to_the_worst() -> None:
    order = [
        "2c2d2h2s",
        "AcAdAhKc",
        "3c3d3hKs",
        "AcAdKhKs",
        "2c2d3h3s",
        "AcAdKhQs",
        "2c2dAhKs",
        "AcKdQhJs",
        "AcKdQh2s",
    ]
    strengths = [visible_high(total(text)) for text in order]
    assert strengths == sorted(strengths, reverse=True) and len(set(strengths)) == len(strengths)


@pytest.mark.clause("CH-6.STUD.7")
def test_suits_straights_and_flushes_count_for_nothing_among_four() -> None:
    assert (
        visible_high(total("AsKsQsJs")) == visible_high(total("AcKdQhJs")) < visible_high(total("2c2d3h4s"))
    )


@pytest.mark.clause("CH-6.STUD.17")
def test_five_open_cards_are_a_whole_hand() -> None:
    for text in ("AsKsQsJsTs", "AcKdQhJsTc", "2c2d3h3s3c"):
        assert visible_high(total(text)) == reference_high(parse_cards(text))


@pytest.mark.clause("CH-6.RAZZ.4")
def test_open_lows_from_the_best_to_the_worst() -> None:
    order = [
        "Ac2d3h4s",
        "2c3d4h5s",
        "Ac2d3hKs",
        "AcQdJhKs",
        "AcAd2h3s",
        "2c2dAh3s",
        "KcKdAh2s",
        "AcAd2h2s",
        "AcAdAh2s",
    ]
    strengths = [visible_low(total(text)) for text in order]
    assert strengths == sorted(strengths, reverse=True) and len(set(strengths)) == len(strengths)


@pytest.mark.clause("CH-6.SOKO.3", "CH-6.SOKO.4")
def test_four_open_cards_rank_as_sokos_hands_do_whatever_the_fifth() -> None:
    """Two sets of four in different classes compare as with a fifth card that helps neither."""
    chance = Random(1)
    compared = 0
    while compared < 3000:
        cards = chance.sample(range(52), 9)
        one, other, fifth = cards[:4], cards[4:8], cards[8]
        a, b = visible_soko(keys_total(one)), visible_soko(keys_total(other))
        whole = [rank_soko([*four, fifth]) >> 20 for four in (one, other)]
        classes = [CLASS[a >> 20], CLASS[b >> 20]]
        if whole == classes and a >> 20 != b >> 20:
            assert (a > b) == (whole[0] > whole[1])
            compared += 1


CLASS = {0: 0, 1: 1, 2: 2, 3: 3, 5: 4, 6: 5, 7: 8, 8: 9}
"""What four open cards are, as Sökö's categories of five number it."""


def test_unknown_cards_count_for_nothing() -> None:
    assert visible_high(keys_total([-1])) < visible_high(total("3c"))
    assert visible_low(keys_total([-1])) > 0


def test_a_second_deck_is_another_order_of_the_same_cards_and_always_the_same() -> None:
    deck = list(range(52))
    again = second_deck(deck)
    assert sorted(again) == deck != again and second_deck(tuple(deck)) == again
    deck[0], deck[1] = deck[1], deck[0]
    other = second_deck(deck)
    assert sum(mine == theirs for mine, theirs in zip(again, other, strict=True)) < 10
    assert again[:6] == second_deck(range(52))[:6]
