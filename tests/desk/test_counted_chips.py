"""Boxes counted by two, time charges, colour-ups, confiscation, stacks picked up, pots reclaimed."""

from dataclasses import replace
from random import Random

import pytest

from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk.kept_records import (
    ChipsConfiscated,
    DropCounted,
    PotReclaimed,
    StackColouredUp,
    TimePaid,
)
from cardroom.room.live_desk.desk_showing import sheet_of
from tests.desk.live_evening import KRUH, NL, LiveEvening


def test_a_box_is_counted_by_two_and_leaves_the_table() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Aino", 1, 1)
    for witness in ("", "floor"):
        one = of_money.CountDrop(table=1, box="7", cents=800, witness=witness)
        assert at.refused(one).code == "one-signature"
    too_much = of_money.CountDrop(table=1, box="7", cents=20_001, witness="Mia")
    assert at.refused(too_much).code == "chips-not-there"
    at.act(of_money.CountDrop(table=1, box="7", cents=800, witness="Mia", shift="night"))
    (drop,) = at.state.kept(DropCounted)
    assert (drop.box, drop.shift, drop.by, drop.witness, drop.cents) == ("7", "night", "floor", "Mia", 800)
    assert (at.state.chips["drop"], at.state.chips["table:1"]) == (800, 19_200)
    at.act(do.LeaveDeskSeat(table=1, seat=1, stack=19_200))
    at.act(do.CloseDeskTable(table=1))


def test_a_house_may_let_one_person_count_a_box() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Aino", 1, 1)
    order = at.book.house_order
    assert order is not None and order.box_counted_by.value == 2
    own = replace(order, box_counted_by=replace(order.box_counted_by, value=1))
    at.book = replace(at.book, house_order=own)
    at.act(of_money.CountDrop(table=1, box="7", cents=800))
    assert at.state.chips["drop"] == 800


@pytest.mark.clause("CH-7.11")
def test_the_jackpots_charge_by_time_is_paid_by_all_who_agree() -> None:
    at = LiveEvening(tables=(NL,))
    for seat, player in enumerate("ABCDE", start=1):
        at.sit(player, 1, seat)
    charge = of_money.ChargeTime(table=1, seats=(1, 2, 3, 4, 5), cents=800, minutes=60, purpose="jackpot")
    refused = at.refused(charge)
    assert (refused.code, refused.clauses) == ("all-must-agree", ("CH-7.11",))
    agreed = {"purpose": "jackpot", "is_agreed": True, "table": 1}
    some = of_money.ChargeTime(seats=(1, 2, 3, 4), cents=1_000, minutes=60, **agreed)
    assert at.refused(some).code == "all-must-agree"
    wrong = of_money.ChargeTime(seats=(1, 2, 3, 4, 5), cents=700, minutes=60, **agreed)
    assert at.refused(wrong).code == "no-such-charge"
    at.act(of_money.ChargeTime(seats=(1, 2, 3, 4, 5), cents=800, minutes=60, **agreed))
    (charged,) = at.state.kept(TimePaid)
    assert (charged.players, charged.cents, charged.minutes) == (("A", "B", "C", "D", "E"), 800, 60)
    assert (at.state.chips["jackpot_today"], at.state.seat(1, 1).stack) == (4_000, 19_200)


def test_a_time_charge_is_noted_by_seat() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("A", 1, 1)
    assert at.refused(of_money.ChargeTime(table=1, seats=(1, 2), cents=500, minutes=30)).code == "seat-empty"
    assert (
        at.refused(of_money.ChargeTime(table=1, seats=(1, 1), cents=500, minutes=30)).code == "person-twice"
    )
    assert (
        at.refused(of_money.ChargeTime(table=1, seats=(1,), cents=-1, minutes=30)).code == "no-chips-counted"
    )
    at.act(of_money.ChargeTime(table=1, seats=(1,), cents=500, minutes=30))
    assert at.state.chips["drop"] == 500


@pytest.mark.clause("PF-3.3")
def test_a_colour_up_gives_as_much_as_it_takes_before_a_witness() -> None:
    at = LiveEvening("pokerstars-live-fi")
    change = {"player": "Aino", "table": 4, "event": "Main", "why": "too many small ones", "witness": "Bo"}
    uneven = at.refused(of_money.ColourUpStack(taken={"25": 8}, given={"100": 1}, **change))
    assert (uneven.code, uneven.arguments["taken"], uneven.arguments["given"]) == ("colours-differ", 200, 100)
    assert (
        at.refused(of_money.ColourUpStack(taken={"x": 8}, given={"100": 1}, **change)).code == "no-chip-value"
    )
    at.act(of_money.ColourUpStack(taken={"25": 8}, given={"100": 2}, is_announced=True, **change))
    (done,) = at.state.kept(StackColouredUp)
    assert (done.taken, done.given, done.witness, done.is_announced) == ({"25": 8}, {"100": 2}, "Bo", True)


