"""Cards of the board burned or dealt wrongly, each repaired with real cards."""

from random import Random

import pytest

from cardroom.floor import BadCase, Ruling, read_case, said
from cardroom.floor.piles import Piles
from cardroom.floor.ruling_report import told_by
from cardroom.rules import Refused, house
from tests.floor.card_tables import BEFORE, carried_out, dealt_to_board, shuffled, table
from tests.floor.rulings import LIVE, ruled

PF, PN, CK, CH = LIVE
STREETS = ("flop", "turn", "river")
COUNTS = {"flop": 3, "turn": 1, "river": 1}


def before(street: str, seed: int = 1) -> Piles:
    """Six players before a street of hold'em."""
    board, burns = BEFORE[street]
    return table(shuffled(Random(seed)), 6, board=board, burns=burns, muck=4)


def does(ruling: Ruling) -> list[str]:
    """The steps by what they do."""
    return [step.do for step in ruling.steps]


@pytest.mark.clause("CH-3.10", "CK-I.10")
@pytest.mark.parametrize("house_name", [CH, CK])
@pytest.mark.parametrize("street", STREETS)
@pytest.mark.parametrize("burned", [0, 2, 3])
def test_a_wrong_burn_is_corrected_to_the_cards_of_a_right_one(
    house_name: str, street: str, burned: int
) -> None:
    ruling = ruled(house_name, "wrong_burn", {"cards": street, "burned": burned})
    wrong = dealt_to_board(before(street), burned, COUNTS[street])
    right = dealt_to_board(before(street), 1, COUNTS[street])
    assert ruling.outcome == "corrected" and wrong != right
    assert carried_out(wrong, ruling.steps, Random(1)) == right


@pytest.mark.clause("CH-3.10")
def test_at_helsinki_the_cards_stand_once_the_betting_has_begun() -> None:
    late = ruled(CH, "wrong_burn", {"cards": "turn", "burned": 0, "acted": 1})
    assert (late.outcome, late.steps, late.sure) == ("stands", (), "decided")
    assert late.sentence.id == "burn-board-stands" and late.clauses == ("CH-3.10",)
    own = ruled(CH, "wrong_burn", {"cards": "stud_card", "burned": 2, "acted": 1})
    assert own.sentence.id == "burn-own-cards-stand"


@pytest.mark.clause("CK-I.10")
def test_at_kruh_a_wrong_burn_is_corrected_until_two_players_have_acted() -> None:
    outcomes = [
        ruled(CK, "wrong_burn", {"cards": "flop", "burned": 2, "acted": acted}).outcome for acted in range(4)
    ]
    assert outcomes == ["corrected", "corrected", "stands", "stands"]
    acted = ruled(CK, "wrong_burn", {"cards": "flop", "burned": 2, "acted": 1})
    assert "the chips go back, and the betting begins anew" in said(acted.sentence)
    assert "what one player has done on the wrong cards is taken back" in acted.reading


@pytest.mark.parametrize("house_name", [PF, PN])
def test_where_the_document_is_silent_staff_may_correct_a_wrong_burn(house_name: str) -> None:
    ruling = ruled(house_name, "wrong_burn", {"cards": "flop", "burned": 0})
    again, stand = ruling.options
    assert (ruling.sure, ruling.steps, again.id, stand.steps) == ("discretion", (), "deal-again", ())
    wrong, right = dealt_to_board(before("flop"), 0, 3), dealt_to_board(before("flop"), 1, 3)
    assert carried_out(wrong, again.steps, Random(1)) == right


def test_a_right_burn_is_no_mistake_and_in_sviten_none_is_burned_before_the_turn() -> None:
    assert ruled(CH, "wrong_burn", {"cards": "turn", "burned": 1}).outcome == "right"
    sviten = {"cards": "turn", "burned": 1}
    corrected = ruled(CH, "wrong_burn", sviten, game="sviten")
    assert corrected.outcome == "corrected" and "burn" not in does(corrected)
    assert ruled(CH, "wrong_burn", {**sviten, "burned": 0}, game="sviten").outcome == "right"


@pytest.mark.clause("CH-3.32")
def test_a_deck_put_down_too_early_is_picked_up_or_shuffled_at_helsinki() -> None:
    sure = ruled(CH, "deck_put_down", {"cards": "river", "in_order": True})
    unsure = ruled(CH, "deck_put_down", {"cards": "river", "in_order": False})
    assert does(sure) == ["pick_up", "burn", "deal"] and does(unsure) == ["shuffle", "burn", "deal"]
    assert carried_out(before("river"), sure.steps, Random(1)) == dealt_to_board(before("river"), 1, 1)
    mixed = carried_out(before("river"), unsure.steps, Random(1))
    assert (len(mixed.board), len(mixed.burns)) == (5, 3)


