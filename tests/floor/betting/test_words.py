"""What players say: words against chips, "five", "pot", conditions."""

import pytest

from cardroom.floor import said
from tests.floor.live.test_hardest import table
from tests.floor.rulings import LIVE, ruled, stands

PF, PN, CK, CH = LIVE
OVER_1200 = {"bet_to_match": 1200, "last_full_raise": 800, "pot": 1800, "raises": 2}
OPEN = {"bet_to_match": 0, "raises": 0, "street": "flop"}


@pytest.mark.clause("PF-4.7", "PN-10", "CK-B.7", "CH-1.25")
@pytest.mark.parametrize("house", LIVE)
@pytest.mark.parametrize(
    ("facts", "stood", "owes", "returned"),
    [
        ({"said": "call", "chips": [5000]}, "call 1200", 0, 3800),
        ({"said": "call"}, "call 1200", 1200, 0),
        ({"said": "raise", "amount": 3000, "chips": [1000]}, "raise 3000", 2000, 0),
        ({"said": "raise", "amount": 3000, "chips": [5000]}, "raise 3000", 0, 2000),
        ({"said": "raise", "chips": [1000]}, "raise 2000", 1000, 0),
        ({"said": "raise"}, "raise 2000", 2000, 0),
        ({"said": "raise", "chips": [1000, 1000, 1000]}, "raise 3000", 0, 0),
        ({"said": "number", "amount": 2500}, "raise 2500", 2500, 0),
        ({"said": "fold", "chips": [1000]}, "fold", 0, 1000),
        ({"said": "all_in"}, "raise 100000", 100_000, 0),
    ],
)
def test_a_word_in_turn_binds_whatever_the_chips_say(
    house: str, facts: dict[str, object], stood: str, owes: int, returned: int
) -> None:
    ruling = ruled(house, "spoken", facts, **OVER_1200)
    chips = ruling.chips_of("player")
    assert (stands(ruling), chips.owes, chips.returned) == (stood, owes, returned)


@pytest.mark.clause("PF-4.10", "PN-12", "CK-N.3", "CH-5.21")
@pytest.mark.parametrize("house", LIVE)
def test_a_raise_said_after_the_chip_came_too_late(house: str) -> None:
    facts = {"said": "raise", "amount": 5000, "chips": [5000], "first": "chips"}
    assert stands(ruled(house, "spoken", facts, **OVER_1200)) == "call 1200"


@pytest.mark.clause("CH-5.1")
@pytest.mark.parametrize("house", LIVE)
def test_an_amount_is_what_the_bet_goes_to(house: str) -> None:
    facts = {"said": "raise", "amount": 800}
    assert stands(ruled(house, "spoken", facts, in_front=200)) == "raise 800"


@pytest.mark.clause("CH-5.32")
@pytest.mark.parametrize("house", LIVE)
@pytest.mark.parametrize("said", ["check", "tap"])
def test_a_check_against_a_bet_is_no_action_and_costs_the_raise(house: str, said: str) -> None:
    ruling = ruled(house, "spoken", {"said": said}, **OVER_1200)
    assert ruling.outcome == "not_possible" and ruling.may("player") == ("fold", "call")
    assert ruling.sure == "by_reading"
    assert house != CH or "CH-5.32" in ruling.clauses


@pytest.mark.clause("CK-B.8", "PF-1.3", "CH-1.27")
@pytest.mark.parametrize("house", LIVE)
def test_a_tap_on_the_table_is_a_check(house: str) -> None:
    assert stands(ruled(house, "spoken", {"said": "tap"}, **OPEN)) == "check"
    assert ruled(house, "spoken", {"said": "tap"}, **OVER_1200).outcome == "not_possible"


@pytest.mark.clause("PF-4.15")
@pytest.mark.parametrize("house", [PF, PN])
@pytest.mark.parametrize(("pot", "bet"), [(4999, 500), (5000, 5000), (600, 500)])
def test_five_is_the_highest_amount_within_the_pot(house: str, pot: int, bet: int) -> None:
    ruling = ruled(house, "ambiguous_amount", {"number": 5}, **{**OPEN, "pot": pot})
    assert stands(ruling) == f"bet {bet}" and "PF-4.15" in ruling.clauses


