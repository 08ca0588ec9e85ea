"""Seats at live tables: buy-ins, stacks that come back, moves, other seats, leaving."""

import pytest

from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from tests.desk.live_evening import KRUH, NL, PL, LiveEvening


@pytest.mark.clause("CH-2.9", "CH-2.11")
def test_a_buy_in_is_counted_within_the_houses_limits() -> None:
    at = LiveEvening(tables=(NL,))
    low = at.refused(do.SeatDown(table=1, seat=1, player="Aino", stack=7_900))
    high = at.refused(do.SeatDown(table=1, seat=1, player="Aino", stack=40_100))
    assert {low.code, high.code} == {"live-buy-in"} and low.clauses == ("CH-2.9", "CH-2.11")
    assert (low.arguments["least"], low.arguments["most"]) == (8_000, 40_000)
    done = at.sit("Aino", 1, 1, 8_000)
    assert done.clauses == ("CH-2.9", "CH-2.11") and at.state.chips == {"cage": -8_000, "table:1": 8_000}
    assert at.refused(do.SeatDown(table=1, seat=2, player="Bo", stack=0)).code == "no-chips-counted"


@pytest.mark.clause("CH-1.50", "CH-2.10", "CH-2.9")
def test_chips_are_added_by_any_amount_to_a_stack_that_covers_the_big_blind() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Aino", 1, 1, 8_000)
    at.act(do.AddToStack(table=1, seat=1, stack=200, cents=100))
    refused = at.refused(do.AddToStack(table=1, seat=1, stack=100, cents=7_000))
    assert (refused.code, refused.arguments["least"]) == ("live-stack-too-small", 8_000)
    assert {"CH-1.50", "CH-2.10"} <= set(refused.clauses)
    at.act(do.AddToStack(table=1, seat=1, stack=0, cents=8_000))
    assert at.refused(do.AddToStack(table=1, seat=1, cents=32_100)).code == "live-stack-too-large"


@pytest.mark.clause("CH-2.13")
def test_a_short_buy_in_is_made_once_an_evening_in_pot_limit_and_never_first() -> None:
    at = LiveEvening(tables=(PL, NL))
    assert at.refused(do.SeatDown(table=1, seat=1, player="Aino", stack=4_000)).code == "live-buy-in"
    at.sit("Aino", 1, 1, 8_000)
    under = do.AddToStack(table=1, seat=1, stack=0, cents=3_900)
    assert at.refused(under).code == "live-stack-too-small"
    assert at.act(do.AddToStack(table=1, seat=1, stack=0, cents=4_000)).clauses == ("CH-2.13",)
    again = do.AddToStack(table=1, seat=1, stack=0, cents=4_000)
    assert at.refused(again).code == "live-stack-too-small"
    at.sit("Bo", 2, 1, 8_000)
    assert at.refused(do.AddToStack(table=2, seat=1, stack=0, cents=4_000)).code == "live-stack-too-small"


@pytest.mark.clause("CH-2.12", "CH-1.53")
def test_who_comes_back_the_same_evening_brings_the_same_amount() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Aino", 1, 1, 20_000)
    at.sit("Bo", 1, 2, 20_000)
    at.act(do.LeaveDeskSeat(table=1, seat=1, stack=33_000))
    at.at = 180
    refused = at.refused(do.SeatDown(table=1, seat=1, player="Aino", stack=20_000))
    assert refused.code == "stack-comes-back" and {"CH-2.12", "CH-1.53"} <= set(refused.clauses)
    assert refused.arguments["left_with"] == 33_000
    at.sit("Aino", 1, 1, 33_000)
    at.act(do.LeaveDeskSeat(table=1, seat=1, stack=3_000))
    refused = at.refused(do.SeatDown(table=1, seat=1, player="Aino", stack=3_000))
    assert refused.arguments["least"] == 8_000  # a small one is made up to the least buy-in
    at.sit("Aino", 1, 1, 8_000)


