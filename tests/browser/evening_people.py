"""The people who work on an evening, each with a phone: they sign in, tap what pages offer, and read what is there."""

from __future__ import annotations

import os
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from cardroom.demo.demo_people import PASSWORD as PEOPLE_PASSWORD
from tests.browser.conftest import Visit
from tests.browser.layout import faults
from tests.browser.room import RunningRoom
from tests.browser.visitor import Visitor

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}
SHOTS = os.environ.get("EVENING_SHOTS", "")
"""A folder for pictures of the main moments."""
LOST = re.compile("^The room does not answer")
Name = str | re.Pattern[str]


class Worker:
    """One of the staff with a phone."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page

    @property
    def sheet(self) -> Locator:
        """What is open over the page."""
        return self.page.get_by_role("dialog")

    def go(self, path: str) -> None:
        """Open a page by its address."""
        self.visitor.go(path)

    def tab(self, name: str) -> None:
        """A part of the desk."""
        self.page.get_by_role("tab", name=name, exact=True).click()

    def tap(self, name: Name, within: Locator | None = None) -> None:
        """Tap a button of the page, or of a part of it."""
        (within or self.page).get_by_role("button", name=name, exact=isinstance(name, str)).first.click()

    def fill_in(self, button: str, reason: str = "", **fields: str) -> None:
        """Fill in the sheet that is open and send it; fields by their labels, "_" for a space."""
        for label, value in fields.items():
            field = self.sheet.get_by_label(label.replace("_", " "), exact=True)
            if field.evaluate("node => node.tagName") == "SELECT":
                field.select_option(value)
            elif field.get_attribute("type") == "checkbox":
                field.set_checked(bool(value))
            else:
                field.fill(value)
        if reason:
            self.sheet.get_by_label(re.compile("^Reason")).fill(reason)
        self.sheet.get_by_role("button", name=button, exact=True).click()
        expect(self.sheet).to_be_hidden()

    def table(self, number: int) -> Locator:
        """A table of the desk's map."""
        return self.page.locator(".tables > li").filter(has=self.head(number))

    def head(self, number: int) -> Locator:
        """The number and the game of a table on the map."""
        return self.page.locator(".head").filter(has_text=re.compile(rf"^\s*{number}\s*\D"))

    def tap_table(self, number: int, act: str) -> None:
        """Tap a table's number, then an act."""
        self.head(number).click()
        self.tap(act, self.sheet)

    def tap_seat(self, who: Name, act: str) -> None:
        """Tap somebody's seat on the map, then an act."""
        self.tap(re.compile(who) if isinstance(who, str) else who, self.page.locator(".tables"))
        self.tap(act, self.sheet)

    def offline(self, is_off: bool) -> None:
        """Cut the phone's network, or bring it back."""
        self.visitor.context.set_offline(is_off)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """What many have to do, without the page: the same request that the page sends."""
        headers = {"Origin": self.visitor.url}
        answer = self.visitor.context.request.post(path, data=body, headers=headers)
        assert answer.ok, f"{path} {body}: {answer.status} {answer.text()}"
        return answer.json() if answer.text() else None

    def looked_at(self, moment: str) -> None:
        """The page is whole at a main moment; kept as a picture where somebody asks for them."""
        assert (found := faults(self.page)) == [], (moment, found)
        if SHOTS:
            self.page.evaluate("scrollTo(0, 0)")
            self.page.screenshot(path=f"{SHOTS}/{moment}.png", full_page=True)


class Staff:
    """The four of an evening: a director, the floor, a dealer and the desk."""

    def __init__(self, visit: Visit, room: RunningRoom) -> None:
        self.director = Worker(visit(url=room.url, keeps_shell=True, **PHONE))
        self.director.visitor.sign_in("Staff", PEOPLE_PASSWORD)
        self.floor = Worker(visit(url=room.url, keeps_shell=True, **PHONE))
        self.floor.visitor.sign_in("Floor", PEOPLE_PASSWORD)
        self.dealer = Worker(visit("Dee", url=room.url, keeps_shell=True, **PHONE))
        self.desk = Worker(visit("Rita", url=room.url, keeps_shell=True, **PHONE))
        self.director.go("/staff/people")
        for worker, role in ((self.dealer, "dealer"), (self.desk, "desk")):
            give_role(self.director, worker.visitor.name, role)

    @property
    def all(self) -> tuple[Worker, ...]:
        """All four."""
        return (self.director, self.floor, self.dealer, self.desk)


def give_role(director: Worker, name: str, role: str) -> None:
    """An admin makes somebody with an account one of the staff."""
    page = director.page
    page.get_by_label("Find a player").fill(name)
    page.get_by_label(f"Role of {name}").select_option(label=role)
    director.sheet.get_by_label(re.compile("^Reason")).fill("works tonight")
    director.sheet.get_by_role("button").last.click()
    expect(director.sheet).to_be_hidden()


SENT_AGAIN_MS = 4_000
"""A hand that has no answer so long taps again."""


def signs_up(worker: Worker, name: str, *, is_cut: bool = False) -> None:
    """Put somebody on the chosen list; with `is_cut` the network goes before the tap, and the name waits in its field."""
    page, field = worker.page, worker.page.get_by_label("Player")
    if is_cut:
        worker.offline(True)
        expect(page.get_by_role("alert").first).to_be_visible()
    field.fill(name)
    worker.tap("Sign up")
    if is_cut:
        worker.offline(False)
        page.wait_for_function("navigator.onLine")
    try:
        expect(field).to_have_value("", timeout=SENT_AGAIN_MS)
    except AssertionError:  # it had no answer in time, said so, and is sent again by the same hand
        worker.tap("Sign up")
        expect(field).to_have_value("")
