"""Players of one household or one address: where the operator wants that, no two of them sit at a table."""

from __future__ import annotations

from itertools import combinations, takewhile
from typing import Final

import msgspec

from cardroom.room.identity.bans import is_of_machines
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.network_addresses import Venues
from cardroom.room.runtime.open_matters import OpenMatters
from cardroom.room.runtime.settings import RoomSettings
from cardroom.store.rows import KeepMatter, Matter
from cardroom.table.values.time_units import DAY_MS

KIND: Final = "household"


class Household(msgspec.Struct, frozen=True):
    """Players who live together, as staff know; fewer than two are no household."""

    id: str
    players: tuple[str, ...]
    at_ms: int


class Comings:
    """The players who came from each address within the last day. A coming, or a look, costs the same however many came."""

    def __init__(self) -> None:
        self._last: dict[tuple[str, str], int] = {}
        """By address and player: the time of the last coming, the oldest first."""
        self._players: dict[str, set[str]] = {}
        self._addresses: dict[str, set[str]] = {}

    def __len__(self) -> int:
        return len(self._last)

    def came(self, player: str, address: str, now_ms: int) -> None:
        """Note a coming, and forget those that are a day old."""
        over = list(takewhile(lambda known: self._last[known] <= now_ms - DAY_MS, self._last))
        for place, one in over:
            self._forget(place, one)
        self._last.pop((address, player), None)
        self._last[address, player] = now_ms
        self._players.setdefault(address, set()).add(player)
        self._addresses.setdefault(player, set()).add(address)

    def _forget(self, address: str, player: str) -> None:
        del self._last[address, player]
        for of, key, one in ((self._players, address, player), (self._addresses, player, address)):
            of[key].discard(one)
            if not of[key]:
                del of[key]

    def beside(self, player: str, now_ms: int) -> set[str]:
        """The players who came from an address of this one, who is among them if there is any."""
        since_ms, last = now_ms - DAY_MS, self._last
        mine = [address for address in self._addresses.get(player, ()) if last[address, player] > since_ms]
        return {one for address in mine for one in self._players[address] if last[address, one] > since_ms}


class Neighbours:
    """Households are stored as rows; addresses are in memory only, for a day after a player came from one.

    Addresses of venues, and those by which a machine speaks to itself, are nobody's home.
    """

    def __init__(self, settings: RoomSettings, clock: Clock) -> None:
        self._clock = clock
        self._by_household = settings.one_of_household
        self._by_address = settings.one_of_address
        self._venues = Venues(settings.venues)
        self.households = OpenMatters(KIND, Household)
        self._comings = Comings()

    def keep(self, household: Household) -> tuple[KeepMatter, ...]:
        """Record a household as it is from now on; the rows that store it."""
        is_one = len(household.players) > 1
        if is_one:
            self.households[household.id] = household
        else:
            self.households.pop(household.id, None)
        body = msgspec.to_builtins(household)
        return (KeepMatter(Matter(KIND, household.id, "", household.at_ms, is_one, body)),)

    def household_of(self, player: str) -> Household | None:
        """The household of a player, None where none is known."""
        return next((one for one in self.households.values() if player in one.players), None)

    def came(self, player: str, address: str) -> None:
        """A player came from an address (as it is counted)."""
        if not self._by_address or not address or self._venues.have(address) or is_of_machines(address):
            return
        self._comings.came(player, address, self._clock.now_ms())

    def of(self, player: str) -> frozenset[str]:
        """The players whom this one may not sit with, by household or by address."""
        found: set[str] = set()
        household = self.household_of(player) if self._by_household else None
        if household is not None:
            found |= set(household.players)
        found |= self._comings.beside(player, self._clock.now_ms())
        return frozenset(found - {player})

    def pairs(self) -> set[frozenset[str]]:
        """The pairs of one household: tournaments receive these, as they draw seats ahead."""
        if not self._by_household:
            return set()
        return {frozenset(two) for one in self.households.values() for two in combinations(one.players, 2)}
