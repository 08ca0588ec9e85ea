"""Houses that move between workers in one process: what is asked first, what is refused, and who takes what is free."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from cardroom.bus.embedded_bus import EmbeddedBus
from cardroom.cli.doctor_nodes import MOVE_SECONDS, moves_not_done
from cardroom.games.offers import load_house
from cardroom.room.room import Room
from cardroom.room.runtime.figures import Figures
from cardroom.room.runtime.stake_settings import StakeSettings
from cardroom.store.faults import StoreFailed
from cardroom.store.postgres.free_families import FreeFamilies
from cardroom.web.by_load import house_room, houses_carried
from cardroom.web.by_load.house_room import HouseBook, HouseRoom, of_house
from cardroom.web.by_load.houses_carried import HousesCarried
from cardroom.web.by_load.load_meter import LoadMeter
from cardroom.web.by_load.load_told import TakeAsked
from cardroom.web.by_load.own_port import exposition_of, health_of_carried
from cardroom.web.carried.relay_messages import Speaker
from cardroom.web.doors.web_settings import Settings
from tests.patience import PATIENCE_SECONDS
from tests.postgres import needs_postgres, server
from tests.web.site import QUICK

pytestmark = needs_postgres
HARBOUR = 'extends = "casinohuone"\nid = "harbour"\nname = "The house at the harbour"\n'
BOTH = {"casinohuone", "harbour"}


class Town:
    """Workers on one database and one bus."""

    def __init__(self, folder: Path) -> None:
        self.address = server().store()
        self.bus = EmbeddedBus()
        self.folder = folder
        self.tasks: dict[str, list[asyncio.Task[None]]] = {}
        self.workers: list[HousesCarried] = []

    async def worker(self, name: str, harbour: str = HARBOUR) -> HousesCarried:
        """A worker that may carry both houses."""
        path = self.folder / f"{name}.toml"
        path.write_text(harbour)
        sources = ("casinohuone", str(path))
        settings = Settings(
            self.folder,
            store=self.address,
            role="worker",
            beside=True,
            by_load=True,
            rulebooks=sources,
            room=QUICK,
        )
        books = {one.book.id: one for one in [HouseBook(source, load_house(source)) for source in sources]}
        own = Speaker(name, False, room="one room")
        carried = HousesCarried(settings, books, own, self.bus, FreeFamilies(self.address))
        await carried.moves.begin()
        works = carried.meter.run(), carried.heard.run(), carried.run()
        self.tasks[name] = [asyncio.create_task(work) for work in works]
        self.workers.append(carried)
        return carried

    async def until(self, holds: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE_SECONDS
        while not holds():
            assert time.monotonic() < until, [
                (one.own.node, [*one.rooms], one.heard.now()) for one in self.workers
            ]
            await asyncio.sleep(0.02)

    async def stop(self, carried: HousesCarried) -> None:
        *telling, looking = self.tasks.pop(carried.own.node)
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        await carried.leave()
        await carried.moves.end()
        for task in telling:
            task.cancel()
        await asyncio.gather(*telling, return_exceptions=True)
        self.workers.remove(carried)


@asynccontextmanager
async def town(folder: Path) -> AsyncIterator[Town]:
    opened = Town(folder)
    try:
        yield opened
    finally:
        for carried in tuple(opened.workers):
            await opened.stop(carried)
        await opened.bus.close()
        server().drop(opened.address)


async def test_free_houses_are_parted_moved_and_given_away_at_the_end(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        one, two = await here.worker("one"), await here.worker("two")
        await here.until(lambda: {*one.rooms} | {*two.rooms} == BOTH)
        assert len(one.rooms) == len(two.rooms) == 1, "each has one"
        (house,) = one.rooms
        await here.until(lambda: len(one.heard.now()) == 2)
        assert (
            await one.moves.give("no-such-house", "two", "a test")
            == "this worker does not carry no-such-house"
        )
        assert await one.moves.give(house, "one", "a test") == "this worker carries it already"
        assert "does not answer" in await one.moves.give(house, "three", "a test")
        assert {*one.rooms} == {house}, "what could not be done has changed nothing"
        assert {*one.waiting} == {house}, "what was refused at once is waited for"
        assert await one.moves.give(house, "two", "a test") == ""
        assert not one.rooms and {*two.rooms} == BOTH and not one.waiting
        assert (one.moves.count, one.moves.refused) == (1, 3)
        assert health_of_carried(one).state == "no_house"
        health = health_of_carried(two)
        assert health.state == "ok" and {*health.houses} == {*health.loads} == BOTH
        figures = exposition_of(two, here.bus).decode()
        for name in BOTH:
            assert f'cardroom_tables{{house="{name}"}} 0.0' in figures
        assert "cardroom_houses_carried 2.0" in figures and figures.count("# HELP cardroom_tables ") == 1
        await here.stop(two)
        assert {*one.rooms} == BOTH, "who stops gives its houses away"


async def test_a_house_whose_worker_is_gone_is_taken_by_another(tmp_path: Path) -> None:
    async with town(tmp_path) as here:
        one = await here.worker("one")
        await here.until(lambda: {*one.rooms} == BOTH)
        two = await here.worker("two")
        await here.until(lambda: len(two.heard.now()) == 2)
        for task in here.tasks.pop("one"):  # it falls silent, and so do its leases
            task.cancel()
        for room in one.rooms.values():
            await room.stop()
        here.workers.remove(one)
        await here.until(lambda: {*two.rooms} == BOTH)


async def test_a_worker_with_another_rulebook_takes_nothing_that_it_would_play_otherwise(
    tmp_path: Path,
) -> None:
    async with town(tmp_path) as here:
        one = await here.worker("one")
        await here.until(lambda: {*one.rooms} == BOTH)
        two = await here.worker("two", HARBOUR.replace("at the harbour", "by the sea"))
        await here.until(lambda: len(one.heard.now()) == 2)
        assert "by another rulebook" in await one.moves.give("harbour", "two", "a test")
        assert {*one.rooms} == BOTH and not two.rooms
        asked = TakeAsked("casinohuone", one.rooms["casinohuone"].book, "one room", "one")
        assert two.why_not_taken(asked) == ""
        assert "of version" in two.why_not_taken(replace(asked, version="0.0.1"))
        assert "of another room" in two.why_not_taken(replace(asked, room="elsewhere"))
        assert "was not started for" in two.why_not_taken(replace(asked, house="casino-kruh"))
        two.is_leaving = True
        assert two.why_not_taken(asked) == "it stops"
        two.is_leaving = False


async def test_a_drain_that_cannot_end_says_so_and_does_not_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as here:
        one, two = await here.worker("one"), await here.worker("two")
        await here.until(lambda: {*one.rooms} | {*two.rooms} == BOTH)
        (house,) = one.rooms
        opened = one.rooms[house]
        monkeypatch.setattr(house_room, "SETTLED_SECONDS", 0.05)
        with monkeypatch.context() as patched:
            patched.setattr(opened.room, "durable", lambda: asyncio.sleep(10))
            why = await one.moves.give(house, "two", "a test")
        assert "not stored within" in why and one.rooms == {house: opened} and not opened.room.stopping
        waits = health_of_carried(one).waiting[house]
        assert (waits.to, waits.wanted, waits.tries) == ("two", "a test", 1) and waits.why == why
        await here.until(lambda: any(load.waiting for load in two.heard.now()))
        (heard,) = [load for load in two.heard.now() if load.waiting]
        (line,) = moves_not_done(heard)
        assert line.state == "note" and f"{house} was to move from one to two" in line.says
        assert f"(a test) and plays on there: {why} (1 try)" in line.says
        figures = exposition_of(one, here.bus).decode()
        assert f'cardroom_house_waiting_seconds{{house="{house}"}}' in figures
        assert "cardroom_house_moving_seconds 0.0" in figures
        assert await one.begin_move() and not await two.begin_move(), "one moves a house at a time"
        await one.end_move()
        assert await two.begin_move()
        assert "another worker moves a house" in await one.moves.give(house, "two", "a test")
        await two.end_move()
        assert one.waiting[house].tries == 2


async def test_a_move_that_does_not_end_is_told_for_as_long_as_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as here:
        one, two = await here.worker("one"), await here.worker("two")
        await here.until(lambda: {*one.rooms} | {*two.rooms} == BOTH)
        (house,) = one.rooms
        goes_on, ends = asyncio.Event(), one.rooms[house].hand_over

        async def hangs() -> None:
            await goes_on.wait()
            await ends()

        monkeypatch.setattr(one.rooms[house], "hand_over", hangs)
        giving = asyncio.create_task(one.moves.give(house, "two", "a test"))
        await here.until(lambda: one.moves.moving_seconds > 0.2)
        assert health_of_carried(one).moving == house
        stuck = replace(one.load(), moving_seconds=MOVE_SECONDS + 1)
        assert [(line.state, line.what) for line in moves_not_done(stuck)] == [("fault", "move")]
        assert not moves_not_done(one.load()), "a moment is no fault"
        goes_on.set()
        assert await giving == "" and one.moves.moving_seconds == 0.0


async def test_a_house_that_is_given_away_is_not_taken_back_while_the_other_opens_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house was free before its worker took it: that time doesn't count when it is free again, on its way."""
    opens = houses_carried.open_house

    async def slow(house: HouseBook, settings: Settings, own: Speaker, *more: Any) -> HouseRoom:
        if own.node == "two":
            await asyncio.sleep(houses_carried.LATE_SECONDS / 2)
        return await opens(house, settings, own, *more)

    monkeypatch.setattr(houses_carried, "open_house", slow)
    monkeypatch.setattr(houses_carried, "LATE_SECONDS", 1.0)
    async with town(tmp_path) as here:
        one = await here.worker("one")
        await here.until(lambda: {*one.rooms} == BOTH)
        two = await here.worker("two")
        await asyncio.sleep(houses_carried.LATE_SECONDS + 0.1)
        await here.until(lambda: len(one.heard.now()) == len(two.heard.now()) == 2)
        for house in BOTH:
            assert await one.moves.give(house, "two", "a test") == ""
        assert not one.rooms and {*two.rooms} == BOTH


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("who", ["source", "target"])
async def test_a_worker_that_stops_at_any_moment_of_a_move_carries_nothing_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, who: str, seed: int
) -> None:
    """One that had said that it would take a house, and stopped, opened it behind its end; one that stopped while it gave a
    house away kept its others until their hands were over.
    """
    ends, stops_room = Room.hand_over, Room.stop

    async def slow(room: Room) -> None:
        await asyncio.sleep(0.4)
        await ends(room)

    async def hand_in_progress(room: Room) -> None:
        await asyncio.sleep(0.6)
        await stops_room(room)

    async with town(tmp_path) as here:
        one = await here.worker("one")
        await here.until(lambda: {*one.rooms} == BOTH)
        two = await here.worker("two")
        await here.until(lambda: len(two.heard.now()) == len(one.heard.now()) == 2)
        house, other = sorted(BOTH)[seed % 2], sorted(BOTH)[(seed + 1) % 2]
        if who == "target":  # it has a house of its own to end
            assert await one.moves.give(other, "two", "a test") == ""
        monkeypatch.setattr(Room, "hand_over", slow)
        monkeypatch.setattr(Room, "stop", hand_in_progress)
        moving = asyncio.create_task(one.moves.give(house, "two", "a test"))
        await here.until(lambda: house not in one.rooms)
        await asyncio.sleep(Random(seed).uniform(0, 0.4))
        stops, stays = (one, two) if who == "source" else (two, one)
        await here.stop(stops)
        why = await moving
        assert not stops.rooms and not stops.finishing
        await here.until(lambda: {*stays.rooms} == BOTH)
        if who == "source":
            assert why == "" and one.moves.refused == 0, "all were given away in mid-hand"


