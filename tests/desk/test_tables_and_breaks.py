"""The gaming day, tables, breaks, stored chips, playing over, counter-acts."""

import pytest

from cardroom.desk import desk_commands as do
from tests.desk.live_evening import KRUH, MINUTE, NL, LiveEvening


@pytest.mark.clause("CH-2.1", "CH-2.2")
def test_staff_open_a_table_with_two_to_twelve_seats_for_a_reason() -> None:
    at = LiveEvening()
    for seats in (1, 13):
        refused = at.refused(do.OpenDeskTable(table=1, pool=NL, seats=seats))
        assert (refused.code, refused.arguments["most"]) == ("seats-out-of-range", 12)
    done = at.act(do.OpenDeskTable(table=1, pool=NL, seats=12, why="six wait", clause="CH-2.1", by="Kai"))
    table = at.state.table(1)
    assert table is not None and (table.opened_by, table.why, table.seats) == ("Kai", "six wait", 12)
    assert {"CH-2.1", "CH-2.2"} <= set(done.clauses)
    again = at.refused(do.OpenDeskTable(table=1, pool=NL))
    assert (again.code, again.arguments["by"]) == ("live-table-open", "Kai")
    assert at.refused(do.OpenDeskTable(table=2, pool="chess/1")).code == "no-such-pool"
    assert at.refused(do.OpenDeskTable(table=2, pool=NL, clause="CH-99")).code == "no-such-clause"


@pytest.mark.clause("CK-H.8")
def test_kruh_has_two_to_eleven_seats() -> None:
    at = LiveEvening("casino-kruh")
    assert at.refused(do.OpenDeskTable(table=1, pool=KRUH, seats=12)).clauses == ("CK-H.8",)
    at.act(do.OpenDeskTable(table=1, pool=KRUH, seats=11))


@pytest.mark.clause("CH-6.OFC.11")
def test_players_of_open_face_set_the_point_within_the_houses_limits() -> None:
    at = LiveEvening(tables=("open-face/P50", NL))
    done = at.act(do.SetPoint(table=1, point_cents=120))
    table = at.state.table(1)
    assert table is not None and table.point_cents == 120 and "CH-6.OFC.11" in done.clauses
    for cents in (49, 201):
        refused = at.refused(do.SetPoint(table=1, point_cents=cents))
        assert refused.code == "point-out-of-range" and "CH-6.OFC.11" in refused.clauses
    assert at.refused(do.SetPoint(table=2, point_cents=100)).code == "no-points-here"


@pytest.mark.clause("CH-2.14")
def test_in_the_last_round_nobody_sits_down() -> None:
    at = LiveEvening(tables=(NL,))
    assert at.act(do.CallLastRound(table=1)).clauses == ("CH-2.14",)
    refused = at.refused(do.SeatDown(table=1, seat=1, player="Aino", stack=20_000))
    assert (refused.code, refused.clauses) == ("in-last-round", ("CH-2.14",))
    assert at.refused(do.CallLastRound(table=1)).code == "in-last-round"


def test_a_table_closes_empty_and_its_box_holds_what_is_left() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Aino", 1, 1)
    assert at.refused(do.CloseDeskTable(table=1)).code == "players-at-table"
    at.act(do.LeaveDeskSeat(table=1, seat=1, stack=19_000))
    refused = at.refused(do.CloseDeskTable(table=1, drop=900))
    assert (refused.code, refused.arguments["left"]) == ("count-differs", 1_000)
    assert at.refused(do.CloseDeskTable(table=1, drop=900, accepts_difference=True)).code == "reason-missing"
    at.act(do.CloseDeskTable(table=1, drop=900, accepts_difference=True, why="one chip is missing"))
    assert at.state.chips == {"cage": -1_000, "table:1": 0, "drop": 900, "difference": 100}
    assert at.refused(do.SeatDown(table=1, seat=1, player="Aino", stack=20_000)).code == "no-such-live-table"


def test_more_in_the_box_than_there_should_be_is_a_difference_too() -> None:
    at = LiveEvening(tables=(NL,))
    at.act(do.CloseDeskTable(table=1, drop=300, accepts_difference=True, why="found under the table"))
    assert at.state.chips == {"difference": -300, "drop": 300}


def test_the_day_closes_when_all_tables_have() -> None:
    at = LiveEvening(tables=(NL,))
    at.act(do.SignUp(pool=NL, player="Aino"))
    assert at.refused(do.CloseGamingDay()).code == "tables-open"
    assert at.refused(do.OpenGamingDay()).code == "day-open"
    at.act(do.CloseDeskTable(table=1))
    at.act(do.CloseGamingDay())
    assert at.state.waiting(NL) == []
    assert at.refused(do.SignUp(pool=NL, player="Aino")).code == "desk-day-closed"
    at.act(do.OpenGamingDay())
    assert at.state.day is not None and at.state.day.number == 2


