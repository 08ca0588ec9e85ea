"""The rules on betting that are hardest to get right, each worked through with its numbers."""

import pytest

from cardroom.engine import HandRules
from cardroom.floor import Situation, read_case, rule
from cardroom.rules import house
from tests.engine.deals import deal
from tests.floor.rulings import LIVE, ruled, stands

PF, PN, CK, CH = LIVE
A_1200 = {"bet_to_match": 1200, "last_full_raise": 800, "pot": 1800, "raises": 2}


@pytest.mark.clause("PF-4.13", "PN-15", "CK-B.10")
@pytest.mark.parametrize("house_name", [PF, PN, CK])
def test_the_half_rule(house_name: str) -> None:
    assert stands(ruled(house_name, "several_chips", {"chips": [1000, 500, 200]}, **A_1200)) == "raise 2000"
    short = ruled(house_name, "several_chips", {"chips": [1000, 500]}, **A_1200)
    assert stands(short) == "call 1200" and short.chips_of("player").returned == 300


def test_the_half_of_the_whole_bet_is_another_house() -> None:
    """The base of the half rule is a decision: of the amount to match, 1700 over 1200 is a call."""
    from dataclasses import replace

    book = house(PF)
    assert book.live_betting is not None
    base = replace(book.live_betting.half_raise_base, value="amount_to_match")
    other = replace(book, live_betting=replace(book.live_betting, half_raise_base=base))
    situation = {"form": "no_limit", "big_blind": 400, "in_front": 0, "stack": 9000, **A_1200}
    case = read_case({"topic": "short_raise", "situation": situation, "facts": {"to": 1700}})
    assert stands(case.rule(book)) == "raise 2000"
    assert stands(case.rule(other)) == "call 1200"


@pytest.mark.clause("PF-4.10", "PF-4.11", "CK-N.3")
def test_counting_chips() -> None:
    two = {
        name: stands(ruled(name, "several_chips", {"chips": [1000, 1000]}, **A_1200)) for name in (PF, PN, CK)
    }
    assert two == {PF: "call 1200", PN: "call 1200", CK: "raise 2000"}
    three = {name: ruled(name, "several_chips", {"chips": [500] * 3}, **A_1200) for name in (PF, CK)}
    assert {stands(ruling) for ruling in three.values()} == {"call 1200"}
    assert three[CK].chips_of("player").returned == 300
    raised = ruled(PF, "single_chip", {"chip": 5000, "said": "raise"}, form="pot_limit", **A_1200)
    assert stands(raised) == "raise 4200"


@pytest.mark.clause("PF-4.8", "CK-H.11")
def test_a_raise_out_of_turn_and_a_call_behind_it() -> None:
    utg = {"big_blind": 200, "bet_to_match": 200, "players_left": 8}
    facts = {"did": "raise", "to": 600, "skipped": 3}
    for name in (PF, CK):
        assert ruled(name, "out_of_turn", facts, actions=["call", "fold", "fold"], **utg).outcome == "stands"
        back = ruled(name, "out_of_turn", facts, actions=["raise", "fold", "fold"], **utg)
        assert back.chips_of("player").returned == 600 and back.may("player") == ("fold", "call", "raise")
    behind = ruled(CK, "reacted", {"chips": 600}, **utg)
    assert behind.chips_of("player").returned == 600 and behind.may("player") == ("fold", "call", "raise")


@pytest.mark.clause("PF-4.6", "CK-M.0")
def test_two_action_windows() -> None:
    def closed(name: str, *actions: str) -> bool:
        return ruled(name, "substantial_action", {"actions": list(actions)}).outcome == "closed"

    assert (closed(PF, "fold", "fold"), closed(CK, "fold", "fold")) == (False, True)
    assert closed(PF, "fold", "call") and closed(CK, "fold", "call")
    assert not closed(PF, "call") and not closed(CK, "call")


