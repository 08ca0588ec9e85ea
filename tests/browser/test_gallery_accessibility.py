"""Every state of a table: axe finds nothing, in the light and in the dark."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.gallery import built, served
from tests.browser.test_accessibility import axe
from tests.browser.test_gallery import SIZES, scenes

LOOKS: tuple[tuple[str, dict[str, str]], ...] = (
    ("desktop", {"theme": "dark"}),
    ("laptop", {"theme": "light", "felt": "blue", "deck": "classic"}),
    ("phone upright", {"theme": "light", "felt": "red", "deck": "filled"}),
    ("phone on its side", {"theme": "dark", "deck": "large", "language": "fi"}),
    ("desktop", {"theme": "light", "felt": "red", "language": "nb"}),
    ("laptop", {"theme": "dark", "felt": "blue", "deck": "filled"}),
    ("phone upright", {"theme": "dark", "felt": "blue", "language": "cs"}),
    ("phone on its side", {"theme": "light", "deck": "classic"}),
)
"""Each size in both tones, each felt and deck; the first four every day."""
DAILY = 4


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the gallery."""
    with served(built(tmp_path_factory.mktemp("gallery"))) as address:
        yield address


EACH = [
    pytest.param(
        size,
        look,
        id=f"{size}, {look['theme']}",
        marks=pytest.mark.exhaustive if place >= DAILY else () if size == "laptop" else pytest.mark.slow,
    )
    for place, (size, look) in enumerate(LOOKS)
]


@pytest.mark.parametrize(("size", "look"), EACH)
def test_axe_finds_nothing_in_any_state(browser: Browser, gallery: str, size: str, look: dict[str, str]) -> None:
    window: dict[str, Any] = SIZES[size]
    context = browser.new_context(reduced_motion="reduce", locale="en-GB", **window)
    page = context.new_page()
    found = []
    for name in scenes(page, gallery):
        if name.startswith("several") and "phone" in size:
            continue  # on a phone there is one table at a time
        query = "&".join([f"scene={name}", *(f"{key}={value}" for key, value in look.items())])
        page.evaluate("query => { location.hash = query; }", query)
        page.locator(f"[data-scene='{query}'] [data-felt]").first.wait_for()
        for rule in axe.run(page, options={"resultTypes": ["violations"]}).response["violations"]:
            found += [f"{name}: {rule['id']} at {node['target']}: {node['html'][:160]}" for node in rule["nodes"]]
    context.close()
    assert found == [], "\n".join(found)
