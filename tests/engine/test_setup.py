"""A hand that cannot be dealt is refused whole, with every fault named."""

import pytest

from cardroom.engine import Setup
from cardroom.engine.posts import first_to_act
from cardroom.games import game
from cardroom.rules import Refused

GOOD = {
    "game": game("holdem"),
    "form": "no_limit",
    "stacks": (100, 100, 100),
    "blinds": (1, 2, 0),
    "minimum_bet": 2,
    "deck": range(52),
}


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"form": "spread"}, "none of no_limit, pot_limit, fixed_limit"),
        ({"stacks": (100,)}, "2 to 12 players, not 1"),
        ({"stacks": (100, 0, 100)}, "stacks must be whole numbers, at least 1, not 0"),
        ({"stacks": (100, 99.5, 100)}, "not 99.5"),
        ({"blinds": (1, 2)}, "2 blinds for 3 players"),
        ({"blinds": (1, -2, 0)}, "not -2"),
        ({"antes": (1, True, 1)}, "not True"),
        ({"minimum_bet": 0}, "minimum_bet must be a whole number of at least 1"),
        ({"form": "fixed_limit"}, "small_bet"),
        ({"deck": range(10)}, "has 10 cards, the hand may need 11"),
        ({"deck": [7] * 52}, "holds a card twice"),
        ({"deck": range(1, 53)}, "52 is no card"),
        ({"deck": ["As"] * 11}, "is no card"),
    ],
)
def test_a_hand_that_cannot_be_dealt_says_why(wrong: dict[str, object], words: str) -> None:
    with pytest.raises(Refused) as caught:
        Setup(**{**GOOD, **wrong})
    assert caught.value.code == "bad-setup"
    assert words in caught.value.message


def test_all_faults_are_named_at_once() -> None:
    with pytest.raises(Refused) as caught:
        Setup(**{**GOOD, "form": "spread", "stacks": (0, 1, 2), "minimum_bet": -1})
    assert len(caught.value.arguments["faults"]) == 3


def test_another_deck_is_checked_too() -> None:
    setup = Setup(**GOOD)
    assert setup.with_deck(list(range(51, -1, -1))).deck[0] == 51
    with pytest.raises(Refused):
        setup.with_deck([1, 1, *range(2, 20)])


def test_a_setup_is_not_changed_by_its_makers_lists() -> None:
    deck = list(range(52))
    setup = Setup(**{**GOOD, "deck": deck})
    other = setup.with_deck(deck)
    deck[0] = 51
    assert (setup.deck[0], other.deck[0]) == (0, 0)


@pytest.mark.clause("CO-TH.14", "CO-TH.10", "CO-OM.8")
@pytest.mark.parametrize(
    ("blinds", "opener"),
    [
        ((1, 2, 0, 0), 2),
        ((0, 2, 0, 0), 2),
        ((1, 2, 4, 0), 3),
        ((2, 2, 0, 0), 2),
        ((1, 2, 0, 2), 2),
        ((1, 2), 0),
        ((2, 1), 1),
        ((2, 2), 1),
        ((0, 0, 0), 0),
        ((1, 0, 2), 0),
    ],
)
def test_the_player_after_the_big_blind_acts_first(blinds: tuple[int, ...], opener: int) -> None:
    assert first_to_act(blinds) == opener
