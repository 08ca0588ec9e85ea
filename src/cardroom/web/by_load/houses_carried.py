"""The houses that a process carries: it takes free ones, gives some away by load or when it is told to, and ends them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import structlog

from cardroom import __version__
from cardroom.bus.bus_protocol import Bus
from cardroom.room.hosting.house import owner_of
from cardroom.room.runtime.opening_fault import RoomUnusable
from cardroom.store.faults import StoreFault
from cardroom.store.postgres.free_families import FreeFamilies
from cardroom.web.by_load.house_moves import HouseMoves
from cardroom.web.by_load.house_room import HouseBook, HouseRoom, open_house
from cardroom.web.by_load.houses_waiting import HouseWaiting
from cardroom.web.by_load.load_meter import LoadMeter
from cardroom.web.by_load.load_told import LoadsHeard, TakeAsked, WorkerLoad
from cardroom.web.by_load.placing import Patience, next_move, places_of
from cardroom.web.carried.relay_messages import Speaker
from cardroom.web.doors.web_settings import Settings

LOOK_SECONDS: Final = 0.1
"""The pause between two looks for houses that nobody has."""
FIRST_SECONDS: Final = 1.5
"""How long a process listens to the others before it takes its first house."""
LATE_SECONDS: Final = 3.0
"""A house that whoever should take it has not taken in this time is anybody's."""
AGAIN_SECONDS: Final = 60.0
"""A move by load that is still wanted is tried again at the latest so long behind the earliest moment."""
UNABLE_SECONDS: Final = 30.0
"""How long a process leaves a house to others that it could not open."""

STOPS: Final = "this worker stops"

AnswerT = TypeVar("AnswerT")
_log = structlog.get_logger("cardroom.by_load")


