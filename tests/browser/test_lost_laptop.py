"""A live desk on phones while the network is cut, the room is killed, and the laptop is lost in the middle of a write."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.evening_cash import POOL, CashFloor, closed_books
from tests.browser.evening_people import LOST, Staff, signs_up
from tests.browser.room import RunningRoom
from tests.crash.lost_laptop import tear_last_commit


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


def test_pages_are_right_behind_a_cut_a_kill_and_a_torn_page(
    visit: Visit, helsinki: RunningRoom, folder: Path
) -> None:
    staff = Staff(visit, helsinki)
    cash, desk, floor = CashFloor(staff), staff.desk, staff.floor
    cash.open(1)
    cash.many_sit(1, "Greta", "Hilja")
    desk.go("/desk")
    desk.tab("Lists")
    desk.page.get_by_label("Game").select_option(POOL)
    signs_up(desk, "Lauri", is_cut=True)
    assert [one["name"] for one in cash.view()["lists"][0]["places"]] == ["Lauri"], "it was done once"

    helsinki.kill()
    for worker in (floor, desk):
        expect(worker.page.get_by_role("alert").first).to_be_visible()
    helsinki.start()
    for worker in (floor, desk):
        expect(worker.page.get_by_text(LOST)).to_be_hidden()

    before = cash.chips()
    desk.tab("Tables")
    desk.tap_seat("Greta", "Add chips")
    desk.fill_in("Add chips", Chips_added="100")
    helsinki.kill()
    tear_last_commit(folder)
    helsinki.start()
    assert cash.chips() == before, "the act whose page was torn has never been"
    for worker in (desk, floor):
        expect(worker.page.get_by_role("button", name=re.compile("Greta.*200"))).to_be_visible()
    desk.tap_seat("Greta", "Add chips")
    desk.fill_in("Add chips", Chips_added="100")
    assert cash.seats(1)["Greta"]["stack"] == 30_000
    cash.close({1: 0})
    closed_books(staff)
