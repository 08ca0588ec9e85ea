"""Out of turn, skipped, and how much action is enough."""

import pytest

from cardroom.floor import BadCase
from tests.floor.rulings import LIVE, ruled, stands

PF, PN, CK, CH = LIVE
UTG = {"big_blind": 200, "bet_to_match": 200, "last_full_raise": 200, "players_left": 6}


@pytest.mark.clause("PF-4.8", "PN-10", "CK-H.11", "CK-N.1")
@pytest.mark.parametrize("house", [PF, PN, CK])
def test_out_of_turn_binds_unless_the_bet_went_up(house: str) -> None:
    facts = {"did": "raise", "to": 600, "skipped": 3}
    bound = ruled(house, "out_of_turn", facts, actions=["call", "fold", "fold"], **UTG)
    back = ruled(house, "out_of_turn", facts, actions=["raise", "fold", "fold"], **UTG)
    waits = ruled(house, "out_of_turn", facts, actions=["call"], **UTG)
    assert (stands(bound), bound.chips_of("player").bound) == ("raise 600", 600)
    assert back.chips_of("player").returned == 600 and back.may("player") == ("fold", "call", "raise")
    assert waits.outcome == "waits" and waits.chips_of("player").bound == 600


@pytest.mark.clause("CK-H.11")
def test_at_kruh_whoever_reacted_takes_the_bet_back() -> None:
    ruling = ruled(CK, "reacted", {"chips": 600})
    assert ruling.chips_of("player").returned == 600 and ruling.may("player") == ("fold", "call", "raise")


@pytest.mark.parametrize("house", [PF, PN, CH])
def test_elsewhere_staff_decide_on_those_who_reacted(house: str) -> None:
    assert ruled(house, "reacted", {"chips": 600}).sure == "discretion"


@pytest.mark.clause("CH-5.33", "CH-5.34", "CH-5.35")
@pytest.mark.parametrize(
    ("did", "to", "price", "actions", "outcome", "stood", "returned"),
    [
        ("raise", 1000, 200, ["call"], "reduced", "call 200", 800),
        ("raise", 1000, 200, ["raise"], "returned", "none", 1000),
        ("raise", 1000, 200, ["fold"], "stands", "raise 1000", 0),
        ("bet", 500, 0, ["check", "check"], "reduced", "check", 500),
        ("bet", 500, 0, ["check", "bet"], "returned", "none", 500),
        ("bet", 500, 0, ["bet", "fold"], "returned", "none", 500),
        ("raise", 1000, 200, [], "waits", "none", 0),
    ],
)
def test_the_printed_examples_out_of_turn(
    did: str, to: int, price: int, actions: list[str], outcome: str, stood: str, returned: int
) -> None:
    facts = {"did": did, "to": to, "skipped": max(len(actions), 1)}
    ruling = ruled(
        CH, "out_of_turn", facts, actions=actions, bet_to_match=price, big_blind=100, players_left=4
    )
    assert (ruling.outcome, stands(ruling), ruling.chips_of("player").returned) == (outcome, stood, returned)
    if outcome == "returned":
        assert ruling.may("player") == ("fold", "call", "raise")


@pytest.mark.clause("CH-5.36")
def test_heads_up_it_stands_unless_the_skipped_player_bets() -> None:
    facts = {"did": "bet", "to": 500}
    opening = {"bet_to_match": 0, "street": "flop", "players_left": 2}
    assert ruled(CH, "out_of_turn", facts, actions=["check"], **opening).outcome == "stands"
    back = ruled(CH, "out_of_turn", facts, actions=["bet"], **opening)
    assert back.outcome == "returned" and back.chips_of("player").returned == 500


@pytest.mark.clause("PF-3.8.1", "PN-10", "CH-5.37", "CK-B.7", "CK-H.13")
@pytest.mark.parametrize(
    ("house", "outcome", "sure"),
    [
        (PF, "returned", "by_reading"),
        (PN, "returned", "by_reading"),
        (CK, "stands", "by_reading"),
        (CH, "stands", "decided"),
    ],
)
def test_a_fold_out_of_turn_that_a_raise_follows(house: str, outcome: str, sure: str) -> None:
    facts = {"did": "fold", "mucked": False}
    ruling = ruled(house, "out_of_turn", facts, actions=["raise"], **UTG)
    assert (ruling.outcome, ruling.sure) == (outcome, sure)
    assert ruled(house, "out_of_turn", facts, actions=["call"], **UTG).outcome == "stands"