@pytest.mark.clause("PF-1.1", "PF-4.15")
def test_five_that_means_nothing_within_the_pot_is_for_staff() -> None:
    ruling = ruled(PF, "ambiguous_amount", {"number": 5}, pot=600)
    assert ruling.sure == "discretion" and [o.to for o in ruling.options] == [5000, 50_000, 0]
    assert "PF-1.1" in ruling.clauses


@pytest.mark.clause("CK-H.3", "CH-1.72")
@pytest.mark.parametrize(("house", "clause"), [(CK, "CK-H.3"), (CH, "CH-1.72")])
def test_elsewhere_staff_say_what_five_is(house: str, clause: str) -> None:
    ruling = ruled(house, "ambiguous_amount", {"number": 5}, **{**OPEN, "pot": 6000})
    assert ruling.sure == "discretion" and clause in ruling.clauses
    assert [option.to for option in ruling.options] == [500, 5000, 50_000, 0]


@pytest.mark.clause("PN-7.1", "CH-1.24")
@pytest.mark.parametrize("house", [PN, CH])
def test_pot_in_no_limit_names_no_amount_and_binds_to_a_bet(house: str) -> None:
    bet = ruled(house, "pot_said", **{**OPEN, "pot": 3000})
    raised = ruled(house, "pot_said", **OVER_1200)
    assert (stands(bet), stands(raised)) == ("bet 400", "raise 2000")
    assert bet.outcome == "at_least_minimum" and bet.rights[0].raise_up_to == 100_000


@pytest.mark.clause("PF-1.3", "PF-4.15")
def test_pot_in_no_limit_is_read_as_the_pots_amount_in_the_finnish_edition() -> None:
    ruling = ruled(PF, "pot_said", **{**OPEN, "pot": 3000})
    assert stands(ruling) == "bet 3000" and ruling.sure == "by_reading"


def test_kruh_does_not_know_the_word_pot_in_no_limit() -> None:
    ruling = ruled(CK, "pot_said", **{**OPEN, "pot": 3000})
    assert ruling.sure == "discretion" and {o.to for o in ruling.options} == {400, 3000}


@pytest.mark.clause("PN-7.1")
@pytest.mark.parametrize("form", ["no_limit", "fixed_limit"])
def test_pot_said_again_outside_pot_limit_is_counted_and_may_be_penalised(form: str) -> None:
    told = {**OPEN, "pot": 3000, "form": form, "bet_size": 400}
    first, third = ruled(PN, "pot_said", **told), ruled(PN, "pot_said", {"earlier": 2}, **told)
    assert first.may("staff") == () and "time" not in said(first.sentence)
    assert third.may("staff") == ("penalise",) and third.clauses == ("PN-7.1",) and third.sure == "decided"
    assert said(third.sentence).endswith(
        "asked for the amount. Said 3 times by now: staff may give a penalty."
    )
    assert (stands(third), third.rights[0]) == (stands(first), first.rights[0]), "what it binds to stays"


@pytest.mark.parametrize("house", [PF, CK, CH])
def test_elsewhere_the_penalty_for_it_is_read_out_of_the_general_power(house: str) -> None:
    told = {**OPEN, "pot": 3000}
    first, second = ruled(house, "pot_said", **told), ruled(house, "pot_said", {"earlier": 1}, **told)
    assert first.may("staff") == () and second.may("staff") == ("penalise",)
    assert second.action == first.action and second.options == first.options
    assert set(second.clauses) > set(first.clauses) and second.readings


@pytest.mark.clause("PN-7.1")
@pytest.mark.parametrize("house", LIVE)
def test_pot_in_pot_limit_is_no_misuse_however_often(house: str) -> None:
    told = {"form": "pot_limit", **OVER_1200}
    assert ruled(house, "pot_said", {"earlier": 5}, **told) == ruled(house, "pot_said", **told)


@pytest.mark.clause("PN-7.1")
def test_pot_that_can_be_no_raise_is_counted_too() -> None:
    called = ruled(PN, "pot_said", {"earlier": 1}, **OVER_1200, may_raise=False)
    assert stands(called) == "call 1200" and called.may("staff") == ("penalise",)


