"""A process that stands by and finds the room free at the moment its server goes away: it waits for the server."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest

from cardroom.store.engines.store_location import open_place
from cardroom.testing.postgres import PostgresServer
from tests.commands import Command
from tests.patience import PATIENCE_SECONDS
from tests.postgres import needs_postgres, server
from tests.web.gateway.parts import free_port


def lets_in(at: PostgresServer, database: str, is_open: bool) -> None:
    """Let a database take new connections, or none."""
    at.run(f"ALTER DATABASE {database} ALLOW_CONNECTIONS {is_open}")


def until_it_says(log: Path, words: str, times: int = 1) -> None:
    """Wait until the process has said something so often."""
    until = time.monotonic() + PATIENCE_SECONDS
    while log.read_text().count(words) < times:
        assert time.monotonic() < until, log.read_text()[-2000:]
        time.sleep(0.05)


@needs_postgres
@pytest.mark.crash
def test_who_stands_by_waits_for_a_server_that_goes_away_as_the_room_is_free(tmp_path: Path) -> None:
    address, log, port = server().store(), tmp_path / "log", free_port()
    database = address.url.rpartition("/")[2]
    held = open_place(address)
    words = ("serve", "--stand-by", "--store", address.url, "--port", str(port), "--house", "casinohuone")
    with log.open("ab") as file:
        waits = Command(*words, log=file)
    try:
        until_it_says(log, "this one stands by")
        lets_in(server(), database, is_open=False)
        held.close()
        until_it_says(log, "store_away_at_opening")
        assert waits.poll() is None, log.read_text()
        lets_in(server(), database, is_open=True)
        until = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                assert httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
                break
            except httpx.HTTPError:
                assert waits.poll() is None and time.monotonic() < until, log.read_text()
                time.sleep(0.1)
    finally:
        waits.kill()
        waits.wait()
        server().drop(address)
