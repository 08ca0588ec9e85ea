"""The lobby over all houses, put together by a gateway from what the workers of each tell.

A house that has been told of once stays in it: one whose worker is away is shown as moving, with what was told last.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from cardroom.bus.bus_protocol import Bus
from cardroom.bus.bus_subscription import Heard
from cardroom.room.protocol.bodies import AllHouses, ListedHouse
from cardroom.web.carried.houses_told import HOUSES
from cardroom.web.carried.relay_messages import house_word

SILENT_SECONDS: Final = 5.0
"""A house that was not told of for so long moves, unless its worker answers this gateway."""
MOST_TOLD: Final = 1024
"""The houses that are kept in mind: a bus that is not sealed tells of as many as somebody likes."""

_decode: Final = msgspec.msgpack.Decoder(ListedHouse).decode


class HousesListed:
    """All houses, each as it was told of last."""

    def __init__(self, bus: Bus, hosts: Mapping[str, str], is_served: Callable[[str], bool]) -> None:
        """`hosts` are the names of hosts by the houses that this gateway serves; `is_served` says of one of these whether
        its worker is there.
        """
        self._bus = bus
        self._hosts = hosts
        self._is_served = is_served
        self._told: dict[str, tuple[ListedHouse, float]] = {}

    async def run(self) -> None:
        """Hear until cancelled."""
        heard = await self._bus.subscribe(HOUSES)
        try:
            async for one in heard:  # behind a gap everybody tells anew within a second
                if isinstance(one, Heard):
                    self._hear(one)
        finally:
            await heard.close()

    def _hear(self, one: Heard) -> None:
        with contextlib.suppress(ValueError):  # of another version, or of a stranger
            told = _decode(one.data)
            is_kept = told.house in self._told or len(self._told) < MOST_TOLD
            if one.subject == HOUSES.replace("*", house_word(told.house)) and is_kept:
                self._told[told.house] = told, time.monotonic()

    def now(self) -> AllHouses:
        """All houses, those that this gateway serves first, each group by their names."""
        unheard = [ListedHouse(house, house) for house in self._hosts if house not in self._told]
        known = [told for told, _ in self._told.values()]
        found = [self._as_it_stands(one) for one in (*known, *unheard)]
        return AllHouses(
            tuple(sorted(found, key=lambda one: (one.house not in self._hosts, one.name, one.house)))
        )

    def _as_it_stands(self, one: ListedHouse) -> ListedHouse:
        if one.house in self._hosts:
            moves = not self._is_served(one.house)
        else:
            moves = time.monotonic() - self._told[one.house][1] > SILENT_SECONDS
        return msgspec.structs.replace(one, address=self._hosts.get(one.house, ""), moves=moves)
