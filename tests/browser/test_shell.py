"""The installed client: its shell is kept and opens without a connection; nothing of a table or a player ever is."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.room import RunningRoom

KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const asked of await cache.keys()) {
      const answer = await cache.match(asked);
      const type = answer.headers.get('content-type');
      kept.push({ path: new URL(asked.url).pathname, type, text: await answer.text() });
    }
  }
  return kept;
}"""


def test_the_shell_is_kept_and_no_data_of_a_table_ever(visit: Visit, houses_room: RunningRoom) -> None:
    houses_room.bots("banzai_texas-nl5", 3)
    player = visit("Säilöjä", houses_room.url)
    page = player.go("/")
    manifest: dict[str, Any] = player.get("/manifest.webmanifest")
    for icon in manifest["icons"]:
        answer = player.context.request.get(icon["src"])
        assert answer.ok and answer.headers["content-type"] == icon["type"]
    runs = "navigator.serviceWorker.controller !== null"
    player.wait_for(lambda: page.evaluate(runs), "no service worker took the page over")
    page.reload()  # from now on every request goes by the worker

    player.join("Banzai No-limit hold'em 0.25/0.50 · Casinohuone")
    player.check_or_call_now()
    page.goto("/history")
    page.goto("/cashier")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("fetch('/api/me').then((answer) => answer.text())")

    kept = page.evaluate(KEPT)
    assert {one["path"] for one in kept if not one["path"].startswith("/assets/")} == {"/"}
    assert len(kept) > 3
    told = [json.loads(frame) for frame in player.heard]
    tables = {message["view"]["terms"]["table"] for message in told if message["type"] == "table_shown"}
    assert tables
    for one in kept:
        assert one["type"].split(";")[0] in ("text/html", "text/javascript", "text/css", "font/woff2"), one["path"]
        for secret in (player.name, *(f'"{table}"' for table in tables)):
            assert secret not in one["text"], f"{one['path']} has {secret}"

    player.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("link", name="Cardroom")).to_be_visible()
    refused = page.evaluate("fetch('/api/me').then(() => 'answered', () => 'refused')")
    assert refused == "refused", "what the room answers comes from the room or not at all"
    player.context.set_offline(False)
    houses_room.bots("banzai_texas-nl5", 0)
