"""In a demo a newcomer is dealt in soon after the last click, at any stake of any game: ten seconds are promised of a
machine that does nothing else, and who waits for the big blind to come round waits for a minute.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.room import free_port
from tests.browser.visitor import Visitor, fresh_name
from tests.commands import Command
from tests.patience import PATIENCE_SECONDS, SOON_SECONDS

HOUSES = ("casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi")
STAKES = (
    "No-limit hold'em 0.10/0.25 · Casinohuone",
    "H.O.R.S.E 2/4 · Casino Helsinki",
    "Open Face Chinese 0.50 per point · Casino Helsinki",
)
MORE_STAKES = (
    "Pot-limit Omaha 2/4 · Casinohuone",
    "Banzai No-limit hold'em 0.25/0.50 · Casinohuone",
    "No-limit hold'em 1/2 · Casino Helsinki",
    "Pot-limit Sviten Special 1/2 · Casino Helsinki",
    "Fixed-limit Razz 2/4 · Casino Helsinki",
    "No-limit hold'em 10/20 · Casino Kruh",
)
"""A house's games are dealt by one host: three kinds of play stand for all every day."""


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real demo, as `cardroom demo` opens it; its address."""
    folder, port = tmp_path_factory.mktemp("demo"), free_port()
    houses = [part for house in HOUSES for part in ("--house", house)]
    with Path(f"{folder}.log").open("w") as log:
        process = Command("demo", "--port", str(port), "--data", str(folder), *houses, log=log)
        url = f"http://127.0.0.1:{port}"
        deadline = time.monotonic() + 180
        while not _plays(url):
            assert process.poll() is None and time.monotonic() < deadline, Path(log.name).read_text()[-2000:]
            time.sleep(0.2)
        yield url
        process.kill()
        process.wait()


def _plays(url: str) -> bool:
    """Whether bots are dealing by now."""
    try:
        pools = httpx.get(f"{url}/api/lobby", timeout=PATIENCE_SECONDS).json()["pools"]
    except httpx.HTTPError:
        return False
    return any(table["state"] == "running" for pool in pools for table in pool["tables"])


def own_cards(page: Page) -> None:
    """Wait until this visitor holds cards: the log says them, or the bar asks where to place them."""
    dealt = page.get_by_role("region", name=re.compile("^Log$")).get_by_text(
        re.compile("^(Your cards:|To place:|You get )")
    )
    expect(dealt.first).to_be_visible()


def seconds_to_cards(visitor: Visitor) -> float:
    """From pressing the last button there is to press."""
    page = visitor.page
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Join with ")).click()
    clicked = time.monotonic()
    take = page.get_by_role("button", name="Take the seat")
    expect(take.or_(visitor.table).first).to_be_visible()
    if take.is_visible():
        take.click()
        clicked = time.monotonic()
    own_cards(page)
    return time.monotonic() - clicked


def go_away(visitor: Visitor) -> None:
    """Leave as people do: the next newcomer does not wait for somebody whose page is closed."""
    visitor.page.get_by_role("button", name="Leave", exact=True).click()
    sheet = visitor.page.get_by_role("dialog")
    sheet.get_by_role("button", name=re.compile("^Leave table$|^Give up the hand$")).click()
    expect(visitor.page.get_by_role("dialog")).to_be_hidden()
    visitor.close()


# Before the others: somebody who leaves in mid-hand, as they do, is waited for by the house's rules.
def test_the_lobby_begins_with_what_runs_and_one_press_plays(browser: Browser, demo: str) -> None:
    visitor = Visitor(browser, demo, fresh_name("Uusi"))
    page = visitor.go("/")
    running = page.get_by_role("region", name="Running now")
    expect(running).to_be_visible()
    first_row = page.get_by_role("button", name=re.compile("^Join ")).first
    above, below = running.bounding_box(), first_row.bounding_box()
    assert above is not None and below is not None and above["y"] < below["y"]
    running.get_by_role("button", name=re.compile("^Play now")).first.click()
    assert seconds_to_cards(visitor) < SOON_SECONDS
    go_away(visitor)


@pytest.mark.parametrize(
    "stake", [*STAKES, *(pytest.param(one, marks=pytest.mark.exhaustive) for one in MORE_STAKES)]
)
def test_a_newcomer_holds_cards_soon_after_the_last_click(browser: Browser, demo: str, stake: str) -> None:
    visitor = Visitor(browser, demo, fresh_name("Uusi"))
    visitor.go("/")
    visitor.page.get_by_role("button", name=f"Join {stake}", exact=True).click()
    assert seconds_to_cards(visitor) < SOON_SECONDS
    go_away(visitor)


def test_two_people_meet_at_one_table_of_bots(browser: Browser, demo: str) -> None:
    came = [Visitor(browser, demo, fresh_name("Kaksi")) for _ in range(2)]
    for visitor in came:
        visitor.go("/")
        visitor.page.get_by_role(
            "button", name="Join No-limit hold'em 0.50/1 · Casinohuone", exact=True
        ).click()
        visitor.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Join with ")).click()
        visitor.take_seat()
        time.sleep(1.5)  # the host makes room behind the first
    for visitor in came:
        for other in came:
            expect(visitor.seats).to_contain_text(other.name)
    assert came[0].page.url == came[1].page.url
    for visitor in came:
        visitor.close()
