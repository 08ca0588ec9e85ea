"""The tournaments of a demo: bots fill what a person has entered, and come to the large ones before their start."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cardroom.bots.crowd import Crowd
from cardroom.bots.mind import TournamentMind
from cardroom.demo.cups import PLAYERS, CupHost, large, small
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.room.protocol.tournament_news import TournamentSeat
from cardroom.rules.book_loading import house
from cardroom.testing.whole_room import BOSS
from cardroom.tournament.tables.tournament_table import check_terms
from tests.patience import SOON_SECONDS
from tests.web.site import Site, ask, hear, opened

FILLED_WITHIN_SECONDS = SOON_SECONDS
"""Ten are promised, of a machine that does nothing else; bots that come by themselves take a minute."""


@asynccontextmanager
async def hosted(folder: Path) -> AsyncIterator[tuple[Site, Crowd, CupHost]]:
    """A demo's room with the host of its tournaments at work."""
    async with opened(folder, demo=True) as site:
        crowd = Crowd(site.url.replace("http", "ws") + "/ws", seed=1)
        host = CupHost(site.room, crowd)
        await host.load()
        hosting = asyncio.create_task(host.run())
        try:
            yield site, crowd, host
        finally:
            hosting.cancel()
            await crowd.leave()


async def until(happened: Callable[[], bool], seconds: float) -> None:
    deadline = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < deadline, "it did not happen"
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("kind", ["sit_and_go", "hexapro"])
async def test_one_that_a_person_enters_is_full_soon_and_is_played(tmp_path: Path, kind: str) -> None:
    async with hosted(tmp_path) as (site, crowd, _):
        rows = site.room.tournament_door.list.rows
        await until(lambda: any(row.kind == kind for row in rows()), 60)
        cup = next(row for row in rows() if row.kind == kind)
        assert cup.entries == 0, "bots do not play it among themselves"  # at others, of the clock, they may
        token = await site.account("Person")
        async with site.socket(token) as socket:
            me = (await hear(socket, to_client.Welcome)).player
            await ask(socket, EnterTournament("e", cup.tournament))
            entered = time.monotonic()
            seat = await hear(socket, TournamentSeat)
            assert seat.why == "start" and time.monotonic() - entered < FILLED_WITHIN_SECONDS
            owner = site.room.tournament_door.tables.owner(seat.table)
            assert owner is not None and owner.table is not None
            table = owner.table
            assert len(table.seats) == cup.seats and table.seats[seat.seat].player == me
            await until(lambda: any(bot.decisions for bot in crowd.bots), 60)
            assert all(isinstance(bot.mind, TournamentMind) for bot in crowd.bots)


async def test_the_large_one_starts_at_its_time_with_forty_five(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (site, _, __):
        rows = site.room.tournament_door.list.rows
        await until(lambda: any(row.kind == "scheduled" for row in rows()), 60)
        row = next(row for row in rows() if row.kind == "scheduled")
        now_ms = site.room.services.clock.now_ms()
        assert 0 < row.starts_ms - now_ms <= 10 * 60_000 and row.starts_ms % 600_000 == 0
        book = site.room.services.books.main
        soon = large(book, "soon", now_ms + 8_000)
        await site.room.tournaments.announce(BOSS, soon)
        owner = site.room.tournaments.owner("soon")
        tournament = owner.tournament
        assert tournament is not None
        await until(lambda: tournament.state.phase == "running", 120)
        assert tournament.state.entries == PLAYERS
        await until(lambda: tournament.state.hands > 3, 120)


def test_what_the_demo_announces_can_be_played_in_every_house_that_has_tournaments() -> None:
    houses = ("casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi", "pokerstars-live-no")
    played = [house(one) for one in houses if house(one).tournament is not None]
    assert len(played) == len(houses)
    for book in played:
        check_terms(book, small(book, "s"))
        check_terms(book, large(book, "l", 1))
