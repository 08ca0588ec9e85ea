"""A game of a small deck that a person deals: a card it is played without cannot be told."""

import pytest

from cardroom.cards.card import parse_cards
from cardroom.engine import HandRules, Setup
from cardroom.floor.live.live_hand import LiveHand
from cardroom.games import game
from cardroom.rules import Refused
from tests.houses import more_games


def test_a_card_that_the_game_is_played_without_is_refused_and_nothing_is_known_of_it() -> None:
    book = more_games()
    setup = Setup(
        game=game("short-deck"), form="no_limit", stacks=(200,) * 3, blinds=(1, 2, 0), minimum_bet=2, deck=[-1] * 52,
        rules=HandRules.of(book),
    )  # fmt: skip
    live = LiveHand(setup, book)
    with pytest.raises(Refused, match="Short Deck Hold'em is played without the 2c") as refused:
        live.show(0, parse_cards("2cAs"))
    assert refused.value.code == "not-in-this-deck"
    assert live.hand.holes[0] == [-1, -1]
    live.show(0, parse_cards("6cAs"))
    assert list(live.hand.holes[0]) == parse_cards("6cAs")
