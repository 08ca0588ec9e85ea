"""Chips without a word: one of them, several of them, fewer than the call."""

import pytest

from tests.floor.rulings import LIVE, ruled, stands

PF, PN, CK, CH = LIVE
OVER_1200 = {"bet_to_match": 1200, "last_full_raise": 800, "pot": 1800, "raises": 2}


@pytest.mark.clause("PF-4.10", "PN-12", "CK-B.11", "CK-N.3", "CH-5.21")
@pytest.mark.parametrize("house", LIVE)
def test_one_large_chip_against_a_bet_is_a_call(house: str) -> None:
    ruling = ruled(house, "single_chip", {"chip": 5000}, **OVER_1200)
    assert stands(ruling) == "call 1200"
    assert (ruling.chips_of("player").bound, ruling.chips_of("player").returned) == (1200, 3800)


@pytest.mark.clause("CK-N.3")
def test_one_chip_behind_a_posted_small_blind_is_a_call() -> None:
    blinds = {"big_blind": 300, "bet_to_match": 500, "last_full_raise": 200}
    ruling = ruled(CK, "single_chip", {"chip": 1000}, in_front=150, **blinds)
    assert stands(ruling) == "call 500" and ruling.sure != "discretion"


@pytest.mark.clause("PF-4.10", "PN-12")
@pytest.mark.parametrize("house", [PF, PN])
def test_raise_and_one_chip_is_the_largest_raise_up_to_its_value(house: str) -> None:
    pot_limit = ruled(house, "single_chip", {"chip": 5000, "said": "raise"}, form="pot_limit", **OVER_1200)
    no_limit = ruled(house, "single_chip", {"chip": 5000, "said": "raise"}, **OVER_1200)
    too_small = ruled(house, "single_chip", {"chip": 1500, "said": "raise"}, **OVER_1200)
    assert [stands(r) for r in (pot_limit, no_limit, too_small)] == ["raise 4200", "raise 5000", "raise 2000"]
    assert too_small.chips_of("player").owes == 500


@pytest.mark.clause("CK-B.7", "CK-B.9")
def test_raise_and_one_chip_at_kruh_takes_the_value_of_the_chip_and_at_least_the_least_raise() -> None:
    ruling = ruled(CK, "single_chip", {"chip": 5000, "said": "raise"}, **OVER_1200)
    assert (stands(ruling), ruling.sure) == ("raise 5000", "by_reading")
    assert {"CK-B.7", "CK-B.9"} <= set(ruling.clauses)
    assert stands(ruled(CK, "single_chip", {"chip": 1500, "said": "raise"}, **OVER_1200)) == "raise 2000"


@pytest.mark.parametrize(
    "house",
    [
        pytest.param(PF, marks=pytest.mark.clause("PF-4.11")),
        pytest.param(PN, marks=pytest.mark.clause("PN-13")),
    ],
)
def test_of_two_unlike_chips_the_smaller_one_is_thought_away(house: str) -> None:
    """500 and 1000 against 1100: without the 500 less than the call would lie there."""
    told = {"bet_to_match": 1100, "last_full_raise": 700}
    ruling = ruled(house, "several_chips", {"chips": [500, 1000]}, **told)
    assert (stands(ruling), ruling.sure) == ("call 1100", "by_reading")
    assert ruling.chips_of("player").returned == 400 and "chips of one value" in ruling.reading
    enough = ruled(house, "several_chips", {"chips": [500, 1000, 1000]}, **told)
    assert (stands(enough), enough.sure) == ("raise 2500", "by_reading")
    half = ruled(house, "several_chips", {"chips": [100, 500, 1000]}, **told)
    assert stands(half) == "raise 1800", (
        "1500 calls; of the 500 above the call more than half of 700 is there"
    )
    like = ruled(house, "several_chips", {"chips": [1000, 1000]}, **told)
    assert stands(like) == "call 1100" and "chips of one value" not in like.reading


@pytest.mark.clause("CK-N.3", "CK-B.10")
def test_at_kruh_two_unlike_chips_go_by_the_amount() -> None:
    ruling = ruled(CK, "several_chips", {"chips": [500, 1000]}, bet_to_match=1100, last_full_raise=700)
    assert (stands(ruling), ruling.sure) == ("raise 1800", "by_reading")


@pytest.mark.clause("PN-12", "PF-4.10")
@pytest.mark.parametrize("house", [PF, PN])
def test_what_is_printed_of_one_chip_is_decided(house: str) -> None:
    call = ruled(house, "single_chip", {"chip": 5000}, **OVER_1200)
    assert (stands(call), call.sure, call.reading) == ("call 1200", "decided", "")
    raised = ruled(house, "single_chip", {"chip": 5000, "said": "raise"}, **OVER_1200)
    assert (stands(raised), raised.sure) == ("raise 5000", "decided")


@pytest.mark.clause("CH-5.17", "CH-5.20")
def test_raise_and_one_chip_at_helsinki_is_what_the_chip_covers_and_at_least_the_minimum() -> None:
    assert stands(ruled(CH, "single_chip", {"chip": 5000, "said": "raise"}, **OVER_1200)) == "raise 5000"
    assert stands(ruled(CH, "single_chip", {"chip": 1500, "said": "raise"}, **OVER_1200)) == "raise 2000"


