"""Lists by game: signing up, reporting, calls with their time, who comes first."""

import pytest

from cardroom.desk import desk_commands as do
from tests.desk.live_evening import KRUH, MINUTE, NL, PL, LiveEvening


@pytest.mark.clause("CH-2.3")
def test_a_player_signs_up_for_several_games_and_waits_for_another_while_seated() -> None:
    at = LiveEvening(tables=(NL, PL))
    at.act(do.SignUp(pool=NL, player="Aino"))
    at.act(do.SignUp(pool=PL, player="Aino"))
    assert [place.player for place in at.state.waiting(NL) + at.state.waiting(PL)] == ["Aino", "Aino"]
    at.sit("Bo", 1, 1)
    at.act(do.SignUp(pool=PL, player="Bo"))
    refused = at.refused(do.SignUp(pool=NL, player="Bo"))
    assert (refused.code, refused.arguments["seat"]) == ("plays-that-game", 1)
    assert at.refused(do.SignUp(pool=PL, player="Bo")).code == "on-list-already"


@pytest.mark.clause("CH-2.3")
def test_who_signs_up_by_phone_reports_at_the_desk_before_a_call() -> None:
    at = LiveEvening(tables=(NL,))
    at.act(do.SignUp(pool=NL, player="Aino", by="Aino", by_phone=True))
    call = do.CallToSeat(pool=NL, player="Aino", table=1, seat=3)
    refused = at.refused(call)
    assert (refused.code, refused.clauses) == ("not-reported", ("CH-2.3", "CH-2.5"))
    at.at = 4
    at.act(do.ConfirmSignUp(pool=NL, player="Aino"))
    assert at.refused(do.ConfirmSignUp(pool=NL, player="Aino")).code == "reported-already"
    assert at.act(call).clauses == ("CH-2.4",)


def test_who_has_not_reported_is_passed_over_and_keeps_the_place() -> None:
    at = LiveEvening(tables=(NL,))
    at.act(do.SignUp(pool=NL, player="Aino", by_phone=True))
    at.act(do.SignUp(pool=NL, player="Bo"))
    at.act(do.CallToSeat(pool=NL, player="Bo", table=1, seat=1))
    assert [place.player for place in at.state.waiting(NL)] == ["Aino", "Bo"]


@pytest.mark.clause("CH-2.4", "CH-2.5")
def test_a_seat_is_kept_five_minutes_and_then_its_player_is_off_the_list() -> None:
    at = LiveEvening(tables=(NL,))
    for player in ("Aino", "Bo"):
        at.act(do.SignUp(pool=NL, player=player))
    at.act(do.CallToSeat(pool=NL, player="Aino", table=1, seat=3))
    assert at.desk.due() == at.now_ms + 5 * MINUTE
    taken = at.refused(do.SeatDown(table=1, seat=3, player="Bo", stack=20_000, why="here"))
    assert (taken.code, taken.clauses, taken.arguments["player"]) == ("seat-called", ("CH-2.4",), "Aino")
    at.at = 4.99
    at.act(do.LapseCalls())
    assert [place.player for place in at.state.waiting(NL)] == ["Aino", "Bo"]
    at.at = 5
    lapsed = at.act(do.LapseCalls())
    assert set(lapsed.clauses) == {"CH-2.4", "CH-2.3", "CH-2.5"}
    assert [place.player for place in at.state.waiting(NL)] == ["Bo"]
    assert at.desk.due() is None
    at.act(do.CallToSeat(pool=NL, player="Bo", table=1, seat=3))
    at.act(do.SeatDown(table=1, seat=3, player="Bo", stack=20_000))
    assert at.state.waiting(NL) == [] and at.state.seat(1, 3).player == "Bo"


@pytest.mark.clause("CH-2.5")
def test_who_declines_the_seat_is_off_that_list_alone() -> None:
    at = LiveEvening(tables=(NL, PL))
    for pool in (NL, PL):
        at.act(do.SignUp(pool=pool, player="Aino"))
    at.act(do.CallToSeat(pool=NL, player="Aino", table=1, seat=3))
    assert at.act(do.StrikeOff(pool=NL, player="Aino")).clauses == ("CH-2.3", "CH-2.5")
    assert at.state.waiting(NL) == [] and [one.player for one in at.state.waiting(PL)] == ["Aino"]
    assert at.state.called_to(1, 3) is None


def test_others_first_needs_a_reason() -> None:
    at = LiveEvening(tables=(NL,))
    for player in ("Aino", "Bo"):
        at.act(do.SignUp(pool=NL, player=player))
    refused = at.refused(do.CallToSeat(pool=NL, player="Bo", table=1))
    assert (refused.code, refused.arguments["player"]) == ("others-first", "Aino")
    at.act(do.CallToSeat(pool=NL, player="Bo", table=1, why="Aino is at dinner"))
    at.act(do.ToEndOfList(pool=NL, player="Aino"))
    assert [place.player for place in at.state.waiting(NL)] == ["Bo", "Aino"]


