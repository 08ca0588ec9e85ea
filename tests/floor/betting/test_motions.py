"""Bets in several motions."""

import pytest

from tests.floor.rulings import LIVE, ruled, stands

PF, PN, CK, CH = LIVE
OVER_1200 = {"bet_to_match": 1200, "last_full_raise": 800, "pot": 1800, "raises": 2}
OPEN = {"bet_to_match": 0, "raises": 0, "street": "flop"}


@pytest.mark.clause("PF-4.5", "PN-8", "CK-B.9", "CH-5.28")
@pytest.mark.parametrize("house", LIVE)
@pytest.mark.parametrize(
    ("motions", "situation", "stood", "returned"),
    [
        ([1200, 2000], OVER_1200, "call 1200", 2000),
        ([1000, 2000], OVER_1200, "call 1200", 1800),
        ([2500, 2000], OVER_1200, "raise 2500", 2000),
        ([500, 500, 500], OPEN, "bet 500", 1000),
    ],
)
def test_of_a_string_bet_the_first_motion_counts(
    house: str, motions: list[int], situation: dict[str, object], stood: str, returned: int
) -> None:
    ruling = ruled(house, "string_bet", {"motions": motions}, **situation)
    assert stands(ruling) == stood and ruling.chips_of("player").returned == returned


@pytest.mark.clause("PF-4.12.1", "PN-14.1", "PF-4.5", "PN-8")
@pytest.mark.parametrize(("house", "sure"), [(PF, "discretion"), (PN, "discretion")])
def test_a_string_bet_that_a_player_calls_is_confirmed_by_staff(house: str, sure: str) -> None:
    ruling = ruled(house, "string_bet", {"motions": [1200, 2000], "called_by": "player"}, **OVER_1200)
    assert ruling.sure == sure and [o.to for o in ruling.options] == [1200, 3200]


@pytest.mark.clause("PF-4.12", "PF-4.12.2", "PN-14", "PN-14.2", "CK-B.9", "CH-5.19")
@pytest.mark.parametrize("house", LIVE)
def test_an_amount_said_first_may_be_put_in_with_any_motions(house: str) -> None:
    facts = {"said": "raise", "amount": 4000, "chips": [1200, 1000, 1800]}
    ruling = ruled(house, "spoken", facts, **OVER_1200)
    assert stands(ruling) == "raise 4000" and ruling.chips_of("player").owes == 0


@pytest.mark.clause("PF-4.12.3", "PN-14.3", "CH-5.19", "CK-B.9")
@pytest.mark.parametrize(
    ("house", "motions", "stood", "returned"),
    [
        (PF, [1200, 2800], "raise 4000", 0),
        (PN, [1200, 2800], "raise 4000", 0),
        (CH, [1200, 2800], "raise 4000", 0),
        (CK, [1200, 2800], "raise 2000", 2000),
        (PF, [1000, 3000], "raise 4000", 0),
        (CH, [1000, 3000], "raise 2000", 2000),
        (PF, [1200, 2800, 1000], "raise 4000", 1000),
        (CH, [2500, 1000], "raise 2500", 1000),
    ],
)
def test_behind_the_word_raise(house: str, motions: list[int], stood: str, returned: int) -> None:
    ruling = ruled(house, "raise_then_motions", {"motions": motions}, **OVER_1200)
    assert stands(ruling) == stood and ruling.chips_of("player").returned == returned