@pytest.mark.clause("CK-I.12")
def test_a_spoiled_deck_is_put_together_again_at_kruh() -> None:
    ruling = ruled(CK, "deck_put_down", {"cards": "turn", "in_order": False, "burned": True})
    assert (ruling.outcome, does(ruling)) == ("rebuilt", ["rebuild", "deal"])


@pytest.mark.clause("CH-3.33")
@pytest.mark.parametrize("street", STREETS)
def test_one_extra_card_is_drawn_and_becomes_the_next_burn_card(street: str) -> None:
    ruling = ruled(CH, "extra_community_cards", {"street": street})
    wrong = dealt_to_board(before(street), 1, COUNTS[street] + 1)
    after = carried_out(wrong, ruling.steps, Random(3))
    lay = set(wrong.board) - set(before(street).board)
    assert (ruling.outcome, ruling.sure) == ("drawn", "decided")
    assert after.deck[0] in lay and set(after.board) == set(wrong.board) - {after.deck[0]}
    assert after.board[: len(before(street).board)] == before(street).board, (
        "only this street's cards are mixed"
    )
    assert after.burns == wrong.burns and after.deck[1:] == wrong.deck


def test_an_extra_card_that_is_known_becomes_the_next_burn_card_by_a_reading() -> None:
    ruling = ruled(CH, "extra_community_cards", {"street": "flop", "known": True})
    after = carried_out(dealt_to_board(before("flop"), 1, 4), ruling.steps, Random(1))
    assert (ruling.outcome, ruling.sure) == ("next_burn", "by_reading")
    assert after == carried_out(dealt_to_board(before("flop"), 1, 3), (), Random(1))


@pytest.mark.clause("CH-3.34", "CK-M.9")
@pytest.mark.parametrize(("house_name", "extra"), [(CH, 2), (CH, 3), (CK, 1), (CK, 2)])
@pytest.mark.parametrize("street", STREETS)
def test_extra_cards_go_into_the_deck_and_the_street_comes_again_without_a_burn(
    house_name: str, extra: int, street: str
) -> None:
    ruling = ruled(house_name, "extra_community_cards", {"street": street, "extra": extra})
    assert (ruling.outcome, does(ruling)) == ("dealt_again", ["leave", "take_back", "shuffle", "deal"])
    wrong = dealt_to_board(before(street), 1, COUNTS[street] + extra)
    after = carried_out(wrong, ruling.steps, Random(4))
    assert after.burns == wrong.burns and after.muck == wrong.muck
    assert len(after.board) == len(before(street).board) + COUNTS[street]
    assert set(after.deck) | set(after.board) == set(wrong.deck) | set(wrong.board)


@pytest.mark.clause("CK-M.9")
def test_at_kruh_the_river_and_the_shuffled_deck_are_readings() -> None:
    ruling = ruled(CK, "extra_community_cards", {"street": "river", "known": True})
    assert ruling.sure == "by_reading" and "the river is held to be as the turn" in ruling.reading


@pytest.mark.clause("CH-3.35", "CH-3.36")
def test_a_premature_flop_is_shuffled_back_and_dealt_without_a_burn() -> None:
    ruling = ruled(CH, "premature_board", {"street": "flop"})
    assert does(ruling) == ["leave", "take_back", "finish_round", "shuffle_on_table", "deal"]
    assert (ruling.sure, ruling.clauses) == ("decided", ("CH-3.35", "CH-3.36"))
    early = dealt_to_board(before("flop"), 1, 3)
    after = carried_out(early, ruling.steps, Random(5))
    assert len(after.board) == 3 and (after.burns, after.muck) == (early.burns, early.muck)
    assert after.board != early.board


