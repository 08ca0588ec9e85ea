"""Every state of a table: axe finds nothing, in the light and in the dark."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import axe
from tests.browser.test_gallery import SIZES, scenes

LOOKS: dict[str, dict[str, str]] = {
    "desktop": {"theme": "dark"},
    "laptop": {"theme": "light", "felt": "blue", "deck": "classic"},
    "phone upright": {"theme": "light", "felt": "red", "deck": "filled"},
    "phone on its side": {"theme": "dark", "deck": "large"},
}
"""Each felt, deck and tone once."""


WHOLE = "laptop"
OTHERS = [size for size in LOOKS if size != WHOLE]
"""Of a day each of these takes every third state, so that together they take each once; `make exhaustive` takes all."""
DAILY = [(WHOLE, 0, 1), *((size, number, len(OTHERS)) for number, size in enumerate(OTHERS))]
ALL = [pytest.param(size, 0, 1, marks=pytest.mark.exhaustive, id=f"{size}, all") for size in OTHERS]


@pytest.mark.parametrize(("size", "first", "every"), [*(pytest.param(*one, id=one[0]) for one in DAILY), *ALL])
def test_axe_finds_nothing_in_any_state(browser: Browser, gallery: str, size: str, first: int, every: int) -> None:
    window: dict[str, Any] = SIZES[size]
    context = browser.new_context(reduced_motion="reduce", locale="en-GB", **window)
    page = context.new_page()
    found = []
    for name in scenes(page, gallery)[first::every]:
        if name.startswith("several") and "phone" in size:
            continue  # on a phone there is one table at a time
        query = "&".join([f"scene={name}", *(f"{key}={value}" for key, value in LOOKS[size].items())])
        page.evaluate("query => { location.hash = query; }", query)
        page.locator(f"[data-scene='{query}'] [data-felt]").first.wait_for()
        for rule in axe.run(page, options={"resultTypes": ["violations"]}).response["violations"]:
            found += [f"{name}: {rule['id']} at {node['target']}: {node['html'][:160]}" for node in rule["nodes"]]
    context.close()
    assert found == [], "\n".join(found)