@pytest.mark.parametrize("seed", range(8))
def test_no_house_has_a_load_below_nought_whenever_it_went_and_came_back(seed: int) -> None:
    """One that came back within ten seconds took its own steps of before from those of all."""
    chance, rooms = Random(seed), dict[str, Any]()
    meter = LoadMeter(rooms)
    for number in range(40):
        for house in BOTH:
            if chance.random() < 0.3:
                figures = Figures()
                services = SimpleNamespace(figures=figures)
                room = SimpleNamespace(tables={}, services=services)
                rooms[house] = SimpleNamespace(node=f"{house}:{number}", room=room)
            elif chance.random() < 0.2:
                rooms.pop(house, None)
        for one in rooms.values():
            for _ in range(chance.randrange(200)):
                one.room.services.figures.steps.inc()
        found = meter.houses()
        assert all(one.steps_a_second >= 0 and one.core >= 0 for one in found.values()), found
        assert sum(one.core for one in found.values()) <= meter.core + 0.001
        meter._read.append(meter._reading())


async def test_a_worker_is_given_nothing_that_it_does_not_know(tmp_path: Path) -> None:
    """Whoever has a bus that is not sealed says what they like there."""
    async with town(tmp_path) as here:
        one = await here.worker("one")
        await here.until(lambda: {*one.rooms} == BOTH)
        assert await one.take("no-such-house") == "it was not started for no-such-house"
        assert {*one.may} == {*one.rooms} == BOTH


