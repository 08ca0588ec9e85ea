"""Recovery of owners while the room runs: tables from their journals, as at a start, and what houses missed meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, NamedTuple

import structlog

from cardroom.room.hosting.funding import Fund
from cardroom.room.hosting.house_writer import HouseWriter
from cardroom.room.hosting.stored_table import kept_table
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.client_connection import Presence
from cardroom.room.lobby.cash_floor import CashFloor
from cardroom.room.lobby.getting_seats import SeatFinder
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.pool import Pool
from cardroom.room.lobby.table_rebuilding import Rebuilding
from cardroom.room.notices.notices import Notices
from cardroom.room.runtime.figures import FaultKind
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.tending import tended
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.store.faults import StoreAway, StoreFenced, StoreRefused, StoreUnusable
from cardroom.table.model.commands import Disconnect, Reconnect

TRY_AGAIN_MS: Final = 1_000
"""A house whose letters the store refuses is tried again after so long, and a table takes those that waited."""

OF_ANOTHER: Final = frozenset({"no-such-message", "mail-gap"})
"""Refusals of a step that takes a letter, where the step that sent it, or took the one before, was refused itself."""

_log = structlog.get_logger("cardroom.mending")


async def _nobody() -> None:
    """Does nothing, before the desks of staff are there."""


class RestoredTable(NamedTuple):
    """A table's new writer, and the one before it."""

    writer: TableWriter
    pool: Pool
    before: TableWriter


