"""Workers wake one another: who has changed people's rows says so on the bus, and the others read them at once.

Nothing rests on it: what the bus loses is read a second later all the same (`cardroom.room.beside`).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Final

from cardroom.bus.bus_protocol import Bus
from cardroom.bus.bus_subscription import Heard
from cardroom.room.room import Room
from cardroom.store.postgres.store import FamilyStore

CHANGED: Final = "worker.changed"
"""The subject; what is said is the name of who says it."""
TOGETHER_SECONDS: Final = 0.02
"""Changes within this time are told as one."""


class PeopleChanged:
    """Tells of the changes of one room, and has it follow those of others."""

    def __init__(self, bus: Bus, room: Room, store: FamilyStore) -> None:
        self._bus = bus
        self._room = room
        self._store = store
        self._name = store.node.encode()
        self._telling: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        """Tell and hear until cancelled."""
        loop = asyncio.get_running_loop()
        heard = await self._bus.subscribe(CHANGED)
        self._store.when_changed = partial(_call, loop, self._tell_soon)
        try:
            async for one in heard:
                if not isinstance(one, Heard) or one.data != self._name:
                    follower = self._room.follower
                    if follower is not None:
                        follower.wake()
        finally:
            self._store.when_changed = None
            if self._telling is not None:
                self._telling.cancel()
            await heard.close()

    def _tell_soon(self) -> None:
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(TOGETHER_SECONDS, self._tell)

    def _tell(self) -> None:
        self._telling = None
        self._bus.publish(CHANGED, self._name)


def _call(loop: asyncio.AbstractEventLoop, tell: Callable[[], None]) -> None:
    with contextlib.suppress(RuntimeError):  # the loop has ended before the writer's thread
        loop.call_soon_threadsafe(tell)
