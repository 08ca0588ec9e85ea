"""A process that hosts owners, and can be killed between any two callbacks."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine, Mapping
from random import Random
from typing import Any

from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.owner import Owner
from cardroom.room.hosting.owner_host import Make, OwnerHost
from cardroom.room.hosting.owner_hosts import OwnerHosts
from cardroom.room.runtime.figures import Figures
from cardroom.room.runtime.time_and_chance import Lifetime, TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreFault
from cardroom.store.rows import OwnerKind
from tests.simulation.simulated_disk import SimulatedDisk
from tests.simulation.simulated_store import SimulatedStore, Trouble


@functools.cache
def _figures() -> Figures:
    """Those of all processes: nobody reads them, and to make them takes a twentieth of a schedule."""
    return Figures()


class SimulatedTime:
    """The clock of the room and its timers, on the simulated loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.is_cut = False

    def now_ms(self) -> int:
        """See `Clock`."""
        return round(self._loop.time() * 1000)

    def ahead_ms(self) -> int:
        """See `ComparedClock`."""
        return 0

    def at(self, at_ms: int, call: Callable[[], None]) -> asyncio.TimerHandle:
        """See `Timers`."""
        return self._loop.call_at(max(at_ms / 1000, self._loop.time()), self._strike, call)

    def _strike(self, call: Callable[[], None]) -> None:
        if not self.is_cut:
            call()


class HostsOnABus(OwnerHosts):
    """Owners whose wake-ups are lost, late or come twice."""

    chance: Random
    trouble: Trouble

    def wake(self, owner: str) -> None:
        """See `Bus`."""
        drawn, trouble = self.chance.random(), self.trouble
        if drawn < trouble.lost:
            return
        if drawn < trouble.lost + trouble.late:
            delay = self.chance.randint(0, trouble.slowest_ms) / 1000
            asyncio.get_running_loop().call_later(delay, super().wake, owner)
            return
        super().wake(owner)
        if drawn > 1 - trouble.twice:
            super().wake(owner)


class SimulatedNode:
    """A process with its store, ledger and owners. Its tasks are those that were begun since it was."""

    def __init__(
        self,
        disk: SimulatedDisk,
        loop: asyncio.AbstractEventLoop,
        chance: Random,
        trouble: Trouble,
        kinds: Mapping[OwnerKind, Make],
        trace: Callable[[str], None],
    ) -> None:
        self.store = SimulatedStore(disk, chance, trouble)
        self.ledger = Ledger(disk.reader.balances())
        self.figures = _figures()
        self.heard: list[tuple[str, object]] = []
        self.acknowledged: list[tuple[str, int, object]] = []
        self.is_begun = False
        self._trace = trace
        self._loop = loop
        self._time = SimulatedTime(loop)
        time = self.time = TimeAndChance(self._time, self._time, chance.randbytes, Lifetime())
        self.hosts = HostsOnABus(self.store, self.ledger, time, self.figures)
        self.hosts.chance, self.hosts.trouble = chance, trouble
        self.hosts.serve(kinds)
        self.hosts.listen(self, *kinds)
        self._kinds = tuple(kinds)
        self._people: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Load all owners from the disk."""
        await self.hosts.begin(*self._kinds)

    def does(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin what somebody does at this process; it ends with it."""
        task = asyncio.get_running_loop().create_task(work)
        self._people.add(task)
        task.add_done_callback(self._people.discard)
        return task

    def asks(self, owner: str, command: object) -> bool:
        """Somebody gives an owner a command; says whether it was decided. What is acknowledged later is noted."""
        host = self.hosts.get(owner)
        if host is None:
            return False
        at: list[int] = []

        def answered(fault: StoreFault | None) -> None:
            if fault is None:
                self.acknowledged.append((owner, at[0], command))
                self._trace(
                    f"{self._loop.time():10.3f}  {owner}, step {at[0]} is durable: {str(command)[:120]}"
                )

        try:
            host.carry_out(command, answered)
        except Refused:
            return False
        at.append(host.seq)
        return True

    def hosts_by_name(self) -> list[tuple[str, OwnerHost]]:
        """Every owner hosted here."""
        return [(name, self.hosts[name]) for name in self.hosts]

    def cut(self) -> None:
        """Kill it: what is not on the disk is gone, and nobody hears of anything more."""
        self.store.is_cut = self._time.is_cut = True
        self.hosts.stop()
        for task in tuple(self._people):
            task.cancel()

    # ------------------------------------------------------------------ what owners tell

    def told(self, owner: str, news: object) -> None:
        """See `OwnerListener`."""
        self.heard.append((owner, news))
        self._trace(f"{self._loop.time():10.3f}  {owner}: {str(news)[:160]}")

    def loaded(self, owner: str) -> None:
        """See `OwnerListener`: nobody looks on."""

    def over(self, owner: str, last: Owner) -> None:
        """See `OwnerListener`: nobody looks on."""
