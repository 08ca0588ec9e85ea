"""Staff end a day, begin the next and have the last hands drawn over HTTP: at wrong moments, doubled, with fields that
do not belong, by who may not. What is refused has changed nothing; what is done is done once.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from cardroom.bots.mind import CallingMind
from cardroom.bots.player import ThinkingTime
from cardroom.room.identity.person import Person
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.tournament_terms import Day, TournamentTerms
from tests.browser.cup_bot import CupBot
from tests.room.tournaments.played import cup_terms
from tests.web.site import Site, opened

pytestmark = pytest.mark.asyncio

BOSS = Person("boss", "the boss", "admin")
WHY = {"reason": "it is late enough"}
ACTS = ("end-day", "begin-day", "last-hands")
MANY = 4
"""So often is the same asked at once."""
MALFORMED: tuple[Any, ...] = (
    {}, {"reason": ""}, {"reason": "  "}, {"reason": None}, {"reason": 7}, {"reason": ["late"]},
    {"reason": "x" * 5_000}, WHY | {"day": 2}, WHY | {"by": "boss"}, WHY | {"do": "begin_day"}, WHY | {"level": 2},
    WHY | {"hands": 3}, [], "late", 3,
)  # fmt: skip
RAW = (
    b"",
    b"{",
    b'{"reason": "late"',
    b'{"reason": "\xff\xfe late"}',
    b'{"reason":"late","reason":"a',
    b"[" * 500,
)
ELSEWHERE = ("nowhere", "cup-1", "cup-2", "CUP", "cup%20", "..%2f..%2fcup", "%00", "a" * 300)


class Days:
    """A tournament of two days in a room that is served, its bots, and what staff ask of it."""

    def __init__(self, site: Site, browser: httpx.AsyncClient, terms: TournamentTerms) -> None:
        self.site = site
        self.browser = browser
        self.terms = terms

    @property
    def tournament(self) -> Tournament:
        found = self.site.room.tournaments.owner(self.terms.id).tournament
        assert found is not None
        return found

    async def ask(self, act: str, body: Any = None, of: str = "") -> tuple[int, str]:
        """What the room answers to an act: status and code."""
        address = f"/api/staff/tournaments/{of or self.terms.id}/{act}"
        if isinstance(body, bytes):
            answer = await self.browser.post(
                address, content=body, headers={"Content-Type": "application/json"}
            )
        else:
            answer = await self.browser.post(address, json=WHY if body is None else body)
        return answer.status_code, answer.json().get("code", "") if answer.content else ""

    async def kept(self) -> tuple[Any, ...]:
        """What staff have done, all money, and how the days stand: no hand that is played changes it."""
        await self.site.room.durable()
        reader, state = self.site.room.services.store.blocking_reader, self.tournament.state
        log = [line.record for line in reader.log(limit=10_000).rows]
        balances = {name: cents for name, cents in reader.balances().items() if cents}
        return log, balances, state.phase, state.session, state.cut_short

    async def refused(self, act: str, *codes: str) -> None:
        """An act is refused with one of these codes however it is put, and nothing has changed."""
        before = await self.kept()
        for status, code in await asyncio.gather(*[self.ask(act) for _ in range(MANY)]):
            assert (status, code in codes) == (409, True), (act, status, code)
        assert await self.kept() == before, act

    async def done_once(self, act: str, *codes: str) -> None:
        """Of some who ask the same at once one has done it; the others are refused with one of these codes."""
        before = len((await self.kept())[0])
        answers = sorted(await asyncio.gather(*[self.ask(act) for _ in range(MANY)]))
        assert answers[0][0] == 204, (act, answers)
        assert {status for status, _ in answers[1:]} == {409}, (act, answers)
        assert {code for _, code in answers[1:]} <= set(codes), (act, answers)
        assert len((await self.kept())[0]) == before + 1, "one line of the log"

    async def malformed(self) -> None:
        """Whatever does not belong is refused, whatever the moment."""
        before = await self.kept()
        for act in ACTS:
            for body in (*MALFORMED, *RAW):
                status, _ = await self.ask(act, body)
                assert status in (400, 409), (act, body, status)
            for of in ELSEWHERE:
                status, _ = await self.ask(act, of=of)
                assert status in (400, 404, 409), (act, of, status)
        assert await self.kept() == before

    async def until(self, day: str, phase: str = "running") -> None:
        """Bots play until the day stands so."""
        for _ in range(2400):
            state = self.tournament.state
            if (state.day, state.phase, state.opens) == (day, phase, False):
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"it stands {self.tournament.state.day!r}, not {day!r}")


@asynccontextmanager
async def days_of(folder: Path, house: str, **changes: Any) -> AsyncIterator[Days]:
    """Staff of the floor at a tournament of a house that four bots have entered."""
    terms = cup_terms(house, players=2, seats=2, days=(Day(level=2), Day()), **changes)
    async with opened(folder, houses=(house,), demo=True) as site, site.browser() as browser:
        browser.headers["Authorization"] = f"Bearer {await site.account('Floor', 'floor')}"
        await site.room.tournaments.announce(BOSS, terms)
        days, tasks = Days(site, browser, terms), []
        for number in range(4):
            person, token = await site.room.players.add_bot(f"Bot {number}")
            await site.room.newcomers.welcome.give(person)
            mind = CallingMind(random.Random(number))
            bot = CupBot(
                f"ws://{site.host}/ws", token, person.id, terms.id, 0, mind, ThinkingTime(0, 0.01, 0.1)
            )
            tasks.append(asyncio.create_task(bot.run()))
        reader = site.room.services.store.blocking_reader
        while days.tournament.state.entries < 4 or any(
            cents for one, cents in reader.balances().items() if one.startswith("in:")
        ):
            await asyncio.sleep(0.02)
        yield days
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def test_days_end_and_begin_once_and_at_their_moments_alone(tmp_path: Path) -> None:
    async with days_of(tmp_path / "data", "casinohuone", level_hands=50) as days:
        await days.malformed()
        for act in ("end-day", "last-hands"):
            await days.refused(act, "not-running")
        await days.refused("begin-day", "day-not-over")

        assert (await days.ask("start"))[0] == 204
        await days.until("")
        await days.malformed()
        await days.refused("begin-day", "day-not-over")
        await days.refused("last-hands", "no-last-hands")  # this house draws none
        await days.done_once("end-day", "day-ending", "between-days")
        await days.until("night")

        await days.malformed()
        await days.refused("end-day", "between-days")
        await days.refused("last-hands", "between-days")
        for act in ("pause", "resume"):
            assert (await days.ask(act))[0] == 409, act
        bags = sum(bag.chips for bag in days.tournament.state.bags.values())
        assert bags == days.tournament.state.issued == 4 * days.terms.stack
        await days.done_once("begin-day", "day-not-over")
        await days.until("")

        await days.malformed()
        await days.refused("end-day", "last-day")
        await days.refused("last-hands", "last-day", "no-last-hands")
        await days.refused("begin-day", "day-not-over")
        assert (await days.ask("cancel"))[0] == 204
        for act in ACTS:
            status, code = await days.ask(act)
            # Its owner stands still when all is over, until the room has put it away.
            over = (404, "no-such-tournament"), (409, "owner-stands-still")
            assert (status, code) in (*over, (409, "not-running"), (409, "day-not-over"))
        balances = days.site.room.services.ledger.balances
        assert not any(cents for name, cents in balances.items() if name.startswith(("escrow:", "in:")))
        assert sum(balances.values()) == 0


async def test_the_last_hands_are_drawn_once_and_end_the_day(tmp_path: Path) -> None:
    # The day ends ten minutes from its beginning: within the time in which this house has the hands drawn.
    minutes = {"level_hands": 0, "level_ms": 300_000}
    async with days_of(tmp_path / "data", "pokerstars-live-fi", game="holdem-nl", **minutes) as days:
        assert (await days.ask("start"))[0] == 204
        await days.until("")
        await days.malformed()
        await days.done_once("last-hands", "day-ending", "between-days")
        await days.refused("begin-day", "day-not-over")
        await days.until("night")
        await days.refused("last-hands", "between-days")
        await days.done_once("begin-day", "day-not-over")
        await days.until("")
        await days.refused("last-hands", "last-day")


async def test_days_are_the_floor_s_and_nobody_else_s(tmp_path: Path) -> None:
    async with days_of(tmp_path / "data", "casinohuone", level_hands=50) as days:
        assert (await days.ask("start"))[0] == 204
        await days.until("")
        before = await days.kept()
        for role, status, code in (("player", 403, "not-staff"), ("cashier", 403, "not-your-role")):
            days.browser.headers["Authorization"] = f"Bearer {await days.site.account(role.title(), role)}"
            log = await days.kept()
            assert {await days.ask(act) for act in ACTS} == {(status, code)}
            assert await days.kept() == log
        del days.browser.headers["Authorization"]
        assert {await days.ask(act) for act in ACTS} == {(401, "not-signed-in")}
        assert (await days.kept())[2:] == before[2:]
