"""The kit that other tests stand on."""

import pytest

from cardroom.cards.card import cards_text
from cardroom.engine import Hand, Setup
from cardroom.games import game
from cardroom.testing import FakeClock, ScriptedTable, shuffled, stacked_deck


def test_a_stacked_deck_deals_what_was_ordered() -> None:
    deck = stacked_deck(["AsKs", "", "2c2d"], "QsJsTs3h4h")
    setup = Setup(
        game=game("holdem"),
        form="no_limit",
        stacks=(100, 100, 100),
        blinds=(1, 2, 0),
        minimum_bet=2,
        deck=deck,
    )
    hand = Hand(setup)
    while not hand.is_over:
        hand.act("check" if hand.options().can_check else "call")
    assert [cards_text(list(hole)) for hole in hand.holes][::2] == ["AsKs", "2c2d"]
    assert cards_text(hand.board) == "QsJsTs3h4h"
    assert sorted(deck) == list(range(52))


@pytest.mark.parametrize(
    ("holes", "board"), [(["AsKs", "AsQs"], ""), (["AsKs"], "Ks2c3c"), (["AsKs", "2c"], "")]
)
def test_an_impossible_deck_is_refused(holes: list[str], board: str) -> None:
    with pytest.raises(ValueError, match=r"twice|each hole"):
        stacked_deck(holes, board)


def test_a_seed_fixes_a_whole_deck() -> None:
    assert shuffled(7) == shuffled(7) != shuffled(8)
    assert sorted(shuffled(7)) == list(range(52))


def test_a_fake_clock_goes_forward_only() -> None:
    clock = FakeClock(5)
    assert clock.pass_seconds(2) == 2005
    with pytest.raises(ValueError, match="backwards"):
        clock.pass_ms(-1)


def test_a_table_reads_like_a_script() -> None:
    table = ScriptedTable(players=3)
    table.deal({"A": "AsAh", "B": "KsKh"}, "2c3d7h8s9d")
    table.act("A raise 300", "B call", "C fold")
    table.check_down()
    assert table.stack("A") == 10000 + 300 + 100 - table.accounts["rake"]
    with pytest.raises(AssertionError, match="not refused"):
        table.deal()
        table.refusal("B fold")
