"""The own account and the staff's page of people, in the browser: on a desktop and on a phone."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cardroom.demo.demo_people import PASSWORD as STAFF_PASSWORD
from tests.browser.conftest import Visit
from tests.browser.layout import FAULTS
from tests.browser.room import RunningRoom
from tests.browser.shown import euros
from tests.browser.visitor import PASSWORD, Visitor

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
NEW = "another four words"
PICTURES = os.environ.get("CARDROOM_PICTURES", "")
"""A folder for pictures of these pages, to be looked at; none are taken without it."""


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def looked_at(page: Page, name: str) -> None:
    """Nothing on the page lies outside of it or is cut off."""
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")
    assert page.evaluate(FAULTS) == [], name


def confirm(page: Page, reason: str, button: str) -> None:
    """Carry out the act of the open sheet."""
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("textbox").last.fill(reason)
    sheet.get_by_role("button", name=button).click()


def person(page: Page, name: str) -> Locator:
    """The line of somebody on the page of people."""
    page.get_by_role("searchbox", name="Find a player").fill(name)
    return page.get_by_role("listitem").filter(has_text=name)


def test_a_player_looks_at_the_sign_ins_ends_one_and_changes_the_password(visit: Visit, size: str) -> None:
    mine = visit("Tili", **SIZES[size])
    other = visit()
    other.sign_in(mine.name, PASSWORD)
    other.go("/cashier")
    page = mine.go("/account")
    lines = page.get_by_role("region", name="Where you are signed in").get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.filter(has_text="this device")).to_contain_text("Chrome")
    looked_at(page, f"account-{size}")
    page.get_by_role("button", name="Sign out Chrome").click()
    expect(lines).to_have_count(1)
    expect(other.page.get_by_text("This page is for people with an account")).to_be_visible()

    page.get_by_label("Current password").fill("not the password")
    page.get_by_label("New password", exact=True).fill(NEW)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("alert").filter(has_text="That is not your password")).to_be_visible()
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The new password holds from now on")).to_be_visible()
    expect(lines).to_have_count(1)

    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_text("This device too")).to_be_visible()
    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    page.get_by_label("Name").fill(mine.name)
    page.get_by_label("Password", exact=True).fill(NEW)
    page.get_by_role("main").get_by_role("button", name="Sign in").click()
    expect(page).to_have_url(f"{mine.url}/")


def test_an_admin_makes_somebody_staff_and_the_rights_are_there_at_once(visit: Visit) -> None:
    boss, player = visit(), visit("Uusi")
    boss.sign_in("Staff", STAFF_PASSWORD)
    links = player.go("/").get_by_role("navigation", name="Pages")
    expect(links.get_by_role("link", name="Hands")).to_be_visible()
    expect(links.get_by_role("link", name="Staff")).to_have_count(0)
    page = boss.go("/staff/people")
    person(page, player.name).get_by_role("combobox").select_option("floor")
    confirm(page, "Works here from today", "Make it so")
    expect(page.get_by_text(f"{player.name} is floor from now on")).to_be_visible()
    links.get_by_role("link", name="Staff").click()
    expect(player.page.get_by_role("tab", name="Tables")).to_be_visible()
    expect(player.page.get_by_role("tab", name="Trial balance")).to_have_count(0)
    expect(player.page.get_by_role("button", name="Open a table")).to_be_visible()
    expect(player.page.get_by_role("button", name="Reload the rulebooks")).to_have_count(0)

    person(page, player.name).get_by_role("combobox").select_option("player")
    confirm(page, "Only for a day", "Make it so")
    expect(player.page.get_by_text("This page is for staff")).to_be_visible()
    own = person(page, "Staff").filter(has_text="you")
    expect(own).to_be_visible()
    expect(own.get_by_role("combobox")).to_have_count(0)


def test_a_large_credit_waits_for_a_second_person(visit: Visit, size: str) -> None:
    player, cashier, second = visit("Voittaja"), visit(), visit(**SIZES[size])
    cashier.sign_in("Cashier", STAFF_PASSWORD)
    second.sign_in("Staff", STAFF_PASSWORD)
    balance = player.go("/").get_by_role("link", name="Cashier: balance")
    page = cashier.go("/staff")
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("searchbox", name="Find a player").fill(player.name)
    page.get_by_role("button", name=f"Manage {player.name}").click()
    sheet = page.get_by_role("dialog", name=player.name)
    sheet.get_by_label("Amount").fill("2000")
    sheet.get_by_label("Reason").fill("Won the draw")
    sheet.get_by_role("button", name="Credit the wallet").click()
    expect(page.get_by_text("waits for a second member of staff")).to_be_visible()
    expect(balance).to_have_text(euros(100_000))

    line = cashier.go("/staff/people").get_by_role("listitem").filter(has_text=player.name)
    expect(line).to_contain_text("waits until")
    expect(line.get_by_role("button", name="Confirm")).to_have_count(0)
    page = second.go("/staff/people")
    waiting = page.get_by_role("region", name="Credits that need a second approval")
    line = waiting.get_by_role("listitem").filter(has_text=player.name)
    expect(line).to_contain_text("Won the draw")
    looked_at(page, f"people-{size}")
    limits = page.get_by_role("region", name="What staff may give alone")
    expect(limits.get_by_role("listitem")).to_have_count(6)
    expect(limits).to_contain_text("To one player, from all staff €1,000.00")
    expect(limits).to_contain_text(re.compile(r"€5,000\.00 €[\d,.]+ given, €[\d,.]+ left"))
    expect(limits).to_contain_text("What needs two waits 24 hours for the second")
    line.get_by_role("button", name="Confirm").click()
    confirm(page, "Saw the ticket", "Confirm €2,000.00")
    expect(balance).to_have_text(euros(300_000))
    expect(line).to_contain_text("confirmed")


def half_a_code(staff: Visitor, player: str) -> str:
    """A member of staff gives half a code for a new password; it is shown once."""
    page = staff.go("/staff/people")
    person(page, player).get_by_role("button", name=f"New password for {player}").click()
    confirm(page, "Showed a passport", "Give half a code")
    shown = page.get_by_role("dialog", name=f"Half a code for {player}")
    half = shown.locator("output").inner_text()
    assert len(half.replace("-", "")) == 10
    shown.get_by_role("button", name="Close").last.click()
    expect(page.get_by_text(half)).to_have_count(0)
    return half


def test_two_halves_of_a_code_make_a_new_password(visit: Visit, size: str) -> None:
    player, cashier, second = visit("Unohtaja"), visit(**SIZES[size]), visit(**SIZES[size])
    cashier.sign_in("Cashier", STAFF_PASSWORD)
    second.sign_in("Staff", STAFF_PASSWORD)
    code = half_a_code(cashier, player.name)
    looked_at(cashier.page, f"code-{size}")
    code += half_a_code(second, player.name)

    page = visit(**SIZES[size]).go("/sign-in")
    page.get_by_role("link", name="Set a new one with a staff code").click()
    page.get_by_label("Name").fill(player.name)
    page.get_by_label("Code").fill(code.lower())
    page.get_by_label("New password", exact=True).fill(NEW)
    looked_at(page, f"new-password-{size}")
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_role("link", name="Cashier: balance")).to_be_visible()


def has_played(staff: Visitor, name: str) -> bool:
    """Whether a hand of somebody's is over; asked twice a second, for the room counts how often it is asked."""
    staff.page.wait_for_timeout(500)
    player = next(one["player"] for one in staff.get("/api/staff")["players"] if one["name"] == name)
    answer = staff.context.request.post(
        f"/api/staff/players/{player}/hands", data={"reason": "to see"}, headers={"Origin": staff.url}
    )
    assert answer.ok, answer.text()
    return bool(answer.json()["hands"])


