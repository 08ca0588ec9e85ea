"""The clock: who may call it, how long it runs, what comes of it."""

import pytest

from cardroom.floor import BadCase, Ruling
from tests.floor.rulings import LIVE, ruled, stands

PF, PN, CK, CH = LIVE


def seconds(ruling: Ruling) -> tuple[int, int, int]:
    """Before the countdown, of the countdown, and together."""
    args = ruling.sentence.args
    return int(args["seconds"]), int(args["countdown"]), int(args["total"])


@pytest.mark.clause("PF-3.11", "PF-3.11.1", "CH-1.59")
@pytest.mark.parametrize(
    ("house", "level", "expected"),
    [
        (PF, 30, (50, 10, 60)),
        (PF, 21, (50, 10, 60)),
        (PF, 20, (25, 5, 30)),
        (PF, 0, (50, 10, 60)),
        (PN, 20, (25, 5, 30)),
        (CH, 20, (30, 0, 30)),
        (CH, 60, (30, 0, 30)),
        (CK, 20, (60, 0, 60)),
    ],
)
def test_the_clock_is_as_long_as_the_house_and_its_levels_say(
    house: str, level: int, expected: tuple[int, int, int]
) -> None:
    facts = {"by": "staff", "level_minutes": level}
    ruling = ruled(house, "clock_called", facts, play="tournament")
    assert (ruling.outcome, seconds(ruling)) == ("runs", expected)


@pytest.mark.clause("PF-3.11", "PF-4.2", "PN-2", "CK-T.12")
@pytest.mark.parametrize("house", [PF, PN, CK])
def test_only_a_player_at_the_seat_calls_the_clock_and_staff_let_it_run(house: str) -> None:
    levels = {"level_minutes": 40}
    asked = ruled(house, "clock_called", {"by": "player_at_seat", **levels}, play="tournament")
    away = ruled(house, "clock_called", {"by": "player_away", "allowed": True}, play="tournament")
    allowed = ruled(
        house, "clock_called", {"by": "player_at_seat", "allowed": True, **levels}, play="tournament"
    )
    assert (asked.outcome, asked.sure) == ("staff_allow", "discretion")
    assert away.outcome == "not_called"
    assert allowed.outcome == "runs"
    own = {PF: "PF-4.2", PN: "PN-2", CK: "CK-T.12"}[house]
    assert all(own in ruling.clauses for ruling in (asked, away, allowed))


@pytest.mark.clause("CH-1.58")
def test_at_helsinki_staff_set_the_limit_whoever_asks() -> None:
    for by in ("player_at_seat", "player_away"):
        assert ruled(CH, "clock_called", {"by": by}).outcome == "staff_allow"
    assert ruled(CH, "clock_called", {"by": "staff"}).outcome == "runs"
    assert "CH-1.58" in ruled(CH, "clock_called", {"by": "staff"}).clauses


@pytest.mark.clause("PF-3.11", "CH-8.50", "CK-H.2")
@pytest.mark.parametrize(
    ("house", "may"), [(PF, ("shorten", "penalise")), (CH, ("penalise",)), (CK, ("shorten", "penalise"))]
)
def test_who_stalls_on_purpose_may_be_given_less_time_and_a_penalty(house: str, may: tuple[str, ...]) -> None:
    facts = {"by": "staff", "level_minutes": 40}
    stalls = {**facts, "stalling": True}
    assert ruled(house, "clock_called", stalls, play="tournament").may("staff") == may
    assert ruled(house, "clock_called", facts, play="tournament").may("staff") == ()


@pytest.mark.clause("PF-3.11.1", "CH-1.59")
def test_the_length_of_the_levels_is_asked_where_it_decides() -> None:
    for house in (PF, PN):
        with pytest.raises(BadCase, match='"level_minutes" is missing'):
            ruled(house, "clock_called", {"by": "staff"}, play="tournament")
        assert seconds(ruled(house, "clock_called", {"by": "staff"}, play="cash")) == (50, 10, 60)
    helsinki = ruled(CH, "clock_called", {"by": "staff"}, play="tournament")
    assert seconds(helsinki) == (30, 0, 30) and helsinki.sure == "decided", "thirty seconds are printed"


@pytest.mark.clause("PF-3.11", "CH-1.45", "CH-1.59")
@pytest.mark.parametrize(
    ("house", "price", "expected"),
    [(PF, 400, "fold"), (PF, 0, "fold"), (PN, 0, "fold"), (CH, 400, "fold"), (CH, 0, "check")],
)
def test_what_the_hand_is_when_the_time_is_over(house: str, price: int, expected: str) -> None:
    ruling = ruled(house, "clock_expired", {"player_did": "nothing"}, bet_to_match=price)
    assert stands(ruling) == expected
    assert ruling.sure == "by_reading"


@pytest.mark.clause("CH-1.59")
def test_a_big_blind_with_the_option_is_deemed_to_check() -> None:
    ruling = ruled(CH, "clock_expired", {"player_did": "nothing"}, bet_to_match=400, in_front=400)
    assert stands(ruling) == "check"


def test_what_kruh_makes_of_the_time_that_is_over_staff_decide() -> None:
    facing = ruled(CK, "clock_expired", {"player_did": "nothing"}, bet_to_match=400)
    free = ruled(CK, "clock_expired", {"player_did": "nothing"}, bet_to_match=0)
    assert [option.id for option in facing.options] == ["deemed-fold", "hand-dead"]
    assert [option.id for option in free.options] == ["deemed-check", "hand-dead"]
    assert "CK-H.3" in facing.clauses


@pytest.mark.clause("PF-3.11.2")
@pytest.mark.parametrize(
    ("house", "outcome"),
    [(PF, "for_the_player"), (PN, "for_the_player"), (CK, "staff_decide"), (CH, "staff_decide")],
)
def test_a_tie_with_the_countdown_is_for_the_player_where_the_house_says_so(house: str, outcome: str) -> None:
    ruling = ruled(house, "clock_expired", {"player_did": "at_the_same_moment"})
    assert (ruling.outcome, ruling.sure) == (outcome, "discretion")
    if house == PF:
        assert {"PF-3.11.2", "PF-1.1"} <= set(ruling.clauses)


@pytest.mark.parametrize("house", LIVE)
def test_who_acts_in_time_has_acted(house: str) -> None:
    assert ruled(house, "clock_expired", {"player_did": "in_time"}).outcome == "stands"
