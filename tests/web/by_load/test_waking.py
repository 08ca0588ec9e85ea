"""What one worker changes about people another knows at once, since it is woken over the bus; and a second later where
the bus loses that.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from pathlib import Path

import pytest

from cardroom.room import beside
from cardroom.room.room import Room
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import BOSS
from cardroom.web.carried.people_changed import CHANGED
from tests.patience import PATIENCE_SECONDS
from tests.postgres import needs_postgres
from tests.web.by_load.test_moves import BOTH, town

pytestmark = needs_postgres
TIMES = 12
SELDOM_SECONDS = 60.0
"""So seldom does a room look by itself here: whatever it knows sooner it was woken for."""


async def seconds_until_known(here: Room, there: Room, player: str, closed: bool) -> float:
    """How long the other room takes to know that an account was closed, or opened again."""
    until = time.monotonic() + PATIENCE_SECONDS
    while True:  # what it has changed itself lately may not be known here yet
        try:
            act = here.measures.close_account if closed else here.measures.open_account
            await act(BOSS, player, "a test")
            break
        except Refused as fault:
            assert fault.code == "account-changed" and time.monotonic() < until
            await asyncio.sleep(0.02)
    began = time.monotonic()
    while bool((await there.players.must_know(player)).closed) is not closed:
        assert time.monotonic() < until, "not known"
        await asyncio.sleep(0.002)
    return time.monotonic() - began


@pytest.mark.parametrize("is_woken", [True, False])
async def test_what_one_changes_the_other_knows(
    is_woken: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if is_woken:
        monkeypatch.setattr(beside, "EVERY_SECONDS", SELDOM_SECONDS)
    async with town(tmp_path) as here:
        if not is_woken:
            publish = here.bus.publish
            monkeypatch.setattr(
                here.bus,
                "publish",
                lambda subject, data: None if subject == CHANGED else publish(subject, data),
            )
        one = await here.worker("one")
        await here.until(lambda: {*one.rooms} == BOTH)
        main, harbour = (one.rooms[house].room for house in sorted(BOTH))
        person = await main.players.sign_up("Ada", "long enough")
        await harbour.players.must_know(person.id)
        took: list[float] = []
        for number in range(TIMES if is_woken else 4):
            took.append(await seconds_until_known(main, harbour, person.id, closed=number % 2 == 0))
        if is_woken:
            assert statistics.median(took) < SELDOM_SECONDS / 10, took
        (tmp_path / "took.txt").write_text(f"{statistics.median(took):.3f} {max(took):.3f}")
