"""An evening of Casino Helsinki by four phones: three cash tables, one a must-move table, and a live tournament of 27.

The network is cut twice, the room is killed, and the laptop is lost while it writes. At the end every chip is accounted for
and the books close to zero.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.evening_cash import BASE, POOL, CashFloor, closed_books
from tests.browser.evening_hand import all_leave, ruled_by_the_dealer
from tests.browser.evening_people import LOST, Staff, signs_up
from tests.browser.evening_tournament import LiveEvent, Shape
from tests.browser.room import RunningRoom
from tests.browser.visitor import PATIENCE_MS
from tests.crash.lost_laptop import tear_last_commit

pytestmark = pytest.mark.exhaustive

SHAPE = Shape("Friday 50", first=24, late=3, again=2, seats=9, paid=9, deal_at=4, break_seconds=60)
GUESTS = (
    "Aino K.",
    "Bertil",
    "Cecilia",
    "David",
    "Eevi",
    "Frans",
    "Greta",
    "Hilja",
    "Iivari",
    "Jussi",
    "Kaisa",
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the room keeps what it stores."""
    return tmp_path / "room"


@pytest.fixture
def helsinki(folder: Path) -> Iterator[RunningRoom]:
    """A room of Casino Helsinki alone."""
    running = RunningRoom(folder, "casino-helsinki")
    running.start()
    yield running
    running.stop()


