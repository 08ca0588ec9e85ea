"""Chips that staff take where hands are entered: time by the seat, a jackpot's hour, confiscated, held and stored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardroom.cash.cash_commands import TakeChips
from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk import people_commands as of_people
from cardroom.desk.desk_state import CONFISCATED, DROP, HELD, JACKPOT_TODAY, RESTAURANT, STORED
from cardroom.rules import Refused, house
from cardroom.store.engines.store_location import audit_place
from cardroom.table.events import ChipsTakenAway
from tests.room.live.test_desk_tables import HOUSE, STACK, OneFloor
from tests.room.live.test_seats_in_play import InPlay

PLAYERS = 3


@pytest.fixture(name="at")
def floor_in_play(tmp_path: Path) -> OneFloor:
    at = OneFloor(tmp_path / "data")
    at.depth(1, "play")
    return at


def stacks(at: OneFloor) -> dict[str, int]:
    return {seat.player: seat.stack for seat in at.test.table(at.told()).seats.values()}


def charge(seats: tuple[int, ...] = (1, 2, 3), cents: int = 1200, **more: Any) -> of_money.ChargeTime:
    return of_money.ChargeTime(table=1, seats=seats, cents=cents, minutes=60, **more)


@pytest.mark.clause("CH-1.71")
def test_time_is_paid_by_the_seat_and_taken_back(at: OneFloor) -> None:
    number = at.act(charge(seats=(1, 2)))
    assert stacks(at) == dict(zip(at.people, (STACK - 1200, STACK - 1200, STACK), strict=True))
    assert at.state.chips[DROP] == 2400
    at.check()
    at.play(4)
    at.check()
    before = stacks(at)
    at.act(do.TakeBackAct(act=number, why="the wrong table"))
    assert stacks(at) == {
        player: stack + (1200 if player in at.people[:2] else 0) for player, stack in before.items()
    }
    assert at.state.chips[DROP] == 0
    at.check()
    assert at.refused(do.TakeBackAct(act=number, why="again")) == "taken-back-already"
    at.close_to_zero()
    at.test.close()


@pytest.mark.clause("CH-7.11")
def test_the_jackpots_hour_is_paid_by_all_who_agree(at: OneFloor) -> None:
    cents = 40_00 // PLAYERS
    jackpot = charge(cents=cents, purpose="jackpot", is_agreed=True)
    assert at.refused(charge(cents=cents, purpose="jackpot")) == "all-must-agree"
    assert stacks(at) == dict.fromkeys(at.people, STACK), "a refusal takes nothing"
    at.act(jackpot)
    assert stacks(at) == dict.fromkeys(at.people, STACK - cents)
    assert at.state.chips[JACKPOT_TODAY] == cents * PLAYERS
    at.check()
    at.test.close()


@pytest.mark.clause("CH-8.10")
def test_chips_are_confiscated_and_held_out_of_a_stack_in_play_with_the_record(at: OneFloor) -> None:
    player = at.people[1]
    taken = of_money.ConfiscateChips(player=player, cents=3000, how="carried_off", table=1, why="seen by two")
    number = at.act(taken)
    at.act(of_people.HoldMoney(player=player, cents=2000, table=1, why="a document is missing"))
    assert stacks(at)[player] == STACK - 5000
    assert (at.state.chips[CONFISCATED], at.state.chips[HELD]) == (3000, 2000)
    at.check()
    records = at.test.run(at.test.room.hands.rows(player, "")).hands
    assert records == (), "no hand was played"
    at.test.restart()
    at.test.settle()
    assert stacks(at)[player] == STACK - 5000
    at.check()
    at.act(do.TakeBackAct(act=number, why="it was not so"))
    assert stacks(at)[player] == STACK - 2000 and at.state.chips[CONFISCATED] == 0
    at.check()
    at.test.close()
    assert audit_place(at.test.folder).findings == []


@pytest.mark.clause("CH-1.52")
def test_the_restaurant_is_paid_out_of_a_stack_in_play_and_brings_the_chips(at: OneFloor) -> None:
    player = at.people[0]
    at.act(of_money.PayRestaurant(player=player, cents=1800, table=1))
    number = at.act(of_money.PayRestaurant(player=player, cents=700, table=1))
    assert (stacks(at)[player], at.state.chips[RESTAURANT]) == (STACK - 2500, 2500)
    at.check()
    at.act(do.TakeBackAct(act=number, why="it was for the next table"))
    assert (stacks(at)[player], at.state.chips[RESTAURANT]) == (STACK - 1800, 1800)
    at.act(of_money.RestaurantBrings(cents=1800))
    assert at.state.chips[RESTAURANT] == 0
    assert at.refused(of_money.RestaurantBrings(cents=1)) == "chips-not-there"
    at.check()
    at.test.restart()
    at.test.settle()
    at.check()
    at.close_to_zero()
    at.test.close()


@pytest.mark.clause("CK-H.20")
def test_the_stack_of_who_is_away_is_stored_whole_and_the_seat_stays(at: OneFloor) -> None:
    player = at.people[2]
    assert at.refused(of_money.StoreStack(table=1, seat=3, stack=1, why="the table is needed")) == "not-away"
    at.act(do.StartDeskBreak(table=1, seat=3, is_long=True))
    at.act(of_money.StoreStack(table=1, seat=3, stack=1, why="the table is needed"))
    assert at.state.chips[STORED] == STACK and at.state.seat(1, 3).player == player
    at.check()
    at.test.close()


def test_what_cannot_be_taken_is_refused_whole(at: OneFloor) -> None:
    assert at.refused(charge(cents=STACK + 1)) == "chips-not-there", "three times more than the table has"
    assert at.refused(charge(seats=(1,), cents=STACK + 1)) == "stack-smaller"
    assert at.refused(charge(seats=(1, 4))) == "seat-empty"
    assert at.refused(charge(seats=(1, 1))) == "person-twice"
    gone = of_money.ConfiscateChips(player=at.named("Stranger"), cents=100, how="foreign", table=1, why="x")
    assert at.refused(gone) == "not-that-seat"
    assert stacks(at) == dict.fromkeys(at.people, STACK)
    at.play(2, stop_after=1)
    assert at.refused(charge()) == "hand-running", "chips are taken between two hands"
    at.test.close()


def test_chips_of_who_has_left_are_paid_out_and_not_given_back_to_a_seat(at: OneFloor) -> None:
    number = at.act(charge(seats=(1,)))
    at.act(do.LeaveDeskSeat(table=1, seat=1, stack=0))
    assert at.refused(do.TakeBackAct(act=number, why="late")) == "not-that-seat"
    at.check()
    at.close_to_zero()
    at.test.close()


def test_behind_the_end_of_play_the_desk_gives_them_back(at: OneFloor) -> None:
    number = at.act(charge(seats=(1,)))
    at.depth(1, "seats")
    at.act(do.TakeBackAct(act=number, why="late"))
    assert at.state.seat(1, 1).stack == STACK
    at.check()
    at.close_to_zero()
    at.test.close()


def test_taken_back_in_a_hand_they_come_with_its_end(tmp_path: Path) -> None:
    at = InPlay(tmp_path / "data")
    number = at.act(charge(seats=(2,)))
    at.play(2, stop_after=1)
    at.act(do.TakeBackAct(act=number, why="the other table"))
    assert at.at(1).stack + at.at(1).waiting_top_up == STACK and at.at(1).waiting_top_up == 1200
    at.misdeal()
    assert at.at(1).stack == STACK
    at.check()
    at.ended(tmp_path)


def test_the_table_tells_who_paid_what_for(at: OneFloor) -> None:
    table = at.test.table(at.told())
    with pytest.raises(Refused) as refused:
        table.decide(TakeChips(at.people[0], 0, "rake"), 0)
    assert refused.value.code == "no-chips-counted"
    told = table.decide(TakeChips(at.people[0], 1200, "rake"), 0).events
    assert told == [ChipsTakenAway(1, 1200, STACK - 1200, "rake", house(HOUSE).rake.hourly_cents.clauses)]
    assert told[0].clauses, "by the house's clause"
    at.test.close()