@pytest.mark.clause("PF-4.14", "PN-16")
@pytest.mark.parametrize("house_name", [PF, PN])
def test_short_all_ins(house_name: str) -> None:
    bet = {"bet_to_match": 1000, "last_full_raise": 1000, "street": "flop"}
    short = ruled(house_name, "short_all_in", {"all_ins": [1600], "answered": True}, **bet)
    assert short.may("player") == ("fold", "call") and short.sentence.args["to"] == 1600
    assert (
        ruled(house_name, "short_all_in", {"all_ins": [2000], "answered": True}, **bet).rights[0].raise_from
        == 3000
    )
    both = ruled(house_name, "short_all_in", {"all_ins": [1600, 2200], "answered": True}, **bet)
    assert both.may("player") == ("fold", "call")


def test_short_all_ins_that_add_up_are_another_house() -> None:
    from dataclasses import replace

    book = house(PF)
    run = replace(book.betting.short_all_in_run, value="reopens_when_sum_is_full")
    other = replace(book, betting=replace(book.betting, short_all_in_run=run))
    told = {
        "form": "no_limit",
        "big_blind": 400,
        "bet_to_match": 1000,
        "last_full_raise": 1000,
        "in_front": 1000,
    }
    facts = {"all_ins": [1600, 2200], "answered": True}
    case = read_case({"topic": "short_all_in", "situation": {**told, "stack": 9000}, "facts": facts})
    assert case.rule(other).rights[0].raise_from == 3200
    between = read_case(
        {
            "topic": "short_all_in",
            "situation": {**told, "stack": 9000},
            "facts": {**facts, "called_between": True},
        }
    )
    assert "raise" not in between.rule(other).may("player")


@pytest.mark.clause("PF-4.9", "PN-11")
def test_a_wrong_count() -> None:
    facts = {"stated": 100_000, "real": 150_000}
    full = ruled(PF, "accepted_action", facts, stack=200_000)
    stated = ruled(PN, "accepted_action", facts, stack=200_000)
    assert (stands(full), stands(stated)) == ("call 150000", "call 100000")
    assert stated.chips_of("bettor").returned == 50_000
    less = {"stated": 80_000, "real": 50_000}
    assert {stands(ruled(name, "accepted_action", less, stack=200_000)) for name in (PF, PN)} == {
        "call 50000"
    }


@pytest.mark.clause("CH-4.8", "CH-4.10", "CH-5.11")
def test_pot_limit_with_antes() -> None:
    pot = {"form": "pot_limit", "big_blind": 1000, "last_full_raise": None}
    flop = ruled(CH, "bet_limits", {}, **{**pot, "big_blind": 100, "pot": 1100, **BET_300})
    first = ruled(CH, "bet_limits", {"ante_for_all": 1000}, **{**pot, "pot": 2500, "bet_to_match": 1000})
    later = ruled(
        CH, "bet_limits", {"ante_for_all": 1000}, **{**pot, "pot": 3500, "bet_to_match": 0, "street": "flop"}
    )
    assert [ruling.rights[0].raise_up_to for ruling in (flop, first, later)] == [1700, 3500, 3500]


@pytest.mark.clause("CH-5.13", "CH-5.14")
def test_a_short_blind_at_the_table_of_the_engine() -> None:
    """Blinds 500-1000, the big blind all-in for 700: call 700, raise at least to 2000, a pot raise to 3200."""
    rules = HandRules.of(house(CH))
    hand = deal(
        [50_000, 700, 50_000, 50_000], [500, 1000], bet=1000, form="pot_limit", variant="omaha", rules=rules
    )
    situation = Situation.of(hand, hand.actor)
    case = read_case({"topic": "bet_limits", "situation": {"form": "pot_limit", **SHORT}, "facts": {}})
    for asked in (situation, case.situation):
        right = rule(house(CH), "bet_limits", asked, case.facts).rights[0]
        assert (right.raise_from, right.raise_up_to) == (2000, 3200)
    assert hand.legal() == (700, 2000, 3200)


SHORT = {"big_blind": 1000, "bet_to_match": 700, "pot": 1200, "in_front": 0, "stack": 50_000}


