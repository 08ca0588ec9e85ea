"""Hands that the dealer took or that got mixed: dead or not, and to the chip what goes back."""

from typing import Any

import pytest

from cardroom.floor import BadCase, Ruling
from tests.floor.rulings import LIVE, ruled, stands

PF, PN, CK, CH = LIVE
RAISED = {"in_pot": 900, "raised_to": 600, "raised_over": 200}
"""300 in on the rounds before; on this one a raise from 200 to 600."""


def lost(house: str, how: str = "taken_by_dealer", by: str = "nothing", **facts: Any) -> Ruling:
    """The ruling on a hand that the dealer took, or that was mixed."""
    return ruled(house, "hand_lost", {"how": how, "protected_by": by, "known": False, **facts})


def chips(ruling: Ruling) -> tuple[int, int]:
    """What stays in the pot, and what goes back."""
    return ruling.chips_of("player").bound, ruling.chips_of("player").returned


@pytest.mark.clause("CH-1.14", "CH-1.15", "PF-3.9.2", "CK-I.2")
@pytest.mark.parametrize("how", ["taken_by_dealer", "mixed_with_discards"])
@pytest.mark.parametrize("house", LIVE)
def test_an_unprotected_hand_is_dead_and_its_chips_stay(house: str, how: str) -> None:
    ruling = lost(house, how, in_pot=500)
    assert (ruling.outcome, stands(ruling), chips(ruling)) == ("dead", "fold", (500, 0))


@pytest.mark.clause("CH-1.17", "PF-3.9.2", "PF-4.8.1", "PN-10.1")
@pytest.mark.parametrize("house", [PF, PN, CH])
def test_a_raise_that_nobody_has_called_goes_back_and_the_call_stays(house: str) -> None:
    ruling = lost(house, **RAISED, called=False)
    assert (ruling.outcome, chips(ruling)) == ("raise_back", (500, 400))
    assert ruling.may("next") == ("fold", "call", "raise") and ruling.sentence.args["to"] == 200


@pytest.mark.clause("CH-1.17", "PF-3.9.2", "PF-4.8.1", "PN-10.1")
@pytest.mark.parametrize("house", LIVE)
def test_a_raise_that_was_called_stays(house: str) -> None:
    assert chips(lost(house, **RAISED, called=True)) == (900, 0)


@pytest.mark.parametrize("house", [PF, PN, CH])
def test_a_bet_that_opened_the_round_goes_back_whole(house: str) -> None:
    ruling = lost(house, in_pot=900, raised_to=600, called=False)
    assert (chips(ruling), ruling.may("next")) == ((300, 600), ("check", "bet"))


def test_kruh_leaves_the_raise_to_staff() -> None:
    ruling = lost(CK, **RAISED, called=False)
    assert (ruling.outcome, chips(ruling)) == ("staff_decide", (900, 0))
    assert [(option.id, option.to) for option in ruling.options] == [
        ("raise-goes-back", 400),
        ("chips-stay", 900),
    ]


@pytest.mark.clause("CH-1.18")
@pytest.mark.parametrize("by", ["hand", "object"])
@pytest.mark.parametrize("how", ["taken_by_dealer", "mixed_with_discards", "mixed_with_another_hand"])
def test_a_protected_hand_taken_out_of_play_gets_all_its_chips_back(how: str, by: str) -> None:
    ruling = lost(CH, how, by, **RAISED, called=True)
    assert (ruling.outcome, chips(ruling), ruling.may("player")) == ("all_chips_back", (0, 900), ())


@pytest.mark.parametrize("house", [PF, PN, CK])
def test_elsewhere_staff_decide_what_a_protected_hand_gets_back(house: str) -> None:
    ruling = lost(house, by="object", in_pot=500)
    assert (ruling.outcome, ruling.sure, chips(ruling)) == ("staff_decide", "discretion", (500, 0))


