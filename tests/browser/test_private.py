"""A private game as its organiser tries it: from the link to the first cards on two phones without accounts."""

from __future__ import annotations

import os
import re
import sys
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.layout import faults
from tests.browser.test_accessibility import violations
from tests.browser.visitor import Visitor

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}
PICTURES = os.environ.get("CARDROOM_PICTURES", "")
SECONDS = 60
"""From opening the link to the first cards, for two friends on phones."""


def shot(page: Page, name: str, full_page: bool = False) -> None:
    """A picture to be looked at, where somebody wants to."""
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"private-{name}.png", full_page=full_page)


def opened(host: Visitor, name: str, settle: bool = True) -> str:
    """The host opens a game by the form; the address that invites to it."""
    page = host.go("/")
    page.get_by_role("link", name="Open a private game").click()
    page.get_by_label("What the game is called").fill(name)
    if settle:
        page.get_by_role("radio", name="Settle up at the end").check()
    page.get_by_role("button", name="Open a private game").click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    return page.get_by_role("status", name="Invitation link").inner_text()


def come_in(phone: Visitor, link: str, name: str) -> None:
    """A friend opens the link, types a name and sits down."""
    page = phone.go(link.removeprefix(phone.url))
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").tap()
    expect(phone.seats).to_contain_text(f"{name} (You)")
    phone.name = name


def test_two_phones_without_accounts_come_by_the_link_to_their_first_cards(visit: Visit) -> None:
    host, anna, ben = visit("Olavi"), visit(**PHONE), visit(**PHONE)
    link = opened(host, "Friday night")
    assert re.fullmatch(re.escape(host.url) + r"/invited#[\w-]{43}", link)
    shot(host.page, "host-desktop")
    assert faults(host.page) == []
    anna.go(link.removeprefix(anna.url))
    expect(anna.page.get_by_role("heading", name="Friday night")).to_be_visible()
    shot(anna.page, "entrance-phone")
    assert faults(anna.page) == []

    began = time.monotonic()
    come_in(anna, link, "Anna")
    come_in(ben, link, "Ben")
    for phone in (anna, ben):
        expect(phone.seats.locator("svg[data-suit]").first).to_be_visible()
    seconds = time.monotonic() - began
    sys.stdout.write(f"\nlink to first cards, two phones: {seconds:.1f} s\n")
    assert seconds <= SECONDS
    shot(anna.page, "table-phone")
    assert faults(anna.page) == []

    # How the game stands is told in a tab of its own: nobody leaves a hand for it.
    with anna.page.context.expect_page() as stands:
        anna.page.get_by_role("link", name="Game", exact=True).first.tap()
    expect(stands.value.get_by_role("heading", name="Friday night", level=1)).to_be_visible()
    stands.value.close()
    expect(anna.seats).to_contain_text("Anna (You)")

    # Nobody without the link finds it.
    nosy = visit("Nosy")
    nosy.go("/")
    expect(nosy.page.get_by_text("Friday night")).to_have_count(0)
    nosy.go(anna.page.url.removeprefix(anna.url))
    expect(nosy.page.get_by_role("heading", name="There is no such table")).to_be_visible()

    # The name is taken, and that is said.
    third = visit(**PHONE)
    page = third.go(link.removeprefix(third.url))
    page.get_by_label("Your name").fill("anna")
    page.get_by_role("button", name="Sit down").tap()
    expect(page.get_by_text("is called anna already")).to_be_visible()
    page.get_by_label("Your name").fill("Carla")
    page.get_by_role("button", name="Sit down").tap()
    expect(third.seats).to_contain_text("Carla (You)")

    # One folds; the host sees it on the game's page, and closes.
    for phone in (anna, ben):
        if phone.may_act_soon() or phone.may_act():
            break
    host.page.reload()
    people = host.page.get_by_role("region", name="Who is there")
    expect(people.get_by_role("listitem")).to_have_count(4)
    people.get_by_role("listitem").filter(has_text="Carla").get_by_role("button", name="Remove").click()
    sheet = host.page.get_by_role("dialog")
    shot(host.page, "remove-desktop")
    sheet.get_by_role("button", name="Remove").click()
    expect(people.get_by_role("listitem").filter(has_text="Carla")).to_contain_text("removed")
    expect(third.page.get_by_role("link", name="How the game stands")).to_be_visible()
    third.page.get_by_role("link", name="How the game stands").tap()
    expect(third.page.get_by_role("status").filter(has_text="The host has removed you")).to_be_visible()
    third.go(link.removeprefix(third.url))
    expect(third.page.get_by_text("The host has removed you from this game.")).to_be_visible()
    shot(third.page, "removed-phone")

    host.page.get_by_role("button", name="Close the game").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Close the game").click()
    while not host.page.get_by_role("region", name="Who pays whom").is_visible():
        for phone in (anna, ben):
            if phone.may_act_soon() and phone.may_act():
                phone.fold.tap() if phone.fold.is_visible() else phone.check_or_call.tap()
        host.page.wait_for_timeout(100)
        assert time.monotonic() < began + 120, "the game never ended"
    expect(host.page.get_by_role("region", name="Who pays whom")).to_be_visible()
    shot(host.page, "settled-desktop")
    assert faults(host.page) == []
    expect(anna.page.get_by_role("link", name="How the game stands")).to_be_visible()
    anna.page.get_by_role("link", name="How the game stands").tap()
    expect(anna.page.get_by_role("region", name="Who pays whom")).to_contain_text("pays")
    shot(anna.page, "settled-phone")
    assert faults(anna.page) == []


