"""Short all-ins, hidden chips, wrong counts, and the all-in player who leaves."""

from typing import Any

import pytest

from cardroom.floor import BadCase, said
from tests.floor.rulings import LIVE, ruled

PF, PN, CK, CH = LIVE
BET_1000 = {"big_blind": 400, "bet_to_match": 1000, "last_full_raise": 1000, "street": "flop"}
LIMIT = {"form": "fixed_limit", "big_blind": 100, "bet_size": 100, "bet_to_match": 100, "raises": 1}


@pytest.mark.clause("PF-4.14", "PN-16", "CH-5.10", "CK-TH.6", "CK-B.6")
@pytest.mark.parametrize("house", LIVE)
def test_a_short_all_in_reopens_nothing_for_those_who_answered(house: str) -> None:
    short = ruled(house, "short_all_in", {"all_ins": [1600], "answered": True}, **BET_1000)
    full = ruled(house, "short_all_in", {"all_ins": [2000], "answered": True}, **BET_1000)
    fresh = ruled(house, "short_all_in", {"all_ins": [1600], "answered": False}, **BET_1000)
    run = ruled(house, "short_all_in", {"all_ins": [1600, 2200], "answered": True}, **BET_1000)
    assert short.may("player") == run.may("player") == ("fold", "call")
    assert full.rights[0].raise_from == 3000
    assert fresh.rights[0].raise_from == 2600


@pytest.mark.clause("CH-5.10")
def test_the_printed_example_of_the_incomplete_all_in() -> None:
    bet = {"big_blind": 200, "bet_to_match": 500, "last_full_raise": 500, "street": "flop"}
    third = ruled(CH, "short_all_in", {"all_ins": [900], "answered": False}, **bet)
    first = ruled(CH, "short_all_in", {"all_ins": [900], "answered": True}, **bet)
    full = ruled(CH, "short_all_in", {"all_ins": [1000], "answered": True}, **bet)
    nearly = ruled(CH, "short_all_in", {"all_ins": [999], "answered": True}, **bet)
    assert nearly.may("player") == ("fold", "call"), "1000 is the smallest all-in that is a full raise"
    assert third.rights[0].raise_from == 1400 and third.sentence.args["to"] == 900
    assert "raise" not in first.may("player")
    assert "raise" in full.may("player")


@pytest.mark.clause("CH-5.3", "CH-5.5", "CH-5.6")
@pytest.mark.parametrize(
    ("all_in", "answered", "raise_from", "cap"),
    [
        (130, False, 200, 400),
        (150, False, 200, 400),
        (170, False, 270, 370),
        (170, True, 270, 370),
        (130, True, 0, 0),
    ],
)
def test_half_a_bet_is_no_bet_in_limit(all_in: int, answered: bool, raise_from: int, cap: int) -> None:
    ruling = ruled(CH, "short_all_in", {"all_ins": [all_in], "answered": answered}, **LIMIT)
    assert (ruling.rights[0].raise_from, ruling.rights[0].raise_up_to) == (raise_from, cap)


@pytest.mark.clause("CH-5.4")
def test_two_players_have_no_cap() -> None:
    facts = {"all_ins": [170], "answered": False}
    ruling = ruled(CH, "short_all_in", facts, round_began_heads_up=True, **LIMIT)
    assert ruling.rights[0].raise_up_to == 0


@pytest.mark.clause("PF-4.16", "PF-4.16.1", "PF-4.16.2", "PN-17", "PN-17.1", "PN-17.2")
@pytest.mark.parametrize("house", [PF, PN])
@pytest.mark.parametrize(
    ("shown", "hidden", "caller", "result", "pays", "wins"),
    [
        (21_000, 2000, 100_000, "wins", 21_000, 21_000),
        (21_000, 2000, 100_000, "loses", 23_000, 21_000),
        (50_000, 10_000, 55_000, "wins", 50_000, 50_000),
        (50_000, 10_000, 55_000, "loses", 55_000, 50_000),
    ],
)
def test_hidden_chips_are_lost_and_win_nothing(
    house: str, shown: int, hidden: int, caller: int, result: str, pays: int, wins: int
) -> None:
    facts = {"shown": shown, "hidden": hidden, "caller_stack": caller, "all_in_player": result}
    ruling = ruled(house, "hidden_chips", facts, play="tournament")
    assert ruling.chips_of("all_in_player").bound == pays
    assert ruling.chips_of("caller").bound == wins


