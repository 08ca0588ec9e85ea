"""Contact sheets of the gallery: every state of a table and every tournament page, small, many to a sheet.

Builds the gallery, takes each scene in the sizes, tones and languages asked for (all, if none is), and writes sheets
and the single pictures behind them to the folder given; if none is, to build/sheets, which git ignores. `--from` makes
sheets of pictures that are there already, as those of tools/screenshots.py. Needs what the browser tests need.
"""

from __future__ import annotations

import argparse
import base64
import html
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests' own launcher and gallery

from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.gallery import built, served
from tests.browser.test_gallery import MOVING_MS, SIZES

THEMES = ("dark", "light")
LANGUAGES = ("en", "fi", "nb", "cs")
WIDTHS = {"phone upright": 200, "phone on its side": 400}
"""How wide a picture is on its sheet, where that is not the usual width."""
USUAL_WIDTH = 400
SHEET = 1640, 1200


def main() -> None:
    """Take them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/sheets"))
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--theme", choices=THEMES, action="append")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--scene", action="append", help="only these")
    parser.add_argument("--from", dest="source", type=Path, help="a folder of pictures; takes none")
    parser.add_argument("--like", default="*.png", help="which pictures of it")
    parser.add_argument("--width", type=int, default=USUAL_WIDTH)
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*FLAGS, "--no-sandbox"])
        if chosen.source:
            write_sheets(
                browser, sorted(chosen.source.glob(chosen.like)), chosen.folder, "pages", chosen.width
            )
            return
        with served(built(Path(made))) as gallery:
            for size in chosen.size or SIZES:
                for theme in chosen.theme or THEMES:
                    for language in chosen.language or LANGUAGES:
                        name = f"{size}-{theme}-{language}".replace(" ", "-")
                        scenes = pictures(
                            browser, gallery, size, theme, language, chosen.scene, chosen.folder
                        )
                        write_sheets(
                            browser, list(scenes), chosen.folder, name, WIDTHS.get(size, USUAL_WIDTH)
                        )
        browser.close()


def pictures(
    browser: Browser, gallery: str, size: str, theme: str, language: str, only: Sequence[str], folder: Path
) -> Iterator[Path]:
    """Every scene and page of the gallery, one picture each."""
    context = browser.new_context(reduced_motion="reduce", **SIZES[size])
    page = context.new_page()
    page.goto(gallery)
    page.locator(
        "[data-scenes] a"
    ).first.wait_for()  # reading the texts does not wait for the page's own program
    scenes = [("scene", one) for one in page.locator("[data-scenes] a").all_inner_texts() if one != "cards"]
    pages = [("page", one) for one in page.locator("[data-pages] a").all_inner_texts()]
    for kind, name in [*scenes, *pages]:
        if (only and name not in only) or (name.startswith("several") and "phone" in size):
            continue  # on a phone there is one table at a time
        query = f"{kind}={name}&theme={theme}&language={language}"
        page.evaluate("query => { location.hash = query; }", query)
        page.locator(f"[data-scene='{query}'] :is([data-felt], [data-page])").first.wait_for()
        page.wait_for_timeout(MOVING_MS if name in ("showdown", "winning") else 60)
        file = folder / f"{name}-{size.replace(' ', '-')}-{theme}-{language}.png"
        page.screenshot(path=file)
        yield file
    context.close()


def write_sheets(browser: Browser, files: Sequence[Path], folder: Path, name: str, width: int) -> None:
    """The pictures side by side, as many to a sheet as it holds, each with its name."""
    page = browser.new_page(viewport={"width": SHEET[0], "height": SHEET[1]})
    left = list(files)
    number = 0
    while left:
        number += 1
        taken = fill(page, left, width)
        page.screenshot(path=folder / f"sheet-{name}-{number:02}.png")
        print(folder / f"sheet-{name}-{number:02}.png", taken)
        left = left[taken:]
    page.close()


def fill(page: Page, files: Sequence[Path], width: int) -> int:
    """A sheet of the first of them; says how many are on it."""
    most = 48
    shown = "".join(
        f"<figure><img src='data:image/png;base64,{base64.b64encode(file.read_bytes()).decode()}'>"
        f"<figcaption>{html.escape(file.stem)}</figcaption></figure>"
        for file in files[:most]
    )
    look = f"figure {{ margin: 0; width: {width}px; font: 10px sans-serif; overflow: hidden; white-space: nowrap }} "
    look += "body { margin: 4px; display: flex; flex-wrap: wrap; gap: 6px; background: #888; align-items: start } "
    look += f"img {{ width: 100%; max-height: {SHEET[1] - 40}px; object-fit: cover; object-position: top }}"
    page.set_content(f"<style>{look}</style>{shown}")
    page.locator("img").last.evaluate("async image => { await image.decode(); }")
    inside = "all => all.filter(one => one.getBoundingClientRect().bottom <= innerHeight).length"
    return max(1, int(page.locator("figure").evaluate_all(inside)))


if __name__ == "__main__":
    main()