@pytest.mark.clause("CH-2.7")
def test_of_equal_tables_the_one_opened_earlier_fills_first() -> None:
    at = LiveEvening(tables=(NL,))
    at.at = 10
    at.act(do.OpenDeskTable(table=2, pool=NL))
    at.act(do.SignUp(pool=NL, player="Aino"))
    refused = at.refused(do.CallToSeat(pool=NL, player="Aino", table=2))
    assert (refused.code, refused.clauses, refused.arguments["table"]) == (
        "other-table-first",
        ("CH-2.7",),
        1,
    )
    at.act(do.CallToSeat(pool=NL, player="Aino", table=1))
    at.act(do.SignUp(pool=NL, player="Bo"))
    at.act(do.CallToSeat(pool=NL, player="Bo", table=2))  # fewer players there now
    at.act(do.SignUp(pool=NL, player="Cai"))
    at.act(do.CallToSeat(pool=NL, player="Cai", table=2, why="a friend waits there"))  # "as a rule"


def test_a_drawn_seat_is_a_free_one() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Bo", 1, 1)
    at.act(do.LockSeat(table=1, seat=2, why="broken chair"))
    for chance in range(20):
        at.act(do.SignUp(pool=NL, player="Aino"))
        at.act(do.CallToSeat(pool=NL, player="Aino", table=1), chance)
        place = at.state.place(NL, "Aino")
        assert place is not None and place.call is not None and 3 <= place.call.seat <= 10
        at.act(do.StrikeOff(pool=NL, player="Aino"))


@pytest.mark.clause("CH-2.6")
def test_players_of_a_closed_table_draw_cards_for_seats_ahead_of_the_list() -> None:
    at = LiveEvening(tables=(NL, NL))
    at.act(do.SignUp(pool=NL, player="Waiting"))
    for seat, player in enumerate(("Aino", "Bo", "Cai"), start=1):
        at.sit(player, 2, seat)
    draw = do.DrawForSeats(table=2, cards={"Aino": "Kh", "Bo": "Ks", "Cai": "2s"})
    assert at.refused(draw).code == "table-stays"
    assert at.act(do.BreakDeskTable(table=2, why="too few")).clauses == ("CH-2.6",)
    at.act(do.LeaveDeskSeat(table=2, seat=1, stack=20_000))
    stranger = at.refused(do.DrawForSeats(table=2, cards={"Waiting": "As"}))
    assert (stranger.code, stranger.clauses) == ("not-of-that-table", ("CH-2.6",))
    assert at.refused(do.DrawForSeats(table=2, cards={"Aino": "Ks", "Bo": "Ks"})).code == "card-twice"
    assert at.refused(do.DrawForSeats(table=2, cards={"Aino": "Kx"})).code == "not-a-card"
    at.act(draw)
    assert [place.player for place in at.state.waiting(NL)] == ["Bo", "Aino", "Cai", "Waiting"]
    refused = at.refused(do.CallToSeat(pool=NL, player="Waiting", table=1))
    assert refused.arguments["player"] == "Bo"
    at.act(do.MoveToTable(table=2, seat=2, to_table=1, to_seat=5, stack=25_000, why="drew first"))


@pytest.mark.clause("CK-H.4")
def test_a_house_without_that_right_draws_no_seats() -> None:
    at = LiveEvening("casino-kruh", (KRUH,))
    refused = at.refused(do.DrawForSeats(table=1, cards={}))
    assert (refused.code, refused.clauses) == ("no-seat-draw", ("CK-H.4",))


@pytest.mark.clause("CH-1.62")
def test_players_kept_apart_are_called_and_seated_at_no_table_together() -> None:
    at = LiveEvening(tables=(NL, NL))
    assert at.refused(do.KeepPairApart(player="Aino", other="Bo")).code == "reason-missing"
    at.act(do.KeepPairApart(player="Aino", other="Bo", why="soft play"))
    at.sit("Aino", 1, 1)
    at.act(do.SignUp(pool=NL, player="Bo"))
    for command in (
        do.CallToSeat(pool=NL, player="Bo", table=1, why="wants to"),
        do.SeatDown(table=1, seat=2, player="Bo", stack=20_000, why="wants to"),
    ):
        refused = at.refused(command)
        assert (refused.code, refused.clauses) == ("live-kept-apart", ("CH-1.62", "CH-8.52"))
    at.act(do.CallToSeat(pool=NL, player="Bo", table=2))
    moved = at.refused(do.MoveToTable(table=1, seat=1, to_table=2, to_seat=5, stack=1, why="asks"))
    assert moved.code == "live-kept-apart"
    at.act(do.LetPairTogether(player="Bo", other="Aino"))
    at.act(do.MoveToTable(table=1, seat=1, to_table=2, to_seat=5, stack=20_000, why="asks"))


def test_a_main_table_takes_the_players_of_its_feeder_first() -> None:
    at = LiveEvening(tables=(NL,))
    opened = at.act(do.OpenDeskTable(table=2, pool=NL, feeds=1))
    assert "CH-2.7" not in opened.clauses
    at.act(do.LockDeskTable(table=1, why="full, for the test"))
    at.sit("Aino", 2, 1)
    at.at = 1
    at.sit("Bo", 2, 2)
    at.act(do.UnlockDeskTable(table=1))
    at.act(do.SignUp(pool=NL, player="New"))
    refused = at.refused(do.CallToSeat(pool=NL, player="New", table=1))
    assert (refused.code, refused.arguments["player"], refused.clauses) == ("feeder-first", "Aino", ())
    second = at.refused(do.MoveToTable(table=2, seat=2, to_table=1, to_seat=1, stack=20_000))
    assert (second.code, second.arguments["player"]) == ("feeder-first", "Aino")
    at.act(do.MoveToTable(table=2, seat=1, to_table=1, to_seat=1, stack=20_000))
    assert at.refused(do.OpenDeskTable(table=3, pool=PL, feeds=1)).code == "feeds-elsewhere"
