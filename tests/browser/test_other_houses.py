"""The lobby of one house shows the others of the room, with the way there; one whose worker is gone moves, and stays."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from cardroom.testing.nats_server import missing, started
from tests.browser.conftest import Visit
from tests.browser.test_moved_table import until_well
from tests.crash.test_houses_apart import written
from tests.crash.test_worker_killed import PATIENCE_SECONDS, Cluster
from tests.postgres import needs_postgres, server
from tests.web.gateway.parts import free_port

HARBOUR = "The house at the harbour"
MOVES = "moves to another machine and is back in a moment"


def until_served(port: int) -> None:
    """Wait until a gateway has found the worker of each of its houses."""
    until = time.monotonic() + PATIENCE_SECONDS
    while (told := httpx.get(f"http://127.0.0.1:{port}/health").json())["why"]:
        assert time.monotonic() < until, told
        time.sleep(0.1)


@pytest.mark.crash
@pytest.mark.skipif(bool(missing()), reason=missing())
@needs_postgres
def test_each_lobby_shows_the_other_houses(visit: Visit, tmp_path: Path) -> None:
    address, ports, door, harbour = (
        server().store(),
        (free_port(), free_port()),
        free_port(),
        written(tmp_path),
    )
    with started() as bus, Cluster(tmp_path, bus, address).open() as room:
        room.start("worker", ports[0], "--beside", "--house", "casinohuone")
        away = room.start("worker", ports[1], "--beside", "--house", harbour)
        room.start("gateway", door, "--house", "casinohuone@127.0.0.1", "--house", f"{harbour}@localhost")
        for port in (*ports, door):
            until_well(port)
        until_served(door)
        seen = visit("Cia", url=f"http://127.0.0.1:{door}").page
        seen.goto(f"http://127.0.0.1:{door}/")
        others = seen.get_by_role("region", name="Other houses")
        expect(others.get_by_text("Nobody plays there now.")).to_be_visible(timeout=60_000)
        way = others.get_by_role("link", name=HARBOUR)
        assert way.get_attribute("href") == f"http://localhost:{door}/"
        away.kill()
        away.wait()
        expect(others.get_by_text(MOVES)).to_be_visible(timeout=60_000)
        away = room.start("worker", ports[1], "--beside", "--house", harbour)
        expect(others.get_by_text(MOVES)).to_be_hidden(timeout=60_000)
        expect(way).to_be_visible()
        way.click()
        seen.wait_for_url(f"http://localhost:{door}/**")
    server().drop(address)
