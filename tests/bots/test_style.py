"""How bots play: as many hands as regulars do, better ones earlier, and home with their winnings."""

from __future__ import annotations

import random

import pytest

from cardroom.bots.first_cards import better_part
from cardroom.bots.first_round import open_or_answer
from cardroom.bots.hand_worth import equity
from cardroom.bots.spot import Spot
from cardroom.bots.temper import Temper
from cardroom.cards.card import parse_cards
from cardroom.rules import house
from cardroom.testing.bot_table import BotTable, Style

USUAL = Temper(1.0, 0.6, 0.05)


def style_of(offer: str, tables: int, hands: int) -> Style:
    total = Style()
    for seed in range(tables):
        stake = house("casino-helsinki").game(offer).stakes[0].name
        table = BotTable("casino-helsinki", offer, stake, seed=seed)
        table.play(hands)
        for name in ("dealt", "entered", "raised", "saw_second", "showed", "decisions"):
            setattr(total, name, getattr(total, name) + getattr(table.style, name))
        total.seconds += table.style.seconds
    return total


def test_in_holdem_they_play_as_many_hands_as_regulars_do() -> None:
    style = style_of("holdem-nl", tables=8, hands=80)
    assert 0.20 <= style.vpip <= 0.30, style.vpip
    assert 0.14 <= style.pfr <= 0.20, style.pfr
    assert style.wtsd <= 0.34, style.wtsd  # 0.32 over the thousands of hands of the benchmark


@pytest.mark.parametrize(
    "offer", ["omaha-pl", "omaha8-fl", "stud-fl", "razz-fl", "sviten-pl", "soko-pl", "dealers-choice"]
)
def test_in_every_kind_of_game_they_are_choosy(offer: str) -> None:
    style = style_of(offer, tables=2, hands=40)
    assert 0.12 <= style.vpip <= 0.36, style.vpip
    assert style.seconds / style.decisions < 0.01, "hundreds of them share a core"


@pytest.mark.parametrize(
    ("game", "best", "good", "poor"),
    [
        ("holdem", "AsAh", "JsTs", "7d2c"),
        ("omaha", "AsAhKsKh", "JsTs9h8h", "9c9d9h2s"),
        ("omaha8", "AsAh2s3h", "As2dKh9c", "Kc9d9h7s"),
        ("stud", "AsAhAd", "JsTs9s", "7d2cJh"),
        ("razz", "Ah2s3d", "7h4s2d", "KhKsQd"),
        ("soko", "AsAh", "QsJs", "9d3c"),
        ("pineapple", "AsAhKs", "JsTs9s", "7d2c4h"),
    ],
)
def test_better_first_cards_stand_before_worse_ones(game: str, best: str, good: str, poor: str) -> None:
    parts = [better_part(game, parse_cards(cards)) for cards in (best, good, poor)]
    assert parts == sorted(parts) and parts[0] < 0.05 < parts[1] < 0.5 < parts[2]


def spot(
    cards: str, behind: int = 0, raises: int = 0, call: int = 100, pot: int = 150, min_raise_to: int = 200
) -> Spot:
    return Spot(
        game="holdem",
        hole=tuple(parse_cards(cards)),
        boards=(),
        pot=pot,
        call=call,
        bet=0,
        min_raise_to=min_raise_to,
        max_raise_to=10_000,
        unit=100,
        opponents=5,
        actions=("fold", "call", "raise"),
        stack=10_000,
        raises=raises,
        behind=behind,
    )


def chosen(at: Spot) -> str:
    return open_or_answer(at, USUAL, random.Random(1)).action


def test_more_hands_are_opened_the_later_the_position() -> None:
    assert chosen(spot("Kd9d", behind=5)) == "fold"
    assert chosen(spot("Kd9d", behind=2)) == "raise"


def test_less_is_played_against_raises_and_the_best_is_always() -> None:
    assert chosen(spot("KdTc", behind=3)) == "raise"
    assert chosen(spot("KdTc", behind=3, call=300, pot=450, raises=1, min_raise_to=500)) == "fold"
    assert chosen(spot("AdAc", behind=3, call=300, pot=450, raises=1, min_raise_to=500)) == "raise"
    assert chosen(spot("AdAc", behind=1, call=900, pot=1500, raises=2, min_raise_to=1500)) == "raise"


def test_who_has_chosen_to_stay_in_is_thought_to_hold_more_than_random_cards() -> None:
    at = spot("QdJc")
    assert equity(at, random.Random(1), 400) < equity(spot("AdAc"), random.Random(1), 400)