@pytest.mark.looks
@pytest.mark.parametrize("locale", ["fi-FI", "nb-NO", "cs-CZ"])
def test_the_pages_speak_the_players_language_and_fit_a_phone(visit: Visit, locale: str) -> None:
    host = visit("Heta", locale=locale, **PHONE)
    page = host.go("/private/new")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.locator("summary").tap()
    assert faults(page) == [], locale
    shot(page, f"form-{locale}", full_page=True)
    page.locator("form button[type=submit]").tap()
    expect(page).to_have_url(re.compile(r"/private/t\w+$"))
    expect(page.locator("output.address")).to_be_visible()
    assert faults(page) == [], locale
    shot(page, f"game-{locale}", full_page=True)
    link = page.locator("output.address").inner_text()
    friend = visit(locale=locale, **PHONE)
    friend.go(link.removeprefix(friend.url))
    expect(friend.page.locator("input[required]")).to_be_visible()
    assert faults(friend.page) == [], locale
    for text in (page.inner_text("main"), friend.page.inner_text("main")):
        assert not re.search(r"\bprivate-|\btable-private|Invitation|Sit down", text), text


def test_a_form_tells_all_its_faults_and_keeps_what_was_typed(visit: Visit) -> None:
    page = visit("Frida").go("/private/new")
    page.get_by_text("Adjust stakes and rules").click()
    page.get_by_label("Small blind", exact=True).fill("5")
    page.get_by_label("Big blind", exact=True).fill("1")
    page.get_by_role("button", name="Open a private game").click()
    expect(page.get_by_text("One thing is not right yet")).to_be_visible()
    expect(page.get_by_text("Small blind: may not be above “Big blind”.")).to_be_visible()
    assert page.get_by_label("Small blind", exact=True).input_value() == "5"
    page.get_by_label("Big blind", exact=True).fill("10")
    expect(page.get_by_label("Most runs of the board")).to_have_count(0)
    page.get_by_label("Run it twice or three times").check()
    page.get_by_label("Straddles", exact=True).check()
    shot(page, "form-desktop", full_page=True)
    assert faults(page) == []
    page.get_by_role("button", name="Open a private game").click()
    expect(page).to_have_url(re.compile(r"/private/t\w+$"))


def test_a_link_that_is_none_says_so(visit: Visit) -> None:
    page = visit(**PHONE).go("/invited#forged")
    expect(page.get_by_text("This is not an invitation to this room.")).to_be_visible()
    page.goto("/invited")
    expect(page.get_by_text("No invitation", exact=True)).to_be_visible()


