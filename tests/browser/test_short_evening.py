"""A short evening of a live house by four phones: one cash table, nine players, one of each act, to closed books."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import Visit
from tests.browser.evening_cash import BASE, CashFloor, closed_books, take_back_last
from tests.browser.evening_people import Staff
from tests.browser.evening_tournament import LiveEvent, Shape
from tests.browser.room import RunningRoom

SHAPE = Shape("Short cup", first=8, late=1, again=1, seats=5, paid=4, deal_at=3)


@pytest.fixture(scope="module")
def helsinki(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room of Casino Helsinki alone."""
    running = RunningRoom(tmp_path_factory.mktemp("evening") / "room", "casino-helsinki")
    running.start()
    yield running
    running.stop()


def test_a_short_evening_closes_to_zero(visit: Visit, helsinki: RunningRoom) -> None:
    staff = Staff(visit, helsinki)
    cash, event = CashFloor(staff), LiveEvent(staff, SHAPE)
    cash.open(1)
    cash.first_to_a_seat("Aino K.")
    cash.many_sit(1, *[f"Guest {number}" for number in range(1, 6)])
    cash.dealers("Dee D.")
    take_back_last(staff.floor, "Put a deck", "the wrong colour")
    cash.looked_at("Aino K.")
    assert cash.jackpot() == BASE * 80 // 100

    event.announce()
    staff.desk.go(f"{event.at}/desk")
    names = [f"Player {number}" for number in range(1, 10)]
    event.sell(names[0])
    event.sell_to(*names[1:8])
    event.act("Start now", "it is seven")
    staff.floor.go(f"{event.at}/live")
    staff.floor.tap("All sit")
    event.carry_out()
    event.sell(names[8])
    event.carry_out()
    first = event.hall()["tables"][0]["seats"][0]["name"]
    event.out_by_taps(staff.floor, first)
    event.sell(first)
    event.carry_out()
    event.act("Change level", "as the clock says", Level="3")
    event.carry_out()
    event.play_down(6)
    assert event.now()["hand_for_hand"], "one more than the paid places at two tables"
    event.play_down(SHAPE.deal_at)
    event.deal_by_taps()
    event.paid_out()
    cash.close({1: 12_00})
    closed_books(staff)
