"""All owners that this process hosts, and the bus between them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, Protocol, TypeVar

import structlog

from cardroom.ledger.entry import Entry
from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.owner import Owner
from cardroom.room.hosting.owner_host import Make, OwnerHost
from cardroom.room.runtime.figures import FaultKind, Figures
from cardroom.room.runtime.tending import tended
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.room.runtime.timers import Wake
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import OpenOwner, OwnerKind

_log = structlog.get_logger("cardroom.owners")

Kind = TypeVar("Kind")
LOOK_EVERY_MS: Final = 1000
"""The interval at which the store is asked, once for all owners, which have mail without a wake-up."""


class OwnerListener(Protocol):
    """A listener to the news of owners, which is durable when it is passed on."""

    def told(self, owner: str, news: object) -> None:
        """Receive news of an owner."""

    def loaded(self, owner: str) -> None:
        """Note that an owner was loaded from the store, at a start or after a fault."""

    def over(self, owner: str, last: Owner) -> None:
        """Note that an owner has closed, or that another process hosts it; `last` is its last state."""


class OwnerHosts:
    """The hosts by their owners' names; wakes owners with mail, hosts new owners, and drops closed ones."""

    def __init__(
        self,
        store: Store,
        ledger: Ledger,
        time: TimeAndChance,
        figures: Figures,
    ) -> None:
        self._store = store
        self._ledger = ledger
        self._time = time
        self._figures = figures
        self._kinds: dict[OwnerKind, Make] = {}
        self._listeners: dict[OwnerKind, OwnerListener] = {}
        self._hosts: dict[str, OwnerHost] = {}
        self._by_kind: dict[OwnerKind, dict[str, OwnerHost]] = {}
        self.when_moved: Callable[[tuple[Entry, ...]], None] = lambda _: None
        """Called with movements of money that no news of an owner tells."""
        self._wake: Wake | None = None
        self._asking: asyncio.Task[None] | None = None

    def __getitem__(self, owner: str) -> OwnerHost:
        return self._hosts[owner]

    def __contains__(self, owner: str) -> bool:
        return owner in self._hosts

    def __iter__(self) -> Iterator[str]:
        return iter(tuple(self._hosts))

    def get(self, owner: str) -> OwnerHost | None:
        """Return the host of an owner, None if it is not hosted here (any more)."""
        return self._hosts.get(owner)

    def find(self, owner: str, kind: type[Kind]) -> Kind | None:
        """Return an owner of a kind with all its decisions so far, None if no such one is hosted here (any more)."""
        host = self._hosts.get(owner)
        return host.owner if host is not None and isinstance(host.owner, kind) else None

    def all_of(self, name: OwnerKind, kind: type[Kind]) -> list[Kind]:
        """Return all owners of a kind, which is called by its name in the store."""
        return [host.owner for host in self._by_kind[name].values() if isinstance(host.owner, kind)]

    def serve(self, kinds: Mapping[OwnerKind, Make]) -> None:
        """Host owners of these kinds from now on, made so."""
        self._kinds.update(kinds)
        self._by_kind.update({kind: {} for kind in kinds})

    def listen(self, listener: OwnerListener, *kinds: OwnerKind) -> None:
        """Pass the news of owners of these kinds on to a listener."""
        self._listeners.update(dict.fromkeys(kinds, listener))

    async def begin(self, *kinds: OwnerKind) -> None:
        """Load, at a start, every owner of these kinds that is not closed, and handle the mail that waits."""
        hosts = [self._host(child) for child in await self._store.read(partial(_open_owners, kinds))]
        for host in hosts:
            await host.load()
        self._look_later()

    def _host(self, child: OpenOwner) -> OwnerHost:
        make = self._kinds[child.kind]
        host = OwnerHost(
            child.id, child.kind, make, self._store, self._ledger, self._time, self._figures, self
        )
        self._hosts[child.id] = self._by_kind[child.kind][child.id] = host
        return host

    # ------------------------------------------------------------------ the bus

    def wake(self, owner: str) -> None:
        """Let an owner look for mail, if it is hosted here."""
        host = self._hosts.get(owner)
        if host is not None:
            host.look()

    def opened(self, child: OpenOwner) -> None:
        """Host an owner that has just begun."""
        if child.kind in self._kinds and child.id not in self._hosts:
            self._host(child).load_when_quiet()
            self._look_later()

    def told(self, owner: str, news: list[object]) -> None:
        """Pass durable news of an owner on to its listener."""
        listener = self._listener_of(self._hosts.get(owner))
        if listener is not None:
            for one in news:
                try:
                    listener.told(owner, one)
                except Exception:  # the decision is stored all the same: the owner goes on
                    self._figures.fault(FaultKind.TELL_FAILED)
                    _log.exception("tell_failed", owner=owner)

    def moved(self, entries: tuple[Entry, ...]) -> None:
        """See `OwnerBus`."""
        self.when_moved(entries)

    def loaded(self, owner: str) -> None:
        """Note that an owner was loaded from the store."""
        listener = self._listener_of(self._hosts.get(owner))
        if listener is not None:
            listener.loaded(owner)

    def over(self, owner: str) -> None:
        """Drop an owner that has closed, or that another process has taken over."""
        host = self._hosts.pop(owner, None)
        if host is None:
            return
        del self._by_kind[host.owner_kind][owner]
        listener = self._listener_of(host)
        if listener is not None:
            listener.over(owner, host.owner)

    def _listener_of(self, host: OwnerHost | None) -> OwnerListener | None:
        return None if host is None else self._listeners.get(host.owner_kind)

    # ------------------------------------------------------------------ time

    def _look_later(self) -> None:
        if self._wake is None and self._hosts:
            self._wake = self._time.timers.at(self._time.clock.now_ms() + LOOK_EVERY_MS, self._look)

    def _look(self) -> None:
        self._wake = None
        self._look_later()
        if self._asking is None:
            self._asking = asyncio.get_running_loop().create_task(
                tended("waiting mail", self._ask, self._figures)
            )
            self._asking.add_done_callback(self._asked)

    async def _ask(self) -> None:
        for owner in await self._store.read(lambda reader: reader.with_mail()):
            host = self._hosts.get(owner)
            if host is not None:
                host.look()

    def _asked(self, _: asyncio.Task[None]) -> None:
        self._asking = None

    async def settled(self) -> None:
        """Wait until no owner has anything to do except by the clock."""
        while self._asking is not None or any(host.is_busy for host in list(self._hosts.values())):
            await asyncio.sleep(0.001)

    def stop(self) -> None:
        """Stop wake-ups and mail."""
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None
        if self._asking is not None:
            self._asking.cancel()
        for host in self._hosts.values():
            host.stop()


def _open_owners(kinds: Sequence[OwnerKind], reader: Reader) -> list[OpenOwner]:
    return [
        OpenOwner(owner.id, owner.kind, owner.parent or "") for kind in kinds for owner in reader.owners(kind)
    ]
