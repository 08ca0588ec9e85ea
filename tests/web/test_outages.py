"""The database server is gone and comes back: everything in the room lives through it, or the room ends."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.exceptions import InvalidStatus, WebSocketException

from cardroom.room.runtime.figures import Figures
from cardroom.room.runtime.tending import tended
from cardroom.store.engines.store_location import audit_place
from cardroom.store.faults import StoreFailed, StoreFault
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.store import PostgresStore
from cardroom.store.postgres.writer import PATIENCE_SECONDS
from cardroom.testing.postgres import PostgresServer, started
from cardroom.testing.whole_room import BOSS
from tests.crash.cup_server import SETTINGS, act, lines, seated
from tests.postgres import needs_postgres
from tests.room.tournaments.played import CUP, cup_terms
from tests.web.site import PASSWORD, Site, opened

ENTRIES = 12
STACK = 200_000
LEVEL_HANDS = 100
PACE_SECONDS = 0.05
"""So many chips, and so little haste, that the tournament outlasts the test."""
STEPS = 8
QUESTIONS = ("/api/me", "/api/cashier", "/api/hands", "/api/lobby", "/health", "sign-in", "socket")
BACK_WITHIN_SECONDS = 30
SOON_OVER = PATIENCE_SECONDS - 5
"""An outage that is shorter than this does not end the room."""


ANSWERS = {200, 503, 0}
"""How a question is answered while the server is away: as ever, by the room that it is busy, or not in time."""


class Asked(NamedTuple):
    """What was asked, when, and how it was answered (0: not at all)."""

    what: str
    at: float
    status: int


async def ask(site: Site, browser: httpx.AsyncClient, token: str, what: str) -> int:
    """One question as a page asks it; the status of its answer, 0 where the room hangs up."""
    try:
        if what == "socket":
            async with site.socket(token) as socket:
                return 200 if await socket.recv() else 0
        if what == "sign-in":
            return (
                await browser.post("/api/sign-in", json={"name": "Eero", "password": PASSWORD})
            ).status_code
        return (await browser.get(what)).status_code
    except InvalidStatus as refused:
        return refused.response.status_code
    except (httpx.HTTPError, OSError, WebSocketException):
        return 0


class People:
    """A tournament that goes on, and somebody who asks for everything again and again."""

    def __init__(self, site: Site, token: str, told: Path) -> None:
        self.site = site
        self.asked: list[Asked] = []
        self.failures: list[BaseException] = []
        self._token = token
        self._told = told
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> People:
        work = [self._play(), *(self._ask_for_ever(what) for what in QUESTIONS)]
        self._tasks = [asyncio.create_task(one) for one in work]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        self.failures = [one for one in ended if isinstance(one, Exception)]

    async def _play(self) -> None:
        chance, room = random.Random(7), self.site.room
        people = await lines(room, ENTRIES, self._told)
        while True:
            act(room, people, chance, all_in=0)
            await asyncio.sleep(PACE_SECONDS)

    async def _ask_for_ever(self, what: str) -> None:
        headers = {"Origin": self.site.url}
        if what != "sign-in":
            headers["Cookie"] = f"cardroom-session={self._token}"
        async with httpx.AsyncClient(
            base_url=self.site.url, headers=headers, timeout=2 * PATIENCE_SECONDS
        ) as browser:
            while True:
                at = time.monotonic()
                self.asked.append(Asked(what, at, await ask(self.site, browser, self._token, what)))
                await asyncio.sleep(0.05)

    def steps(self) -> int:
        """How far the tournament and its tables have come."""
        hosts = self.site.room.tournaments.hosts
        return sum(hosts[name].seq for name in hosts)


@contextlib.asynccontextmanager
async def a_room(address: Address, tmp_path: Path, failures: list[StoreFault]) -> AsyncIterator[People]:
    """A room on the server, with its tournament under way."""
    async with opened(
        tmp_path / "room", room_settings=SETTINGS, store=address, demo=True, on_failure=failures.append
    ) as site:
        if CUP not in site.room.tournaments.hosts:
            terms = cup_terms(seats=6, level_hands=LEVEL_HANDS, players=ENTRIES, most=ENTRIES, stack=STACK)
            await site.room.tournaments.announce(BOSS, terms)
            await seated(site.room, ENTRIES)
            token = await site.account("Aino")
            await site.account("Eero")
        else:
            aino = await site.room.services.store.read(lambda reader: reader.player_named("Aino"))
            assert aino is not None
            token = await site.room.players.open_session(aino.id)
        async with People(site, token, tmp_path / "told") as people:
            yield people


async def outage(server: PostgresServer, seconds: float, kind: str) -> None:
    """The server is gone for so long."""
    await asyncio.to_thread(server.kill if kind == "killed" else server.stop)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(server.start)


async def all_are_answered(people: People, since: float) -> list[Asked]:
    """Wait until every question that was asked since then has been answered, and the tournament has gone on."""
    steps = people.steps()
    async with asyncio.timeout(BACK_WITHIN_SECONDS):
        while True:
            asked = [one for one in people.asked if one.at > since]
            if {one.what for one in asked if one.status == 200} == {
                *QUESTIONS
            } and people.steps() > steps + STEPS:
                return asked
            await asyncio.sleep(0.1)


async def is_well_again(people: People, since: float) -> None:
    """Behind an outage every question is answered, the tournament goes on, and no mail lies about."""
    room = people.site.room
    await all_are_answered(people, since)
    asked = await all_are_answered(people, time.monotonic())
    assert {one.status for one in asked} == {200}, Counter((one.what, one.status) for one in asked)
    assert all(room.tournaments.hosts[name].status == "running" for name in room.tournaments.hosts)
    assert not room.services.figures.ailing and not any(writer.is_halted for writer in room.tables.values())
    waiting = await room.services.store.read(lambda reader: reader.mail([*room.tournaments.hosts]))
    assert all(room.services.clock.now_ms() - letter.sent_ms < 2000 for letter in waiting), (
        "letters lie about"
    )


async def lived_through(tmp_path: Path, outages: int, longest: float, seed: int) -> Counter[str]:
    """So many outages of half a second up to the longest, at random moments; what came of them."""
    chance, came_of = random.Random(seed), Counter[str]()
    with started(durable=True) as server:
        address = server.store()
        left = outages
        while left:
            failures: list[StoreFault] = []
            async with a_room(address, tmp_path, failures) as people:
                await asyncio.sleep(1)
                while left and not failures:
                    await asyncio.sleep(chance.uniform(0.2, 2))
                    seconds = chance.choice((chance.uniform(0.5, 5), chance.uniform(0.5, longest)))
                    began, left = time.monotonic(), left - 1
                    await outage(server, seconds, chance.choice(("killed", "stopped")))
                    if failures:
                        assert seconds > SOON_OVER, f"{seconds} s ended the room"
                        continue
                    await is_well_again(people, time.monotonic())
                    meanwhile = Counter(one.status for one in people.asked if one.at > began)
                    assert set(meanwhile) <= ANSWERS, f"{meanwhile} while the server was away"
                    came_of["lived"] += 1
            if failures:
                came_of["ended"] += 1
            else:
                assert people.failures == []
        assert audit_place(address).findings == []
    return came_of


@needs_postgres
@pytest.mark.slow
async def test_everything_lives_through_an_outage_of_the_server(tmp_path: Path) -> None:
    assert await lived_through(tmp_path, 2, 4, seed=1) == {"lived": 2}


@needs_postgres
@pytest.mark.exhaustive  # twenty outages of up to a minute, some ten minutes
async def test_everything_lives_through_twenty_outages_or_the_room_ends(tmp_path: Path) -> None:
    came_of = await lived_through(tmp_path, 20, 60, seed=3)
    assert sum(came_of.values()) >= 20 and came_of["lived"] >= 10


@needs_postgres
async def test_a_question_asked_while_the_server_is_away_is_answered_when_it_is_back() -> None:
    with started() as server:
        store = PostgresStore(server.store(), asyncio.get_running_loop())
        assert await store.read(lambda reader: reader.balance("house")) == 0
        server.stop()
        asked = [asyncio.create_task(store.read(lambda reader: reader.balance("house"))) for _ in range(5)]
        await asyncio.sleep(0.5)
        assert not any(one.done() for one in asked) and store.unanswered.is_still
        await asyncio.to_thread(server.start)
        assert await asyncio.gather(*asked) == [0] * 5
        assert await store.read(lambda reader: reader.balance("house")) == 0
        store.close()


async def test_a_task_that_a_fault_ends_is_seen_and_begun_again(tmp_path: Path) -> None:
    runs = 0

    async with opened(tmp_path) as site, site.browser() as browser:

        async def dies_once() -> None:
            nonlocal runs
            runs += 1
            if runs == 1:
                raise RuntimeError("a defect")

        work = asyncio.create_task(tended("a task", dies_once, site.room.services.figures))
        await asyncio.sleep(0.05)
        answer = await browser.get("/health")
        assert answer.status_code == 200 and answer.json()["state"] == "tasks_failing"
        assert answer.json()["failing_tasks"] == ["a task"]
        await work
        health = (await browser.get("/health")).json()
    assert runs == 2 and health["state"] == "ok" and health["failing_tasks"] == []


async def test_a_task_ends_with_the_room() -> None:
    async def fails() -> None:
        raise StoreFailed("store-failed", "gone")

    figures = Figures()
    await tended("a task", fails, figures)
    assert not figures.ailing
