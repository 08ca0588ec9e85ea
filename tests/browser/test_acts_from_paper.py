"""Acts of a live desk that were first written on paper: entered on a phone with the time when they really happened."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Visit
from tests.browser.evening_people import PHONE, Worker
from tests.browser.layout import faults
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations
from tests.browser.untranslated import untranslated

DESK = "/api/desk/casino-helsinki"
MINUTE_MS = 60_000
OPENED_AGO = 120
NARROW = {**PHONE, "viewport": {"width": 320, "height": 700}}
LOCALES = {"en": "en-GB", "fi": "fi-FI", "nb": "nb-NO", "cs": "cs-CZ"}


@pytest.fixture(scope="module")
def helsinki(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room of Casino Helsinki, whose gaming day opened two hours ago."""
    running = RunningRoom(tmp_path_factory.mktemp("helsinki") / "room", "casino-helsinki")
    running.start()
    yield running
    running.stop()


def staff(visit: Visit, room: RunningRoom, **more: Any) -> Worker:
    """A member of staff with a phone, at a desk whose day is open since two hours."""
    worker = Worker(visit(url=room.url, **{**PHONE, **more}))
    worker.visitor.sign_in("Staff", PASSWORD)
    if not worker.visitor.get(DESK).get("day"):
        opened = int(time.time() * 1000) - OPENED_AGO * MINUTE_MS
        worker.post(f"{DESK}/acts", {"act": {"do": "open_day", "at_ms": opened}})
    worker.go("/desk")
    return worker


def ago(page: Page, minutes: int) -> str:
    """The time of day so many minutes ago, by the phone's clock."""
    said: str = page.evaluate(
        "minutes => new Date(Date.now() - minutes * 60000).toTimeString().slice(0, 5)", minutes
    )
    return said


def newest(worker: Worker, did: str) -> dict[str, Any]:
    """The newest act of a kind, as the room tells it once there is one."""
    found: list[dict[str, Any]] = []

    def is_told() -> bool:
        found[:] = [one for one in worker.visitor.get(DESK)["office"]["acts"] if one["did"] == did]
        return bool(found)

    worker.visitor.wait_for(is_told, f"the desk tells of no {did}")
    return found[0]


def happened(act: dict[str, Any], minutes: int) -> bool:
    """Whether an act is told to have happened so many minutes before it was entered, give or take one."""
    return abs(act["entered_ms"] - act["at_ms"] - minutes * MINUTE_MS) <= MINUTE_MS


@pytest.mark.axe
@pytest.mark.clause("CK-H.20")
def test_acts_are_entered_from_paper_with_their_real_times(visit: Visit, helsinki: RunningRoom) -> None:
    worker = staff(visit, helsinki)
    page, sheet = worker.page, worker.sheet
    worker.tap("Open a table")
    sheet.get_by_label("Game").select_option("holdem-nl/NL200")
    when, clause = sheet.get_by_label("When it happened"), sheet.get_by_label("Clause of the house's book")
    expect(when).to_be_hidden()
    sheet.get_by_text("Entered later").click()
    assert faults(page) == [] and violations(page) == []
    send = sheet.get_by_role("button", name="Open a table")
    for minutes, said in ((OPENED_AGO + 30, "before the gaming day opened"), (-30, "once it has happened")):
        when.fill(ago(page, minutes))
        send.click()
        expect(sheet.get_by_role("alert")).to_contain_text(said)
    when.fill(ago(page, 90))
    clause.fill("ch-99.99")
    send.click()
    expect(sheet.get_by_role("alert")).to_contain_text("no such clause")
    clause.fill("ch-2.3")
    send.click()
    expect(sheet).to_be_hidden()
    assert happened(newest(worker, "open_table"), 90) and "CH-2.3" in newest(worker, "open_table")["clauses"]

    worker.tab("Acts")
    worker.tap("Enter acts from paper")
    worker.tab("Lists")
    page.get_by_label("Game").select_option("holdem-nl/NL200")
    page.get_by_label("Player").fill("Aino K.")
    page.get_by_label("When it happened").fill(ago(page, 80))
    assert faults(page) == [] and violations(page) == []
    worker.tap("Sign up")
    expect(page.get_by_label("Player")).to_have_value("")
    assert happened(newest(worker, "sign_up"), 80)
    worker.tab("Tables")
    page.get_by_role("button", name=re.compile("^1")).nth(1).click()
    worker.tap("Seat", sheet)
    for label, value in (
        ("Player", "Aino K."),
        ("Stack, counted", "200"),
        ("When it happened", ago(page, 75)),
    ):
        sheet.get_by_label(label, exact=True).fill(value)
    worker.tap("Seat", sheet)
    expect(sheet).to_be_hidden()
    worker.tap_seat("Aino K.", "Confirm")  # a tap, but for its time
    expect(sheet.get_by_label("When it happened")).to_be_visible()
    sheet.get_by_label("When it happened").fill(ago(page, 70))
    worker.tap("Confirm", sheet)
    expect(sheet).to_be_hidden()
    assert happened(newest(worker, "seat"), 75) and happened(newest(worker, "confirm_seat"), 70)

    worker.tap("Paper is entered")
    worker.tap_seat("Aino K.", "Long break")
    expect(sheet).to_be_hidden()
    assert not newest(worker, "start_break").get("entered_ms")
    worker.tab("Acts")
    row = page.get_by_role("listitem").filter(has_text=re.compile(r"^Confirm"))
    expect(row).to_contain_text(re.compile(r"\(entered \d"))


