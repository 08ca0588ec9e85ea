"""Every state of a table at every size in every language: nothing that can be pressed or read lies over another, is cut
off, or lies off the window.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.layout import covered, crossing, faults, out_of_sight, within_a_seat
from tests.browser.legible import cut_off, hidden, larger_than_the_pot

pytestmark = pytest.mark.looks

PHONE = {"is_mobile": True, "has_touch": True}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "tablet": {"viewport": {"width": 1024, "height": 768}},
    "ultrawide": {"viewport": {"width": 2560, "height": 1080}},
    "phone upright": {"viewport": {"width": 390, "height": 844}, **PHONE},
    "phone on its side": {"viewport": {"width": 844, "height": 390}, **PHONE},
}
LANGUAGES = ("en", "fi", "nb", "cs")
DAILY = [
    ("desktop", "nb"), ("laptop", "en"), ("tablet", "cs"), ("phone upright", "en"), ("phone upright", "fi"),
    ("phone on its side", "fi"), ("phone on its side", "cs"),
]  # fmt: skip
"""Measured every day: the longest words where there is least room; the rest with `make exhaustive`."""
ALL = [(size, language) for size in SIZES for language in LANGUAGES]
LOOKS = [
    pytest.param(*one, marks=() if one in DAILY else pytest.mark.exhaustive, id=", ".join(one)) for one in ALL
]
MOVING_MS = 700
"""How long the last cards of a scene are under way."""
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""A table measures the room it has and draws itself anew: on a slow machine that is a frame later."""


def scenes(page: Page, gallery: str) -> list[str]:
    """The names of all tables of the gallery."""
    page.goto(gallery)
    page.locator(
        "[data-scenes] a"
    ).first.wait_for()  # reading the texts does not wait for the page's own program
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
    """What lies over another or beyond the window, and what cannot be read."""
    lost = [f"out of sight: {one}" for one in out_of_sight(page)]
    laid = [*covered(page), *within_a_seat(page), *crossing(page), *faults(page), *lost]
    return [*laid, *cut_off(page), *hidden(page), *larger_than_the_pot(page)]


def show(page: Page, scene: str, language: str) -> None:
    """Another scene on the same page: a new page for each would take most of the time."""
    query = f"scene={scene}&language={language}"
    page.evaluate("query => { location.hash = query; }", query)
    page.locator(f"[data-scene='{query}'] [data-felt]").first.wait_for()
    page.evaluate(SETTLED)


@pytest.mark.parametrize(("size", "language"), LOOKS)
def test_nothing_is_hidden_or_cut_off_in_any_state(
    browser: Browser, gallery: str, size: str, language: str
) -> None:
    context = browser.new_context(reduced_motion="reduce", locale="en-GB", **SIZES[size])
    page = context.new_page()
    found = []
    for name in scenes(page, gallery):
        if name.startswith("several") and "phone" in size:
            continue  # on a phone there is one table at a time
        show(page, name, language)
        page.wait_for_timeout(MOVING_MS if name == "showdown" else 0)
        found += [f"{name}: {one}" for one in lasting(page)]
    context.close()
    assert found == [], "\n".join(found)


@pytest.fixture
def scene(browser: Browser, gallery: str) -> Iterator[Page]:
    """A table with open hands and a button, in which nothing is wrong yet."""
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    page.goto(f"{gallery}?scene=button-shown-6")
    page.locator("[data-felt]").first.wait_for()
    assert lasting(page) == []
    yield page
    page.close()


def test_what_lies_over_another_is_found(scene: Page) -> None:
    scene.add_style_tag(content="[data-felt] .board { translate: 0 90px }")
    assert any("board" in one for one in covered(scene))
    scene.add_style_tag(content=".top .right > * { margin-left: -60px }")
    assert crossing(scene) != []


def test_what_lies_over_another_within_a_seat_is_found(scene: Page) -> None:
    scene.add_style_tag(content="[data-felt] .seat .tag { translate: 0 -60px }")
    scene.add_style_tag(content="[data-felt] .dealer { translate: -30px 0 }")
    found = within_a_seat(scene)
    assert any("tag over card" in one for one in found), found
    assert any("button over name" in one for one in found), found


def test_words_that_cannot_be_read_are_found(scene: Page) -> None:
    scene.add_style_tag(content="[data-felt] .tag { max-width: 50px; overflow: hidden; white-space: nowrap }")
    found = cut_off(scene)
    assert any('"Two pair' in one for one in found), found
    scene.add_style_tag(content="[data-felt] .seat.right { translate: 0 200px }")
    assert any("out of sight" in one for one in cut_off(scene))
    scene.add_style_tag(content="[data-felt] .stack { margin-top: -12px }")
    found = hidden(scene)
    assert any('over "25.00"' in one for one in found), found
    scene.add_style_tag(content="[data-felt] .board { translate: 0 -60px }")
    assert any("under svg" in one for one in hidden(scene))
    scene.add_style_tag(content="[data-felt] .stack { font-size: 60px }")
    assert larger_than_the_pot(scene) != []