@pytest.mark.clause("CH-1.49", "CH-8.42")
@pytest.mark.parametrize(
    ("play", "on_purpose", "outcome", "bound"),
    [
        ("tournament", False, "to_winner", 23_000),
        ("cash", True, "out_of_play", 21_000),
        ("cash", False, "staff_decide", 21_000),
    ],
)
def test_hidden_chips_at_helsinki(play: str, on_purpose: bool, outcome: str, bound: int) -> None:
    facts = {"shown": 21_000, "hidden": 2000, "caller_stack": 100_000, "all_in_player": "loses"}
    ruling = ruled(CH, "hidden_chips", {**facts, "on_purpose": on_purpose}, play=play)
    assert (ruling.outcome, ruling.chips_of("all_in_player").bound) == (outcome, bound)
    assert ("CH-8.42" in ruling.clauses) == (play == "tournament")


@pytest.mark.clause("PF-4.9", "PN-11", "PN-11.1", "PN-11.2", "CH-5.25")
@pytest.mark.parametrize(
    ("house", "stated", "real", "pays"),
    [
        (PF, 100_000, 150_000, 150_000),
        (PN, 100_000, 150_000, 100_000),
        (CH, 100_000, 150_000, 150_000),
        (PF, 80_000, 50_000, 50_000),
        (PN, 80_000, 50_000, 50_000),
        (CH, 80_000, 50_000, 50_000),
    ],
)
def test_a_call_on_a_wrong_count(house: str, stated: int, real: int, pays: int) -> None:
    facts = {"stated": stated, "real": real, "pushed": stated}
    ruling = ruled(house, "accepted_action", facts, in_front=0, stack=200_000)
    assert ruling.sentence.args["pays"] == pays
    assert ruling.chips_of("bettor").returned == real - pays
    assert ruling.chips_of("caller").bound + ruling.chips_of("caller").owes == pays


@pytest.mark.clause("CH-5.25", "CH-1.49")
def test_covered_chips_do_not_count_at_helsinki() -> None:
    facts = {"stated": 50_000, "real": 60_000, "covered": 10_000}
    assert ruled(CH, "accepted_action", facts, stack=200_000).sentence.args["pays"] == 50_000


def test_kruh_leaves_a_wrong_count_to_staff() -> None:
    ruling = ruled(CK, "accepted_action", {"stated": 100_000, "real": 150_000}, stack=200_000)
    assert [option.to for option in ruling.options] == [150_000, 100_000] and "CK-H.3" in ruling.clauses


@pytest.mark.clause("CK-T.24")
def test_kruh_leaves_to_staff_whether_covered_chips_count() -> None:
    facts = {"stated": 40_000, "real": 60_000, "covered": 10_000}
    ruling = ruled(CK, "accepted_action", facts, stack=200_000)
    assert [option.to for option in ruling.options] == [
        60_000,
        50_000,
        40_000,
    ] and "CK-T.24" in ruling.clauses
    assert "60,000 by all the chips, 50,000 without those that were covered" in said(ruling.sentence)
    assert not ruled(CK, "accepted_action", facts, stack=30_000).sentence.id.startswith("wrong-count-covered")