def test_seats_and_tables_are_kept_free_with_a_reason() -> None:
    at = LiveEvening(tables=(NL,))
    assert at.refused(do.LockSeat(table=1, seat=2)).code == "reason-missing"
    at.act(do.LockSeat(table=1, seat=2, why="for the film crew"))
    refused = at.refused(do.SeatDown(table=1, seat=2, player="Aino", stack=20_000))
    assert (refused.code, refused.arguments["reason"]) == ("seat-kept-free", "for the film crew")
    at.act(do.UnlockSeat(table=1, seat=2))
    at.act(do.LockDeskTable(table=1, why="a chair is broken"))
    shut = at.refused(do.SeatDown(table=1, seat=2, player="Aino", stack=20_000))
    assert (shut.code, shut.arguments["reason"]) == ("table-kept-shut", "a chair is broken")
    at.act(do.UnlockDeskTable(table=1))
    at.sit("Aino", 1, 2)
    assert at.refused(do.LockSeat(table=1, seat=2, why="now")).code == "desk-seat-taken"
    assert at.refused(do.SeatDown(table=1, seat=11, player="Bo", stack=20_000)).code == "no-such-seat"


@pytest.mark.clause("CH-1.10")
def test_the_long_break_is_thirty_minutes_once_an_evening_and_then_the_seat_may_be_lost() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Aino", 1, 1)
    long_break = do.StartDeskBreak(table=1, seat=1, is_long=True)
    assert "CH-1.10" in at.act(long_break).clauses
    away = at.state.seat(1, 1).away
    assert away is not None and away.until_ms - away.since_ms == 30 * MINUTE
    at.at = 30
    refused = at.refused(do.FreeSeat(table=1, seat=1, stack=20_000))
    assert (refused.code, refused.clauses) == ("break-not-over", ("CH-1.10",))
    at.act(do.EndDeskBreak(table=1, seat=1))
    again = at.refused(long_break)
    assert (again.code, again.clauses) == ("long-break-had", ("CH-1.10",))
    at.act(do.StartDeskBreak(table=1, seat=1))
    at.at = 40.1
    at.act(do.FreeSeat(table=1, seat=1, stack=20_000))
    assert not at.state.seat(1, 1).player


@pytest.mark.clause("CH-1.9")
def test_who_leaves_without_a_word_may_lose_the_seat_when_staffs_time_is_over() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Aino", 1, 1)
    noted = at.act(do.StartDeskBreak(table=1, seat=1, why="not seen since the hand began"))
    assert "CH-1.9" in noted.clauses
    away = at.state.seat(1, 1).away
    assert away is not None and (away.since_ms, away.until_ms) == (at.now_ms, at.now_ms + 10 * MINUTE)
    at.at = 10
    assert at.refused(do.FreeSeat(table=1, seat=1, stack=20_000)).code == "break-not-over"
    at.at = 11
    assert "CH-1.9" in at.act(do.FreeSeat(table=1, seat=1, stack=20_000)).clauses


@pytest.mark.clause("CK-H.20")
def test_kruh_stores_the_chips_of_who_is_away_for_more_than_thirty_minutes() -> None:
    at = LiveEvening("casino-kruh", (KRUH,))
    at.sit("Adam", 1, 1, 100_000)
    at.act(do.StartDeskBreak(table=1, seat=1))
    at.at = 30
    assert at.refused(do.FreeSeat(table=1, seat=1, stack=100_000)).code == "break-not-over"
    at.at = 30.1
    more = at.refused(do.FreeSeat(table=1, seat=1, stack=100_100))
    assert (more.code, more.arguments["there"]) == ("chips-not-there", 100_000), "the cage would pay it out"
    freed = at.act(do.FreeSeat(table=1, seat=1, stack=100_000, why="not back"))
    assert freed.clauses == ("CK-H.20",)
    (stored,) = at.state.stored()
    assert (stored.player, stored.cents, stored.receipt) == ("Adam", 100_000, freed.number)
    assert at.state.chips["stored"] == 100_000
    assert at.refused(do.PayStored(receipt=999)).code == "no-such-receipt"
    at.act(do.PayStored(receipt=stored.receipt))
    paid = at.refused(do.PayStored(receipt=stored.receipt))
    assert (paid.code, paid.arguments["did"]) == ("no-such-receipt", "pay_stored")


