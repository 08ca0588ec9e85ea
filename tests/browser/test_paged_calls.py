"""A call to a seat as people see it: the desk that it did not reach anybody, the player with the time on any page."""

from __future__ import annotations

import http.server
import json
import os
import re
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Visit
from tests.browser.evening_people import PHONE
from tests.browser.layout import faults
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations

SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 640}}
NUMBER = "+358 40 123 4567"
SHOTS = os.environ.get("PAGER_SHOTS", "")
"""A folder for pictures, where somebody wants to look."""


class Base(http.server.BaseHTTPRequestHandler):
    """A pager's base station that is out of order until `status` says otherwise."""

    status = 404
    posted: list[dict[str, Any]] = []  # noqa: RUF012 (one station)

    def do_POST(self) -> None:
        self.posted.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(self.status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture(scope="module", name="paged")
def paged_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room of Casino Helsinki with a pager."""
    base = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Base)
    threading.Thread(target=base.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{base.server_address[1]}/page"
    running = RunningRoom(tmp_path_factory.mktemp("paged") / "room", "casino-helsinki", pager_url=url)
    running.start()
    yield running
    running.stop()
    base.shutdown()


def looked(page: Page, name: str) -> None:
    """Nothing cut off, nothing over another, nothing that axe finds."""
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}.png")
    assert faults(page) == [] and violations(page) == [], name


@pytest.mark.axe
def test_the_desk_says_whom_the_pager_did_not_call_and_the_player_sees_the_call(
    visit: Visit, paged: RunningRoom
) -> None:
    ann = visit("Ann", url=paged.url, **SMALL)
    floor = visit(url=paged.url, **SMALL)
    floor.sign_in("Staff", PASSWORD)
    page = floor.go("/desk")
    page.get_by_role("button", name="Open the gaming day").click()
    page.get_by_role("button", name="Open a table").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Game").select_option("holdem-nl/NL200")
    sheet.get_by_role("button", name="Open a table").click()
    phone = ann.go("/desk")
    phone.get_by_role("button", name="Join the list").click()
    phone = ann.go("/")

    page.get_by_role("tab", name="Lists").click()
    page.get_by_role("button", name="Is here").click()
    page.get_by_label("Player").fill("Aino K.")
    page.get_by_label("Phone or pager").fill(NUMBER)
    page.get_by_label("Phone or pager").press("Enter")
    expect(page.get_by_text(NUMBER)).to_be_visible()
    expect(page.get_by_label("Phone or pager")).to_have_value("")

    page.get_by_role("button", name="Call to table 1").click()
    alert = page.get_by_role("alert").filter(has_text="Not called")
    expect(alert).to_have_text("Not called: the pager answers 404. Call aloud.")
    looked(page, "desk-320")
    bar = phone.get_by_role("region", name="You are called to a seat.")
    expect(bar).to_contain_text(re.compile(r"Table 1, seat \d+\.\s*(4:5\d|5:00)"))
    looked(phone, "player-320")
    bar.get_by_role("button", name="Show").click()
    expect(phone.get_by_text("You are called: table 1")).to_be_visible()
    expect(bar).to_be_hidden()

    Base.status = 200
    page.get_by_role("button", name="Call to table 1").click()
    expect(page.get_by_text("pager: sent")).to_be_visible()
    assert [(one["name"], one["contact"]) for one in Base.posted] == [(ann.name, ""), ("Aino K.", NUMBER)]
    page.set_viewport_size({"width": 1280, "height": 800})
    looked(page, "desk-1280")

    phone = ann.go("/")
    expect(bar).to_be_visible()
    page.get_by_role("listitem").filter(has_text="Ann").get_by_role("button", name="Strike off").click()
    expect(bar).to_be_hidden()