@pytest.mark.axe
def test_an_invitation_tells_what_the_host_decided_and_the_form_what_is_wrong(visit: Visit) -> None:
    host, anna = visit("Outi"), visit(**PHONE)
    page = host.go("/private/new")
    page.get_by_label("What the game is called").fill("Bombs away")
    page.get_by_text("Adjust stakes and rules").click()
    blind = page.get_by_label("Small blind", exact=True)
    for typed, said in (("", "Write an amount"), ("1000", "may not be above")):
        blind.fill(typed)
        page.get_by_role("button", name="Open a private game").click()
        expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
        assert faults(page) == []
    blind.fill("0.01")
    page.get_by_label("Bomb pots, if all agree").check()
    page.get_by_role("button", name="Open a private game").click()
    expect(page.get_by_role("heading", name="Bombs away", level=1)).to_be_visible()
    told = page.get_by_role("region", name="The host’s own rules")
    expect(told).to_contain_text("Bomb pots, if all agree")
    shot(page, "changed-host", full_page=True)
    link = page.get_by_role("status", name="Invitation link").inner_text()
    phone = anna.go(link.removeprefix(anna.url))
    expect(phone.get_by_role("region", name="The host’s own rules")).to_contain_text("yes")
    shot(phone, "changed-phone", full_page=True)
    assert faults(phone) == [] and violations(phone) == []


@pytest.mark.axe
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_host_who_goes_makes_a_friend_host_who_is_told_at_the_table(visit: Visit, size: str) -> None:
    look = {"color_scheme": "light", **PHONE} if size == "phone" else {"color_scheme": "dark"}
    host, heir, guest = visit("Oskar", **look), visit("Pihla", **look), visit(**PHONE)
    link = opened(host, "Late night")
    page = heir.go(link.removeprefix(heir.url))
    page.get_by_role("button", name=f"Sit down as {heir.name}").click()
    expect(heir.seats).to_contain_text(f"{heir.name} (You)")
    come_in(guest, link, "Anna")
    people = host.page.get_by_role("region", name="Who is there")
    expect(people.get_by_role("listitem")).to_have_count(3)
    anna, pihla = (people.get_by_role("listitem").filter(has_text=name) for name in ("Anna", heir.name))
    expect(anna.get_by_role("button", name="Remove")).to_be_visible()
    expect(anna.get_by_role("button", name="Make host")).to_have_count(0)
    shot(host.page, f"heirs-{size}", full_page=True)
    assert faults(host.page) == [] and violations(host.page) == []
    pihla.get_by_role("button", name="Make host").click()
    sheet = host.page.get_by_role("dialog")
    expect(sheet).to_contain_text(f"only {heir.name} can hand it back")
    shot(host.page, f"make-host-{size}")
    assert faults(host.page) == []
    sheet.get_by_role("button", name="Make host").click()
    expect(pihla).to_contain_text("host")
    expect(host.page.get_by_role("button", name="Close the game")).to_have_count(0)
    expect(host.page.get_by_role("button", name="Remove")).to_have_count(0)

    expect(heir.page.get_by_text("You are the host of Late night from now on.")).to_be_visible()
    shot(heir.page, f"told-at-the-table-{size}")
    heir.go("/")
    mine = heir.page.get_by_role("navigation", name="Your private games").get_by_role(
        "link", name="Late night"
    )
    expect(mine).to_contain_text("you are the host")
    mine.click()
    expect(heir.page.get_by_text("This browser does not know the link")).to_be_visible()
    shot(heir.page, f"new-host-{size}", full_page=True)
    assert faults(heir.page) == [] and violations(heir.page) == []
    heir.page.get_by_role("button", name="New link").click()
    heir.page.get_by_role("dialog").get_by_role("button", name="New link").click()
    expect(heir.page.get_by_role("status", name="Invitation link")).to_contain_text("/invited#")
    row = (
        heir.page.get_by_role("region", name="Who is there")
        .get_by_role("listitem")
        .filter(has_text=host.name)
    )
    expect(row.get_by_role("button", name="Make host")).to_be_visible()
    heir.page.get_by_role("button", name="Pause").click()
    heir.page.get_by_role("dialog").get_by_role("button", name="Pause").click()
    expect(host.page.locator(".badge", has_text="paused")).to_be_visible()
