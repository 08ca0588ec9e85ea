"""The page in a browser: `python benchmarks/page.py [--minutes N] [--tables N] [--json]`.

A real room with bots and one player at twelve tables side by side, who checks and calls by a press in the page itself.
Told are: what a table takes that comes cold (bytes, requests, time at a quarter of the processor and 40 ms of latency);
tasks of the page above 50 ms, by the browser's own observer; frames a second with six tables; how much memory the page
holds behind the first hands and behind all. Tasks are told a second time by what they took of the processor, for a
machine that has other things to do. Needs the libraries of the tests and a Chromium.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))  # the tests' own launcher, visitors and players

from tests.browser.conftest import FLAGS, find_chromium
from tests.browser.puppet import Puppet
from tests.browser.room import RunningRoom
from tests.browser.visitor import Visitor, fresh_name

POOLS = {
    f"{game}{stake}": stake * 100 for stake in (4, 10, 25, 50, 100, 200) for game in ("holdem-nl", "omaha-pl")
}
"""Where is played, and what is brought there, in cents."""
BOTS = 3
PACE = (0.4, 1.2)
WINDOW = {"width": 1920, "height": 1080}
LONG_MS = 50
SLOWER = 4
LATENCY_MS = 40
SIX = 6
FRAMES_SECONDS = 10
TRACED_SECONDS = 30
WARM_HANDS = 50
"""From so many hands on the page's memory is compared: its caches are filled."""

WATCH = """
window.longTasks = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.longTasks.push([entry.startTime, entry.duration]);
}).observe({ type: 'longtask', buffered: true });
"""
PLAYABLE = """
window.playableAt = 0;
new MutationObserver(() => {
  if (!window.playableAt && document.querySelector('[data-felt] li [data-spot]'))
    requestAnimationFrame(() => { window.playableAt ||= performance.now(); });
}).observe(document, { childList: true, subtree: true });
"""
PLAY = """() => setInterval(() => {
  for (const button of document.querySelectorAll("section.table [aria-keyshortcuts='C']:not([aria-pressed])"))
    if (!button.disabled && button.getAttribute('aria-disabled') !== 'true') button.click();
}, 150)"""
FRAMES = """(seconds) => new Promise((tell) => {
  let frames = 0;
  const start = performance.now();
  const count = () => {
    const spent = performance.now() - start;
    if (spent >= seconds * 1000) tell(frames * 1000 / spent);
    else { frames += 1; requestAnimationFrame(count); }
  };
  requestAnimationFrame(count);
})"""


def tables_of(visitor: Visitor) -> list[str]:
    """The tables that are open now."""
    return [table["table"] for pool in visitor.get("/api/lobby")["pools"] for table in pool["tables"]]


def cold(browser: Browser, url: str) -> dict[str, Any]:
    """A table that comes to a browser that was never here."""
    visitor = Visitor(browser, url, viewport={"width": 1280, "height": 720})
    table = tables_of(visitor)[0]
    visitor.context.add_init_script(PLAYABLE)
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.send("Network.enable")
    conditions = {"offline": False, "latency": LATENCY_MS, "downloadThroughput": -1, "uploadThroughput": -1}
    wire.send("Network.emulateNetworkConditions", conditions)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    visitor.go(f"/tables/{table}")
    visitor.wait_for(lambda: visitor.page.evaluate("window.playableAt > 0"), "no table was drawn")
    visitor.page.wait_for_load_state("networkidle")
    seconds = visitor.page.evaluate("window.playableAt") / 1000
    visitor.close()
    return {
        "cold_bytes": round(sum(sizes)),
        "cold_requests": len(sizes) + 1,
        "cold_seconds": round(seconds, 2),
    }


def seated(visitor: Visitor, pools: list[str]) -> Puppet:
    """Seats for the visitor at all these pools; who took them stays until it is closed."""
    hand = Puppet(visitor.url, visitor.name, visitor.cookie)
    for pool in pools:
        hand.join(pool, POOLS[pool])
    deadline = time.monotonic() + 120
    while len({seat["table"] for seat in seats_of(hand)}) < len(pools):
        assert time.monotonic() < deadline, f"seats at {len(seats_of(hand))} of {len(pools)} tables"
        hand.catch_up()
        time.sleep(0.1)
    return hand


def seats_of(hand: Puppet) -> list[dict[str, str]]:
    """The seats that the room last told of."""
    told = [message.seats for message in hand.heard if type(message).__name__ == "MineChanged"]
    return [{"table": seat.table} for seat in (told[-1] if told else ())]


def heap(wire: CDPSession) -> float:
    """What the page holds, in MB, once what nobody needs any more is gone."""
    for _ in range(2):
        wire.send("HeapProfiler.collectGarbage")
    metrics = {one["name"]: one["value"] for one in wire.send("Performance.getMetrics")["metrics"]}
    return float(metrics["JSHeapUsedSize"]) / 1e6