@pytest.mark.clause("CH-3.37")
def test_a_premature_turn_is_set_aside_the_river_plays_and_the_river_comes_from_a_shuffled_deck() -> None:
    ruling = ruled(CH, "premature_board", {"street": "turn"})
    assert does(ruling) == [
        "set_aside", "finish_round", "burn", "deal", "play_round", "take_back", "shuffle_on_table", "deal",
    ]  # fmt: skip
    right = dealt_to_board(dealt_to_board(before("turn"), 1, 1), 1, 1)
    early = dealt_to_board(before("turn"), 1, 1)
    turn_played = carried_out(early, ruling.steps[:5], Random(6))
    assert turn_played.board == (*before("turn").board, right.board[4]), (
        "the card that would have been the river"
    )
    assert turn_played.burns == right.burns and turn_played.aside == (right.board[3],)
    rivers = {carried_out(early, ruling.steps, Random(seed)).board[4] for seed in range(300)}
    assert rivers == {right.board[3], *right.deck}, "the early card may come, and no burn card or discard"
    after = carried_out(early, ruling.steps, Random(6))
    assert (after.burns, after.aside, len(after.board)) == (right.burns, (), 5)


@pytest.mark.clause("CH-3.37", "CH-6.SVI.9")
def test_in_sviten_the_exchange_comes_between_with_the_only_burn_before_the_turn() -> None:
    ruling = ruled(CH, "premature_board", {"street": "turn"}, game="sviten")
    assert does(ruling)[:4] == ["set_aside", "finish_round", "exchange", "deal"]
    assert "burn" not in does(ruling) and "CH-6.SVI.9" in ruling.clauses
    plain = ruled(CH, "premature_board", {"street": "turn"}, game="helsinki")
    assert "exchange" not in does(plain) and "CH-6.SVI.9" not in plain.clauses


@pytest.mark.clause("CH-3.38")
def test_a_premature_river_is_shuffled_back_and_dealt_without_a_burn() -> None:
    ruling = ruled(CH, "premature_board", {"street": "river"})
    early = dealt_to_board(before("river"), 1, 1)
    rivers = {carried_out(early, ruling.steps, Random(seed)).board[4] for seed in range(300)}
    assert rivers == {early.board[4], *early.deck}
    assert carried_out(early, ruling.steps, Random(1)).burns == early.burns
    assert does(ruling) == ["leave", "take_back", "finish_round", "shuffle_on_table", "deal"]


@pytest.mark.clause("CK-I.11")
@pytest.mark.parametrize("street", STREETS)
def test_at_kruh_a_card_dealt_too_early_is_invalid_and_how_it_is_replaced_is_a_reading(street: str) -> None:
    ruling = ruled(CK, "premature_board", {"street": street})
    assert (ruling.outcome, ruling.sure) == ("dealt_again", "by_reading")
    assert "invalid" in ruling.reading and ruling.clauses[0] == "CK-I.11"
    early = dealt_to_board(before(street), 1, COUNTS[street])
    after = carried_out(early, ruling.steps, Random(2))
    assert len(after.board) == len(early.board) and after.burns == early.burns


@pytest.mark.parametrize("house_name", [PF, PN])
def test_where_the_document_is_silent_staff_have_the_known_procedures_to_choose_from(house_name: str) -> None:
    options = {street: ruled(house_name, "premature_board", {"street": street}).options for street in STREETS}
    assert [option.id for option in options["turn"]] == ["deal-again", "river-first", "cards-stand"]
    assert [option.id for option in options["flop"]] == ["deal-again", "cards-stand"]
    early = dealt_to_board(before("turn"), 1, 1)
    assert [len(carried_out(early, one.steps, Random(1)).board) for one in options["turn"]] == [4, 5, 4]


def test_the_game_says_how_many_cards_a_flop_has() -> None:
    courchevel = ruled(CH, "premature_board", {"street": "flop"}, game="courchevel")
    assert [step.cards for step in courchevel.steps if step.do in ("take_back", "deal")] == [2, 2]
    for name in ("double-flop", "double-flop-nl"):
        double = ruled(CH, "premature_board", {"street": "flop"}, game=name)
        assert [step.cards for step in double.steps if step.do in ("take_back", "deal")] == [6, 6]
    turn = ruled(CH, "premature_board", {"street": "turn"}, game="double-flop")
    assert "The 2 cards dealt too early are set aside" in said(told_by(turn.steps[0]))


def test_a_house_without_live_tables_rules_on_none_of_it() -> None:
    case = read_case({"topic": "premature_board", "facts": {"street": "flop"}})
    with pytest.raises(Refused, match=r"\[live_repairs\]"):
        case.rule(house("casinohuone"))


def test_a_case_that_lacks_a_fact_is_told_which() -> None:
    with pytest.raises(BadCase, match='fact "burned" is missing: how many cards were burned before them'):
        read_case({"topic": "wrong_burn", "facts": {"cards": "flop"}})
