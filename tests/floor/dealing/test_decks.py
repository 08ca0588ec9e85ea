"""Decks that are not right: cards face up, jokers, cards twice, cards of another deck, cards missing."""

from typing import Any

import pytest

from cardroom.floor import Ruling, Step
from tests.floor.rulings import LIVE, ruled

PF, PN, CK, CH = LIVE
BETS = [100, 0, 300]


def asked(name: str, topic: str, **facts: Any) -> Ruling:
    """The house's ruling with 100 and 300 in the pot."""
    return ruled(name, topic, {"bets": BETS, **facts})


def returned(ruling: Ruling) -> dict[str, int]:
    """What goes back, by seat."""
    return {chips.who: chips.returned for chips in ruling.chips}


@pytest.mark.clause("CH-3.23")
@pytest.mark.parametrize("goes", ["to_a_player", "to_the_burns", "to_the_board"])
def test_a_boxed_card_counts_as_not_there(goes: str) -> None:
    for topic in ("boxed_card", "joker"):
        ruling = asked(CH, topic, goes=goes)
        assert ruling.outcome == "next_card" and "CH-3.23" in ruling.clauses


@pytest.mark.clause("CH-3.18", "CH-3.24")
def test_the_rest_of_the_deck_is_checked_for_others_until_the_betting_begins() -> None:
    before, after = asked(CH, "boxed_card"), asked(CH, "boxed_card", actions=["fold"])
    assert (before.sentence.id, after.sentence.id) == ("boxed-next-card-and-check", "boxed-next-card")
    assert {"CH-3.18", "CH-3.24"} <= set(before.clauses)
    for goes in ("to_the_burns", "to_the_board"):
        assert asked(CH, "boxed_card", goes=goes).sentence.id == "boxed-next-card"
    later_street = ruled(CH, "boxed_card", {"goes": "to_a_player"}, game="stud", street="second")
    assert (later_street.sentence.id, later_street.clauses) == ("boxed-next-card", ("CH-3.23",))
    first_board_card = ruled(CH, "boxed_card", {"goes": "to_the_board"}, game="courchevel", street="preflop")
    assert first_board_card.sentence.id == "boxed-next-card-and-check"


@pytest.mark.clause("CK-I.5")
def test_a_boxed_card_is_burned_and_the_player_gets_another_when_the_deal_is_finished() -> None:
    ruling = asked(CK, "boxed_card")
    assert (ruling.outcome, ruling.clauses) == ("next_card_after_the_deal", ("CK-I.5",))
    board, burn = (asked(CK, "boxed_card", goes=goes) for goes in ("to_the_board", "to_the_burns"))
    assert (board.outcome, board.sentence.id) == ("next_card", "boxed-burned-next-card")
    assert (burn.outcome, burn.sentence.id) == ("burned", "boxed-is-the-burn-card"), "no other card is burned"
    assert board.sure == burn.sure == "decided"


@pytest.mark.clause("CH-3.18", "CH-3.24", "CK-M.3")
@pytest.mark.parametrize("house_name", [CH, CK])
def test_several_boxed_cards_are_a_misdeal_in_time_and_scrap_later(house_name: str) -> None:
    void = asked(house_name, "boxed_card", cards=2)
    assert void.outcome == "misdeal" and returned(void) == {"seat_1": 100, "seat_3": 300}
    assert {"CH-3.18", "CH-3.24"} <= set(void.clauses) or "CK-M.3" in void.clauses
    for goes in ("to_the_burns", "to_the_board"):
        behind = asked(house_name, "boxed_card", cards=2, goes=goes)
        assert behind.outcome != "misdeal" and behind.chips == (), "a betting round lies before the board"
    late = asked(house_name, "boxed_card", cards=2, actions=["call", "call"])
    assert late.outcome in ("next_card", "next_card_after_the_deal") and late.chips == ()


@pytest.mark.clause("CK-I.6")
def test_a_hand_played_with_a_joker_is_dead() -> None:
    ruling = asked(CK, "joker", played=True)
    assert (ruling.outcome, ruling.action and ruling.action.verb) == ("hand_dead", "fold")
    assert ruling.clauses == ("CK-I.6",)
    unplayed = asked(CK, "joker", played=False)
    assert (unplayed.outcome, unplayed.sure) == ("next_card_after_the_deal", "by_reading")
    assert unplayed.clauses == ("CK-I.6", "CK-I.5")


@pytest.mark.clause("CH-3.22", "CH-3.23")
def test_a_joker_played_leaves_too_few_cards_when_it_is_too_late_for_a_misdeal() -> None:
    assert asked(CH, "joker", played=True, actions=["fold", "fold"]).outcome == "next_card"
    dead = asked(CH, "joker", played=True, actions=["fold", "call"])
    assert dead.outcome == "hand_dead" and {"CH-3.22", "CH-3.23"} <= set(dead.clauses)


@pytest.mark.clause("CH-3.25", "CK-I.4")
@pytest.mark.parametrize(("house_name", "clause"), [(CH, "CH-3.25"), (CK, "CK-I.4")])
def test_a_card_that_is_there_twice_voids_the_hand_at_any_stage(house_name: str, clause: str) -> None:
    for street in ("preflop", "river"):
        ruling = ruled(house_name, "duplicate_card", {"bets": BETS}, street=street)
        assert (ruling.outcome, ruling.clauses, ruling.sure) == ("void", (clause,), "decided")
        assert returned(ruling) == {"seat_1": 100, "seat_3": 300} and ruling.steps == (Step("gather"),)


@pytest.mark.clause("CK-I.3")
def test_a_foreign_card_voids_the_hand_unless_it_was_not_dealt() -> None:
    assert returned(asked(CK, "foreign_card", found="in_play")) == {"seat_1": 100, "seat_3": 300}
    undealt = asked(CK, "foreign_card", found="undealt")
    assert (undealt.outcome, undealt.chips) == ("stands", ())
    assert {option.id for option in asked(CH, "foreign_card", found="in_play").options} == {"void", "play-on"}


@pytest.mark.clause("CK-I.8")
def test_missing_cards_leave_the_result_as_it_is() -> None:
    ruling = asked(CK, "missing_cards")
    assert (ruling.outcome, ruling.chips, ruling.clauses) == ("stands", (), ("CK-I.8",))


@pytest.mark.clause("CK-I.12")
def test_a_spoiled_deck_is_put_together_again() -> None:
    ruling = asked(CK, "spoiled_deck")
    assert (ruling.outcome, ruling.steps, ruling.clauses) == ("rebuilt", (Step("rebuild"),), ("CK-I.12",))
    helsinki = asked(CH, "spoiled_deck")
    assert "CH-3.32" in helsinki.clauses and "deck-shuffled" in {option.id for option in helsinki.options}
