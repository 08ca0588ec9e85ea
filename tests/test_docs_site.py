"""The documentation as a site: it is built without a warning, loads nothing from elsewhere, has a reference, and can be
read and searched in a browser, from the disk and from a server, at a desk and on a phone.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import unquote, urldefrag

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, find_chromium

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("docs")
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "make_docs.py"), "--into", str(into)],
        capture_output=True,
        text=True,
        timeout=300,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return into / "site"


def test_every_page_of_the_documents_is_there(site: Path) -> None:
    for page in sorted((ROOT / "docs").rglob("*.md")):
        assert (site / page.relative_to(ROOT / "docs").with_suffix(".html")).exists(), page.name
    for name in ("index", "ARCHITECTURE", "CHANGELOG", "GLOSSARY"):
        assert (site / f"{name}.html").exists()


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    loads = re.compile(
        r'<(?:script|img|iframe)[^>]+src="(https?:)?//|<link[^>]+rel="(?:stylesheet|preconnect)"[^>]+href="(https?:)?//'
    )
    assert [page.name for page in site.rglob("*.html") if loads.search(page.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    ("page", "names"),
    [
        ("cardroom", ["equity", "deal", "icm", "Refused"]),
        ("cardroom.engine", ["Hand", "Setup", "raise_to"]),
        ("cardroom.solve", ["GameTree", "Solver", "nash_conv", "best_response"]),
        ("cardroom.arena", ["Match", "PolicySeat", "Aivat", "rate"]),
        ("cardroom.analysis", ["equity", "statistics"]),
        ("cardroom.batch", ["play", "Lanes", "CardLanes"]),
        ("cardroom.cards", ["parse_cards", "rank_high", "high_words"]),
        ("cardroom.env", ["observe", "CardroomEnv", "FreezeoutEnv", "CardroomGame"]),
        ("cardroom.histories", ["read_phh", "phh_of", "replay", "read_ohh"]),
    ],
)
def test_the_reference_has_the_names_with_what_they_mean(site: Path, page: str, names: list[str]) -> None:
    text = (site / "reference" / f"{page}.html").read_text("utf-8")
    assert [name for name in names if not re.search(rf'id="cardroom\.[\w.]*{name}"', text)] == []


def test_the_search_finds_words_of_pages_and_docstrings(site: Path) -> None:
    index = (site / "search" / "search_index.json").read_text("utf-8")
    assert "counterfactual" in index.lower() and "Bradley-Terry" in index


def test_every_page_of_the_reference_has_something(site: Path) -> None:
    empty = [
        page.name
        for page in (site / "reference").glob("*.html")
        if not re.search(r"doc-object doc-(?:class|function)", page.read_text("utf-8"))
    ]
    assert empty == []


def test_a_class_is_shown_with_what_it_is_made_of(site: Path) -> None:
    text = re.sub("<[^>]*>", "", (site / "reference" / "cardroom.analysis.html").read_text("utf-8"))
    assert re.search(r"HandEquity\(\s+hand: str,\s+wins: float,\s+ties: float,", text)


class Names(HTMLParser):
    """What a page links to and what it can be linked by."""

    def __init__(self) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take the links and the anchors of one tag."""
        given = dict(attrs)
        self.anchors |= {value for name in ("id", "name") if (value := given.get(name))}
        if link := given.get("href" if tag in ("a", "link") else "src"):
            self.links.add(link)


def test_every_link_leads_to_a_page_and_a_place_on_it(site: Path) -> None:
    pages = {}
    for page in site.rglob("*.html"):
        pages[page] = Names()
        pages[page].feed(page.read_text("utf-8"))
    broken = []
    for page, names in pages.items():
        for link in sorted(names.links):
            to, place = urldefrag(link)
            if re.match(r"[a-z]+:", to) or page.name == "404.html":
                continue
            target = (page.parent / unquote(to)).resolve() if to else page
            if not target.exists() or (
                place and target in pages and unquote(place) not in pages[target].anchors
            ):
                broken.append(f"{page.relative_to(site)}: {link}")
    assert broken == []


