"""Amounts: the half rule, bets below the minimum, off the unit, above the maximum; what may be bet."""

import pytest

from cardroom.games import game
from cardroom.rules import house as rulebook
from tests.floor.rulings import LIVE, ruled, stands

PF, PN, CK, CH = LIVE
OVER_1200 = {"bet_to_match": 1200, "last_full_raise": 800, "pot": 1800, "raises": 2}
OPEN = {"bet_to_match": 0, "raises": 0, "street": "flop"}


@pytest.mark.clause("PF-4.13", "PN-15", "CK-B.10", "CH-5.9")
@pytest.mark.parametrize("house", LIVE)
@pytest.mark.parametrize("by", ["chips", "number"])
def test_half_of_the_last_raise_makes_a_full_raise_and_less_is_a_call(house: str, by: str) -> None:
    half = ruled(house, "short_raise", {"to": 1600, "by": by}, **OVER_1200)
    less = ruled(house, "short_raise", {"to": 1599, "by": by}, **OVER_1200)
    assert (stands(half), stands(less)) == ("raise 2000", "call 1200")
    assert less.chips_of("player").returned == (399 if by == "chips" else 0)


@pytest.mark.clause("PF-4.13", "PN-15", "CH-5.20", "CK-B.10")
@pytest.mark.parametrize(
    ("house", "stood"), [(PF, "raise 2000"), (PN, "raise 2000"), (CH, "raise 2000"), (CK, "call 1200")]
)
def test_an_announced_raise_below_half(house: str, stood: str) -> None:
    assert stands(ruled(house, "short_raise", {"to": 1500, "by": "raise_said"}, **OVER_1200)) == stood


@pytest.mark.clause("CH-5.9")
@pytest.mark.parametrize(
    ("situation", "to", "stood", "returned"),
    [
        ({"big_blind": 400, "bet_to_match": 400, "last_full_raise": 400}, 600, "raise 800", 0),
        ({"big_blind": 400, "bet_to_match": 4500, "last_full_raise": 2500}, 6000, "raise 7000", 0),
        ({"big_blind": 600, "bet_to_match": 600, "last_full_raise": 600}, 800, "call 600", 200),
    ],
)
def test_the_printed_examples_of_the_half_rule(
    situation: dict[str, int], to: int, stood: str, returned: int
) -> None:
    ruling = ruled(CH, "short_raise", {"to": to}, **situation)
    assert stands(ruling) == stood and ruling.chips_of("player").returned == returned


@pytest.mark.clause("CH-5.18", "CH-5.26")
def test_one_euro_at_two_and_a_half_is_completed() -> None:
    ruling = ruled(CH, "single_chip", {"chip": 100}, big_blind=250, play="cash", **OPEN)
    assert stands(ruling) == "bet 250" and ruling.chips_of("player").owes == 150


@pytest.mark.clause("CH-5.27")
@pytest.mark.parametrize(
    ("chips", "bet", "returned", "owes"),
    [([100, 500], 500, 100, 0), ([100, 100, 250, 500, 500, 500], 2000, 0, 50)],
)
def test_a_cash_bet_is_rounded_to_big_blinds(chips: list[int], bet: int, returned: int, owes: int) -> None:
    ruling = ruled(CH, "several_chips", {"chips": chips}, big_blind=250, play="cash", **OPEN)
    assert stands(ruling) == f"bet {bet}"
    assert (ruling.chips_of("player").returned, ruling.chips_of("player").owes) == (returned, owes)


@pytest.mark.clause("CH-5.27")
def test_a_tournament_bet_and_an_all_in_are_not_rounded() -> None:
    assert (
        stands(ruled(CH, "short_raise", {"to": 600}, big_blind=250, play="tournament", **OPEN)) == "bet 600"
    )
    assert (
        stands(ruled(CH, "short_raise", {"to": 610}, big_blind=250, play="cash", stack=610, **OPEN))
        == "bet 610"
    )


@pytest.mark.clause("CH-5.7", "CK-B.1", "CK-TH.11")
@pytest.mark.parametrize("house", [CK, CH])
def test_the_least_bet_is_the_big_blind(house: str) -> None:
    ruling = ruled(house, "bet_limits", **OPEN)
    assert ruling.rights[0].raise_from == 400


@pytest.mark.clause("CH-5.8", "CK-N.2", "CK-B.6")
@pytest.mark.parametrize(
    ("house", "big_blind", "price", "size", "least"),
    [
        (CH, 200, 500, 300, 800),
        (CK, 200, 500, 300, 800),
        (CK, 200, 1100, 800, 1900),
        (PF, 400, 1200, 800, 2000),
        (PN, 400, 1200, 800, 2000),
    ],
)
def test_the_least_raise_goes_up_by_the_last_one(
    house: str, big_blind: int, price: int, size: int, least: int
) -> None:
    situation = {"big_blind": big_blind, "bet_to_match": price, "last_full_raise": size}
    assert ruled(house, "bet_limits", **situation).rights[0].raise_from == least