@pytest.mark.parametrize("language", LOCALES)
def test_the_words_of_paper_fit_the_narrowest_phone(
    visit: Visit, helsinki: RunningRoom, language: str
) -> None:
    worker = staff(visit, helsinki, locale=LOCALES[language], **NARROW)
    page = worker.page
    page.locator("#desk-tab-acts").click()
    page.locator("section").last.get_by_role("button").nth(1).click()
    page.locator("#desk-tab-tables").click()
    expect(page.get_by_role("status").first).to_be_visible()
    assert faults(page) == []
    page.locator("#desk-panel").get_by_role("button").first.click()
    expect(worker.sheet.locator("input[type=time]")).to_be_visible()
    worker.looked_at(f"paper-{language}")
    if language in ("nb", "cs"):
        assert untranslated(page, language, ("Staff",)) == []


def test_a_move_says_what_is_brought_and_a_hand_leaves_out_whom_staff_name(
    visit: Visit, helsinki: RunningRoom
) -> None:
    worker = staff(visit, helsinki)
    sheet = worker.sheet

    def act(do: str, **fields: Any) -> None:
        worker.post(f"{DESK}/acts", {"act": {"do": do, **fields}})

    names = ("Bea", "Cai", "Dot", "Eli")
    people = [worker.post("/api/desk/casino-helsinki/people", {"name": name})["player"] for name in names]
    for table in (7, 8):
        act("open_table", table=table, pool="holdem-nl/NL200", why="players wait")
    for seat, player in enumerate(people, 1):
        act("seat", table=7, seat=seat, player=player, stack=20_000, why="walked in")
    act("set_depth", table=7, depth="hands")
    worker.go("/desk")
    worker.tap("Hand with its result", worker.table(7))
    worker.fill_in("Hand", Not_dealt_in="2, 3", Cards_drawn_for_the_button="4 As\n1 Kd")
    fields = {one["name"]: one for one in newest(worker, "note_hand")["fields"]}
    assert fields["out"]["text"] == "2, 3", fields
    assert fields["drawn"]["text"] == "1: Kd, 4: As", fields
    worker.tap_seat("Bea", "Move to a table")
    sheet.get_by_label("To table").select_option("8")
    for label, value in (("Stack, counted", "200"), ("Brings, if not what the house asks", "150")):
        sheet.get_by_label(label).fill(value)
    worker.tap("Move to a table", sheet)
    expect(sheet.get_by_role("alert")).to_contain_text("200")  # the stack comes along at the same stake
    worker.fill_in("Move to a table", **{"Brings,_if_not_what_the_house_asks": ""})
    rows = next(one for one in worker.visitor.get(DESK)["tables"] if one["table"] == 8)["at"]
    assert [one["stack"] for one in rows if one.get("name") == "Bea"] == [20_000]
