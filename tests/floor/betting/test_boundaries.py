"""The same facts told in two ways get one ruling; the edges of rules: last chips, the cap, a short blind."""

from dataclasses import replace
from typing import Any

import pytest

from cardroom.floor import BadCase, read_case
from cardroom.rules import house
from tests.floor.rulings import LIVE, SITUATION, ruled, stands

PF, PN, CK, CH = LIVE
LIMIT: dict[str, Any] = {
    "form": "fixed_limit",
    "big_blind": 100,
    "bet_size": 100,
    "bet_to_match": 400,
    "last_full_raise": 100,
    "raises": 4,
}
"""A bet and three raises of 100."""


@pytest.mark.parametrize(
    ("name", "outcome"),
    [
        pytest.param(PF, "call 1200", marks=pytest.mark.clause("PF-4.11")),
        pytest.param(PN, "call 1200", marks=pytest.mark.clause("PN-13")),
        pytest.param(CH, "call 1200", marks=pytest.mark.clause("CH-5.24")),
        pytest.param(CK, "raise 2000", marks=pytest.mark.clause("CK-N.3")),
    ],
)
def test_last_chips_without_a_word_are_ruled_on_like_others(name: str, outcome: str) -> None:
    told = {"bet_to_match": 1200, "last_full_raise": 800, "stack": 2000}
    assert stands(ruled(name, "several_chips", {"chips": [1000, 1000]}, **told)) == outcome


@pytest.mark.clause("CK-B.11", "CK-N.3")
def test_the_last_chip_without_a_word_only_calls_too() -> None:
    ruling = ruled(CK, "single_chip", {"chip": 5000}, bet_to_match=1200, last_full_raise=800, stack=5000)
    assert (stands(ruling), ruling.sure, ruling.options) == ("call 1200", "decided", ())
    assert ruling.chips_of("player").returned == 3800 and {"CK-B.11", "CK-N.3"} <= set(ruling.clauses)
    opening = ruled(CK, "single_chip", {"chip": 5000}, bet_to_match=0, stack=5000)
    assert (stands(opening), opening.sure) == ("check", "decided")


def test_a_house_may_have_staff_ask_whether_the_last_chip_was_an_all_in() -> None:
    book = house(CK)
    assert book.live_betting is not None
    asks = replace(book.live_betting.last_chips, value="staff_decide")
    book = replace(book, live_betting=replace(book.live_betting, last_chips=asks))
    told = {**SITUATION, "pot": 1800, "bet_to_match": 1200, "last_full_raise": 800, "stack": 5000}
    case = read_case({"topic": "single_chip", "situation": told, "facts": {"chip": 5000}})
    ruling = case.rule(book)
    assert [(option.id, option.to) for option in ruling.options] == [("all-in", 5000), ("only-call", 1200)]
    case = read_case(
        {"topic": "single_chip", "situation": {**told, "bet_to_match": 0}, "facts": {"chip": 5000}}
    )
    assert [(one.id, one.to) for one in case.rule(book).options] == [("all-in", 5000), ("check", 0)]


@pytest.mark.parametrize("name", LIVE)
@pytest.mark.parametrize("said", ["raise", "bet"])
@pytest.mark.parametrize("bet_to_match", [0, 1200])
def test_a_word_and_one_chip_are_the_same_in_both_topics(name: str, said: str, bet_to_match: int) -> None:
    told: dict[str, Any] = {"bet_to_match": bet_to_match, "last_full_raise": 800, "stack": 20_000}
    one = ruled(name, "single_chip", {"chip": 5000, "said": said}, **told)
    other = ruled(name, "spoken", {"said": said, "chips": [5000]}, **told)
    assert (one.action, one.chips) == (other.action, other.chips)


@pytest.mark.parametrize("name", LIVE)
@pytest.mark.parametrize(
    ("topic", "facts"),
    [
        ("single_chip", {"chip": 500, "said": "raise"}),
        ("several_chips", {"chips": [400, 100]}),
        ("spoken", {"said": "raise"}),
        ("short_raise", {"to": 500, "by": "raise_said"}),
        ("raise_then_motions", {"motions": [400, 100]}),
        ("pot_said", {}),
    ],
)
def test_no_ruling_raises_over_the_cap(name: str, topic: str, facts: dict[str, Any]) -> None:
    assert stands(ruled(name, topic, facts, **LIMIT)) == "call 400"
    lifted = ruled(name, topic, facts, **LIMIT, round_began_heads_up=True, players_left=2, last_two=True)
    assert stands(lifted) == "raise 500"


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(PF, marks=pytest.mark.clause("PF-4.4")),
        pytest.param(PN, marks=pytest.mark.clause("PN-5")),
        pytest.param(CK, marks=pytest.mark.clause("CK-B.3")),
        pytest.param(CH, marks=pytest.mark.clause("CH-5.3")),
    ],
)
def test_behind_an_all_in_over_the_cap_nobody_raises(name: str) -> None:
    facts = {"all_ins": [430], "answered": False}
    assert ruled(name, "short_all_in", facts, **LIMIT).may("player") == ("fold", "call")
    before_the_last = {**LIMIT, "bet_to_match": 300, "raises": 3}
    assert "raise" in ruled(name, "short_all_in", {**facts, "all_ins": [330]}, **before_the_last).may(
        "player"
    )
    full = ruled(name, "short_all_in", {**facts, "all_ins": [400]}, **before_the_last)
    assert full.may("player") == ("fold", "call")


