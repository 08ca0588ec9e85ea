"""The word of a worker on its houses to all gateways, once a second: these put the lobby of all houses together of it.

A gateway decides nothing by it: a house that is not told of is where it was.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from cardroom.bus.bus_protocol import Bus
from cardroom.bus.subjects import MOST_BYTES
from cardroom.room.lobby.listed_houses import listed_houses
from cardroom.room.protocol.bodies import ListedHouse
from cardroom.room.room import Room
from cardroom.rules.refused import Refused
from cardroom.web.carried.relay_messages import house_word

EVERY_SECONDS: Final = 1.0
HOUSES: Final = "gateway.houses.*"
"""The subjects on which houses are told of; only workers may speak there."""


def houses_now(room: Room) -> tuple[ListedHouse, ...]:
    """The houses of a room as lobbies list them now; to be asked for behind the outbox."""
    return listed_houses(room.services.books, room.lobby.pools_shown(), room.tournament_door.list.rows())


class HousesTold:
    """Tells of the houses of one room."""

    def __init__(self, bus: Bus, room: Room) -> None:
        self._bus = bus
        self._room = room

    async def run(self) -> None:
        """Tell until cancelled, or until the store has failed: the room ends then."""
        while True:
            try:
                houses = await self._room.services.outbox.seen(lambda: houses_now(self._room))
            except Refused:  # the outbox shows nothing any more
                return
            for one in houses:
                data = msgspec.msgpack.encode(one)
                if len(data) <= MOST_BYTES:
                    self._bus.publish(HOUSES.replace("*", house_word(one.house)), data)
            await asyncio.sleep(EVERY_SECONDS)
