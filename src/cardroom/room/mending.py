"""Owners whose step the store refused, put back by what is stored while everybody else plays on."""

from __future__ import annotations

import asyncio
from functools import partial

import structlog

from cardroom.room.hosting.house_writer import HouseWriter, HouseWriters
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.lobby.lines import Lines
from cardroom.room.putting_back import PuttingBack
from cardroom.room.runtime.figures import FaultKind
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.tending import tended
from cardroom.store.faults import StoreAway, StoreFenced, StoreRefused, StoreUnusable

_log = structlog.get_logger("cardroom.mending")


class Mending:
    """Puts back a table at once, with its hand; refused at the same place again it stands still until staff thaw it.

    So does one that another process has taken over: it is played there. A house puts itself back (`HouseWriter.fell`),
    and those who wait at its tables are served anew.
    """

    def __init__(self, outbox: Outbox, houses: HouseWriters, lines: Lines, putting_back: PuttingBack) -> None:
        self._outbox = outbox
        self._lines = lines
        self._putting_back = putting_back
        self._fell_behind: dict[str, int] = {}
        self._mended: set[asyncio.Task[None]] = set()
        outbox.when_settled = self._settled
        for house in houses.values():
            house.hears = self._house_fell

    def on_rejected(self, writer: TableWriter, fault: StoreRefused) -> None:
        """A table's step was refused; its writer decides nothing more."""
        table = writer.terms.table
        if isinstance(fault, StoreFenced):
            self._outbox.figures.fault(FaultKind.TABLE_FROZEN)
            _log.critical("table_taken_over", table=table)
            return
        self._begin(writer)

    def forget(self, table: str) -> None:
        """Staff want a table tried once more."""
        self._fell_behind.pop(table, None)

    async def ended(self) -> None:
        """Wait until what has fallen is put back."""
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
        except StoreAway:  # nothing is known of it yet: it is tried again
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
        """Lines and kept seats are those of before; offers that fell with them are made anew."""
        self._putting_back.closes_as_before(house)
        self._lines.serve_all(house.house.book.id)

    def _settled(self) -> None:
        """Nothing is on its way behind what fell: how things stand is shown, unless a table is yet to be put back."""
        if not self._mended:
            self._outbox.show_again()
