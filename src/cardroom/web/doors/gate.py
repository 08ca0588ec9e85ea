"""Limits on connections: the number open, and the number of new ones a second, for each address and in all."""

from __future__ import annotations

import asyncio
from collections import Counter

from cardroom.room.runtime.network_addresses import Networks, Venues, counted_as
from cardroom.web.doors.budgets import Budgets, Purpose
from cardroom.web.doors.web_settings import Settings


class Gate:
    """Counts open connections from before the first byte to the last, whatever the protocol.

    A proxy that the operator named brings everybody's connections: it is counted in all, and not as one address. The
    addresses that it forwards are counted with each request (`Budgets`).
    """

    def __init__(self, settings: Settings, budgets: Budgets) -> None:
        self.doors = settings.doors
        self.turned_away: Counter[str] = Counter()
        """The number of connections refused, by reason; it never decreases."""
        self._budgets = budgets
        self._proxies = Networks(settings.proxies)
        self._venues = Venues(settings.room.venues, settings.room.venue_times)
        self._open: dict[asyncio.BaseTransport, str] = {}
        self._of_address: Counter[str] = Counter()

    @property
    def open(self) -> int:
        """Return the number of open connections, including those that have not asked anything yet."""
        return len(self._open)

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Decide whether a connection may stay; if so it is counted from now on."""
        peer = transport.get_extra_info("peername")
        peer_address = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        address = counted_as(peer_address)
        reason = self._why_not(address, self._proxies.have(peer_address))
        if reason:
            self.turned_away[reason] += 1
            return False
        self._open[transport] = address
        self._of_address[address] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Count a closed connection out; one that was never let in changes nothing."""
        address = self._open.pop(transport, None)
        if address is None:
            return
        self._of_address[address] -= 1
        if not self._of_address[address]:
            del self._of_address[address]

    def _why_not(self, address: str, is_proxy: bool) -> str:
        if len(self._open) >= self.doors.connections_in_all:
            return "connections_in_all"
        if is_proxy:
            return ""
        if self._of_address[address] >= self.doors.connections_an_address * self._venues.times(address):
            return "connections_an_address"
        if not self._budgets.take(address, Purpose.CONNECTING):
            return "connecting_too_fast"
        return ""
