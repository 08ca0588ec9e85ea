"""What the public screens of a house are told: its layouts, and the jackpot that can be won now."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk.screen_commands import ArrangeScreens, RemoveLayout, ShownScreen
from cardroom.room.protocol.client_messages import WatchFloor
from cardroom.room.protocol.desk_answers import DeskJackpot
from tests.room.live_desk.test_live_desks import HOUSE, DeskRoom

BASE = 100_000
HALL = ArrangeScreens(
    name="Hall", shape="halves", parts=((ShownScreen("lists"),), (ShownScreen("clock", "cup"),))
)


def test_a_layout_is_told_to_everybody_at_once_and_outlives_a_kill_before_the_first_day(
    tmp_path: Path,
) -> None:
    at = DeskRoom(tmp_path / "data")
    screen = at.test.connect()
    screen.ask(WatchFloor("desk", HOUSE))
    heard = len(screen.texts)
    number = at.act(HALL)
    assert any("floor_changed" in text for text in screen.texts[heard:])
    at.test.restart()
    (shown,) = at.view().layouts
    assert (shown.name, shown.number, shown.parts) == ("Hall", number, HALL.parts)
    assert at.view().day == 0 and at.view().jackpot is None
    at.act(do.OpenGamingDay(), at.other)
    changed = at.act(msgspec.structs.replace(HALL, shape="one", parts=HALL.parts[:1], after=number), at.other)
    assert at.view().layouts[0].shape == "one"
    at.test.restart()
    assert at.view().layouts[0].number == changed
    office = at.view(at.floor).office
    assert office is not None and office.acts[0].fields[0].text == "Hall"
    at.act(RemoveLayout(name="Hall", after=changed))
    assert at.view().layouts == ()
    at.test.close()


def test_a_layout_is_taken_back_before_the_first_day_and_behind_a_snapshot(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    number = at.act(HALL)
    for _ in range(70):  # more steps than one snapshot waits for
        number = at.act(msgspec.structs.replace(HALL, after=number))
    last = at.act(msgspec.structs.replace(HALL, shape="one", parts=HALL.parts[:1], after=number))
    at.test.restart()
    assert at.refused(do.SignUp(pool="holdem-nl/NL200", player=at.floor.id)).code == "desk-day-closed"
    at.act(do.TakeBackAct(act=last, why="two are wanted"))
    at.test.restart()
    assert at.view().layouts[0].shape == "halves" and at.view().layouts[0].number == number
    at.test.close()


def test_nobody_but_floor_staff_arranges_screens(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.open()
    player = at.test.person("Ann", 0)
    assert at.refused(HALL, player).code == "not-staff"
    for role in ("dealer", "desk", "cashier"):
        staff = at.test.person(role.title(), 0, role)
        assert at.refused(HALL, staff).code in ("not-your-act", "not-your-role"), role
    assert at.view().layouts == ()
    at.act(HALL, at.test.person("Boss", 0, "admin"))
    assert at.refused(RemoveLayout(name="Hall", after=at.owner.state.number), player).code == "not-staff"
    at.test.close()


@pytest.mark.clause("CH-7.10", "CH-7.17")
def test_the_jackpot_shown_is_what_can_be_won_now(tmp_path: Path) -> None:
    at = DeskRoom(tmp_path / "data")
    at.open()
    people = [at.named(name) for name in ("Aino", "Bo", "Cia", "Dan", "Eva")]
    for seat, person in enumerate(people, start=1):
        at.act(do.SeatDown(table=1, seat=seat, player=person, stack=20_000, why="walked in"))
    assert at.view().jackpot == DeskJackpot(0, BASE)
    at.act(of_money.TopUpJackpot(cents=BASE, why="the base"))
    at.act(of_money.DropToJackpot(table=1, cents=4_000, witness=at.other.id))
    assert at.view().jackpot == DeskJackpot(BASE, BASE), "today's drops join at the close"

    read = {people[0]: "Ah As Ad Ac Ks", people[1]: "5h 6h 7h 8h 9h"}
    began = at.view().now_ms - 1_000
    number = at.act(of_money.ClaimJackpot(
        table=1, hand=5, began_ms=began, category=1, cards=read,
        losers=(people[0],), winners=(people[1],), others=tuple(people[2:]),
    ))  # fmt: skip
    at.act(of_money.ApproveClaim(claim=number))
    assert at.view().jackpot == DeskJackpot(BASE, BASE), "a claim is told to nobody before it is approved"
    at.act(of_money.ApproveClaim(claim=number), at.other)
    shown = at.view().jackpot
    assert shown is not None and shown.paid and shown.fund == BASE - shown.paid and shown.paid_ms
    for person in people:
        at.act(of_money.PayShare(claim=number, player=person))
    after = DeskJackpot(BASE, BASE, shown.paid, shown.paid_ms)
    assert at.view().jackpot == after, "the house has made it up"

    for seat in range(1, 6):
        at.act(do.LeaveDeskSeat(table=1, seat=seat, stack=19_200))
    at.act(do.CloseDeskTable(table=1))
    at.act(do.CloseGamingDay())
    closed = msgspec.structs.replace(after, fund=BASE + 4_000)
    assert at.view().jackpot == closed
    at.act(do.OpenGamingDay())
    at.test.restart()
    assert at.view().jackpot == closed, "the claim has left for the store, its sum has stayed"
    at.test.close()