@pytest.mark.clause("CH-5.11", "CH-5.13", "CH-4.8", "CH-4.10", "CK-OM.20")
@pytest.mark.parametrize(
    ("house", "situation", "ante", "most"),
    [
        (
            CH,
            {"big_blind": 100, "pot": 1100, "bet_to_match": 300, "last_full_raise": 300, "street": "flop"},
            0,
            1700,
        ),
        (CH, {"big_blind": 1000, "pot": 1200, "bet_to_match": 700}, 0, 3200),
        (CH, {"big_blind": 1000, "pot": 2500, "bet_to_match": 1000}, 1000, 3500),
        (CH, {"big_blind": 1000, "pot": 3500, "bet_to_match": 0, "street": "flop"}, 1000, 3500),
        (CK, {"big_blind": 20, "pot": 100, "bet_to_match": 0, "street": "flop"}, 0, 100),
        (
            CK,
            {"big_blind": 20, "pot": 200, "bet_to_match": 100, "last_full_raise": 100, "street": "flop"},
            0,
            400,
        ),
    ],
)
def test_the_most_of_pot_limit(house: str, situation: dict[str, int], ante: int, most: int) -> None:
    ruling = ruled(
        house,
        "bet_limits",
        {"ante_for_all": ante},
        form="pot_limit",
        **{"last_full_raise": None, **situation},
    )
    assert ruling.rights[0].raise_up_to == most


@pytest.mark.clause("CH-5.13", "CH-5.14")
def test_behind_a_short_blind_a_raise_is_made_over_the_full_one() -> None:
    ruling = ruled(CH, "bet_limits", big_blind=1000, bet_to_match=700, last_full_raise=None, pot=1200)
    assert ruling.rights[0].raise_from == 2000


@pytest.mark.clause("CH-5.3", "CH-5.4", "PF-4.4", "PN-5", "CK-B.3", "CK-B.5")
@pytest.mark.parametrize("house", LIVE)
def test_fixed_limit_knows_one_bet_and_three_raises(house: str) -> None:
    limit = {"form": "fixed_limit", "bet_size": 100, "big_blind": 100, "last_full_raise": 100}
    open_ = ruled(house, "bet_limits", bet_to_match=300, raises=3, **limit)
    capped = ruled(house, "bet_limits", bet_to_match=400, raises=4, **limit)
    assert (open_.rights[0].raise_from, open_.rights[0].raise_up_to) == (400, 400)
    assert "raise" not in capped.may("player")


@pytest.mark.clause("CK-B.2", "PF-4.4", "PN-5", "CH-5.12", "CK-OM.21", "CK-OM.25")
@pytest.mark.parametrize("house", LIVE)
@pytest.mark.parametrize("form", ["no_limit", "pot_limit"])
def test_no_limit_and_pot_limit_know_no_last_raise(house: str, form: str) -> None:
    ruling = ruled(
        house, "bet_limits", form=form, bet_to_match=4000, last_full_raise=1000, raises=9, pot=9000
    )
    assert ruling.rights[0].raise_from == 5000


@pytest.mark.clause("CK-B.4")
def test_kruh_deals_no_game_of_two_rounds_that_would_know_one_raise_more() -> None:
    rounds = {offer.id: len(game(offer.deal).streets) for offer in rulebook(CK).games.values()}
    assert min(rounds.values()) >= 3


@pytest.mark.clause("PF-4.4", "PN-5", "CH-5.4", "CK-B.5")
def test_two_are_left_of_the_hand_or_of_the_tournament_where_the_cap_is_lifted() -> None:
    capped = {
        "form": "fixed_limit",
        "bet_size": 400,
        "bet_to_match": 1600,
        "last_full_raise": 400,
        "raises": 4,
    }

    def outcomes(**two: int) -> dict[str, str]:
        return {name: ruled(name, "bet_limits", {}, **capped, **two).outcome for name in LIVE}

    of_hand = outcomes(round_began_heads_up=True, players_left=2, last_two=False)
    assert of_hand == {PF: "no_raise", PN: "no_raise", CK: "may_raise", CH: "may_raise"}
    in_mid_round = outcomes(round_began_heads_up=False, players_left=2, last_two=False)
    assert in_mid_round == {PF: "no_raise", PN: "no_raise", CK: "may_raise", CH: "no_raise"}
    third_all_in = outcomes(round_began_heads_up=True, players_left=3, last_two=False)
    assert third_all_in == {PF: "no_raise", PN: "no_raise", CK: "no_raise", CH: "may_raise"}
    two_left = outcomes(round_began_heads_up=True, players_left=2, last_two=True)
    assert set(two_left.values()) == {"may_raise"}
    more_left = outcomes(round_began_heads_up=False, players_left=4, last_two=False)
    assert set(more_left.values()) == {"no_raise"}


@pytest.mark.parametrize("house", LIVE)
def test_chips_below_the_bet_are_an_undercall_and_a_raise_that_was_said_is_none(house: str) -> None:
    below = ruled(house, "short_raise", {"to": 1199}, **OVER_1200)
    assert stands(below) == "call 1200" and below.sentence.id.startswith("undercall")
    said = ruled(house, "short_raise", {"to": 1199, "by": "raise_said"}, **OVER_1200)
    assert not said.sentence.id.startswith("undercall")
    call = ruled(house, "short_raise", {"to": 1200}, **OVER_1200)
    assert stands(call) == "call 1200" and not call.sentence.id.startswith("undercall")


@pytest.mark.parametrize("house", LIVE)
def test_the_bounds_of_a_bet_cite_the_clauses_of_their_own_limit(house: str) -> None:
    betting = rulebook(house).betting
    no_limit = set(betting.no_limit_maximum.clauses)
    assert no_limit and no_limit <= set(ruled(house, "bet_limits", **OVER_1200).clauses)
    fixed = ruled(house, "bet_limits", form="fixed_limit", bet_size=400, **OVER_1200)
    assert not no_limit & set(fixed.clauses)
