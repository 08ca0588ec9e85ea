"""What rulings on betting say at the table: who owes how much more, all-ins, and one amount where there is one."""

from typing import Any

import pytest

from cardroom.floor import LANGUAGES, said
from cardroom.floor.model.ruling import Sentence
from cardroom.floor.model.spoken_amounts import amount
from tests.floor.rulings import LIVE, ruled

PF, PN, CK, CH = LIVE
OVER_1200: dict[str, Any] = {"bet_to_match": 1200, "last_full_raise": 800}
FIXED: dict[str, Any] = {"form": "fixed_limit", "bet_size": 400, "last_full_raise": 400}


def words(name: str, topic: str, facts: dict[str, Any], **situation: Any) -> str:
    return said(ruled(name, topic, facts, **situation).sentence)


def test_it_is_said_who_owes_how_much_more() -> None:
    completed = words(CH, "short_raise", {"to": 1700}, **OVER_1200)
    assert completed == "This is a raise to 2,000. The player puts in 300 more."
    short = words(CH, "undercall", {"chips": 700}, **OVER_1200)
    assert "The player puts in 500 more." in short
    chosen = words(CK, "undercall", {"chips": 700}, **OVER_1200)
    assert chosen == "Staff decide: put in 500 more, for a call of 1,200, or fold and lose what is in."
    counted = words(PF, "accepted_action", {"stated": 1000, "real": 1500, "pushed": 1000}, stack=9000)
    assert counted.endswith("The caller puts in 500 more.")
    back = words(PN, "accepted_action", {"stated": 8000, "real": 5000, "pushed": 8000}, stack=9000)
    assert back.endswith("3,000 goes back to the caller.")
    out_of_turn = {"did": "raise", "to": 3000, "by": "word"}
    bound = words(PF, "out_of_turn", out_of_turn, actions=["fold"], **OVER_1200)
    assert bound.endswith("a raise to 3,000. The player puts in 3,000 more.")


@pytest.mark.clause("CH-5.8", "CH-5.10", "PF-4.14", "PN-16")
@pytest.mark.parametrize("name", [PF, PN, CH])
def test_an_all_in_is_called_one_and_whether_it_opens_the_betting_again(name: str) -> None:
    full = words(name, "spoken", {"said": "all_in"}, stack=2000, **OVER_1200)
    assert "It is an all-in and a full raise: the betting is open again." in full
    short = words(name, "spoken", {"said": "all_in"}, stack=1999, **OVER_1200)
    assert "It is an all-in and no full raise: who has acted already may only call or fold." in short
    call = words(name, "spoken", {"said": "call"}, stack=900, **OVER_1200)
    assert call.startswith("This is a call of 900. It is an all-in.")
    assert "all-in" not in words(name, "spoken", {"said": "call"}, **OVER_1200)


@pytest.mark.clause("CH-5.5", "CH-5.6", "CK-B.6")
def test_an_all_in_of_limit_opens_the_betting_by_the_house_rule_of_half_bets() -> None:
    told = {**FIXED, "bet_to_match": 400}
    assert "open again" in words(CH, "spoken", {"said": "all_in"}, stack=601, **told)
    assert "no full raise" in words(CH, "spoken", {"said": "all_in"}, stack=600, **told)
    assert "no full raise" in words(CK, "spoken", {"said": "all_in"}, stack=799, **told)


def test_where_there_is_one_amount_it_is_the_amount() -> None:
    assert (
        words(CH, "bet_limits", {}, bet_to_match=400, **FIXED) == "The call is to 400; a raise goes to 800."
    )
    assert words(CH, "bet_limits", {}, bet_to_match=0, **FIXED) == "A bet is 400."
    all_in = words(CH, "bet_limits", {}, stack=1500, **OVER_1200)
    assert all_in == "The call is to 1,200; a raise can only be all-in, to 1,500."
    behind = words(CH, "short_all_in", {"all_ins": [450], "answered": False}, bet_to_match=400, **FIXED)
    assert behind == "The betting is open: fold, call 450, or raise to 800."


def test_the_closing_of_the_door_on_a_misdeal_has_its_name() -> None:
    assert "substantial action" in words(PF, "substantial_action", {"actions": ["call", "fold"]})
    assert "no substantial action" in words(PF, "substantial_action", {"actions": ["call"]})
    name = {"fi": "Merkittävää toimintaa", "nb": "betydelig handling", "cs": "podstatné akci"}
    sentence = ruled(PF, "substantial_action", {"actions": ["call", "fold"]}).sentence
    assert all(word in said(sentence, language) for language, word in name.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_amounts_have_the_separators_of_the_language_also_in_lists(language: str) -> None:
    sentence = Sentence("odd-chip-divided", {"pot": 10750, "chip": 25, "parts": "1: 5375, 5: 5375"})
    told = said(sentence, language)
    assert amount(10750, language) in told and told.count(amount(5375, language)) == 2
    assert "5375" not in told
    assert (
        amount(5375, "en") == "5,375" and amount(5375, "fi") == amount(5375, "cs") == "5\N{NO-BREAK SPACE}375"
    )


@pytest.mark.parametrize(("language", "card"), [("en", "turn card"), ("nb", "Turnkortet"), ("fi", "Turni")])
def test_the_turn_card_is_not_the_players_turn(language: str, card: str) -> None:
    assert card in said(Sentence("early-river-first"), language)
    ruling = ruled(PF, "out_of_turn", {"did": "raise", "to": 3000}, actions=["raise"], **OVER_1200)
    assert card.lower() not in said(ruling.sentence, language).lower()
