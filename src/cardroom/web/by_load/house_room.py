"""One house at work in a process that may carry several: its store, its room, and its desk on the bus."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec
import structlog

from cardroom.bus.bus_protocol import Bus
from cardroom.room.hosting.house import owner_of
from cardroom.room.opening import open_room
from cardroom.room.room import Room
from cardroom.room.runtime.tending import tended
from cardroom.rules.rulebook import Rulebook
from cardroom.store.engines.store_location import open_place
from cardroom.store.faults import StoreFault
from cardroom.store.leases import node_name
from cardroom.store.postgres.store import FamilyStore
from cardroom.web.app import Application
from cardroom.web.carried.houses_told import HousesTold
from cardroom.web.carried.people_changed import PeopleChanged
from cardroom.web.carried.relay_messages import Speaker
from cardroom.web.carried.worker_desk import WorkerDesk
from cardroom.web.doors.web_settings import Settings
from cardroom.web.http.gauges import frozen_tables
from cardroom.web.pager.house_pager import pager_of
from cardroom.web.push.calling import begin_calling
from cardroom.web.serve import desk_of

SETTLED_SECONDS: Final = 3.0
"""How long what was decided may take to be stored before a house is not given away."""

STOCKED_BEHIND_SECONDS: Final = 3.0
"""How long behind its opening a house makes its public pages ready: its players come first."""

_log = structlog.get_logger("cardroom.by_load")


class HouseBook(msgspec.Struct, frozen=True):
    """A house that a process may carry: its rulebook, and where that comes from."""

    source: str
    book: Rulebook


class HouseRoom:
    """A house that is open here. `open_house` opens it; it ends by `stop` or `hand_over`, or by the fault of its store."""

    def __init__(self, room: Room, store: FamilyStore, application: Application, desk: WorkerDesk) -> None:
        self.room = room
        self.application = application
        self._store = store
        self._desk = desk
        self._tasks: list[asyncio.Task[None]] = []
        self._closes: list[Callable[[], Coroutine[Any, Any, None]]] = []
        self._is_ended = False

    @property
    def node(self) -> str:
        """The name under which the store knows this house's process."""
        return self._store.node

    @property
    def book(self) -> str:
        """The version of the rulebook in force."""
        return self.room.services.books.main.version

    async def begin(self, settings: Settings) -> None:
        """Serve gateways."""
        room, figures = self.room, self.room.services.figures
        room.live_desks.calls.pager = pager = pager_of(settings.room)
        if pager is not None:
            self._closes.append(pager.close)
        courier = await begin_calling(room, settings.room.push_contact)
        if courier is not None:
            self._closes.append(_of(courier.close))
        for name, work in (
            ("gateways' sockets", self._desk.run),
            ("standing on the bus", self.application.nodes.run),
            ("stocking of pages", self._stock_later),
            ("telling of houses", HousesTold(self.application.nodes.bus, room).run),
            ("waking of other workers", PeopleChanged(self.application.nodes.bus, room, self._store).run),
        ):
            self._tasks.append(asyncio.create_task(tended(name, work, figures)))

    async def _stock_later(self) -> None:
        """Make the public pages ready once players are back at their tables."""
        await asyncio.sleep(STOCKED_BEHIND_SECONDS)
        await self.application.stock()

    async def why_not_over(self) -> str:
        """Why this house cannot be given away now, for the operator; "" where it can. Nothing is changed."""
        frozen = frozen_tables(self.room)
        if frozen:
            return f"tables stand still after a defect and wait for staff: {', '.join(frozen)}"
        try:
            async with asyncio.timeout(SETTLED_SECONDS):
                await self.room.durable()
        except TimeoutError:
            return f"what was decided is not stored within {SETTLED_SECONDS:.0f} seconds"
        except StoreFault as fault:
            return fault.message
        return ""

    async def hand_over(self) -> None:
        """End in mid-hand; behind it the house is free, also where the end meets a defect, and whatever was acknowledged is
        stored.
        """
        self._desk.leave()
        try:
            await self.room.hand_over()
        finally:
            await self._close()

    async def stop(self) -> None:
        """Finish the hands that somebody sees, then end."""
        try:
            await self.room.stop()
        finally:
            self._desk.leave()
            await self._close()

    async def fail(self) -> None:
        """End, because the store has failed or another process has the house."""
        try:
            self.room.fail()
        finally:
            self._desk.leave()
            await self._close()

    async def _close(self) -> None:
        if self._is_ended:
            return
        self._is_ended = True
        # First the store: the next worker opens it while the sessions here end.
        closing = asyncio.create_task(asyncio.to_thread(self._store.close))
        for task in self._tasks:
            task.cancel()
        await closing
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for close in self._closes:
            with contextlib.suppress(Exception):  # a house is not held up by a pager that does not end
                await close()


async def open_house(
    house: HouseBook,
    settings: Settings,
    own: Speaker,
    bus: Bus,
    on_failure: Callable[[StoreFault], None],
) -> HouseRoom:
    """Take a house that is free, and open its room. `own` is how this process speaks on the bus.

    Raises `StoreFault` where another process has it or the store cannot be used, and `RoomUnusable`.
    """
    node, loop = node_name(), asyncio.get_running_loop()
    settings = of_house(settings, house)
    place, families = settings.store or settings.data, (owner_of(house.book.id),)
    store = await asyncio.to_thread(partial(open_place, place, loop, node=node, families=families))
    try:
        assert isinstance(store, FamilyStore), "houses by load are in a database"
        room = await open_room(
            house.book, store, settings.room, sources=settings.houses, on_failure=on_failure, others=store
        )
        application = Application(room, settings, bus)
        desk = desk_of(room, application, bus, settings, msgspec.structs.replace(own, node=node))
        assert desk is not None, "it is a worker"
        application.carriage = desk
        opened = HouseRoom(room, store, application, desk)
        await opened.begin(settings)
    except BaseException:
        await asyncio.to_thread(store.close)
        raise
    room.lobby.pools_shown()
    return opened


def of_house(settings: Settings, house: HouseBook) -> Settings:
    """The settings of a process as they are for the room of one of its houses: what names another house is left out."""
    name = house.book.id
    is_first = house.source == settings.houses[0]
    stakes = tuple(one for one in settings.room.stakes if one.house == name or (not one.house and is_first))
    paused = tuple(one for one in settings.room.chat_paused_at_all_in if one == name)
    room = msgspec.structs.replace(settings.room, stakes=stakes, chat_paused_at_all_in=paused)
    return msgspec.structs.replace(settings, rulebooks=(house.source,), room=room)


def _of(close: Callable[[], object]) -> Callable[[], Coroutine[Any, Any, None]]:
    async def closed() -> None:
        close()

    return closed