async def test_a_worker_that_stops_and_whose_house_nobody_takes_says_so_while_hands_are_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path) as here:
        one = await here.worker("one")
        await here.until(lambda: {*one.rooms} == BOTH)
        over, ends = asyncio.Event(), one.rooms["harbour"].stop

        async def hand_in_progress() -> None:
            await over.wait()
            await ends()

        monkeypatch.setattr(one.rooms["harbour"], "stop", hand_in_progress)
        stopping = asyncio.create_task(here.stop(one))
        await here.until(lambda: {*one.finishing} == {"harbour"})
        health = health_of_carried(one)
        assert {*health.houses} == {*health.waiting} == {"harbour"} and not health.loads
        assert health.waiting["harbour"].why == "no other worker may take it"
        assert 'cardroom_house_waiting_seconds{house="harbour"}' in exposition_of(one, here.bus).decode()
        over.set()
        await stopping
        assert not one.finishing and not one.waiting


async def test_a_worker_that_cannot_open_a_house_keeps_its_others_and_leaves_it_to_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opens = houses_carried.open_house

    async def fails(house: HouseBook, settings: Settings, own: Speaker, *more: Any) -> HouseRoom:
        if own.node == "one" and house.book.id == "harbour":
            raise ValueError("a defect")
        return await opens(house, settings, own, *more)

    monkeypatch.setattr(houses_carried, "open_house", fails)
    async with town(tmp_path) as here:
        one = await here.worker("one")
        await here.until(lambda: {*one.rooms} == {"casinohuone"} == {*one.may})
        two = await here.worker("two")
        await here.until(lambda: {*two.rooms} == {"harbour"})
        assert {*one.rooms} == {"casinohuone"}


