"""Who is away in HexaPro, and games that could not be finished."""

import pytest

from cardroom.tournament.hexapro.waiting import (
    DAY_MS,
    automatic_action,
    decides_at_ms,
    paid_to_absent,
    pays_now,
    unfinished,
)
from tests.tournament.hexapro.test_draw import RULES


@pytest.mark.clause("CO-HX.16", "CO-HX.19")
def test_a_connection_that_breaks_on_the_turn_has_twenty_seconds_beyond_the_time_to_act() -> None:
    assert decides_at_ms(RULES, 0, 15_000, lost_ms=5_000) == 35_000
    assert decides_at_ms(RULES, 0, 15_000, lost_ms=None) == 15_000
    assert decides_at_ms(RULES, 0, 15_000, lost_ms=-20_000) == 15_000, "broke before the turn: the normal time"
    assert [automatic_action(RULES, False, free)[0] for free in (True, False)] == ["check", "fold"]


@pytest.mark.clause("CO-HX.17")
def test_who_sits_out_folds_every_hand_at_once() -> None:
    for free in (True, False):
        action, clauses = automatic_action(RULES, sits_out=True, check_is_free=free)
        assert action == "fold" and clauses == ("CO-HX.17",)


@pytest.mark.clause("CO-HX.20")
def test_who_never_returns_gets_nothing_back_but_a_prize_that_was_reached() -> None:
    assert paid_to_absent(RULES, 0) == (0, ("CO-HX.20",))
    assert paid_to_absent(RULES, 5_000)[0] == 5_000


@pytest.mark.clause("CO-HX.9")
def test_prizes_are_paid_when_the_game_has_ended() -> None:
    assert not pays_now(RULES, game_has_ended=False), "the third of a large pool waits until the game is over"
    assert pays_now(RULES, game_has_ended=True)


@pytest.mark.clause("CO-HX.21")
def test_an_unfinished_game_goes_on_or_is_settled_by_day_90() -> None:
    stopped = 1_000
    assert unfinished(RULES, stopped, stopped + DAY_MS, whole=True).now == "resume"
    assert unfinished(RULES, stopped, stopped + DAY_MS, whole=False).now == "staff_decide"
    last = stopped + 90 * DAY_MS
    assert unfinished(RULES, stopped, last - 1, whole=False).now == "staff_decide"
    for whole in (True, False):
        found = unfinished(RULES, stopped, last, whole)
        assert (found.now, found.settled_by_ms, found.clauses) == ("settle_as_cancelled", last, ("CO-HX.21",))