class Evening:
    """All that happens, in the order of the evening."""

    def __init__(self, visit: Visit, room: RunningRoom, folder: Path) -> None:
        self.room, self.folder = room, folder
        self.staff = Staff(visit, room)
        self.cash = CashFloor(self.staff)
        self.event = LiveEvent(self.staff, SHAPE)

    def cash_begins(self) -> None:
        """Three tables, the first by taps; the network of the desk is cut while somebody signs up."""
        cash, desk = self.cash, self.staff.desk
        cash.open(3)
        cash.first_to_a_seat(GUESTS[0])
        cash.many_sit(1, *GUESTS[1:6])
        cash.many_sit(2, *GUESTS[6:8])
        cash.many_sit(3, *GUESTS[8:])
        cash.dealers("Dee D.")
        desk.tab("Lists")
        desk.page.get_by_label("Game").select_option(POOL)
        signs_up(desk, "Lauri", is_cut=True)
        places = [one["name"] for one in cash.view()["lists"][0]["places"]]
        assert places == ["Lauri"], "it was done once"
        self.staff.floor.looked_at("map")
        desk.looked_at("lists")

    def tournament_begins(self) -> None:
        """Entries by taps and many; the start; who comes late; one who is out enters again."""
        event, staff = self.event, self.staff
        event.announce()
        staff.desk.go(f"{event.at}/desk")
        names = [f"Player {number:02}" for number in range(1, SHAPE.first + SHAPE.late + 1)]
        event.sell(names[0])
        event.sell(names[1], "identity_card")
        event.sell_to(*names[2 : SHAPE.first])
        event.act("Start now", "it is seven")
        staff.floor.go(f"{event.at}/live")
        staff.floor.tap("All sit")
        event.carry_out()
        event.sell(names[SHAPE.first])
        event.sell_to(*names[SHAPE.first + 1 :])
        event.carry_out()
        staff.floor.looked_at("hall")
        hall = event.hall()
        assert sorted(len(one["seats"]) for one in hall["tables"]) == [9, 9, 9]
        first, second = [one["name"] for one in hall["tables"][0]["seats"][:2]]
        event.out_by_taps(staff.floor, first)
        event.sell(first)
        self.event.carry_out()
        staff.director.go(f"{event.at}/live")
        event.out_by_taps(staff.director, second)
        event.sell_to(second)
        event.carry_out()
        assert event.left() == 27

    def break_with_a_race(self) -> None:
        """Stacks are counted, the second level ends, tables stop for the break, and the small chips are raced."""
        event, floor = self.event, self.staff.floor
        hall = event.hall()
        first = hall["tables"][0]
        low, high = first["seats"][0], first["seats"][1]
        table = floor.page.get_by_role("region", name=f"Table {first['table']}", exact=True)
        floor.tap("Count", table)
        for seat, change in ((low, -75), (high, 75)):
            label = f"{seat['seat']} · {seat['name']}"
            floor.sheet.get_by_label(label).fill(str(seat["stack"] + change))
        floor.tap("Count", floor.sheet)
        expect(floor.sheet).to_be_hidden()
        event.act("Change level", "as the clock says", Level="2")
        stop = floor.page.get_by_role("button", name=re.compile("deal no more"))
        expect(stop).to_have_count(3, timeout=PATIENCE_MS)
        for number in (1, 2, 3):
            event.done_by_taps(floor, f"Table {number}: deal no more")

    def in_the_break(self) -> None:
        """A player moves on from the feeder; two rulings are logged; a jackpot is claimed, approved by two and paid."""
        cash, floor = self.cash, self.staff.floor
        race = floor.page.get_by_role("button", name=re.compile("Done: .*race 25 for 100, [1-9]"))
        expect(race).to_have_count(1)
        floor.page.get_by_label("Cards, as in As Kd").fill("As Kd 7c 2h")
        race.click()
        expect(race).to_have_count(0)
        self.event.carry_out()
        floor.looked_at("break")
        floor.go("/desk")
        moved = cash.must_move(GUESTS[0])
        assert moved in cash.seats(1)
        cash.looked_at(GUESTS[1])
        all_leave(self.staff, ruled_by_the_dealer(self.staff))
        floor.go("/desk")
        assert cash.jackpot() == BASE * 80 // 100

    def lost(self) -> None:
        """The room is killed in the break, and the laptop lost with the last page half written."""
        staff, room = self.staff, self.room
        room.kill()
        for worker in staff.all:
            expect(worker.page.get_by_role("alert").first).to_be_visible()
        room.start()
        for worker in (staff.floor, staff.desk):
            expect(worker.page.get_by_text(LOST)).to_be_hidden()
        before = self.cash.chips()
        desk = staff.desk
        desk.go("/desk")
        seat = self.cash.seats(2)["Greta"]["seat"]
        desk.tap_seat("Greta", "Add chips")
        desk.fill_in("Add chips", Chips_added="100")
        room.kill()
        tear_last_commit(self.folder)
        room.start()
        assert self.cash.chips() == before, "the act whose page was torn has never been"
        expect(desk.page.get_by_role("button", name=re.compile(f"^{seat}.*Greta.*200"))).to_be_visible()
        desk.tap_seat("Greta", "Add chips")
        desk.fill_in("Add chips", Chips_added="100")
        assert self.cash.seats(2)["Greta"]["stack"] == 30_000

    def played_down(self) -> None:
        """Busts by taps and many, a table broken, hand-for-hand, the final table."""
        event, director = self.event, self.staff.director
        page = director.page
        director.go(f"{event.at}/live")
        expect(page.get_by_role("button", name="Hand over")).to_have_count(
            3, timeout=90_000
        )  # the break is over
        event.carry_out()
        assert event.now()["level"]["level"] == 3
        event.play_down(19)
        director.go(f"{event.at}/live")
        hall = event.hall()
        largest = max(hall["tables"], key=lambda one: len(one["seats"]))
        two = [one["name"] for one in largest["seats"][:2]]
        event.out_by_taps(director, *two, cut=True)
        assert event.left() == 17, "told once"
        broken = page.get_by_role("button", name=re.compile("breaks: all|deal no more"))
        expect(broken.first).to_be_visible()
        director.looked_at("a-table-breaks")
        event.carry_out()
        assert len(event.hall()["tables"]) == 2
        event.play_down(11)
        assert event.now()["hand_for_hand"]
        expect(page.get_by_text("Hand-for-hand")).to_be_visible()
        director.looked_at("hand-for-hand")
        event.play_down(9)
        assert len(event.hall()["tables"]) == 1 and not event.now().get("hand_for_hand")
        event.play_down(SHAPE.deal_at)

    def ends(self) -> None:
        """The four who are left make a deal, all are paid, the cash floor closes, and all books are at zero."""
        event, cash, staff = self.event, self.cash, self.staff
        event.deal_by_taps()
        event.paid_out()
        cash.close({1: 12_00, 2: 8_00, 3: 5_00})
        closed_books(staff)


def test_an_evening_of_four_phones_closes_to_zero(visit: Visit, helsinki: RunningRoom, folder: Path) -> None:
    evening = Evening(visit, helsinki, folder)
    evening.cash_begins()
    evening.tournament_begins()
    evening.break_with_a_race()
    evening.in_the_break()
    evening.lost()
    evening.played_down()
    evening.ends()
