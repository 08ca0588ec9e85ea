"""Every state of a table: axe finds nothing, in the light and in the dark."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import axe
from tests.browser.test_gallery import SIZES, scenes

pytestmark = pytest.mark.looks

Look = dict[str, str]
WHOLE: tuple[str, Look] = ("laptop", {"theme": "light", "felt": "blue", "deck": "classic"})
IN_TURN: tuple[tuple[str, Look], ...] = (
    ("desktop", {"theme": "dark"}),
    ("phone upright", {"theme": "light", "felt": "red", "deck": "filled"}),
    ("phone on its side", {"theme": "dark", "deck": "large", "language": "fi"}),
)
"""Of a day each of these takes every third state, so that together they take each once; `make exhaustive` takes all."""
OTHER_TONE: tuple[tuple[str, Look], ...] = (
    ("laptop", {"theme": "dark", "felt": "blue", "deck": "filled"}),
    ("desktop", {"theme": "light", "felt": "red", "language": "nb"}),
    ("phone upright", {"theme": "dark", "felt": "blue", "language": "cs"}),
    ("phone on its side", {"theme": "light", "deck": "classic"}),
)
"""What the others leave out: each size in the other tone."""
DAILY = [
    pytest.param(size, look, first, every, id=f"{size}, {look['theme']}")
    for (size, look), first, every in (
        (WHOLE, 0, 1),
        *((one, place, len(IN_TURN)) for place, one in enumerate(IN_TURN)),
    )
]
ALL = [
    pytest.param(size, look, 0, 1, marks=pytest.mark.exhaustive, id=f"{size}, {look['theme']}, all")
    for size, look in (*IN_TURN, *OTHER_TONE)
]


@pytest.mark.parametrize(("size", "look", "first", "every"), [*DAILY, *ALL])
def test_axe_finds_nothing_in_any_state(
    browser: Browser, gallery: str, size: str, look: Look, first: int, every: int
) -> None:
    window: dict[str, Any] = SIZES[size]
    context = browser.new_context(reduced_motion="reduce", locale="en-GB", **window)
    page = context.new_page()
    found = []
    for name in scenes(page, gallery)[first::every]:
        if name.startswith("several") and "phone" in size:
            continue  # on a phone there is one table at a time
        query = "&".join([f"scene={name}", *(f"{key}={value}" for key, value in look.items())])
        page.evaluate("query => { location.hash = query; }", query)
        page.locator(f"[data-scene='{query}'] [data-felt]").first.wait_for()
        for rule in axe.run(page, options={"resultTypes": ["violations"]}).response["violations"]:
            found += [
                f"{name}: {rule['id']} at {node['target']}: {node['html'][:160]}" for node in rule["nodes"]
            ]
    context.close()
    assert found == [], "\n".join(found)