@pytest.mark.clause("CH-1.47")
def test_a_hand_mixed_with_another_is_dead_unless_it_was_protected() -> None:
    assert lost(CH, "mixed_with_another_hand", in_pot=500).outcome == "dead"
    saved = lost(CH, "mixed_with_another_hand", "object", in_pot=500, known=True)
    assert (saved.outcome, stands(saved)) == ("live", "none")
    assert "CH-1.47" in saved.clauses


@pytest.mark.clause("CH-1.16", "CH-1.17", "CH-1.47")
def test_hands_mixed_on_purpose_get_nothing_back_but_an_uncalled_raise() -> None:
    called = lost(CH, "mixed_with_another_hand", "hand", **RAISED, called=True, on_purpose=True)
    raised = lost(CH, "mixed_with_another_hand", "hand", **RAISED, called=False, on_purpose=True)
    assert (chips(called), chips(raised)) == ((900, 0), (500, 400))
    assert {"CH-1.16", "CH-1.47"} <= set(called.clauses)


@pytest.mark.clause("PF-3.8")
@pytest.mark.parametrize("by", ["nothing", "object"])
@pytest.mark.parametrize("house", [PF, PN])
def test_the_floor_may_give_back_a_hand_that_is_clearly_known(house: str, by: str) -> None:
    ruling = lost(house, by=by, in_pot=500, known=True)
    assert (ruling.outcome, ruling.sure) == ("staff_may_restore", "discretion")


@pytest.mark.clause("PF-3.8", "PF-3.9.2", "PN-10.1")
@pytest.mark.parametrize("house", [PF, PN])
def test_a_known_hand_that_is_not_given_back_gets_its_uncalled_raise(house: str) -> None:
    ruling = lost(house, **RAISED, called=False, known=True)
    assert [(option.id, option.to) for option in ruling.options] == [
        ("raise-goes-back", 400), ("hand-restored", 0),
    ]  # fmt: skip
    assert (ruling.outcome, ruling.sure, chips(ruling)) == ("raise_back", "discretion", (500, 400))
    called = lost(house, **RAISED, called=True, known=True)
    assert (called.outcome, chips(called)) == ("staff_may_restore", (900, 0))


@pytest.mark.clause("CH-1.17", "PF-3.9.2")
@pytest.mark.parametrize("house", LIVE)
def test_whether_a_raise_was_called_is_asked(house: str) -> None:
    """Silence must not give chips back."""
    with pytest.raises(BadCase, match='"called" is missing'):
        lost(house, **RAISED)
    assert lost(house, in_pot=500).outcome == "dead", "no raise, nothing to ask"


@pytest.mark.clause("CH-1.18", "PF-3.8")
def test_whether_the_cards_are_known_is_asked_where_it_decides() -> None:
    """A protected hand of Helsinki goes back or its chips do; silence must not choose."""
    taken = {"how": "taken_by_dealer", "in_pot": 500}
    for house, by in ((CH, "object"), (PF, "nothing"), (CK, "hand")):
        with pytest.raises(BadCase, match='"known" is missing'):
            ruled(house, "hand_lost", {**taken, "protected_by": by})
    for house in (CH, CK):
        assert ruled(house, "hand_lost", {**taken, "protected_by": "nothing"}).outcome == "dead"


@pytest.mark.clause("PF-3.9.2")
@pytest.mark.parametrize("house", [PF, PN])
def test_a_hand_that_nothing_protects_needs_no_reading_of_what_protects(house: str) -> None:
    assert lost(house, in_pot=500).sure == "decided"


@pytest.mark.clause("CK-H.13", "CK-I.2")
def test_in_kruh_an_unprotected_hand_does_not_come_back_known_or_not() -> None:
    assert lost(CK, in_pot=500, known=True).outcome == "dead"


@pytest.mark.parametrize(
    ("facts", "about"),
    [
        ({"in_pot": 900, "raised_to": 200, "raised_over": 200}, "raised_to"),
        ({"in_pot": 500, "raised_to": 600, "raised_over": 200}, "in_pot"),
    ],
)
def test_a_raise_that_cannot_be_is_told_so(facts: dict[str, int], about: str) -> None:
    with pytest.raises(BadCase, match=about):
        lost(CH, **facts)
