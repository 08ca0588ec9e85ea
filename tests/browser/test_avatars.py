"""Drawings of players: chosen in the settings, seen at the seat and in the lobby's preview, at once by who looks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite, Visit
from tests.browser.cups import PHONE, fits
from tests.browser.playing import sit_together
from tests.browser.visitor import Visitor

STAKES = {"desk": ("0.02/0.04", "holdem-nl4", 4_00), "phone": ("0.05/0.10", "holdem-nl10", 10_00)}


def choose(page: Page, name: str) -> None:
    with page.expect_response(lambda answer: answer.url.endswith("/api/me/avatar")) as answer:
        page.get_by_role("radiogroup", name="How others see you").get_by_role("radio", name=name).check()
    assert answer.value.ok, answer.value.text()


def drawn(page: Page, avatar: str) -> None:
    """The drawing is seen and not only asked for: what its symbol holds is as large as its disc."""
    shown = page.locator(f"[data-avatar={avatar}]:visible").first
    expect(shown).to_be_visible()
    box = shown.locator("use")
    page.wait_for_timeout(300)
    assert box.evaluate("one => one.getBBox().width") > 40, "the file with the drawings has not come"


def fetching(player: Visitor) -> list[str]:
    """The files of drawings that a browser asks for from now on."""
    asked: list[str] = []
    player.context.on("request", lambda one: asked.append(one.url) if "/avatars-" in one.url else None)
    return asked


@pytest.mark.looks
@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_drawing_is_chosen_and_seen_by_all(visit: Visit, puppets: Invite, device: str) -> None:
    options: dict[str, Any] = PHONE if device == "phone" else {}
    player = visit("Kettu", **options)
    page, asked = player.page, fetching(player)
    stake, pool, buy_in = STAKES[device]
    sit_together(player, f"No-limit hold'em {stake}", puppets, pool, buy_in)
    assert page.locator("[data-avatar]").count() == 0, "initials, as long as nobody has chosen"
    assert asked == [], "nobody fetches drawings that nobody has"
    table = page.url
    watcher = visit("", **options)
    watcher.page.goto(table)
    expect(watcher.page.locator(".disc").first).to_be_visible()

    other = page.context.new_page()
    other.goto(f"{player.url}/settings")
    fits(other)
    choose(other, "Fox")
    drawn(page, "fox")
    drawn(watcher.page, "fox")
    fits(watcher.page)
    choose(other, "Owl")
    drawn(watcher.page, "owl")
    expect(watcher.page.locator("[data-avatar=fox]")).to_have_count(0)
    other.reload()
    expect(other.get_by_role("radio", name="Owl")).to_be_checked()
    watcher.page.reload()
    drawn(watcher.page, "owl")
    assert asked and len({one.partition("#")[0] for one in asked}) == 1, "one file has all drawings"

    lobby = visit("", **options).go("/")
    lobby.get_by_role("button", expanded=False).filter(has_text=f"tables of No-limit hold'em {stake}").click()
    drawn(lobby, "owl")
    fits(lobby)

    choose(other, "Initials")
    expect(watcher.page.locator("[data-avatar]")).to_have_count(0)
    expect(page.locator("[data-avatar]")).to_have_count(0)
    expect(lobby.locator("[data-avatar]")).to_have_count(0)


def test_the_choice_goes_by_the_keyboard_and_a_refusal_is_said(visit: Visit) -> None:
    player = visit("Näppäin")
    page = player.page
    page.goto(f"{player.url}/settings")
    choice = page.get_by_role("radiogroup", name="How others see you")
    choice.get_by_role("radio", name="Initials").focus()
    with page.expect_response(lambda answer: answer.url.endswith("/api/me/avatar")):
        page.keyboard.press("ArrowRight")
    expect(choice.get_by_role("radio", name="Bear")).to_be_checked()
    page.route("**/api/me/avatar", lambda route: route.fulfill(
        status=429, content_type="application/json",
        body='{"code":"avatar-too-fast","message":"x","args":{"most":20,"seconds":60}}',
    ))  # fmt: skip
    choice.get_by_role("radio", name="Wolf").click()
    expect(page.get_by_text("You can choose a picture 20 times in 60 seconds")).to_be_visible()
    expect(choice.get_by_role("radio", name="Bear")).to_be_checked()
