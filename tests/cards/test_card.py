"""A card is a number inside and text at the edges."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.cards.card import (
    RANKS,
    SUITS,
    UNKNOWN,
    CardFault,
    card,
    card_text,
    cards_text,
    make_card,
    parse_cards,
    rank_of,
    suit_of,
)


def test_the_deck_runs_from_the_deuce_of_clubs_to_the_ace_of_spades() -> None:
    assert [card_text(number) for number in range(52)] == [rank + suit for rank in RANKS for suit in SUITS]
    assert (card("2c"), card("2s"), card("As")) == (0, 3, 51)


def test_rank_and_suit_make_the_card_again() -> None:
    assert [make_card(rank_of(number), suit_of(number)) for number in range(52)] == list(range(52))


@given(st.lists(st.integers(UNKNOWN, 51)))
def test_text_and_numbers_say_the_same(cards: list[int]) -> None:
    assert parse_cards(cards_text(cards)) == cards
    assert parse_cards(" ".join(card_text(one) for one in cards)) == cards


def test_an_unknown_card_is_written_with_two_question_marks() -> None:
    assert parse_cards("??As") == [UNKNOWN, 51]
    assert cards_text([UNKNOWN, 51]) == "??As"


@pytest.mark.parametrize("text", ["1s", "10h", "as", "AS", "A", "", "sA", "A♠", "?s", "A?"])
def test_text_that_is_no_card_is_refused_and_named(text: str) -> None:
    with pytest.raises(CardFault, match="is not a card"):
        card(text)


def test_half_a_card_is_refused() -> None:
    with pytest.raises(CardFault, match="does not divide into cards"):
        parse_cards("AsK")


@pytest.mark.parametrize("number", [-2, 52, 1000])
def test_a_number_that_is_no_card_is_refused(number: int) -> None:
    with pytest.raises(CardFault, match="cards are 0 to 51"):
        card_text(number)


@pytest.mark.parametrize(("rank", "suit"), [(-1, 0), (13, 0), (0, 4), (0, -1)])
def test_a_rank_or_suit_that_does_not_exist_is_refused(rank: int, suit: int) -> None:
    with pytest.raises(CardFault, match="ranks are 0 to 12"):
        make_card(rank, suit)