@pytest.mark.clause("PF-3.6", "PF-6.10", "CK-T.25", "CH-8.10")
def test_chips_are_confiscated_out_of_a_stack_or_an_event() -> None:
    at = LiveEvening(tables=(NL,))
    at.sit("Aino", 1, 1)
    taken = of_money.ConfiscateChips(
        player="Aino", cents=1_000, how="foreign", table=1, why="chips of another house"
    )
    done = at.act(taken)
    assert (at.state.chips["confiscated"], at.state.seat(1, 1).stack) == (1_000, 19_000)
    event = of_money.ConfiscateChips(
        player="Bo", cents=5_000, how="handed_over", other="Carl", event="Main", why="x"
    )
    at.act(event)
    record = at.state.kept(ChipsConfiscated)[0]
    assert (record.other, record.event, at.state.chips["confiscated"]) == ("Carl", "Main", 1_000)
    at.act(do.TakeBackAct(act=done.number, why="they were ours"))
    assert at.state.chips["confiscated"] == 0 and at.state.seat(1, 1).stack == 20_000


@pytest.mark.clause("CK-H.20")
def test_chips_of_a_player_who_is_away_are_stored_and_the_seat_stays() -> None:
    at = LiveEvening("casino-kruh", (KRUH,))
    at.sit("Adam", 1, 1, 100_000)
    store = of_money.StoreStack(table=1, seat=1, stack=100_000, why="dinner")
    assert at.refused(store).code == "not-away"
    at.act(do.StartDeskBreak(table=1, seat=1))
    receipt = at.act(store).number
    assert at.state.seat(1, 1).player == "Adam" and at.state.stored()[0].receipt == receipt
    assert at.state.chips["stored"] == 100_000


@pytest.mark.clause("CH-1.65")
def test_a_pot_paid_wrongly_is_asked_back() -> None:
    at = LiveEvening(tables=(NL,))
    asked = of_money.ReclaimPot(player="Aino", other="Bo", cents=4_000, table=1, hand=88, why="the camera")
    number = at.act(asked).number
    given_up = of_money.SettleReclaim(reclaim=number, outcome="given_up")
    assert at.refused(given_up).code == "reason-missing"
    at.act(of_money.SettleReclaim(reclaim=number, outcome="paid_back", by="Mia"))
    (record,) = at.state.kept(PotReclaimed)
    assert (record.outcome, record.closed_by, record.other) == ("paid_back", "Mia", "Bo")


@pytest.mark.clause("CH-1.52")
def test_chips_at_the_restaurant_are_those_that_paid_it_and_have_not_come_back() -> None:
    for seed in range(30):
        chance, there, paid = Random(seed), 0, []
        at = LiveEvening(tables=(NL,))
        for seat, player in enumerate("ABC", start=1):
            at.sit(player, 1, seat)
        for _ in range(30):
            cents = chance.randint(1, 4) * 100
            stack = at.state.seat(1, 1).stack
            match chance.choice(("pays", "pays", "brings", "back")):
                case "pays" if stack > cents:
                    done = at.act(of_money.PayRestaurant(player="A", cents=cents, table=1))
                    assert "CH-1.52" in done.clauses and at.state.seat(1, 1).stack == stack - cents
                    paid, there = [*paid, (done.number, cents)], there + cents
                case "brings" if cents > there:
                    assert at.refused(of_money.RestaurantBrings(cents=cents)).code == "chips-not-there"
                case "brings":
                    at.act(of_money.RestaurantBrings(cents=cents))
                    there -= cents
                case "back" if paid and paid[-1][1] <= there:
                    number, back = paid.pop()
                    at.act(do.TakeBackAct(act=number, why="not that player"))
                    there -= back
                    assert at.state.seat(1, 1).stack == stack + back
                    paid = []  # (an earlier one says what the seat was before it)
            assert at.state.chips.get("restaurant", 0) == there
            sheet = sheet_of(at.state)
            at_tables = at.state.chips["table:1"]
            assert sheet.cash - sheet.drop - sheet.jackpot - sheet.difference - sheet.others == at_tables


@pytest.mark.clause("CK-H.15", "CH-1.51")
def test_where_chips_leave_a_table_with_their_player_alone_the_restaurant_is_paid_otherwise() -> None:
    at = LiveEvening("casino-kruh", (KRUH,))
    at.sit("Adam", 1, 1, 80_000)
    refused = at.refused(of_money.PayRestaurant(player="Adam", cents=500, table=1))
    assert (refused.code, refused.clauses) == ("no-restaurant-chips", ("CK-H.15",))
    helsinki = LiveEvening(tables=(NL,))
    stranger = of_money.PayRestaurant(player="Aino", cents=500, table=1)
    assert helsinki.refused(stranger).code == "not-that-seat"
