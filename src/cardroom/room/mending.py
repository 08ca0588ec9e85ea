"""Recovery of owners whose step the store refused, from what is stored, while everybody else plays on."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

import structlog

from cardroom.room.hosting.funding import Fund
from cardroom.room.hosting.house_writer import HouseWriter, HouseWriters
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.lobby.lines import Lines
from cardroom.room.putting_back import PuttingBack
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.figures import FaultKind
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.tending import tended
from cardroom.room.runtime.timers import Timers
from cardroom.store.faults import StoreAway, StoreFenced, StoreRefused, StoreUnusable

TRY_AGAIN_MS: Final = 1_000
"""A house whose letters the store refuses is tried again after so long."""

_log = structlog.get_logger("cardroom.mending")


class Mending:
    """Puts a table back at once, with its hand. If refused again at the same step, it is frozen until staff thaw it.

    A table that another process has taken over is frozen too: it is played there. A house puts itself back
    (`HouseWriter`), and players who wait at its tables are served again.
    """

    def __init__(
        self,
        outbox: Outbox,
        clock: Clock,
        timers: Timers,
        houses: HouseWriters,
        lines: Lines,
        putting_back: PuttingBack,
    ) -> None:
        self._outbox = outbox
        self._clock = clock
        self._timers = timers
        self._lines = lines
        self._putting_back = putting_back
        self._fell_behind: dict[str, int] = {}
        self._mended: set[asyncio.Task[None]] = set()
        self._catching_up: set[str] = set()
        outbox.when_settled = self._settled
        for house in houses.values():
            house.hears = self._house_fell

    def on_rejected(self, writer: TableWriter, fund: Fund | None, fault: StoreRefused) -> None:
        """Begin to put a table back whose step was refused; its writer decides nothing more."""
        table = writer.terms.table
        if isinstance(fault, StoreFenced):
            self._outbox.figures.fault(FaultKind.TABLE_FROZEN)
            _log.critical("table_taken_over", table=table)
            return
        self._begin(writer)

    def forget(self, table: str) -> None:
        """Forget earlier refusals of a table, because staff want it tried once more."""
        self._fell_behind.pop(table, None)

    async def ended(self) -> None:
        """Wait until all tables whose steps were rejected are put back."""
        while self._mended:
            await asyncio.gather(*self._mended)

    def _begin(self, writer: TableWriter) -> None:
        mend = partial(self._mend, writer)
        work = tended(f"mending of {writer.terms.table}", mend, self._outbox.figures)
        task = asyncio.get_running_loop().create_task(work)
        self._mended.add(task)
        task.add_done_callback(self._mended.discard)

    async def _mend(self, writer: TableWriter) -> None:
        table = writer.terms.table
        try:
            taken = await self._putting_back.taken_back(writer)
        except StoreAway:  # the outcome is not known yet: it is tried again
            raise
        except StoreUnusable as broken:
            self._outbox.figures.fault(FaultKind.TABLE_FROZEN)
            _log.critical("table_not_mended", table=table, why=broken.message)
            return
        finally:
            self._outbox.show_again()
        if taken is None:
            return
        if self._fell_behind.get(table) == taken.writer.seq:
            self._outbox.figures.fault(FaultKind.TABLE_FROZEN)
            taken.writer.stand_still("the store refuses every step behind the last")
            return
        self._fell_behind[table] = taken.writer.seq
        self._outbox.figures.fault(FaultKind.OWNER_PUT_BACK)
        _log.warning("table_put_back", table=table, seq=taken.writer.seq)
        self._putting_back.go_on(taken)

    def _house_fell(self, house: HouseWriter) -> None:
        """Restore a house after a rejected step.

        Waiting lines and reserved seats are as before; offers that were rejected with the step are made again.
        """
        self._putting_back.closes_as_before(house)
        if house.owner not in self._catching_up:
            self._catching_up.add(house.owner)
            self._catch_up(house)

    def _catch_up(self, house: HouseWriter) -> None:
        work = tended(f"mail of {house.owner}", partial(self._read_mail, house), self._outbox.figures)
        task = asyncio.get_running_loop().create_task(work)
        self._mended.add(task)
        task.add_done_callback(self._mended.discard)

    async def _read_mail(self, house: HouseWriter) -> None:
        try:
            has_caught_up = await self._putting_back.catches_up(house)
        finally:
            self._outbox.show_again()
        self._putting_back.closes_as_before(house)
        if has_caught_up:
            self._catching_up.discard(house.owner)
            self._lines.serve_all(house.house.book.id)
        else:
            self._timers.at(self._clock.now_ms() + TRY_AGAIN_MS, partial(self._catch_up, house))

    def _settled(self) -> None:
        """Show the current state: no rejected step is in flight any more.

        Tables that are yet to be put back delay this.
        """
        if not self._mended:
            self._outbox.show_again()