def test_settings_of_another_house_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "harbour.toml"
    path.write_text(HARBOUR)
    stakes = (
        StakeSettings("holdem"), StakeSettings("holdem", house="harbour"), StakeSettings("omaha", house="casinohuone"),
    )  # fmt: skip
    room = replace(QUICK, stakes=stakes, chat_paused_at_all_in=("harbour",))
    settings = Settings(Path(), rulebooks=("casinohuone", str(path)), room=room)
    main = of_house(settings, HouseBook("casinohuone", load_house("casinohuone")))
    assert main.room.stakes == (stakes[0], stakes[2]) and main.room.chat_paused_at_all_in == ()
    other = of_house(settings, HouseBook(str(path), load_house(str(path))))
    assert other.room.stakes == (stakes[1],) and other.room.chat_paused_at_all_in == ("harbour",)
    assert other.houses == (str(path),)


@pytest.mark.parametrize("fault", [RuntimeError, StoreFailed])
async def test_a_house_whose_end_meets_a_defect_is_free_and_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: type[Exception]
) -> None:
    """A house that was given away and not let go of was carried by nobody until its worker was ended."""

    async def broken(_: Room) -> None:
        raise fault("planted")

    async with town(tmp_path) as here:
        one = await here.worker("one")
        await here.until(lambda: {*one.rooms} == BOTH)
        two = await here.worker("two")
        await here.until(lambda: len(two.heard.now()) == len(one.heard.now()) == 2)
        house = sorted(BOTH)[0]
        with monkeypatch.context() as patch:
            patch.setattr(Room, "hand_over", broken)
            await one.moves.give(house, "two", "a test")
        await here.until(lambda: {*one.rooms} | {*two.rooms} == BOTH)
        assert one.moves.count == 1 and not one.moves.moving
        assert not here.tasks["one"][-1].done(), "it looks after its houses"
