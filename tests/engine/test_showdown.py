"""Who shows, what wins, and who may know which card when."""

import pytest

from cardroom.cards.card import cards_text, parse_cards
from cardroom.engine import HandRules
from cardroom.engine.events import named
from cardroom.rules import Refused
from tests.engine.deals import deal, facts, play


def checked_down(**cards):
    """A heads-up hand without a bet, A (the big blind) against B."""
    hand = deal([100, 100], [2, 1], **cards)
    play(hand, "B:call A:check")
    while not hand.is_over:
        play(hand, "check")
    return hand


@pytest.mark.clause("CO-TH.33", "CO-TH.36", "CO-OM.18")
def test_everyone_still_in_shows_and_the_best_hand_wins() -> None:
    hand = checked_down(holes=["2c2d", "AcKd"], board="AhKh9s9d5s")
    assert [cards_text(list(shown["cards"])) for shown in facts(hand, "shown")] == ["2c2d", "AcKd"]
    assert hand.stacks == [98, 102]


@pytest.mark.clause("CO-TH.36")
@pytest.mark.parametrize(
    ("holes", "winner"),
    [(["2c7d", "3c8d"], None), (["AcJd", "3c8d"], 0), (["9c7d", "3c8d"], None), (["Qc8h", "9cTd"], 1)],
    ids=["none of the own cards", "one", "none but the board", "both"],
)
def test_a_holdem_hand_uses_any_number_of_own_cards(holes: list[str], winner: int | None) -> None:
    board = "KhQdJs5s2s" if winner == 1 else "AhKdQsJsTc"
    hand = checked_down(holes=holes, board=board if winner != 0 else "KhQdTs4s2h")
    assert hand.stacks == ([100, 100] if winner is None else [102, 98] if winner == 0 else [98, 102])


@pytest.mark.clause("CO-OM.19", "CO-OM.20")
def test_one_suited_own_card_and_four_on_the_board_are_no_flush_in_omaha() -> None:
    hand = checked_down(variant="omaha", holes=["AcKdTd8h", "QdQhJd3s"], board="Kc9c6c6hQc")
    assert facts(hand, "won")[0]["player"] == 1  # queens full beats kings and sixes; A holds no flush
    shown = facts(hand, "shown")[0]["strengths"]
    assert isinstance(shown, tuple) and shown[0] >> 20 == 2


@pytest.mark.clause("CO-OM.19", "CO-OM.21")
def test_one_own_card_and_four_of_the_board_are_no_full_house_in_omaha() -> None:
    hand = checked_down(variant="omaha", holes=["Th9h7c6c", "2c2d3h4s"], board="KcKsTcTd5d")
    strengths = facts(hand, "shown")[0]["strengths"]
    assert isinstance(strengths, tuple) and strengths[0] >> 20 == 3


def test_when_everyone_else_folds_no_cards_are_shown() -> None:
    hand = play(deal([100] * 3, (1, 2)), "C:6 A:fold B:fold")
    assert facts(hand, "shown") == []
    assert facts(hand, "won")[0]["share"] == -1
    assert hand.visible_hole(2, viewer=0) == [-1, -1]


@pytest.mark.clause("CO-TH.33", "CO-TH.3")
def test_all_in_players_show_at_the_showdown_and_not_before() -> None:
    hand = play(deal([100, 100], [2, 1]), "B:all-in A:call")
    kinds = [named(event)["kind"] for event in hand.events]
    assert kinds.index("shown") > len(kinds) - 1 - kinds[::-1].index("dealt_board")


def test_a_house_may_show_all_in_hands_when_the_betting_ends() -> None:
    rules = HandRules(all_in_reveal="when_betting_ends")
    hand = play(deal([100, 100], [2, 1], rules=rules), "B:all-in A:call")
    kinds = [named(event)["kind"] for event in hand.events]
    assert kinds.index("shown") < kinds.index("dealt_board")


@pytest.mark.clause("CO-TH.3")
def test_own_cards_are_seen_by_their_player_alone_until_shown() -> None:
    hand = deal([100] * 3, (1, 2), holes=["AcAd", "KcKd", "QcQd"])
    assert hand.visible_hole(0, viewer=0) == parse_cards("AcAd")
    for viewer in (1, 2, -1):
        assert hand.visible_hole(0, viewer) == [-1, -1]
    play(hand, "C:all-in A:call B:call")
    assert hand.visible_hole(0, viewer=-1) == parse_cards("AcAd")


def test_a_folded_hand_is_never_seen() -> None:
    hand = play(deal([100] * 3, (1, 2)), "C:all-in A:fold B:call")
    assert hand.is_over and hand.visible_hole(0, viewer=1) == [-1, -1]


def test_a_hand_nobody_knows_wins_nothing() -> None:
    hand = checked_down(deck=[*parse_cards("2c??3d??"), *parse_cards("AhKh9s9d5s")])
    assert hand.stacks == [102, 98]


def test_a_pot_whose_hands_are_all_unknown_cannot_be_settled() -> None:
    hand = deal([100, 100], [2, 1], deck=[-1] * 9)
    play(hand, "B:call A:check A:check B:check A:check B:check A:check")
    with pytest.raises(Refused) as caught:
        hand.check()
    assert caught.value.code == "cards-unknown"


def test_burn_cards_are_skipped_places_of_the_deck() -> None:
    hand = checked_down(rules=HandRules(burns=1))
    assert hand.board_places[0] == (5, 6, 7, 9, 11)


@pytest.mark.parametrize("kind", ["dealt_hole"])
def test_events_name_hidden_cards_by_place_only(kind: str) -> None:
    hand = deal([100] * 3, (1, 2))
    assert {tuple(sorted(event)) for event in facts(hand, kind)} == {("kind", "places", "player")}