@pytest.mark.clause("CH-2.12")
def test_a_new_gaming_day_binds_to_nothing() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Aino", 1, 1, 20_000)
    at.act(do.LeaveDeskSeat(table=1, seat=1, stack=20_000))
    at.act(do.CloseDeskTable(table=1))
    at.act(do.CloseGamingDay())
    at.at = 30
    at.act(do.OpenGamingDay())
    at.act(do.OpenDeskTable(table=1, pool=NL))
    at.sit("Aino", 1, 1, 8_000)


@pytest.mark.clause("CK-H.15")
def test_kruh_binds_for_an_hour_to_exactly_the_stack_that_was_left_with() -> None:
    at = LiveEvening("casino-kruh", (KRUH,))
    at.sit("Adam", 1, 1, 100_000)
    at.sit("Boris", 1, 2, 100_000)
    at.act(do.LeaveDeskSeat(table=1, seat=1, stack=60_000))
    at.at = 59.9
    refused = at.refused(do.SeatDown(table=1, seat=1, player="Adam", stack=100_000))
    assert (refused.code, refused.arguments["least"], refused.arguments["most"]) == (
        "stack-comes-back", 60_000, 60_000,
    )  # fmt: skip
    assert "CK-H.15" in refused.clauses
    at.at = 60
    at.sit("Adam", 1, 1, 100_000)


@pytest.mark.clause("CK-BI", "CK-TH.2")
def test_kruh_sells_another_buy_in_by_consent_of_all_and_the_manager() -> None:
    at = LiveEvening("casino-kruh", (KRUH,))
    assert at.refused(do.SeatDown(table=1, seat=1, player="Adam", stack=40_000)).clauses == (
        "CK-BI",
        "CK-TH.2",
    )
    by_consent = do.SeatDown(table=1, seat=1, player="Adam", stack=40_000, is_agreed=True, why="a regular")
    assert at.refused(by_consent).code == "consent-missing"
    at.act(of_money.ManagerConsents(table=1, player="Adam", cents=40_000))
    assert at.act(by_consent).clauses == ("CK-TH.2",)
    helsinki = LiveEvening(tables=(NL,))
    refused = helsinki.refused(do.SeatDown(table=1, seat=1, player="Aino", stack=4_000, is_agreed=True))
    assert refused.code == "no-buy-in-by-consent"


@pytest.mark.clause("CK-BI.1", "CK-H.4")
def test_kruh_lets_a_player_whom_the_house_moves_keep_a_small_stack() -> None:
    at = LiveEvening("casino-kruh", (KRUH, KRUH))
    at.sit("Adam", 1, 1, 100_000)
    moved = at.act(do.MoveToTable(table=1, seat=1, to_table=2, to_seat=1, stack=30_000, by_house=True))
    assert {"CK-BI.1", "CK-H.4"} <= set(moved.clauses)
    assert at.state.seat(2, 1).stack == 30_000


@pytest.mark.clause("CK-BI.2", "CK-BI.3")
def test_kruh_asks_the_least_buy_in_of_who_changes_and_the_old_stack_of_who_comes_back() -> None:
    at = LiveEvening("casino-kruh", (KRUH, KRUH))
    at.sit("Adam", 1, 1, 100_000)
    moved = at.act(do.MoveToTable(table=1, seat=1, to_table=2, to_seat=1, stack=30_000, why="asks"))
    assert "CK-BI.3" in moved.clauses and at.state.seat(2, 1).stack == 80_000
    back = do.MoveToTable(table=2, seat=1, to_table=1, to_seat=1, stack=80_000, brings=20_000, why="asks")
    refused = at.refused(back)
    assert (refused.code, refused.arguments["least"]) == ("stack-comes-back", 80_000)
    at.act(do.MoveToTable(table=2, seat=1, to_table=1, to_seat=1, stack=80_000, why="asks"))


