"""Figures that anybody may ask for, without an account: however many ask, they are put together once a second."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from cardroom.web.doors import process_figures
from cardroom.web.doors.process_figures import KeptReading
from tests.web.gateway.parts import Wires, gateway, worker
from tests.web.gateway.test_one_gateway import until_found
from tests.web.site import opened

CROWD = 40


@pytest.mark.parametrize("seed", range(5))
async def test_whoever_asks_gets_a_reading_of_the_last_moment_and_few_are_taken(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    chance, kept = Random(seed), 0.05
    monkeypatch.setattr(process_figures, "KEPT_SECONDS", kept)
    taken: list[float] = []

    async def read() -> bytes:
        taken.append(time.monotonic())
        number = len(taken)
        await asyncio.sleep(chance.choice((0.0, 0.002)))
        if number % 5 == 3:
            raise OSError("this one could not be read")
        return b"%d" % number

    reading = KeptReading(read)

    async def ask() -> None:
        await asyncio.sleep(chance.random() * 0.5)
        asked = time.monotonic()
        try:
            number = int(await reading.now())
        except OSError:
            return
        assert taken[number - 1] > asked - kept - 0.01 - max(0.0, time.monotonic() - asked)

    began = time.monotonic()
    await asyncio.gather(*[ask() for _ in range(400)])
    assert 3 <= len(taken) <= 2 + (time.monotonic() - began) / kept


async def test_a_crowd_that_asks_a_gateway_costs_it_one_reading(wires: Wires, tmp_path: Path) -> None:
    async with worker(wires, tmp_path), gateway(wires) as door, door.browser() as browser:
        await until_found(door.url)
        found = await asyncio.gather(*[browser.get("/metrics") for _ in range(CROWD)])
        assert len({one.content for one in found}) <= 2, "but for the turn of a second"
        assert all(b"cardroom_gateway_up 1.0" in one.content for one in found)


async def test_a_crowd_that_asks_a_room_costs_it_one_reading(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site, site.browser() as browser:
        found = await asyncio.gather(*[browser.get("/metrics") for _ in range(CROWD)])
        assert len({one.content for one in found}) <= 2