@pytest.mark.clause("PF-4.10", "PN-12", "CK-B.11", "CH-5.17")
@pytest.mark.parametrize(
    ("house", "street", "verb", "sure"),
    [
        (PF, "first", "bet", "decided"),
        (PF, "flop", "bet", "decided"),
        (PN, "first", "bet", "discretion"),
        (PN, "flop", "bet", "decided"),
        (CK, "flop", "check", "decided"),
        (CH, "flop", "bet", "decided"),
    ],
)
def test_one_chip_with_nothing_to_match(house: str, street: str, verb: str, sure: str) -> None:
    ruling = ruled(house, "single_chip", {"chip": 5000}, street=street, bet_to_match=0, raises=0, pot=1200)
    assert ruling.action is not None
    assert (ruling.action.verb, ruling.sure) == (verb, sure)


@pytest.mark.clause("CH-5.17")
def test_one_chip_in_pot_limit_bets_at_most_the_pot() -> None:
    opening = {"street": "flop", "bet_to_match": 0, "raises": 0, "pot": 1200, "form": "pot_limit"}
    ruling = ruled(CH, "single_chip", {"chip": 5000}, **opening)
    assert stands(ruling) == "bet 1200" and ruling.chips_of("player").returned == 3800


@pytest.mark.clause("PF-4.7.1", "PN-10.2", "CK-B.11", "CH-5.21")
@pytest.mark.parametrize("house", LIVE)
def test_one_chip_behind_the_big_blind_that_nobody_raised_is_a_check(house: str) -> None:
    assert stands(ruled(house, "single_chip", {"chip": 5000}, in_front=400)) == "check"


@pytest.mark.clause("PF-4.11", "PN-13", "CK-N.3", "CH-5.24")
@pytest.mark.parametrize(
    ("house", "two"), [(PF, "call 1200"), (PN, "call 1200"), (CK, "raise 2000"), (CH, "call 1200")]
)
def test_two_chips_of_1000_and_four_of_500_against_1200(house: str, two: str) -> None:
    assert stands(ruled(house, "several_chips", {"chips": [1000, 1000]}, **OVER_1200)) == two
    assert stands(ruled(house, "several_chips", {"chips": [500] * 4}, **OVER_1200)) == "raise 2000"


@pytest.mark.clause("CH-5.24")
def test_chips_in_front_are_counted_and_the_smallest_new_one_removed() -> None:
    situation = {"bet_to_match": 800, "last_full_raise": 400, "in_front": 200}
    ruling = ruled(CH, "several_chips", {"chips": [500, 500]}, **situation)
    assert stands(ruling) == "call 800"
    assert ruling.chips_of("player").returned == 400
    assert {"CH-5.24"} <= set(ruling.clauses)


@pytest.mark.clause("PF-4.11", "PF-4.13", "PN-13", "PN-15")
@pytest.mark.parametrize("house", [PF, PN])
def test_chips_of_different_values_go_by_the_amount(house: str) -> None:
    assert stands(ruled(house, "several_chips", {"chips": [1000, 500, 200]}, **OVER_1200)) == "raise 2000"
    assert stands(ruled(house, "several_chips", {"chips": [1000, 500]}, **OVER_1200)) == "call 1200"
    assert stands(ruled(house, "several_chips", {"chips": [1000, 500, 1000]}, **OVER_1200)) == "raise 2500"


@pytest.mark.clause("PF-4.7.1", "PN-10.2")
@pytest.mark.parametrize("house", [PF, PN])
@pytest.mark.parametrize(
    ("situation", "outcome", "sure"),
    [
        ({"raises": 1, "players_left": 4}, "full_call", "decided"),
        ({"raises": 3, "players_left": 2}, "full_call", "decided"),
        ({"raises": 2, "players_left": 4}, "staff_decide", "discretion"),
    ],
)
def test_an_undercall_is_full_against_the_opening_bet_or_heads_up(
    house: str, situation: dict[str, int], outcome: str, sure: str
) -> None:
    ruling = ruled(house, "undercall", {"chips": 100}, **situation)
    assert (ruling.outcome, ruling.sure) == (outcome, sure)
    assert ruling.chips_of("player").owes == 300


@pytest.mark.clause("CH-5.22")
def test_at_helsinki_an_undercall_is_completed_or_staff_let_the_player_fold() -> None:
    ruling = ruled(
        CH, "undercall", {"chips": 50}, bet_to_match=200, last_full_raise=150, big_blind=25, raises=2
    )
    assert ruling.sure == "discretion" and stands(ruling) == "call 200"
    assert [(option.id, option.to) for option in ruling.options] == [
        ("complete-the-call", 200),
        ("fold-and-lose-what-is-in", 50),
    ]


@pytest.mark.clause("PF-4.7", "PN-10", "CK-B.7", "CH-5.23")
@pytest.mark.parametrize("house", LIVE)
def test_a_spoken_call_owes_all_of_it(house: str) -> None:
    ruling = ruled(house, "undercall", {"chips": 50, "said": "call"}, raises=2, bet_to_match=1200)
    assert stands(ruling) == "call 1200" and ruling.sure != "discretion"
    assert ruling.chips_of("player").owes == 1150