class HousesCarried:
    """The open houses of this process, by their ids, and what it does about them by itself."""

    def __init__(
        self, settings: Settings, books: Mapping[str, HouseBook], own: Speaker, bus: Bus, free: FreeFamilies
    ) -> None:
        """`books` are the houses that it may carry; `own` is how it speaks on the bus."""
        self.rooms: dict[str, HouseRoom] = {}
        self.books = dict(books)
        self.own = own
        self.meter = LoadMeter(self.rooms)
        self.heard = LoadsHeard(bus, self.load)
        self.moves = HouseMoves(self, bus)
        self.finishing: dict[str, HouseRoom] = {}
        """The houses whose hands are finished here, at the end of the process."""
        self._settings = settings
        self._bus = bus
        self._free = free
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="free-houses")
        self._patience = Patience(settings.load)
        self._moves_seen = 0
        self._opening: dict[str, asyncio.Task[str]] = {}
        self._free_since: dict[str, float] = {}
        self._unable: dict[str, float] = {}
        self._ending: set[asyncio.Task[None]] = set()
        self.is_leaving = False
        """Whether it takes no house any more."""

    def load(self) -> WorkerLoad:
        """Its word on itself."""
        return WorkerLoad(
            self.own.node, self.own.room, self.meter.houses(), self.may, self.meter.core, self.meter.lag_ms,
            self.moves.moving, self.moves.count, moving_seconds=self.moves.moving_seconds, waiting=self.waiting,
        )  # fmt: skip

    @property
    def may(self) -> dict[str, str]:
        """The houses that it could carry, with the versions of their rulebooks."""
        if self.is_leaving:
            return {}
        now = time.monotonic()
        able = [house for house in self.books if self._unable.get(house, 0.0) <= now]
        return {house: self._book_of(house) for house in able}

    @property
    def waiting(self) -> dict[str, HouseWaiting]:
        """Return the houses that were to move from here and did not."""
        waiting = self.moves.waiting.now(time.monotonic())
        return {
            house: one for house, one in waiting.items() if house in self.rooms or house in self.finishing
        }

    def _book_of(self, house: str) -> str:
        return self.rooms[house].book if house in self.rooms else self.books[house].book.version

    async def _in_thread(self, question: Callable[[], AnswerT]) -> AnswerT:
        """Put a question to the database, one after the other."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, question)

    # ------------------------------------------------------------------ free houses

    async def run(self) -> None:
        """Look after the houses until cancelled."""
        await asyncio.sleep(FIRST_SECONDS)
        weighed = 0.0
        while True:
            await self._look()
            if time.monotonic() - weighed >= 1.0:
                weighed = time.monotonic()
                await self._weigh()
            await asyncio.sleep(LOOK_SECONDS)

    async def _look(self) -> None:
        wanted = {owner_of(house): house for house in self.may if house not in self.rooms}
        found = await self._in_thread(lambda: self._free.free(list(wanted))) if wanted else []
        now = time.monotonic()
        free = [wanted[root] for root in found]
        self._free_since = {house: self._free_since.get(house, now) for house in free}
        for house in self._mine(free, now):
            await self.take(house)

    def _mine(self, free: list[str], now: float) -> list[str]:
        """The free houses that this process takes now."""
        loads = self.heard.now()
        under_way = {one.moving for one in loads} - {""}
        # Who says that it has a free house is no more.
        live = [
            one for one in loads if one.node == self.own.node or not one.houses.keys() & {*free} - under_way
        ]
        own = self.load()
        placed = [house for house in free if house not in under_way]
        places = places_of(placed, [one.carrying(own) for one in live])
        mine = [house for house in placed if places.get(house) == self.own.node]
        return mine + [one for one in free if one not in mine and now - self._free_since[one] > LATE_SECONDS]

    async def take(self, house: str) -> str:
        """Open a house; why it could not be opened, "" where it is open."""
        if house in self.rooms:
            return ""
        if house not in self.books:
            return f"it was not started for {house}"
        if self.is_leaving:  # it said that it would before it was told to stop
            return "it stops"
        opening = self._opening.get(house)
        if opening is None:
            opening = self._opening[house] = asyncio.create_task(self._open(house))
            opening.add_done_callback(lambda _: self._opening.pop(house, None))
        return await asyncio.shield(opening)

    async def _open(self, house: str) -> str:
        began = time.monotonic()
        loop = asyncio.get_running_loop()

        def failed(fault: StoreFault) -> None:
            task = loop.create_task(self._end(house, fault))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

        try:
            opened = await open_house(self.books[house], self._settings, self.own, self._bus, failed)
        except (StoreFault, RoomUnusable) as fault:
            if not (isinstance(fault, StoreFault) and fault.code == "store-in-use"):
                self._unable[house] = time.monotonic() + UNABLE_SECONDS
                _log.critical("house_not_opened", house=house, fault=fault.message)
            return fault.message
        except (
            Exception
        ) as fault:  # the houses that are open here play on, and another worker may have more luck
            self._unable[house] = time.monotonic() + UNABLE_SECONDS
            _log.exception("house_not_opened", house=house)
            return f"a defect: {type(fault).__name__}"
        self.rooms[house] = opened
        took_ms = round((time.monotonic() - began) * 1000)
        _log.info("house_taken", house=house, node=opened.node, ms=took_ms)
        self.heard.tell()
        return ""

    async def _end(self, house: str, fault: StoreFault) -> None:
        """A house's store has failed, or another process has the house: it ends here, the others play on."""
        room = self.rooms.pop(house, None)
        if room is not None:
            _log.critical("house_lost", house=house, fault=fault.message)
            self.heard.tell()
            await room.fail()

    def why_not_taken(self, asked: TakeAsked) -> str:
        """Why this process cannot take a house that another would give it, for the operator; "" where it can."""
        may = self.may
        if self.is_leaving:
            return "it stops"
        if asked.version != __version__:
            return f"it is of version {__version__}, and could read nothing of version {asked.version}'s"
        if asked.room != self.own.room:
            return f"it is of another room ({self.own.room})"
        if asked.house not in may:
            return f"it was not started for {asked.house}, or could not open it a moment ago"
        if may[asked.house] != asked.book:
            return f"it would play {asked.house} by another rulebook ({may[asked.house]})"
        if self.moves.moving or self._opening:
            return "it takes or gives another house at this moment"
        return ""

    # ------------------------------------------------------------------ by load

    async def _weigh(self) -> None:
        """Give a house away where this process has carried much more than another for a while."""
        now, loads, own = time.monotonic(), self.heard.now(), self.load()
        moves = sum(one.moves for one in loads)
        if moves != self._moves_seen or any(one.moving for one in loads):
            self._moves_seen = moves
            self._patience.moved(now)
        move = next_move([one.carrying(own) for one in loads], self._settings.load.difference)
        if not self._patience.agrees(move, now) or move is None or move.source != own.node:
            return
        cores = {one.node: one.core for one in loads}
        why = f"it takes {own.core:.2f} of a core here and {cores[move.target]:.2f} at the other"
        load = self._settings.load
        again_within = load.quiet_seconds + load.lasts_seconds + AGAIN_SECONDS
        await self.moves.give(move.house, move.target, why, again_within)

    def moved(self) -> None:
        """A move of this process's is over, done or not: no other begins for a while."""
        self._patience.moved(time.monotonic())

    # ------------------------------------------------------------------ the right to move, and the end

    async def begin_move(self) -> bool:
        """Take the right to move a house; False while another process has it."""
        return await self._in_thread(self._free.begin_move)

    async def end_move(self) -> None:
        """Give the right back."""
        await self._in_thread(self._free.end_move)

    async def reload(self) -> None:
        """Read the rulebooks of the open houses again. Faults are in the log, each with its file and line."""
        for room in tuple(self.rooms.values()):
            await room.room.houses.reload(None, "SIGHUP")
        for house, room in self.rooms.items():
            self.books[house] = HouseBook(self.books[house].source, room.room.services.books.main)

    async def leave(self) -> None:
        """Give every house to another worker that may take it, in mid-hand; end the others when their hands are over."""
        self.is_leaving = True
        self.heard.tell()
        for task in tuple(self._opening.values()):
            await asyncio.gather(task, return_exceptions=True)
        await self.moves.over()
        own = self.load()
        ending: list[Awaitable[None]] = []
        for house in tuple(self.rooms):
            others = [one.carrying(own) for one in self.heard.now() if one.node != own.node]
            target = places_of([house], others).get(house)
            if target is None:
                self.moves.waiting.refused(house, "", STOPS, "no other worker may take it", time.monotonic())
            if target is None or await self.moves.give(house, target, STOPS):
                room = self.rooms.pop(house, None)
                if room is not None:
                    self.finishing[house] = room
                    ending.append(self._finish(house, room))
        self.heard.tell()
        await asyncio.gather(*ending, *self._ending)
        await self._in_thread(self._free.close)
        self._thread.shutdown(wait=False)

    async def _finish(self, house: str, room: HouseRoom) -> None:
        """End a house that nobody takes, when its hands are over."""
        await room.stop()
        self.finishing.pop(house)
