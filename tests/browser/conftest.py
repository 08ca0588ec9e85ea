"""One Chromium and one real room for all browser tests; without a browser they are skipped and say so."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from cardroom.cli.demo import all_houses
from tests.browser.axe import axe
from tests.browser.gallery import built, served
from tests.browser.puppet import Puppet
from tests.browser.room import RunningRoom
from tests.browser.visitor import Visitor, fresh_name

HERE = Path(__file__).parent
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-opt --no-maglev",
)
"""The last one saves a fifteenth of the processor: no program is made fast for hours that ends in seconds."""

GONE_THROUGH_WITH_LOOKS = ("looks", "axe", "exhaustive")
"""The marks of tests in which axe may look: `make looks` or `make exhaustive` goes through them."""
DESK, PHONE = ("[desk]", "[desktop]"), "[phone]"
"""How the ids of a test end that is gone through in two sizes."""


def find_chromium() -> str | None:
    """The browser to drive: the one named by CARDROOM_CHROMIUM, else what Debian calls it. The one built to run without
    a window comes first: the same browser takes a fifth less of the processor that way.
    """
    named = os.environ.get("CARDROOM_CHROMIUM", "")
    for name in (named, "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name) if name else None
        if found:
            return found
    return None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests in this folder are browser tests, and need one. What is gone through at a desk and on a phone is gone
    through at a desk every day: the room tells both the same, so on a phone it is another way only when the pages are.
    """
    missing = find_chromium() is None
    ours = [item for item in items if HERE in item.path.parents]
    at_a_desk = {
        item.nodeid.partition("[")[0]
        for item in ours
        if item.nodeid.endswith(DESK) and item.get_closest_marker("exhaustive") is None
    }
    for item in ours:
        item.add_marker(pytest.mark.browser)
        if item.nodeid.endswith(PHONE) and item.nodeid.partition("[")[0] in at_a_desk:
            assert "phone" in item.path.read_text("utf-8").lower(), (
                f"{item.path}: tools/looks.py has to see it"
            )
            item.add_marker(pytest.mark.looks)
        if missing:
            item.add_marker(
                pytest.mark.skip(
                    reason="no Chromium here: install Debian's chromium or set CARDROOM_CHROMIUM"
                )
            )


def pytest_configure(config: pytest.Config) -> None:
    """axe looks at nothing where looks are left out: to look at a page costs as much as to open it twice."""
    axe.left_out = "not looks" in config.option.markexpr


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Whether axe may look in this test."""
    axe.marked = any(item.get_closest_marker(name) for name in GONE_THROUGH_WITH_LOOKS)


# Package scope: Playwright holds the thread's event loop while it lives, and the tests after these need it.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium without a window."""
    root = os.geteuid() == 0
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=find_chromium(), args=[*FLAGS, *(["--no-sandbox"] if root else [])]
        )
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the gallery, which is built once for all processes of a run: its folder is the run's."""
    own = tmp_path_factory.getbasetemp()
    run = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    files = run / "gallery"
    with (run / "gallery.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (files / "gallery.html").exists():
            built(files)
    with served(files) as address:
        yield address


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room with an empty store and no bots yet, of one file of tests: what runs together is the same in every run,
    however the files are dealt to processes. Tests of a file keep apart by playing at different stakes.
    """
    running = RunningRoom(tmp_path_factory.mktemp("browser") / "room")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def games_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room of the house that offers every game."""
    running = RunningRoom(tmp_path_factory.mktemp("games") / "room", "casino-helsinki")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def houses_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room of all houses that come with Cardroom, the online one first."""
    running = RunningRoom(tmp_path_factory.mktemp("houses") / "room", *all_houses())
    running.start()
    yield running
    running.stop()


Visit = Callable[..., Visitor]


@pytest.fixture
def usual(request: pytest.FixtureRequest) -> Callable[[], str]:
    """The address of `room`, which begins when somebody asks for it: many files have people come to other rooms only."""

    def url() -> str:
        room: RunningRoom = request.getfixturevalue("room")
        return room.url

    return url


@pytest.fixture
def visit(browser: Browser, usual: Callable[[], str]) -> Iterator[Visit]:
    """Let somebody come with a browser: `visit()` is nobody in particular, `visit("Aada")` has an account."""
    visitors: list[Visitor] = []

    def come(stem: str = "", url: str = "", **options: Any) -> Visitor:
        visitors.append(Visitor(browser, url or usual(), fresh_name(stem) if stem else "", **options))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()


Invite = Callable[..., list[Puppet]]


PLAYED_IN: dict[tuple[Path, str, str], str] = {}
"""The test that played at a stake of a room: of a file's, as a room of the next file may have the same address."""


@pytest.fixture
def puppets(usual: Callable[[], str], request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Let players come who act only on demand: `puppets("holdem-nl4", 400, 2)` asks for two seats at a stake.

    A stake is one test's alone: who comes behind another test would be seated at the table that it left behind.
    """
    invited: list[Puppet] = []

    def invite(pool: str, buy_in: int, count: int, url: str = "") -> list[Puppet]:
        at = url or usual()
        played_in = PLAYED_IN.setdefault((request.path, at, pool), request.node.nodeid)
        assert played_in == request.node.nodeid, (
            f"{pool} is played at in {played_in} already: take another stake"
        )
        came = [Puppet(at, fresh_name("Nukke")) for _ in range(count)]
        invited.extend(came)
        for puppet in came:
            puppet.join(pool, buy_in)
        return came

    yield invite
    for puppet in invited:
        puppet.__exit__()