DESK, PHONE = (1280, 900), (390, 844)
in_a_window = pytest.mark.parametrize(
    ("address", "size"),
    [
        pytest.param("disk", DESK, id="disk-desk"),
        pytest.param("server", PHONE, id="server-phone"),
        # Where pages come from and how wide they are do not touch each other: each is there every day
        pytest.param("disk", PHONE, id="disk-phone", marks=pytest.mark.exhaustive),
        pytest.param("server", DESK, id="server-desk", marks=pytest.mark.exhaustive),
    ],
    indirect=["address"],
    scope="module",
)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium of this file's own: it holds the thread's event loop, which tests of other files need."""
    if (found := find_chromium()) is None:
        pytest.skip("no Chromium here: install Debian's chromium or set CARDROOM_CHROMIUM")
    flags = [*FLAGS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=flags)
        yield chromium
        chromium.close()


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and writes no log."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def address(request: pytest.FixtureRequest, site: Path) -> Iterator[str]:
    """The address of the site, on the disk and on a server."""
    if request.param == "disk":
        yield f"{site.as_uri()}/"
        return
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def opened(browser: Browser, size: tuple[int, int], faults: list[str]) -> Page:
    """A window of this size that notes what goes wrong on its pages."""
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.on("console", lambda said: faults.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on(
        "response", lambda told: faults.append(f"{told.status} {told.url}") if told.status >= 400 else None
    )
    return page


WRONG_ON_A_PAGE = """() => {
  const wrong = [];
  if (document.scrollingElement.scrollWidth > innerWidth) wrong.push(`is ${document.scrollingElement.scrollWidth} wide`);
  for (const block of document.querySelectorAll("article pre > code")) {
    const style = getComputedStyle(block);
    if (parseFloat(style.fontSize) < 12) wrong.push(`code of ${style.fontSize}`);
    if (block.scrollWidth > block.clientWidth + 1 && style.overflowX !== "auto") wrong.push("code that is cut off");
  }
  for (const image of document.images) if (image.complete && !image.naturalWidth) wrong.push(`no ${image.src}`);
  return [...new Set(wrong)];
}"""


def wrong_on(page: Page, address: str, names: list[str], faults: list[str]) -> list[str]:
    """What is wrong on pages, by name."""
    found = []
    for name in names:
        page.goto(address + name, wait_until="load")
        found += [f"{name}: {one}" for one in (*page.evaluate(WRONG_ON_A_PAGE), *faults)]
        faults.clear()
    return found


OFTEN_READ = [
    "index.html", "library.html", "batch.html", "commands.html", "environments.html", "rulebook.html", "protocol.html",
    "CHANGELOG.html", "reference/cardroom.html", "reference/cardroom.engine.html", "reference/cardroom.batch.html",
]  # fmt: skip


@pytest.mark.browser
@in_a_window
def test_pages_fit_the_window_and_say_nothing_of_faults(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    faults: list[str] = []
    page = opened(browser, size, faults)
    assert wrong_on(page, address, OFTEN_READ, faults) == []
    page.close()


@pytest.mark.browser
@pytest.mark.exhaustive
@in_a_window
def test_every_page_fits_the_window(
    browser: Browser, site: Path, address: str, size: tuple[int, int]
) -> None:
    faults: list[str] = []
    page = opened(browser, size, faults)
    names = sorted(
        [one.relative_to(site).as_posix() for one in site.rglob("*.html") if one.name != "404.html"]
    )
    assert len(names) > 100 and wrong_on(page, address, names, faults) == []
    page.close()


@pytest.mark.browser
@in_a_window
def test_a_word_is_found_and_its_page_opened(browser: Browser, address: str, size: tuple[int, int]) -> None:
    faults: list[str] = []
    page = opened(browser, size, faults)
    page.goto(f"{address}index.html")
    if size == PHONE:
        page.click("label.md-header__button[for=__search]")
    page.click("input.md-search__input")
    page.keyboard.type("counterfactual")
    page.click("a.md-search-result__link")
    page.wait_for_url(re.compile(r"/(?!index)[\w.]+\.html"))
    assert "counterfactual" in page.inner_text("article").lower()
    assert faults == []
    page.close()