class Mending:
    """Puts a table back at once, with its hand. If refused again at the same step, it is frozen until staff thaw it.

    A table that another process has taken over is frozen too: it is played there. A house puts itself back
    (`HouseWriter`), and players who wait at its tables are served again.
    """

    def __init__(
        self,
        outbox: Outbox,
        time: TimeAndChance,
        presence: Presence,
        floor: CashFloor,
        notices: Notices,
        lines: Lines,
        seating: SeatFinder,
        rebuilding: Rebuilding,
    ) -> None:
        self._outbox = outbox
        self._clock = time.clock
        self._timers = time.timers
        self._presence = presence
        self._tables = floor.tables
        self._board = floor.board
        self._notices = notices
        self._lines = lines
        self._seating = seating
        self._rebuilding = rebuilding
        self._fell_behind: dict[str, int] = {}
        self._mended: set[asyncio.Task[None]] = set()
        self._catching_up: set[str] = set()
        self.send_away: Callable[[], Awaitable[None]] = _nobody
        """Sends away from tables whom staff keep out: they could not leave one that stood still."""
        outbox.when_settled = self._settled
        for house in floor.houses.values():
            house.hears = self._house_fell

    # ------------------------------------------------------------------ tables

    def on_rejected(self, writer: TableWriter, fund: Fund | None, fault: StoreRefused) -> None:
        """Begin to put a table back whose step was refused; its writer decides nothing more."""
        table = writer.terms.table
        if isinstance(fault, StoreFenced):
            self._outbox.figures.fault(FaultKind.TABLE_FROZEN)
            _log.critical("table_taken_over", table=table)
            return
        is_own = fault.code not in OF_ANOTHER
        self._tend(f"mending of {table}", partial(self._mend, writer, is_own=is_own))

    def forget(self, table: str) -> None:
        """Forget earlier refusals of a table, because staff want it tried once more."""
        self._fell_behind.pop(table, None)

    async def restored(self, before: TableWriter) -> RestoredTable | None:
        """Give a table a new writer, which has only what is stored, after the commits in flight; None where it has closed
        or been restored meanwhile. Connections that followed it still do.

        Raises `StoreUnusable` where the journal cannot be replayed: then the table keeps its earlier writer.
        """
        table = before.terms.table
        kept = await self._outbox.read_settled(lambda reader: kept_table(reader, table))
        if kept is None or self._tables.get(table) is not before:
            return None
        writer, pool, _ = self._rebuilding.rebuilt(kept)
        self._tables.put(writer)
        pool.replace(writer)
        writer.fault, writer.waited = before.fault, (*kept.mail, *before.waited)
        for connection in before.audience.all:
            writer.watch(connection)
        return RestoredTable(writer, pool, before)

    def go_on(self, taken: RestoredTable) -> None:
        """Let the table play on, and send its current state to everybody concerned."""
        writer, pool, before = taken
        self._reconnect(writer)
        self._seating.restored(writer)
        writer.wake()
        self._board.changed(pool.id)
        for player in {seat.player: None for one in (before, writer) for seat in one.table.seats.values()}:
            self._notices.tell_mine(player)
        self._lines.serve(pool)
        if writer.waited:  # not at once: the store may not take its steps yet
            self._timers.at(self._clock.now_ms() + TRY_AGAIN_MS, partial(writer.hear, ()))

    def _reconnect(self, writer: TableWriter) -> None:
        """Carry out connections that broke or came back while the table stood still."""
        if writer.terms.live:
            return
        for seat in list(writer.table.seats.values()):
            is_present = self._presence.is_present(seat.player)
            if is_present and seat.broke_ms is not None:
                writer.carry_out_if_possible(Reconnect(seat.player))
            elif not is_present and seat.broke_ms is None:
                writer.carry_out_if_possible(Disconnect(seat.player))

    async def _mend(self, writer: TableWriter, is_own: bool) -> None:
        """Put a table back. A refusal that is not its own counts for nothing: where a house's grant was refused there is no
        letter, and the table's step for it falls with the grant.
        """
        table = writer.terms.table
        try:
            taken = await self.restored(writer)
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
        if is_own and self._fell_behind.get(table) == taken.writer.seq:
            self._outbox.figures.fault(FaultKind.TABLE_FROZEN)
            taken.writer.stand_still("the store refuses every step after the last")
            return
        if is_own:
            self._fell_behind[table] = taken.writer.seq
        self._outbox.figures.fault(FaultKind.OWNER_PUT_BACK)
        _log.warning("table_put_back", table=table, seq=taken.writer.seq)
        self.go_on(taken)
        await self.send_away()

    # ------------------------------------------------------------------ houses

    def _house_fell(self, house: HouseWriter) -> None:
        """Restore a house after a rejected step.

        Waiting lines and reserved seats are as before; offers that were rejected with the step are made again.
        """
        self._close_as_before(house)
        if house.owner not in self._catching_up:
            self._catching_up.add(house.owner)
            self._catch_up(house)

    def _close_as_before(self, house: HouseWriter) -> None:
        """Set again which of a house's tables are closing, after the house was put back: only those stored as such."""
        for writer in self._tables.values():
            if writer.terms.house == house.house.book.id:
                writer.is_closing = writer.terms.table in house.house.closing

    def _catch_up(self, house: HouseWriter) -> None:
        self._tend(f"mail of {house.owner}", partial(self._read_mail, house))

    async def _read_mail(self, house: HouseWriter) -> None:
        """Let a house take the letters that waited for it meanwhile, unless it is put back again: then later."""
        rejections, has_caught_up = house.rejections, False
        try:
            while house.rejections == rejections and not has_caught_up:
                letters = await self._outbox.read_settled(lambda reader: reader.mail((house.owner,)))
                has_caught_up = house.rejections == rejections and house.caught_up(letters)
        finally:
            self._outbox.show_again()
        self._close_as_before(house)
        if has_caught_up:
            self._catching_up.discard(house.owner)
            self._lines.serve_all(house.house.book.id)
        else:
            self._timers.at(self._clock.now_ms() + TRY_AGAIN_MS, partial(self._catch_up, house))

    # ------------------------------------------------------------------ both

    def _tend(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.get_running_loop().create_task(tended(what, work, self._outbox.figures))
        self._mended.add(task)
        task.add_done_callback(self._mended.discard)

    async def ended(self) -> None:
        """Wait until all tables whose steps were rejected are put back."""
        while self._mended:
            await asyncio.gather(*self._mended)

    def _settled(self) -> None:
        """Show the current state: no rejected step is in flight any more.

        Tables that are yet to be put back delay this.
        """
        if not self._mended:
            self._outbox.show_again()
