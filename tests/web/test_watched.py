"""Who watches the watchdog: its end, tables that stand still, screens without a table, told by health and figures."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from cardroom.room import watchdog
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime import tending
from cardroom.web.doors import process_figures
from tests.patience import PATIENCE_SECONDS
from tests.web.site import ask, hear, opened
from tests.web.test_figures import figures, playing, value

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_figures, "KEPT_SECONDS", 0.0)
    monkeypatch.setattr(watchdog, "LOOK_SECONDS", 0.05)


async def until(browser: httpx.AsyncClient, state: str) -> dict[str, object]:
    """Ask for health until it has come to a state."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while (body := (await browser.get("/health")).json())["state"] != state:
            await asyncio.sleep(0.05)
    return dict(body)


async def test_a_watchdog_that_was_killed_is_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path / "data") as site, site.browser() as browser:
        health = await until(browser, "ok")
        assert health["watched"] is True and value(await figures(site), "watched") == 1
        monkeypatch.setattr(watchdog, "SILENT_SECONDS", 0.5)
        task = site.room.watchdog._task
        assert task is not None
        task.cancel()
        health = await until(browser, "unwatched")
        assert health["watched"] is False and value(await figures(site), "watched") == 0
        site.room.watchdog.begin()
        await until(browser, "ok")


async def test_a_watchdog_that_meets_a_defect_looks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And is well again although it comes to no end: else one fault would be told for ever."""
    monkeypatch.setattr(tending, "CALM_SECONDS", 0.2)
    async with opened(tmp_path / "data") as site, site.browser() as browser:
        with capture_logs(), monkeypatch.context() as broken:
            broken.setattr(site.room.watchdog, "look", lambda: 1 / 0)
            health = await until(browser, "tasks_failing")
        assert health["failing_tasks"] == ["watchdog"]
        await until(browser, "ok")


async def test_a_table_that_does_not_do_what_is_due_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchdog, "LATE_MS", 200)
    async with opened(tmp_path / "data") as site, site.browser() as browser, playing(site) as table:
        with capture_logs(), monkeypatch.context() as broken:
            broken.setattr(TableWriter, "due_ms", lambda self: 1)
            broken.setattr(TableWriter, "rouse", lambda self: None)
            health = await until(browser, "overdue")
            assert health["overdue"] == [table] and value(await figures(site), "overdue") == 1
            assert int(str(health["overdue_ms"])) >= 200
        await until(browser, "ok")
        assert value(await figures(site), "faults_total", kind="clock_missed") >= 1


async def test_sockets_that_follow_what_is_not_there_are_counted(tmp_path: Path) -> None:
    async with (
        opened(tmp_path / "data") as site,
        site.browser() as browser,
        playing(site) as table,
        site.socket() as stranger,
    ):
        await ask(stranger, from_client.WatchTable(table))
        await hear(stranger, to_client.TableShown)
        assert (await browser.get("/health")).json()["unfed"] == 0
        hosted = site.room.hosted.by_id.pop(table)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while (await browser.get("/health")).json()["unfed"] == 0:
                await asyncio.sleep(0.05)
        assert value(await figures(site), "sockets_unfed") > 0
        site.room.hosted.by_id[table] = hosted