@pytest.mark.parametrize(
    ("name", "price"),
    [
        pytest.param(CK, 1000, marks=pytest.mark.clause("CK-BB.1")),
        pytest.param(CH, 700, marks=pytest.mark.clause("CH-5.14")),
        (PF, 1000),
        (PN, 1000),
    ],
)
def test_a_short_big_blind_is_called_by_the_house_s_rule(name: str, price: int) -> None:
    told: dict[str, Any] = {
        "big_blind": 1000,
        "bet_to_match": 700,
        "last_full_raise": None,
        "street": "preflop",
    }
    bounds = ruled(name, "bet_limits", **told)
    assert bounds.sentence.args["to"] == price
    assert bounds.rights[0].raise_from == 2000
    assert stands(ruled(name, "spoken", {"said": "call"}, **told)) == f"call {price}"
    clauses = house(name).betting.short_blind_price.clauses
    assert name == CH or set(clauses) <= set(bounds.clauses)


@pytest.mark.parametrize("name", LIVE)
@pytest.mark.parametrize(
    ("topic", "facts"),
    [
        ("short_raise", {"to": 2500}),
        ("several_chips", {"chips": [2000, 500]}),
        ("undercall", {"chips": 400}),
    ],
)
def test_a_plain_action_rests_on_its_own_rule_not_on_the_word_of_staff(
    name: str, topic: str, facts: dict[str, Any]
) -> None:
    live = house(name).live_betting
    assert live is not None
    assert set(ruled(name, topic, facts).clauses) != set(live.final_say.clauses)


def test_a_bet_or_raise_out_of_turn_needs_its_amount_and_a_call_does_not() -> None:
    told: dict[str, Any] = {"bet_to_match": 200, "actions": ["fold"]}
    with pytest.raises(BadCase, match='fact "to" is missing'):
        ruled(PF, "out_of_turn", {"did": "raise"}, **told)
    ruling = ruled(PF, "out_of_turn", {"did": "call"}, **told)
    assert stands(ruling) == "call 200" and ruling.chips_of("player").bound == 200


@pytest.mark.clause("CH-5.33", "CH-5.34")
def test_while_another_skipped_player_may_still_raise_nothing_is_reduced() -> None:
    facts = {"did": "raise", "to": 1000, "skipped": 2}
    told: dict[str, Any] = {"bet_to_match": 200, "players_left": 4}
    assert ruled(CH, "out_of_turn", facts, **told, actions=["call"]).outcome == "waits"
    assert ruled(CH, "out_of_turn", facts, **told, actions=["call", "fold"]).outcome == "reduced"
    raised = ruled(CH, "out_of_turn", facts, **told, actions=["call", "raise"])
    assert raised.outcome == "returned" and raised.chips_of("player").returned == 1000


@pytest.mark.clause("CH-5.36")
def test_heads_up_the_one_passed_over_may_answer_the_bet_or_bet_in_turn() -> None:
    told: dict[str, Any] = {"players_left": 2, "actions": []}
    bet = ruled(CH, "out_of_turn", {"did": "bet", "to": 500}, **told, bet_to_match=0)
    assert bet.outcome == "stands" and bet.may("skipped") == ("fold", "call", "raise")


def test_one_motion_is_no_string_bet() -> None:
    with pytest.raises(BadCase, match="motions"):
        ruled(PF, "string_bet", {"motions": [500]})


def test_staff_are_not_offered_the_same_amount_twice() -> None:
    small = ruled(CK, "pot_said", pot=600, bet_to_match=400)
    assert [option.id for option in small.options] == ["at-least-the-minimum"]
    large = ruled(CK, "pot_said", pot=3000, bet_to_match=400)
    assert [option.to for option in large.options] == [800, 3000]


@pytest.mark.clause("CH-5.14")
def test_behind_an_all_in_below_the_full_blind_a_raise_still_goes_to_twice_the_blind() -> None:
    ruling = ruled(CH, "several_chips", {"chips": [300, 64]}, bet_to_match=300, stack=364, street="preflop")
    assert stands(ruling) == "raise 364"
    assert next(right.raise_from for right in ruling.rights if right.who == "next") == 800