@pytest.mark.clause("CH-5.10")
def test_an_incomplete_all_in() -> None:
    bet = {"big_blind": 100, "bet_to_match": 500, "last_full_raise": 500, "street": "flop"}
    third = ruled(CH, "short_all_in", {"all_ins": [900], "answered": False}, **bet)
    maker = ruled(CH, "short_all_in", {"all_ins": [900], "answered": True}, **bet)
    assert third.rights[0].raise_from == 1400 and maker.may("player") == ("fold", "call")
    assert "raise" in ruled(CH, "short_all_in", {"all_ins": [1000], "answered": True}, **bet).may("player")


@pytest.mark.clause("CH-5.3", "CH-5.4", "CH-5.5", "CH-5.6")
def test_half_a_bet_in_limit() -> None:
    limit = {"form": "fixed_limit", "big_blind": 100, "bet_size": 100, "bet_to_match": 100, "raises": 1}
    half = ruled(CH, "short_all_in", {"all_ins": [150], "answered": False}, **limit).rights[0]
    more = ruled(CH, "short_all_in", {"all_ins": [170], "answered": False}, **limit).rights[0]
    two = ruled(
        CH, "bet_limits", {}, **{**limit, "bet_to_match": 500, "raises": 5, "round_began_heads_up": True}
    )
    assert (half.raise_from, half.raise_up_to) == (200, 400)
    assert (more.raise_from, more.raise_up_to) == (270, 370)
    assert two.rights[0].raise_from == 600, "no cap with two players"


@pytest.mark.clause("CH-5.9", "CH-5.24")
def test_chips_without_words() -> None:
    call = ruled(
        CH, "several_chips", {"chips": [500, 500]}, bet_to_match=800, last_full_raise=400, in_front=200
    )
    assert stands(call) == "call 800" and call.chips_of("player").returned == 400
    assert stands(ruled(CH, "short_raise", {"to": 600})) == "raise 800"
    back = ruled(CH, "short_raise", {"to": 800}, big_blind=600, bet_to_match=600, last_full_raise=600)
    assert stands(back) == "call 600" and back.chips_of("player").returned == 200


@pytest.mark.clause("CH-5.33", "CH-5.34", "CH-5.35", "CH-5.36")
def test_out_of_turn() -> None:
    facts = {"did": "raise", "to": 1000}
    a_200 = {"bet_to_match": 200, "big_blind": 100, "players_left": 3}
    called = ruled(CH, "out_of_turn", facts, actions=["call"], **a_200)
    raised = ruled(CH, "out_of_turn", facts, actions=["raise"], **a_200)
    folded = ruled(CH, "out_of_turn", facts, actions=["fold"], **a_200)
    assert stands(called) == "call 200" and called.chips_of("player").returned == 800
    assert raised.chips_of("player").returned == 1000 and raised.may("player") == ("fold", "call", "raise")
    assert stands(folded) == "raise 1000"


BET_300 = {"bet_to_match": 300, "last_full_raise": 300, "street": "flop"}


@pytest.mark.clause("PF-3.4")
@pytest.mark.parametrize("house_name", [PF, PN])
def test_odd_chips_in_high_low(house_name: str) -> None:
    def parts(pot: int, high: list[int], low: list[int]) -> object:
        facts = {"pot": pot, "smallest_chip": 25, "high": high, "low": low}
        return ruled(house_name, "odd_chip", facts, game="omaha8").sentence.args["parts"]

    assert parts(1075, [7], [2, 5]) == "7: 550, 2: 275, 5: 250"
    assert parts(1050, [2, 5], [2, 5]) == "2: 525, 5: 525", "not 550 and 500"


@pytest.mark.clause("PF-6.9.1", "PF-6.9.4")
@pytest.mark.parametrize("house_name", [PF, PN])
def test_a_penalty_that_is_carried(house_name: str) -> None:
    """Two rounds of eight players are 16 hands; five are served when the table breaks: 11 are left at one of six."""
    given = ruled(house_name, "penalty_given", {"kind": "rounds", "count": 2, "players_at_table": 8})
    assert given.sentence.args["hands"] == 16
    carried = {"hands": 16, "served": 5, "ended": "table", "players_at_table": 6}
    assert ruled(house_name, "penalty_carried", carried).sentence.args["left"] == 11
