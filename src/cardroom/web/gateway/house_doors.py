"""The parts of a gateway for each house that it serves: the worker of that house, its requests, and its sockets.

Browsers say by the name they ask for which house they mean.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardroom.bus.bus_protocol import Bus
from cardroom.room.runtime.clock import Clock
from cardroom.web.carried.relay_messages import Speaker
from cardroom.web.doors.budgets import Budgets
from cardroom.web.doors.doorkeeper import Doorkeeper
from cardroom.web.doors.host_names import plain
from cardroom.web.doors.web_settings import Settings
from cardroom.web.gateway.gateway_figures import GatewayFigures
from cardroom.web.gateway.gateway_requests import GatewayRequests
from cardroom.web.gateway.gateway_sockets import GatewaySockets
from cardroom.web.gateway.held_socket import HeldSocket
from cardroom.web.gateway.worker_link import WorkerLink


class HouseDoor:
    """The way to one worker."""

    def __init__(self, house: str, link: WorkerLink, sockets: GatewaySockets) -> None:
        """`house` is the id by which the worker is greeted, "" for that of the whole room."""
        self.house = house
        self.link = link
        self.sockets = sockets
        self.requests = GatewayRequests(link)

    @property
    def trouble(self) -> str:
        """Why nobody is served at this house; "" where its worker is there."""
        return "" if self.link.node else self.link.unfit or "no worker answers"


class HouseDoors:
    """The houses of a gateway by the names of their hosts; any other name leads to the first house."""

    def __init__(
        self,
        bus: Bus,
        own: Speaker,
        settings: Settings,
        doorkeeper: Doorkeeper,
        budgets: Budgets,
        clock: Clock,
        figures: GatewayFigures,
    ) -> None:
        self._held: set[HeldSocket] = set()
        self._by_host: dict[str, HouseDoor] = {}
        rooms: dict[str, str] = {}
        for host, house in settings.greets or (("", ""),):
            link = WorkerLink(bus, own, figures, house, rooms)
            sockets = GatewaySockets(link, settings, doorkeeper, budgets, clock, self._held)
            self._by_host[plain(host)] = HouseDoor(house, link, sockets)

    def __iter__(self) -> Iterator[HouseDoor]:
        return iter(self._by_host.values())

    @property
    def first(self) -> HouseDoor:
        """The door of the first house."""
        return next(iter(self))

    @property
    def open(self) -> int:
        """The number of open sockets, at all houses together."""
        return len(self._held)

    @property
    def sessionless(self) -> int:
        """How many of them have no session at a worker now."""
        return sum(held.is_waiting for held in self._held)

    def of(self, scope: Any) -> HouseDoor:
        """The door that a request or a handshake asks for."""
        if len(self._by_host) == 1:
            return self.first
        host = next((value for name, value in scope["headers"] if name == b"host"), b"")
        return self._by_host.get(plain(host.decode("latin-1")), self.first)