@pytest.mark.clause("CH-4.36")
def test_a_player_without_a_seat_plays_over_by_the_houses_consent() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Aino", 1, 1)
    over = do.PlayOverSeat(table=1, seat=1, player="Bo", stack=20_000, why="the table is short")
    assert at.refused(over).code == "not-away"
    at.act(do.StartDeskBreak(table=1, seat=1, is_long=True))
    assert "CH-4.36" in at.act(over).clauses
    seat = at.state.seat(1, 1)
    assert seat.player == "Aino" and seat.over is not None and seat.over.player == "Bo"
    assert at.refused(do.EndDeskBreak(table=1, seat=1)).code == "played-over"
    assert at.refused(do.LeaveDeskSeat(table=1, seat=1, stack=1)).code == "played-over"
    assert at.refused(do.SeatDown(table=1, seat=2, player="Bo", stack=20_000)).code == "seated-elsewhere"
    at.act(do.EndPlayOver(table=1, seat=1, stack=25_000))
    at.act(do.EndDeskBreak(table=1, seat=1))
    assert at.state.chips["table:1"] == 15_000


def test_kruh_knows_no_playing_over() -> None:
    at = LiveEvening("casino-kruh", (KRUH,))
    at.sit("Adam", 1, 1, 100_000)
    at.act(do.StartDeskBreak(table=1, seat=1))
    refused = at.refused(do.PlayOverSeat(table=1, seat=1, player="Boris", stack=100_000))
    assert (refused.code, refused.clauses) == ("no-playing-over", ("CK-H.20",))


def test_an_act_is_taken_back_by_a_counter_act_and_stays_on_record() -> None:
    at = LiveEvening(tables=(NL,))
    at.act(do.SignUp(pool=NL, player="Aino"))
    at.act(do.CallToSeat(pool=NL, player="Aino", table=1, seat=3))
    seated = at.act(do.SeatDown(table=1, seat=3, player="Aino", stack=20_000))
    assert at.refused(do.TakeBackAct(act=seated.number)).code == "reason-missing"
    back = at.act(do.TakeBackAct(act=seated.number, why="the wrong Aino"))
    assert back.takes_back == seated.number and seated in at.state.acts
    assert at.state.chips == {"cage": 0, "table:1": 0} and not at.state.seat(1, 3).player
    assert [place.player for place in at.state.waiting(NL)] == ["Aino"]
    twice = at.refused(do.TakeBackAct(act=seated.number, why="again"))
    assert (twice.code, twice.arguments["counter"]) == ("taken-back-already", back.number)
    assert at.refused(do.TakeBackAct(act=999, why="what")).code == "no-such-act"


def test_what_was_changed_since_is_not_taken_back_and_says_by_which_act() -> None:
    at = LiveEvening(tables=(NL,))
    opened = at.state.acts[-1]
    seated = at.sit("Aino", 1, 3)
    assert at.refused(do.TakeBackAct(act=opened.number, why="slip")).code == "table-in-use"
    counted = at.act(do.CountStack(table=1, seat=3, stack=15_000, by="Kai"))
    refused = at.refused(do.TakeBackAct(act=seated.number, why="slip"))
    assert (refused.code, refused.arguments["act"], refused.arguments["by"]) == (
        "desk-changed-since",
        counted.number,
        "Kai",
    )
    left = at.act(do.LeaveDeskSeat(table=1, seat=3, stack=20_000))
    at.act(do.CloseDeskTable(table=1))
    assert at.refused(do.TakeBackAct(act=left.number, why="slip")).code == "no-such-live-table"


def test_a_lapsed_call_is_taken_back_to_the_list_without_a_seat() -> None:
    at = LiveEvening(tables=(NL,))
    at.act(do.SignUp(pool=NL, player="Aino"))
    at.act(do.CallToSeat(pool=NL, player="Aino", table=1, seat=3))
    at.at = 6
    lapsed = at.act(do.LapseCalls())
    at.act(do.TakeBackAct(act=lapsed.number, why="she stood at the desk"))
    place = at.state.place(NL, "Aino")
    assert place is not None and place.call is None and at.desk.due() is None


@pytest.mark.clause("CK-H.20")
def test_an_act_from_paper_has_its_real_time() -> None:
    at = LiveEvening("casino-kruh", (KRUH,))
    at.sit("Adam", 1, 1, 100_000)
    at.at = 20
    early = at.refused(do.StartDeskBreak(table=1, seat=1, at_ms=at.now_ms - 30 * MINUTE))
    assert early.code == "act-before-the-day"
    assert at.refused(do.StartDeskBreak(table=1, seat=1, at_ms=at.now_ms + 1)).code == "act-in-the-future"
    real = at.now_ms - 15 * MINUTE
    done = at.act(do.StartDeskBreak(table=1, seat=1, at_ms=real, by="Kai"))
    assert (done.at_ms, done.entered_ms, done.command.by) == (real, at.now_ms, "Kai")
    at.at = 36
    at.act(do.FreeSeat(table=1, seat=1, stack=100_000))