@pytest.mark.parametrize(
    ("name", "all_in", "least"),
    [
        pytest.param(CH, 150, 200, marks=pytest.mark.clause("CH-5.5")),
        pytest.param(CH, 151, 251, marks=pytest.mark.clause("CH-5.6")),
        pytest.param(PF, 130, 200, marks=pytest.mark.clause("PF-4.14")),
        pytest.param(PF, 149, 200, marks=pytest.mark.clause("PF-4.14")),
        pytest.param(PF, 150, 250, marks=pytest.mark.clause("PF-4.14")),
        pytest.param(PN, 170, 270, marks=pytest.mark.clause("PN-16")),
        pytest.param(CK, 149, 200, marks=pytest.mark.clause("CK-B.6", "CK-OM.16")),
        pytest.param(CK, 170, 270, marks=pytest.mark.clause("CK-B.6", "CK-OM.16")),
    ],
)
def test_what_whoever_is_next_raises_to_behind_a_short_all_in_of_limit(
    name: str, all_in: int, least: int
) -> None:
    told = {**LIMIT, "bet_to_match": 100, "raises": 1, "stack": all_in}
    ruling = ruled(name, "spoken", {"said": "all_in"}, **told)
    assert stands(ruling) == f"raise {all_in}"
    assert next(right.raise_from for right in ruling.rights if right.who == "next") == least
    behind = ruled(name, "short_all_in", {"all_ins": [all_in], "answered": False}, **told)
    assert behind.rights[0].raise_from == least


def test_the_odd_chip_cites_the_clauses_of_its_game_only() -> None:
    split = {"pot": 1075, "smallest_chip": 25, "high": [1, 5]}
    assert ruled(CH, "odd_chip", split, game="holdem").clauses == ("CH-5.38", "CH-5.39")
    assert "CH-6.HILO.2" in ruled(CH, "odd_chip", split, game="omaha8").clauses
    assert "CK-OM.13" not in ruled(CK, "odd_chip", split, game="holdem").clauses
    assert "CK-OM.13" in ruled(CK, "odd_chip", split, game="omaha").clauses


@pytest.mark.clause("CH-5.40")
def test_in_stud_the_odd_chip_waits_for_the_cards_whatever_else_was_told() -> None:
    split = {"pot": 1075, "smallest_chip": 25, "high": [1, 5]}
    with pytest.raises(BadCase, match='fact "high_cards" is missing'):
        ruled(CH, "odd_chip", split, game="stud")
    cards = "AdKs9c8h2d / AsKd9h8c2c"
    assert ruled(CH, "odd_chip", {**split, "high_cards": cards}, game="stud").chips_of("seat_5").wins == 550


@pytest.mark.parametrize(
    ("name", "game", "order"),
    [
        pytest.param(CH, "stud", "5, 1, 3", marks=pytest.mark.clause("CH-1.30")),
        pytest.param(PF, "stud", "5, 1, 3", marks=pytest.mark.clause("PF-5.3")),
        pytest.param(CK, "holdem", "1, 3, 5", marks=pytest.mark.clause("CK-S.6")),
    ],
)
def test_without_a_bet_stud_asks_for_the_best_open_cards_and_the_others_for_nothing(
    name: str, game: str, order: str
) -> None:
    left: dict[str, Any] = {"left": [1, 3, 5], "bet_last": 0}
    if game == "stud":
        with pytest.raises(BadCase, match="best_open_cards"):
            ruled(name, "show_order", left, game=game)
        left["best_open_cards"] = 5
    assert ruled(name, "show_order", left, game=game).sentence.args["order"] == order


@pytest.mark.clause("CH-1.30")
def test_whoever_bet_last_in_the_last_round_bet_last_in_the_hand() -> None:
    one = ruled(CH, "show_order", {"left": [1, 3, 5], "bet_last_in_round": 3})
    assert one.sentence.args["first"] == 3
    with pytest.raises(BadCase, match="bet_last"):
        ruled(CH, "show_order", {"left": [1, 3, 5], "bet_last": 1, "bet_last_in_round": 3})


@pytest.mark.parametrize("name", LIVE)
def test_a_game_that_no_house_knows_is_asked_about(name: str) -> None:
    with pytest.raises(BadCase, match=r"it may be .*omaha"):
        ruled(name, "exposed_in_deal", {"by": "dealer", "off_deck": 9}, game="omha")
    assert ruled(name, "exposed_in_deal", {"by": "dealer", "off_deck": 9}, game="omaha").sentence.id