@pytest.mark.clause("PN-7.1")
def test_the_penalty_for_pot_is_for_those_who_say_it_again() -> None:
    once = ruled(PN, "offence", {"what": "pot_misuse"}, play="tournament")
    again = ruled(PN, "offence", {"what": "pot_misuse", "repeated": True}, play="tournament")
    assert once.outcome == "no_penalty" and again.outcome == "penalty_possible"
    assert "PN-7.1" in once.clauses and "PN-7.1" in again.clauses


@pytest.mark.clause("CK-OM.20", "CH-5.11")
@pytest.mark.parametrize("house", LIVE)
def test_pot_in_pot_limit_is_the_most(house: str) -> None:
    assert stands(ruled(house, "pot_said", form="pot_limit", **OVER_1200)) == "raise 4200"


@pytest.mark.clause("CH-1.25", "PF-1.3")
@pytest.mark.parametrize(
    ("house", "outcome"), [(PF, "staff_decide"), (PN, "staff_decide"), (CK, "staff_decide"), (CH, "void")]
)
def test_a_condition(house: str, outcome: str) -> None:
    ruling = ruled(house, "condition", {"said": "all_in"})
    assert ruling.outcome == outcome and ruling.action is not None and ruling.action.verb == "none"


@pytest.mark.clause("PF-3.5.1", "PN-6", "PN-7", "CH-1.23", "CH-1.49", "CH-5.16")
@pytest.mark.parametrize(
    ("facts", "form", "outcomes"),
    [
        ({"of": "bet"}, "no_limit", ("told",) * 4),
        ({"of": "pot"}, "no_limit", ("spread", "spread", "staff_decide", "spread")),
        ({"of": "pot"}, "pot_limit", ("told", "told", "staff_decide", "told")),
        ({"of": "stack"}, "no_limit", ("estimate",) * 4),
        ({"of": "stack", "opponent_all_in": True}, "no_limit", ("told", "told", "estimate", "estimate")),
    ],
)
def test_what_is_counted_for_a_player_who_asks(
    facts: dict[str, object], form: str, outcomes: tuple[str, ...]
) -> None:
    assert tuple(ruled(house, "count_asked", facts, form=form).outcome for house in LIVE) == outcomes


@pytest.mark.clause("PN-6")
def test_the_dealer_tells_nothing_else_in_the_norwegian_edition_and_elsewhere_staff_say() -> None:
    """Who raised before the flop, say."""
    ruling = ruled(PN, "information_asked")
    assert (ruling.outcome, ruling.clauses, ruling.sure) == ("not_told", ("PN-6",), "decided")
    assert (
        said(ruling.sentence) == "The dealer does not tell it: players keep track of the action themselves."
    )
    for house, clause in ((PF, "PF-1.1"), (CK, "CK-H.3"), (CH, "CH-1.72")):
        other = ruled(house, "information_asked")
        assert (other.outcome, other.clauses) == ("staff_decide", (clause,))
        assert [option.id for option in other.options] == ["tell-it", "leave-it-untold"]


@pytest.mark.clause("PN-6")
def test_a_question_that_is_asked_in_a_hand_changes_nothing_in_it() -> None:
    live = table(CK)
    before = live.hand.dump()
    live.irregular("information_asked")
    live.decide("leave-it-untold")
    assert live.irregular("information_asked").options and live.question is not None
    live.decide("tell-it")
    assert live.hand.dump() == before and live.question is None


@pytest.mark.clause("CH-5.16")
def test_at_helsinki_bets_and_raises_are_told_by_their_total() -> None:
    asked = ruled(CH, "count_asked", {"of": "bet"}, **OVER_1200)
    assert asked.outcome == "told" and "CH-5.16" in asked.clauses
    raised = ruled(CH, "spoken", {"said": "number", "amount": 2400}, in_front=400, **OVER_1200)
    assert stands(raised) == "raise 2400"
    assert said(raised.sentence) == "This is a raise to 2,400. The player puts in 2,000 more."