def test_staff_read_a_hand_of_others_with_a_reason_and_nobody_else_does(
    visit: Visit, room: RunningRoom, size: str
) -> None:
    floor, player = visit(**SIZES[size]), visit("Utelias")
    bots = room.bots("holdem-nl100", 3)
    floor.sign_in("Floor", STAFF_PASSWORD)
    page = floor.go("/staff/people")
    expect(page.get_by_role("region", name="Credits that need a second approval")).to_have_count(0)
    floor.wait_for(lambda: has_played(floor, bots[0]), "the bots play no hand", seconds=40)
    person(page, bots[0]).get_by_role("button", name=f"Hands of {bots[0]}").click()
    confirm(page, "A complaint about a pot", "Read")
    hands = page.get_by_role("dialog", name=f"Hands of {bots[0]}")
    link = hands.get_by_role("link").first
    path = link.get_attribute("href")
    looked_at(page, f"hands-{size}")
    link.click()
    expect(page.get_by_role("heading", name="A hand of others")).to_be_visible()
    looked_at(page, f"read-hand-{size}")
    page.get_by_label("Reason").fill("A complaint about a pot")
    page.get_by_role("button", name="Read the hand").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Hand ")
    room.bots("holdem-nl100", 0)
    assert path is not None
    expect(
        player.go(path).get_by_text("Only players who sat in a hand or watched it can open it")
    ).to_be_visible()


@pytest.fixture(scope="module")
def invited_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room whose house lets in who was invited."""
    running = RunningRoom(tmp_path_factory.mktemp("invited") / "room", sign_up="invitation")
    running.start()
    yield running
    running.stop()


def test_an_invitation_opens_an_account_once(
    browser: Browser, invited_room: RunningRoom, visit: Visit
) -> None:
    cashier: Visitor = visit(url=invited_room.url)
    cashier.sign_in("Cashier", STAFF_PASSWORD)
    page = cashier.go("/staff/people")
    page.get_by_role("button", name="Invite").click()
    confirm(page, "A friend of the house", "Make a code")
    code = page.locator("output").inner_text()
    page.get_by_role("dialog", name="The invitation").get_by_role("button", name="Close").last.click()
    for name, refused in (("Kutsuttu", False), ("Kuokkija", True)):
        guest = visit(url=invited_room.url, **SIZES["phone"]).go("/sign-up")
        guest.get_by_label("Name").fill(name)
        guest.get_by_label("Password", exact=True).fill(PASSWORD)
        guest.get_by_label("Invitation code").fill(code)
        looked_at(guest, f"sign-up-invited-{refused}")
        guest.get_by_role("main").get_by_role("button", name="Sign up").click()
        if refused:
            expect(
                guest.get_by_role("alert").filter(has_text="That invitation does not work")
            ).to_be_visible()
        else:
            expect(guest.get_by_role("link", name="Cashier: balance")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="A friend of the house")).to_contain_text(
        "used by Kutsuttu"
    )
