"""A room whose time is ahead of the machine's clock says so to its operator and its staff, over a restart too."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from cardroom.room import opening
from cardroom.room.runtime.clock import AHEAD_MS, MS, RoomClock
from cardroom.web.doors import process_figures
from tests.web.site import opened
from tests.web.test_figures import figures, value

pytestmark = pytest.mark.asyncio

HOUR_MS = 3_600_000
NEAR_MS = 20_000
"""A busy machine's disk may stand still between two looks, and the room's time with it."""


class Wall:
    """The machine's clock, wrong by so much."""

    wrong_ms = 0

    def ns(self) -> int:
        return time.time_ns() + self.wrong_ms * MS


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wall]:
    wall = Wall()
    monkeypatch.setattr(opening, "RoomClock", partial(RoomClock, wall_ns=wall.ns))
    monkeypatch.setattr(process_figures, "KEPT_SECONDS", 0.0)
    yield wall


async def test_who_watches_the_room_and_staff_are_told(tmp_path: Path, wall: Wall) -> None:
    wall.wrong_ms = HOUR_MS
    async with opened(tmp_path / "data") as site, site.browser() as browser:
        health = await browser.get("/health")
        assert health.json()["state"] == "ok" and health.json()["clock_ahead_ms"] < 1_000, (
            "nobody can know it yet"
        )
        await site.account("Ada")
        wall.wrong_ms = HOUR_MS - AHEAD_MS + 5_000
        assert (await browser.get("/health")).json()["state"] == "ok"
        wall.wrong_ms = 0
        health = await browser.get("/health")
        assert (health.status_code, health.json()["state"]) == (200, "clock_ahead"), "all tables play"
    async with opened(tmp_path / "data") as site, site.browser() as browser:
        health = await browser.get("/health")
        assert (health.status_code, health.json()["state"]) == (200, "clock_ahead")
        ahead_ms = health.json()["clock_ahead_ms"]
        assert HOUR_MS - 120_000 < ahead_ms < HOUR_MS, "less what has passed between"
        assert abs(value(await figures(site), "clock_ahead_seconds") * 1000 - ahead_ms) < NEAR_MS
        browser.headers["Authorization"] = f"Bearer {await site.account('Desk', 'admin')}"
        assert abs((await browser.get("/api/staff")).json()["clock_ahead_ms"] - ahead_ms) < NEAR_MS
        wall.wrong_ms = HOUR_MS
        assert (await browser.get("/api/staff")).json()["clock_ahead_ms"] == 0
        assert (await browser.get("/health")).json()["state"] == "ok"