@pytest.mark.clause("PF-4.3", "PN-4", "CK-N.5", "CH-1.8", "CH-1.41")
@pytest.mark.parametrize(
    ("house", "outcome", "sure"),
    [
        (PF, "penalty_possible", "discretion"),
        (PN, "penalty_possible", "discretion"),
        (CK, "hand_dead", "decided"),
        (CH, "hand_dead", "discretion"),
    ],
)
def test_an_all_in_player_who_leaves(house: str, outcome: str, sure: str) -> None:
    ruling = ruled(house, "all_in_player_leaves")
    assert (ruling.outcome, ruling.sure) == (outcome, sure)


@pytest.mark.parametrize(
    ("house", "stated", "real", "pays", "sure"),
    [
        pytest.param(PN, 80_000, 50_000, 50_000, "decided", marks=pytest.mark.clause("PN-11.1")),
        pytest.param(PN, 100_000, 150_000, 100_000, "by_reading", marks=pytest.mark.clause("PN-11.2")),
        pytest.param(PF, 80_000, 50_000, 50_000, "decided", marks=pytest.mark.clause("PF-4.9")),
        pytest.param(PF, 100_000, 150_000, 150_000, "decided", marks=pytest.mark.clause("PF-4.9")),
    ],
)
def test_what_is_printed_of_a_wrong_count_is_decided(
    house: str, stated: int, real: int, pays: int, sure: str
) -> None:
    facts = {"stated": stated, "real": real, "pushed": stated}
    ruling = ruled(house, "accepted_action", facts, in_front=0, stack=200_000)
    assert (ruling.sentence.args["pays"], ruling.sure) == (pays, sure)
    assert ("PN-11.1" in ruling.clauses) == (house == PN and real < stated)


@pytest.mark.clause("CH-5.5", "CH-5.6")
@pytest.mark.parametrize(
    ("all_in", "answered", "raise_from", "cap", "raises"),
    [
        (130, False, 200, 400, 1),
        (150, False, 200, 400, 1),
        (170, False, 270, 370, 2),
        (170, True, 270, 370, 2),
        (130, True, 0, 0, 1),
    ],
)
@pytest.mark.parametrize("told", ["before", "behind", "behind, with the bet before"])
def test_in_limit_the_form_says_the_same_for_the_bet_before_and_behind_the_all_in(
    all_in: int, answered: bool, raise_from: int, cap: int, raises: int, told: str
) -> None:
    facts: dict[str, Any] = {"all_ins": [all_in], "answered": answered}
    situation = dict(LIMIT)
    if told != "before":
        situation |= {"bet_to_match": all_in, "raises": raises}
    if told == "behind, with the bet before":
        facts["bet_before"] = 100
    ruling = ruled(CH, "short_all_in", facts, **situation)
    assert (ruling.rights[0].raise_from, ruling.rights[0].raise_up_to) == (raise_from, cap)


@pytest.mark.clause("CH-5.10")
@pytest.mark.parametrize("answered", [True, False])
@pytest.mark.parametrize("all_ins", [[900], [999], [1000], [1600], [900, 1500], [700, 900]])
def test_without_limits_too_where_the_bet_before_is_told(all_ins: list[int], answered: bool) -> None:
    bet = {"big_blind": 200, "bet_to_match": 500, "last_full_raise": 500, "street": "flop"}
    before = ruled(CH, "short_all_in", {"all_ins": all_ins, "answered": answered}, **bet)
    told = {"all_ins": all_ins, "answered": answered, "bet_before": 500}
    behind = ruled(CH, "short_all_in", told, **bet | {"bet_to_match": max(all_ins)})
    assert (behind.outcome, behind.rights) == (before.outcome, before.rights)


def test_who_has_acted_is_asked_for_the_bet_before() -> None:
    bet = {"big_blind": 200, "bet_to_match": 900, "last_full_raise": 500, "street": "flop"}
    with pytest.raises(BadCase, match='"bet_before" is missing'):
        ruled(CH, "short_all_in", {"all_ins": [900], "answered": True}, **bet)
    fresh = ruled(CH, "short_all_in", {"all_ins": [900], "answered": False}, **bet)
    assert fresh.rights[0].raise_from == 1400
