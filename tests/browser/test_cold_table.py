"""What a browser fetches that has never been here, until a table is drawn."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.room import RunningRoom

MAX_REQUESTS = 12
MAX_BYTES = 200_000


def test_a_table_comes_cold_in_few_requests_and_bytes(visit: Visit, houses_room: RunningRoom) -> None:
    pool = "banzai_texas-nl5"
    houses_room.bots(pool, 4)
    watcher = visit(url=houses_room.url)
    wire = watcher.context.new_cdp_session(watcher.page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))

    def tables() -> list[dict[str, str]]:
        return [
            table
            for one in watcher.get("/api/lobby")["pools"]
            if one["pool"] == pool
            for table in one["tables"]
        ]

    watcher.wait_for(tables, "no table was opened")
    page = watcher.go(f"/tables/{tables()[0]['table']}")
    expect(page.locator("[data-felt]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    houses_room.bots(pool, 0)
    assert 5 < len(sizes) < MAX_REQUESTS, "the socket is one more"
    assert sum(sizes) <= MAX_BYTES, sizes