@pytest.mark.clause("PF-3.8", "PF-3.8.1")
@pytest.mark.parametrize("house", [PF, PN])
def test_of_a_fold_out_of_turn_it_is_asked_whether_the_cards_touched_the_muck(house: str) -> None:
    with pytest.raises(BadCase, match="touched the muck"):
        ruled(house, "out_of_turn", {"did": "fold"}, actions=["raise"], **UTG)
    mucked = ruled(house, "out_of_turn", {"did": "fold", "mucked": True}, actions=["raise"], **UTG)
    assert mucked.outcome == "stands" and stands(mucked) == "fold" and "PF-3.8" in mucked.clauses


@pytest.mark.clause("CH-5.37", "CK-B.7", "CK-H.13")
@pytest.mark.parametrize("house", [CK, CH])
def test_where_every_fold_binds_the_muck_is_not_asked_about(house: str) -> None:
    ruling = ruled(house, "out_of_turn", {"did": "fold"}, actions=[], **UTG)
    assert ruling.outcome == "stands" and stands(ruling) == "fold"


@pytest.mark.clause("CH-5.32")
def test_who_checks_out_of_turn_at_helsinki_bets_no_more_on_this_round() -> None:
    opening = {"bet_to_match": 0, "street": "flop"}
    assert stands(ruled(CH, "out_of_turn", {"did": "check"}, actions=["check"], **opening)) == "check"
    ruling = ruled(CH, "out_of_turn", {"did": "check"}, actions=["bet"], **opening)
    assert ruling.may("player") == ("fold", "call")


@pytest.mark.clause("PF-4.8", "PF-6.5", "PN-10", "CK-H.10")
@pytest.mark.parametrize(
    ("house", "clause"), [(PF, "PF-6.5"), (PN, "PN-10"), (CK, "CK-H.10"), (CH, "CH-8.51")]
)
def test_on_purpose_staff_may_add_a_penalty(house: str, clause: str) -> None:
    facts = {"did": "call", "to": 200, "on_purpose": True}
    ruling = ruled(house, "out_of_turn", facts, actions=["fold"], **UTG)
    assert clause in ruling.clauses and ruling.may("staff") == ("penalise",)


@pytest.mark.clause("CH-5.30")
@pytest.mark.parametrize(("price", "verb"), [(0, "check"), (200, "fold")])
def test_two_later_players_bind_the_skipped_one(price: int, verb: str) -> None:
    late = {"acted_since": 2, "had_time": True}
    assert stands(ruled(CH, "skipped_player", late, bet_to_match=price)) == verb
    for early in ({"acted_since": 1, "had_time": True}, {"acted_since": 2, "had_time": False}):
        assert ruled(CH, "skipped_player", early, bet_to_match=price).outcome == "turn_goes_back"


@pytest.mark.clause("CH-5.31")
def test_cards_dealt_over_a_skipped_player_are_premature() -> None:
    facts = {"acted_since": 2, "had_time": False, "next_cards_dealt": True}
    assert ruled(CH, "skipped_player", facts).outcome == "premature_cards"


@pytest.mark.parametrize("house", [PF, PN, CK])
def test_elsewhere_staff_decide_on_cards_dealt_over_a_skipped_player(house: str) -> None:
    facts = {"acted_since": 2, "had_time": False, "next_cards_dealt": True}
    assert ruled(house, "skipped_player", facts).sure == "discretion"


@pytest.mark.parametrize("house", [PF, PN, CK])
def test_elsewhere_staff_decide_on_a_skipped_player(house: str) -> None:
    assert ruled(house, "skipped_player", {"acted_since": 2, "had_time": True}).sure == "discretion"


@pytest.mark.clause("PF-4.6", "PN-9", "CK-M.0", "CK-M.10", "CH-3.21")
@pytest.mark.parametrize(
    ("actions", "closed"),
    [
        (["fold", "fold"], {CK}),
        (["fold", "call"], {PF, PN, CK, CH}),
        (["call"], set()),
        (["fold", "fold", "fold"], {PF, PN, CK}),
        (["check", "check", "fold"], {PF, PN, CK}),
    ],
)
def test_when_the_door_on_a_misdeal_closes(actions: list[str], closed: set[str]) -> None:
    found = {h for h in LIVE if ruled(h, "substantial_action", {"actions": actions}).outcome == "closed"}
    assert found == closed