@pytest.mark.clause("CH-1.54", "CH-2.5")
def test_who_moves_brings_the_whole_stack_and_at_other_stakes_at_most_the_maximum() -> None:
    at = LiveEvening(tables=("holdem-nl/NL500", NL, "holdem-nl/NL500"))
    at.sit("Aino", 1, 1, 90_000)
    at.act(do.MoveToTable(table=1, seat=1, to_table=3, to_seat=4, stack=90_000, why="asks"))
    assert at.state.seat(3, 4).stack == 90_000 and not at.state.seat(1, 1).player
    less = do.MoveToTable(table=3, seat=4, to_table=2, to_seat=1, stack=90_000, brings=20_000, why="asks")
    assert at.refused(less).code == "stack-comes-back"
    at.act(do.MoveToTable(table=3, seat=4, to_table=2, to_seat=1, stack=90_000, why="asks"))
    assert at.state.seat(2, 1).stack == 40_000
    assert at.state.chips == {"cage": -40_000, "table:1": 0, "table:3": 0, "table:2": 40_000}


@pytest.mark.clause("CH-1.55")
def test_who_changes_the_betting_structure_buys_in_freely() -> None:
    at = LiveEvening(tables=(NL, PL))
    at.sit("Aino", 1, 1, 40_000)
    at.act(do.MoveToTable(table=1, seat=1, to_table=2, to_seat=1, stack=40_000, brings=8_000, why="asks"))
    assert at.state.seat(2, 1).stack == 8_000


@pytest.mark.clause("CH-2.8", "CH-4.34", "CH-4.35")
def test_another_seat_is_given_by_staff_and_costs_the_small_blind_farther_from_the_blinds() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Aino", 1, 1)
    at.sit("Bo", 1, 2)
    refused = at.refused(do.ChangeDeskSeat(table=1, seat=1, to_seat=2))
    assert (refused.code, refused.arguments["player"], refused.arguments["by"]) == (
        "desk-seat-taken",
        "Bo",
        "floor",
    )
    near = at.act(do.ChangeDeskSeat(table=1, seat=1, to_seat=3))
    assert near.clauses == ("CH-2.8", "CH-4.34") and at.state.seat(1, 3).owes == ""
    far = at.act(do.ChangeDeskSeat(table=1, seat=3, to_seat=9, is_farther=True))
    assert "CH-4.35" in far.clauses and at.state.seat(1, 9).owes == "small_blind"
    assert not at.state.seat(1, 3).player and at.state.seat(1, 9).stack == 20_000
    at.act(do.SettleOwed(table=1, seat=9))
    assert at.refused(do.SettleOwed(table=1, seat=9)).code == "owes-nothing"


@pytest.mark.clause("CK-BB.8")
def test_in_kruh_it_costs_the_big_blind() -> None:
    at = LiveEvening("casino-kruh", (KRUH,))
    at.sit("Adam", 1, 1, 100_000)
    at.act(do.ChangeDeskSeat(table=1, seat=1, to_seat=9, is_farther=True))
    assert at.state.seat(1, 9).owes == "big_blind"


@pytest.mark.clause("CH-1.51")
def test_nobody_carries_off_chips_that_are_not_on_the_table() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Aino", 1, 1)
    at.sit("Bo", 1, 2)
    refused = at.refused(do.LeaveDeskSeat(table=1, seat=1, stack=40_001))
    assert (refused.code, refused.arguments["there"]) == ("chips-not-there", 40_000)
    assert at.refused(do.CountStack(table=1, seat=1, stack=40_001)).code == "chips-not-there"
    assert "CH-1.51" in at.act(do.LeaveDeskSeat(table=1, seat=1, stack=35_000)).clauses
    assert at.refused(do.LeaveDeskSeat(table=1, seat=1, stack=0)).code == "seat-empty"


def test_the_dealer_confirms_who_sits_there() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Aino", 1, 1)
    at.act(do.ConfirmDeskSeat(table=1, seat=1, by="dealer"))
    again = at.refused(do.ConfirmDeskSeat(table=1, seat=1))
    assert (again.code, again.arguments["by"], again.arguments["did"]) == (
        "confirmed-already",
        "dealer",
        "confirm_seat",
    )
