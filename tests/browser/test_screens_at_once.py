"""An act at the hall of a live tournament, or at the desk, is on all screens at once: another operator's, clock, seats,
lists. The figures are printed; asserted is that the best of several acts keeps the screens within 200 ms of each other.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Visit
from tests.browser.cups import cup
from tests.browser.room import RunningRoom
from tests.browser.test_desk_records import act
from tests.browser.test_floor_at_once import TAPPED, TELEVISION, WITHIN_MS
from tests.browser.test_houses import DESK

APART_MS = 200
SHOWS = """([text, there]) => {
  window.seen = new Promise(done => {
    const look = () => document.body.textContent.includes(text) === there && (watch.disconnect(), done(Date.now()));
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  });
}"""
"""When a page shows a text, or (not `there`) shows it no more."""


@pytest.fixture(scope="module")
def helsinki(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room of Casino Helsinki alone, whose gaming day is not open."""
    running = RunningRoom(tmp_path_factory.mktemp("at_once") / "room", "casino-helsinki")
    running.start()
    yield running
    running.stop()


def seen_after(
    tapped: Page, screens: dict[str, tuple[Page, str, bool]], tap: Callable[[], Any]
) -> dict[str, int]:
    """Milliseconds from the last tap to when each screen shows its text, or does so no more."""
    for screen, text, there in screens.values():
        screen.evaluate(SHOWS, [text, there])
    tap()
    times = {name: int(screen.evaluate("window.seen")) for name, (screen, _, _) in screens.items()}
    at = int(tapped.evaluate("window.tapped"))
    return {name: time - at for name, time in times.items()}


def at_once(taken: list[dict[str, int]]) -> None:
    """The screens' times, printed; the best act is within the bounds."""
    for name in taken[0]:
        found = sorted(one[name] for one in taken)
        sys.stdout.write(f"{name}: {found[len(found) // 2]} ms, at most {found[-1]} ms behind the tap\n")
    apart = sorted(max(one.values()) - min(one.values()) for one in taken)
    sys.stdout.write(f"screens apart: {apart[len(apart) // 2]} ms, at most {apart[-1]} ms\n")
    assert min(max(one.values()) for one in taken) < WITHIN_MS, taken
    assert apart[0] <= APART_MS, taken


def test_who_is_out_is_on_every_screen_of_the_hall_at_once(visit: Visit, games_room: RunningRoom) -> None:
    terms = cup(
        "Quick hall", "casino-helsinki", game="holdem-nl", seats=9, players=9, most=9, stack=1_000, level_hands=0,
        level_ms=1_200_000, live=True,
    )  # fmt: skip
    games_room.announce(terms)
    games_room.enter(terms.id, 9)
    boss, other = visit(url=games_room.url, **DESK), visit(url=games_room.url, **DESK)
    for one in (boss, other):
        one.sign_in("Staff", PASSWORD)
    page = boss.go(f"/staff/tournaments/{terms.id}/live")
    page.get_by_role("button", name="All sit").click()
    expect(page.get_by_text("Nothing is to be done.")).to_be_visible()
    second = other.go(f"/staff/tournaments/{terms.id}/live")
    clock = visit(url=games_room.url, **TELEVISION).go(f"/screens/clock/{terms.id}")
    seats = visit(url=games_room.url, **TELEVISION).go(f"/screens/seating/{terms.id}")
    expect(clock.get_by_text("9 of 9")).to_be_visible()
    page.evaluate(TAPPED)
    table = page.get_by_role("region", name="Table 1", exact=True)
    taken: list[dict[str, int]] = []
    for left in range(8, 3, -1):
        seat = boss.get(f"/api/staff/tournaments/{terms.id}/live")["tables"][0]["seats"][0]
        table.get_by_role("button", name=re.compile(seat["name"])).click()
        out = table.get_by_role("button", name="Out", exact=True)
        expect(out).to_be_enabled()
        expect(seats.get_by_text(seat["name"], exact=True)).to_be_visible()
        shown = f"Out · {seat['name']}"
        screens = {
            "own page": (page, shown, True),
            "second operator": (second, shown, True),
            "clock": (clock, f"{left} of 9", True),
            "seats": (seats, seat["name"], False),
        }
        taken.append(seen_after(page, screens, out.click))
    at_once(taken)


def test_who_waits_is_on_every_screen_of_the_desk_at_once(visit: Visit, helsinki: RunningRoom) -> None:
    floor, other = visit(url=helsinki.url, **DESK), visit(url=helsinki.url, **DESK)
    for one in (floor, other):
        one.sign_in("Staff", PASSWORD)
    page = floor.go("/desk")
    page.get_by_role("button", name="Open the gaming day").click()
    page.get_by_role("button", name="Open a table").click()
    act(page, "Open a table", "players wait", Game="holdem-nl/NL200")
    page.get_by_role("tab", name="Lists").click()
    second = other.go("/desk")
    second.get_by_role("tab", name="Lists").click()
    lists = visit(url=helsinki.url, **TELEVISION).go("/screens/lists")
    expect(lists.get_by_role("heading", level=2).first).to_be_visible()
    expect(second.get_by_label("Player")).to_be_visible()
    page.evaluate("() => addEventListener('keydown', () => { window.tapped = Date.now(); }, true)")
    taken: list[dict[str, int]] = []
    for number in range(5):
        name = f"Guest {number}"
        field = page.get_by_label("Player")
        field.fill(name)
        shown = {screen: (one, name, True) for screen, one in (("second operator", second), ("lists", lists))}
        taken.append(seen_after(page, shown, lambda: page.get_by_label("Player").press("Enter")))
        expect(field).to_have_value("")
    at_once(taken)
