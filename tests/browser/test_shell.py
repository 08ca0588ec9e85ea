"""The installed client: its shell is kept and opens without a connection; nothing of a table or a player ever is."""

from __future__ import annotations

import functools
import http.server
import json
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from cardroom.web.static_files import STATIC
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


@pytest.mark.looks
def test_the_shell_is_kept_and_no_data_of_a_table_ever(visit: Visit, houses_room: RunningRoom) -> None:
    houses_room.bots("banzai_texas-nl5", 3)
    player = visit("Säilöjä", houses_room.url, keeps_shell=True)
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
        assert one["type"].split(";")[0] in ("text/html", "text/javascript", "text/css", "font/woff2"), one[
            "path"
        ]
        for secret in (player.name, *(f'"{table}"' for table in tables)):
            assert secret not in one["text"], f"{one['path']} has {secret}"

    player.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("link", name="Cardroom")).to_be_visible()
    refused = page.evaluate("fetch('/api/me').then(() => 'answered', () => 'refused')")
    assert refused == "refused", "what the room answers comes from the room or not at all"
    player.context.set_offline(False)
    houses_room.bots("banzai_texas-nl5", 0)


class Files(http.server.SimpleHTTPRequestHandler):
    """A folder as the room serves it: files named by their content for ever, all else asked for anew."""

    def end_headers(self) -> None:
        kept = "public, max-age=31536000, immutable" if "/assets/" in self.path else "no-cache"
        self.send_header("Cache-Control", kept)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Server(http.server.ThreadingHTTPServer):
    request_queue_size = (
        128  # of five that wait, as usual, a busy machine drops the sixth: a worker then waits for seconds
    )


@contextmanager
def served(folder: Path) -> Iterator[str]:
    server = Server(("127.0.0.1", 0), functools.partial(Files, directory=str(folder)))
    serving = threading.Thread(target=server.serve_forever, args=(0.05,))
    serving.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        serving.join()


def newer(place: Path) -> str:
    """Another version takes the place of the one there, every file by another name; the name of one that is gone.

    It is made beside and put there at once, as a room does by a restart: the worker looks for a newer version by itself,
    and must never find half of one.
    """
    folder = shutil.copytree(place, place.with_name("newer"))
    # The file that the page starts with: others of its name stand beside it, and a folder lists them in any order.
    started = re.search(
        r'<script type="module"[^>]* src="/assets/([^"]+)"', (folder / "index.html").read_text()
    )
    assert started is not None
    shell = folder / "assets" / started[1]
    shell.write_text(f"document.documentElement.dataset.version = 'newer';\n{shell.read_text()}")
    files = sorted((folder / "assets").iterdir())
    renamed = {file.name: f"{file.stem}N{file.suffix}" for file in files}
    any_name = re.compile("|".join(map(re.escape, renamed)))
    for file in [folder / "index.html", folder / "sw.js", *files]:
        if file.suffix in (".html", ".js", ".css"):
            file.write_text(any_name.sub(lambda found: renamed[found[0]], file.read_text()))
    for file in files:
        file.rename(file.with_name(renamed[file.name]))
    worker = folder / "sw.js"
    another = re.sub(r'(version\\?":\\?")[0-9a-f]{12}', r"\g<1>" + "0" * 12, worker.read_text())
    worker.write_text(another)
    link = place.with_name("link")
    link.symlink_to(folder)
    link.replace(place)
    return shell.name


@pytest.mark.looks
def test_nothing_of_an_older_version_is_shown_once_a_newer_is_there(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "static"
    folder.symlink_to(shutil.copytree(STATIC, tmp_path / "older"))
    with served(folder) as url:
        context = browser.new_context(base_url=url, locale="en-GB")
        page = context.new_page()
        runs = "navigator.serviceWorker.controller !== null"
        version = "document.documentElement.dataset.version ?? 'older'"
        page.goto("/")
        for _ in range(400):
            if page.evaluate(runs):
                break
            page.wait_for_timeout(50)
        page.reload()
        assert page.evaluate(runs) and page.evaluate(version) == "older"

        gone = newer(folder)
        page.reload()  # the worker of the older version runs, and the page is the newer one all the same
        assert page.evaluate(version) == "newer"
        reload = page.get_by_role("button", name="Reload")
        expect(reload).to_be_visible()
        with page.expect_navigation():
            reload.click()
        assert page.evaluate(version) == "newer"
        kept: list[dict[str, str]] = page.evaluate(KEPT)
        names = {one["path"] for one in kept}
        assert f"/assets/{gone}" not in names and f"/assets/{gone.replace('.js', 'N.js')}" in names
        assert page.evaluate("caches.keys().then((all) => all.length)") == 1, (
            "the older version's files are dropped"
        )

        context.set_offline(True)
        page.reload()  # what is kept is the newer version too
        assert page.evaluate(version) == "newer"
        context.close()
