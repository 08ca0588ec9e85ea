"""Who won can be read: a result stands three seconds with each winner, hand, pot and board, with motion on.

Spectators with motion on watch tables of bots; the page itself takes the times at which the lines of the result came,
changed and went.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any, NamedTuple

import pytest

from cardroom.tournament.tournament_terms import Rebuys
from tests.browser.conftest import Visit
from tests.browser.cups import cup
from tests.browser.room import RunningRoom
from tests.browser.test_choosing_seats import look_at
from tests.browser.visitor import Visitor

MIN_MS = 3_000

TIMED = """() => {
  window.results = [];
  let stood = null, since = 0, seen = false;
  const look = () => {
    const lines = [...document.querySelectorAll("[data-felt] .word.won, .scoring ul")];
    const now = lines.map((one) => one.innerText).join("|");
    if (now !== stood) {
      const at = performance.now();
      if (stood && seen) window.results.push({ words: stood, ms: at - since, replaced: now !== "" });
      seen = stood !== null;
      stood = now;
      since = at;
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""A result that more is added to (the next pot) is `replaced`: the whole of it is what has to stand. One that stands
already when the page is opened came before anybody took its time.
"""


class Watched(NamedTuple):
    """A table of bots: who comes to it, and how many results are looked at."""

    pool: str
    bots: int
    pushing: bool


DAILY = (
    Watched("club:holdem-nl10", 3, True),  # boards run two and three times, chances told
    Watched("casino-helsinki:omaha8-pl-pl200", 4, True),
)
MORE = {
    "runs": (
        Watched("club:holdem-nl10", 3, True),  # boards run two and three times
        Watched("holdem-nl10", 6, True),  # side pots
    ),
    "boards": (
        Watched("casino-helsinki:double-flop-pl-pl200", 5, True),
        Watched("casino-helsinki:open-face-p50", 3, False),  # points
    ),
    "pots": (
        Watched("casino-helsinki:omaha8-pl-pl200", 4, True),  # high and low
        Watched("casino-helsinki:stud-fl-fl2-4-a", 4, False),
    ),
    "hands": (
        Watched("holdem-nl25", 6, False),  # checked down
        Watched("casino-helsinki:omaha-pl-pl200", 8, True),
    ),
}
OF_EACH = 13
"""Results of each table: a hundred of them all."""


@pytest.fixture(scope="module")
def patient_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room that pauses as one for people does."""
    folder = tmp_path_factory.mktemp("patient") / "room"
    running = RunningRoom(folder, "casinohuone", "casino-helsinki", "club", patient=True)
    running.start()
    yield running
    running.stop()


def times(visitors: list[Visitor], results: int, seconds: float) -> list[Any]:
    """What stood on these pages and how long, when there were so many on each, or time is over."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        stood = [visitor.page.evaluate("() => window.results") for visitor in visitors]
        whole = [[one for one in page if not one["replaced"]] for page in stood]
        if all(len(page) >= results for page in whole):
            break
        visitors[0].page.wait_for_timeout(500)
    assert all(len(page) >= min(results, 2) for page in whole), [len(page) for page in whole]
    return [one for page in whole for one in page]


def watch(visit: Visit, room: RunningRoom, tables: tuple[Watched, ...], **options: Any) -> list[Visitor]:
    visitors = []
    for table in tables:
        room.bots(table.pool, table.bots, pushing=table.pushing)
        visitor = visit(url=room.url, reduced_motion="no-preference", **options)
        look_at(visitor, table.pool)
        visitor.page.evaluate(TIMED)
        visitors.append(visitor)
    return visitors


def tenth(times_ms: list[float]) -> float:
    """What nine in ten stand longer than."""
    return sorted(times_ms)[len(times_ms) // 10]


def check(stood: list[Any], record: Callable[[str, object], None]) -> None:
    short = [one for one in stood if one["ms"] < MIN_MS]
    assert not short, f"{len(short)} of {len(stood)} results stood for less than {MIN_MS} ms: {short}"
    for figure, of in (("results", len), ("least", min), ("tenth", tenth), ("median", median), ("most", max)):
        record(figure, round(of([one["ms"] for one in stood])))


@pytest.mark.looks
def test_a_result_stands_three_seconds_with_motion_on(
    visit: Visit, patient_room: RunningRoom, record_property: Callable[[str, object], None]
) -> None:
    check(times(watch(visit, patient_room, DAILY), 3, 90), record_property)


@pytest.mark.exhaustive
@pytest.mark.parametrize("tables", MORE.values(), ids=MORE)
def test_a_hundred_results_stand_three_seconds_in_every_kind_of_game(
    visit: Visit,
    patient_room: RunningRoom,
    tables: tuple[Watched, ...],
    record_property: Callable[[str, object], None],
) -> None:
    stood = times(watch(visit, patient_room, tables), OF_EACH, 600)
    for table in tables:
        patient_room.bots(table.pool, 0)
    check(stood, record_property)
    assert len(stood) >= OF_EACH * len(tables)


@pytest.mark.exhaustive
def test_results_of_a_tournament_stand_three_seconds(
    visit: Visit, patient_room: RunningRoom, record_property: Callable[[str, object], None]
) -> None:
    again = Rebuys(5_000, 5_00, until_level=9)
    terms = cup("Slow results", players=6, most=6, seats=6, stack=5_000, rebuys=again)
    patient_room.announce(terms)
    visitor = visit(url=patient_room.url, reduced_motion="no-preference")
    page = visitor.go(f"/tournaments/{terms.id}")
    patient_room.enter(terms.id, 6, raising=True)
    page.get_by_role("link", name="Watch").first.click()
    page.evaluate(TIMED)
    check(times([visitor], 6, 240), record_property)