def slow_tasks(trace: bytes) -> tuple[int, float]:
    """How many tasks of a page took more than they may of the processor, and the longest, in ms."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one.get("name") == "thread_name" and one["args"].get("name") == "CrRendererMain"
    }
    spent = [
        one["tdur"] / 1000
        for one in events
        if one.get("ph") == "X"
        and "RunTask" in one["name"]
        and (one["pid"], one["tid"]) in mains
        and "tdur" in one
    ]
    return sum(one > LONG_MS for one in spent), max(spent, default=0.0)


def hands_heard(visitor: Visitor) -> int:
    """How many hands the page was told the end of; what it was told before is forgotten, so as not to pile up here."""
    ended = sum(frame.count('"hand_ended"') for frame in visitor.heard)
    visitor.heard.clear()
    visitor.sent.clear()
    return ended


def come_back(page: Page) -> None:
    """Into the game again, wherever the clock has put the player out."""
    for button in page.get_by_role("button", name="Come back").all():
        if button.is_visible():
            button.click()


def played(browser: Browser, url: str, tables: int, minutes: float) -> dict[str, Any]:
    """So many minutes of so many tables side by side."""
    visitor = Visitor(browser, url, fresh_name("Monipelaaja"), viewport=WINDOW)
    hand = seated(visitor, list(POOLS)[:tables])
    visitor.context.add_init_script(f"localStorage['cardroom.arrangement'] = '\"tiles\"';{WATCH}")
    page = visitor.go(f"/tables/{seats_of(hand)[0]['table']}")
    hand.__exit__()
    visitor.wait_for(
        lambda: page.locator("section.table [data-felt]").count() == tables, "not all tables were drawn"
    )
    wire = visitor.context.new_cdp_session(page)
    wire.send("Performance.enable")
    page.evaluate(PLAY)
    begun = page.evaluate("performance.now()")
    deadline = time.monotonic() + minutes * 60
    hands, first, counted = 0, 0.0, 0
    while time.monotonic() < deadline:
        page.wait_for_timeout(1_000)
        hands += hands_heard(visitor)
        come_back(page)
        if not first and hands >= WARM_HANDS:
            first, counted = heap(wire), hands
    long = [ms for at, ms in page.evaluate("window.longTasks") if at > begun]
    grown = heap(wire) - first
    browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
    page.wait_for_timeout(TRACED_SECONDS * 1_000)
    slow, longest = slow_tasks(browser.stop_tracing())
    visitor.context.close()
    return {
        "tables": tables,
        "minutes": minutes,
        "hands": hands,
        f"tasks_above_{LONG_MS}_ms": len(long),
        "longest_task_ms": round(max(long, default=0)),
        f"tasks_above_{LONG_MS}_ms_of_the_processor": slow,
        "longest_task_ms_of_the_processor": round(longest, 1),
        "heap_mb": round(first + grown, 1),
        f"heap_grown_mb_over_{hands - counted}_hands": round(grown, 2),
    }


def frames(browser: Browser, url: str, tables: int) -> dict[str, Any]:
    """Frames a second with some tables side by side."""
    visitor = Visitor(browser, url, fresh_name("Katselija"), viewport=WINDOW)
    hand = seated(visitor, list(POOLS)[:tables])
    visitor.context.add_init_script("localStorage['cardroom.arrangement'] = '\"tiles\"';")
    page = visitor.go(f"/tables/{seats_of(hand)[0]['table']}")
    hand.__exit__()
    visitor.wait_for(
        lambda: page.locator("section.table [data-felt]").count() == tables, "not all tables were drawn"
    )
    page.evaluate(PLAY)
    a_second = page.evaluate(FRAMES, FRAMES_SECONDS)
    visitor.context.close()
    return {f"frames_a_second_with_{tables}_tables": round(a_second, 1)}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=len(POOLS), choices=range(1, len(POOLS) + 1))
    parser.add_argument("--json", action="store_true", help="nothing but the figures")
    arguments = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        print("No Chromium here: install Debian's chromium or set CARDROOM_CHROMIUM")
        return
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        room = RunningRoom(Path(data) / "room")
        room.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS, "--no-sandbox"])
        try:
            pools = list(POOLS)[: arguments.tables]
            for pool in pools[:SIX]:
                room.bots(pool, BOTS, seconds=PACE)
            figures = cold(browser, room.url)
            figures |= frames(browser, room.url, min(SIX, arguments.tables))
            for pool in pools[
                SIX:
            ]:  # not before: bots that nobody sees would take the processor from the six tables
                room.bots(pool, BOTS, seconds=PACE)
            figures |= played(browser, room.url, arguments.tables, arguments.minutes)
        finally:
            browser.close()
            room.stop()
    print(json.dumps(figures, indent=None if arguments.json else 2))


if __name__ == "__main__":
    main()
