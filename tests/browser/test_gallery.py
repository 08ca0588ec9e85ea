"""Every state of a table at every size: nothing that can be pressed or read lies over another, or off the window."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.layout import covered, crossing, faults, out_of_sight, within_a_seat

PHONE = {"is_mobile": True, "has_touch": True}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "tablet": {"viewport": {"width": 1024, "height": 768}},
    "ultrawide": {"viewport": {"width": 2560, "height": 1080}},
    "phone upright": {"viewport": {"width": 390, "height": 844}, **PHONE},
    "phone on its side": {"viewport": {"width": 844, "height": 390}, **PHONE},
}
MOVING_MS = 700
"""How long the last cards of a scene are under way."""
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""A table measures the room it has and draws itself anew: on a slow machine that is a frame later."""


def scenes(page: Page, gallery: str) -> list[str]:
    """The names of all tables of the gallery."""
    page.goto(gallery)
    page.locator("[data-scenes] a").first.wait_for()  # reading the texts does not wait for the page's own program
    names = page.locator("[data-scenes] a").all_inner_texts()
    assert len(names) > 20, names
    return [name for name in names if name != "cards"]


def lasting(page: Page) -> list[str]:
    """What is wrong and stays so: a slow machine may still be laying the scene out when it is first looked at."""
    found = wrong(page)
    if found:
        page.wait_for_timeout(MOVING_MS)
        found = wrong(page)
    return found


def wrong(page: Page) -> list[str]:
    """What lies over another or beyond the window."""
    lost = [f"out of sight: {one}" for one in out_of_sight(page)]
    return [*covered(page), *within_a_seat(page), *crossing(page), *faults(page), *lost]


def show(page: Page, scene: str) -> None:
    """Another scene on the same page: a new page for each would take most of the time."""
    page.evaluate("scene => { location.hash = `scene=${scene}`; }", scene)
    page.locator(f"[data-scene='scene={scene}'] [data-felt]").first.wait_for()
    page.evaluate(SETTLED)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_over_another_in_any_state(browser: Browser, gallery: str, size: str) -> None:
    context = browser.new_context(reduced_motion="reduce", locale="en-GB", **SIZES[size])
    page = context.new_page()
    found = []
    for name in scenes(page, gallery):
        if name.startswith("several") and "phone" in size:
            continue  # on a phone there is one table at a time
        show(page, name)
        page.wait_for_timeout(MOVING_MS if name == "showdown" else 0)
        found += [f"{name}: {one}" for one in lasting(page)]
    context.close()
    assert found == [], "\n".join(found)


def test_what_lies_over_another_is_found(browser: Browser, gallery: str) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    page.goto(f"{gallery}?scene=seats-6")
    page.locator("[data-felt]").first.wait_for()
    assert wrong(page) == []
    page.add_style_tag(content="[data-felt] .board { translate: 0 90px }")
    assert any("board" in one for one in covered(page))
    page.add_style_tag(content=".buttons button { margin-top: -60px }")
    assert crossing(page) != []
    page.goto(f"{gallery}?scene=button-shown-6")
    page.locator("[data-felt]").first.wait_for()
    assert within_a_seat(page) == []
    page.add_style_tag(content="[data-felt] .seat .tag { translate: 0 -60px }")
    page.add_style_tag(content="[data-felt] .dealer { translate: -30px 0 }")
    found = within_a_seat(page)
    assert any("tag over card" in one for one in found), found
    assert any("button over name" in one for one in found), found
    page.close()