@pytest.mark.parametrize("name", [PF, PN])
@pytest.mark.parametrize(
    ("topic", "facts"),
    [
        ("boxed_card", {"goes": "to_a_player"}),
        ("joker", {"played": True}),
        ("fallen_card", {"dropped_by": "dealer"}),
        ("exposed_in_deal", {"by": "dealer", "off_deck": 3}),
    ],
)
def test_a_silent_house_too_late_for_a_misdeal_still_asks_what_becomes_of_the_card(
    name: str, topic: str, facts: dict[str, Any]
) -> None:
    early = ruled(name, topic, {**facts, "actions": ["fold"]})
    late = ruled(name, topic, {**facts, "actions": ["fold", "call"]})
    assert early.options[0].id == "misdeal"
    assert late.options == early.options[1:] and len(late.options) == 2


@pytest.mark.clause("CH-1.15", "CH-1.16")
def test_a_hand_the_dealer_took_was_mixed_by_nobody_on_purpose() -> None:
    facts = {"how": "taken_by_dealer", "protected_by": "nothing", "in_pot": 1000, "on_purpose": True}
    assert ruled(CH, "hand_lost", facts).sentence.id == "hand-unprotected-dead"
    mixed = ruled(CH, "hand_lost", {**facts, "how": "mixed_with_another_hand"})
    assert mixed.sentence.id == "hand-mixed-on-purpose"


@pytest.mark.parametrize("name", LIVE)
def test_the_clock_promises_no_free_check_while_nobody_told_the_bet(name: str) -> None:
    facts = {"by": "staff", "allowed": True, "level_minutes": 40}
    unknown = ruled(name, "clock_called", facts, bet_to_match=None)
    assert unknown.may("player") == ("fold", "check", "call", "bet", "raise")
    assert "check" not in ruled(name, "clock_called", facts, bet_to_match=400).may("player")


@pytest.mark.parametrize(
    ("name", "to", "outcome"),
    [
        pytest.param(PF, 300, "raise 400", marks=pytest.mark.clause("PF-4.13")),
        pytest.param(CK, 280, "call 200", marks=pytest.mark.clause("CK-B.10")),
        pytest.param(CH, 300, "raise 400", marks=pytest.mark.clause("CH-5.9")),
        (PN, 700, "raise 700"),
    ],
)
def test_a_raise_out_of_turn_that_binds_goes_to_what_it_would_in_turn(
    name: str, to: int, outcome: str
) -> None:
    told: dict[str, Any] = {
        "big_blind": 200,
        "bet_to_match": 200,
        "last_full_raise": None,
        "actions": ["fold"],
    }
    ruling = ruled(name, "out_of_turn", {"did": "raise", "to": to}, **told)
    assert ruling.outcome == "stands" and stands(ruling) == outcome
    chips, total = ruling.chips_of("player"), int(outcome.split()[1])
    assert (chips.put_in, chips.bound + chips.owes) == (to, total)
    with pytest.raises(BadCase, match="as much as that is a call"):
        ruled(name, "out_of_turn", {"did": "raise", "to": 200}, **told)


@pytest.mark.clause("CK-BB.1", "PF-4.7.1")
@pytest.mark.parametrize("name", [PF, PN, CK])
@pytest.mark.parametrize("more", [{}, {"blinds_short": 100}, {"small_blind": 0, "blinds_short": 100}])
def test_a_pot_raise_counts_the_small_blind_that_nobody_posts(name: str, more: dict[str, Any]) -> None:
    told: dict[str, Any] = {
        "form": "pot_limit", "small_blind": 100, "big_blind": 200, "bet_to_match": 200, "pot": 200,
        "last_full_raise": None, "street": "preflop",
    }  # fmt: skip
    right = ruled(name, "bet_limits", {}, **told | more).rights[0]
    assert (right.raise_from, right.raise_up_to) == (400, 700)
    assert ruled(name, "pot_said", {}, **told | more).action.to == 700
    assert ruled(CH, "bet_limits", {}, **told | more).rights[0].raise_up_to == 600


@pytest.mark.clause("CK-BB.1")
def test_a_pot_raise_over_short_blinds_counts_them_full_at_kruh() -> None:
    told: dict[str, Any] = {
        "form": "pot_limit", "big_blind": 1000, "small_blind": 500, "bet_to_match": 700, "pot": 1200,
        "last_full_raise": None, "street": "preflop",
    }  # fmt: skip
    kruh, helsinki = (ruled(name, "bet_limits", {}, **told) for name in (CK, CH))
    assert kruh.rights[0].raise_up_to == 3500 and "CK-BB.1" in kruh.clauses
    assert helsinki.rights[0].raise_up_to == 3200
    both_short = {**told, "pot": 900, "blinds_short": 600}
    assert ruled(CK, "bet_limits", {}, **both_short).rights[0].raise_up_to == 3500
    later = {**told, "street": "flop", "bet_to_match": 0, "pot": 2700, "blinds_short": 300}
    assert ruled(CK, "bet_limits", {}, **later).rights[0].raise_up_to == 2700
