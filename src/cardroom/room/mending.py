"""Recovery of owners while the room runs: tables from their journals, as at a start, and what houses missed meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import structlog

from cardroom.room.hosting.house_writer import HouseWriter
from cardroom.room.hosting.owner_stream import OwnerStream
from cardroom.room.hosting.step_context import StepContext
from cardroom.room.hosting.stored_table import kept_table
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.client_connection import Presence
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.lobby.cash_floor import CashFloor
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.table_closing import TableClosing
from cardroom.room.lobby.table_rebuilding import Rebuilding
from cardroom.room.notices.notices import Notices
from cardroom.room.runtime.outbox import Outbox, nothing_to_put_back
from cardroom.room.runtime.tending import tended
from cardroom.room.runtime.time_and_chance import TimeAndChance
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreAway, StoreUnusable
from cardroom.store.rows import Commit, LogRecord
from cardroom.table.model.commands import Disconnect, Reconnect, VoidHand

TRY_AGAIN_MS: Final = 1_000
"""A house whose letters the store refuses is tried again after so long, and a table takes those that waited."""

_log = structlog.get_logger("cardroom.mending")


async def _nobody() -> None:
    """Does nothing, before the desks of staff are there."""


class Mending:
    """Reads a table again at once, with its hand, when the store has rejected a step of it (`Host`), or staff wish it. A
    house puts itself back (`HouseWriter`), and players who wait at its tables are served again.
    """

    def __init__(
        self,
        outbox: Outbox,
        time: TimeAndChance,
        presence: Presence,
        floor: CashFloor,
        notices: Notices,
        lines: Lines,
        closing: TableClosing,
        rebuilding: Rebuilding,
    ) -> None:
        self._outbox = outbox
        self._clock = time.clock
        self._timers = time.timers
        self._presence = presence
        self._floor = floor
        self._tables = floor.tables
        self._notices = notices
        self._lines = lines
        self._closing = closing
        self._rebuilding = rebuilding
        self._mended: set[asyncio.Task[None]] = set()
        self._catching_up: set[str] = set()
        self.send_away: Callable[[], Awaitable[None]] = _nobody
        """Sends away from tables whom staff keep out: they could not leave one that stood still."""
        outbox.when_settled = self._settled
        for house in floor.houses.values():
            house.hears = self._house_fell

    # ------------------------------------------------------------------ tables

    def put_back(self, writer: TableWriter) -> None:
        """Begin to read a table again whose step was rejected; it decides nothing until then."""
        self._tend(f"mending of {writer.id}", partial(self._mend, writer, writer.stream))

    async def reload(self, writer: TableWriter) -> tuple[str, ...] | None:
        """Let a table go on from what is stored, after the commits in flight. Return who sat there in memory until now;
        None where it has closed or gone on meanwhile, or does not run.

        Raises `StoreUnusable` where the journal cannot be replayed: then the table is as it was.
        """
        stream = writer.stream
        kept = await self._outbox.read_settled(lambda reader: kept_table(reader, writer.id))
        if kept is None or self._tables.get(writer.id) is not writer or writer.stream is not stream:
            return None
        sat = tuple([seat.player for seat in writer.table.seats.values()])
        runs = self._rebuilding.reload(writer, kept)
        self._tables.put(writer)
        self._floor.pools[writer.pool].seats_changed(writer)
        return sat if runs else None

    def go_on(self, writer: TableWriter, sat: tuple[str, ...]) -> None:
        """Let a table play on, and send its current state to everybody concerned, among them who `sat` there before."""
        pool = self._floor.pools[writer.pool]
        self._reconnect(writer)
        self._closing.restored(writer)
        writer.wake()
        self._floor.board.changed(pool.id)
        for player in dict.fromkeys((*sat, *[seat.player for seat in writer.table.seats.values()])):
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

    async def _mend(self, writer: TableWriter, stream: OwnerStream) -> None:
        try:
            sat = await self.reload(writer) if writer.stream is stream else None
        except StoreAway:  # the outcome is not known yet: it is tried again
            raise
        except StoreUnusable as broken:
            writer.freeze(broken.message)
            return
        finally:
            self._outbox.show_again()
        if sat is not None:
            self.go_on(writer, sat)
            await self.send_away()

    async def thaw(self, by: Person, table: str, record: LogRecord) -> None:
        """Restore a frozen table from the journal, without the step that froze it.

        A hand that was under way is void by the house's rule: the fault has kept it from being played to its end
        (CO-TH.42, CO-23). Refuses "no-such-table", "not-frozen", and "table-not-mended" where the journal cannot be
        replayed; then it stays frozen.
        """
        writer, sat = self._tables.writer(table), None
        if writer.is_halted:
            writer.forget_faults()
            try:
                sat = await self.reload(writer)
            except StoreUnusable as fault:
                words = f"The table cannot be taken back: {fault}"
                raise Refused("table-not-mended", words, args={"table": table}) from fault
        if sat is None:
            words = "No fault stopped this table; it needs no restoring."
            raise Refused("not-frozen", words, args={"table": table})
        kept = keeping(by.id, by.asked, record.at_ms)
        if writer.in_hand:
            writer.carry_out(VoidHand("fault"), StepContext(player=by.id, log=(record,), changes=kept))
        else:
            self._outbox.commit(Commit(log=(record,), changes=kept), on_rejected=nothing_to_put_back)
        _log.info("table_thawed", table=table, by=by.id)
        self.go_on(writer, sat)
        await self.send_away()
        await self._outbox.durable()

    # ------------------------------------------------------------------ houses

    def _house_fell(self, house: HouseWriter) -> None:
        """Restore a house after a rejected step.

        Waiting lines and reserved seats are as before; offers that were rejected with the step are made again.
        """
        self._close_as_before(house)
        if house.id not in self._catching_up:
            self._catching_up.add(house.id)
            self._catch_up(house)

    def _close_as_before(self, house: HouseWriter) -> None:
        """Set again which of a house's tables are closing, after the house was put back: only those stored as such."""
        for writer in self._tables.values():
            if writer.terms.house == house.house.book.id:
                writer.is_closing = writer.terms.table in house.house.closing

    def _catch_up(self, house: HouseWriter) -> None:
        self._tend(f"mail of {house.id}", partial(self._read_mail, house))

    async def _read_mail(self, house: HouseWriter) -> None:
        """Let a house take the letters that waited for it meanwhile, unless it is put back again: then later."""
        put_backs, has_caught_up = house.put_backs, False
        try:
            while house.put_backs == put_backs and not has_caught_up:
                letters = await self._outbox.read_settled(lambda reader: reader.mail((house.id,)))
                has_caught_up = house.put_backs == put_backs and house.caught_up(letters)
        finally:
            self._outbox.show_again()
        self._close_as_before(house)
        if has_caught_up:
            self._catching_up.discard(house.id)
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
