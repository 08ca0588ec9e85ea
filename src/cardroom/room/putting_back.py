"""Restoring a table from its journal while the room runs, as a start would do it."""

from __future__ import annotations

from typing import NamedTuple

from cardroom.room.hosting.house_writer import HouseWriter
from cardroom.room.hosting.open_tables import carry_out_if_possible
from cardroom.room.hosting.stored_table import kept_table
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.client_connection import Presence
from cardroom.room.lobby.cash_floor import CashFloor
from cardroom.room.lobby.getting_seats import SeatFinder
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.pool import Pool
from cardroom.room.lobby.table_rebuilding import Rebuilding
from cardroom.room.notices.notices import Notices
from cardroom.room.runtime.outbox import Outbox
from cardroom.store.protocol import Store
from cardroom.table.model.commands import Disconnect, Reconnect


class RestoredTable(NamedTuple):
    """A table's new writer, and the one before it."""

    writer: TableWriter
    pool: Pool
    before: TableWriter


class PuttingBack:
    """Gives a table a new writer, which has only what is stored.

    Connections that followed the table still follow it.
    """

    def __init__(
        self,
        store: Store,
        outbox: Outbox,
        presence: Presence,
        floor: CashFloor,
        notices: Notices,
        lines: Lines,
        seating: SeatFinder,
        rebuilding: Rebuilding,
    ) -> None:
        self._store = store
        self._outbox = outbox
        self._presence = presence
        self._tables = floor.tables
        self._board = floor.board
        self._notices = notices
        self._lines = lines
        self._seating = seating
        self._rebuilding = rebuilding

    async def taken_back(self, before: TableWriter) -> RestoredTable | None:
        """Restore a table as it is stored, after the commits in flight; None where it has closed or been restored
        meanwhile.

        Raises `StoreUnusable` where the journal cannot be replayed: then the table keeps its earlier writer.
        """
        table = before.terms.table
        await self._outbox.settled()
        kept = await self._store.read(lambda reader: kept_table(reader, table))
        if kept is None or self._tables.get(table) is not before:
            return None
        writer, pool, _ = self._rebuilding.rebuilt(kept)
        self._tables.put(writer)
        pool.replace(writer)
        writer.fault = before.fault
        for connection in before.audience.all:
            writer.watch(connection)
        return RestoredTable(writer, pool, before)

    def go_on(self, taken: RestoredTable) -> None:
        """Let the table play on, and send its current state to everybody concerned."""
        writer, pool, before = taken
        self._catch_up(writer)
        self._seating.restored(writer)
        writer.wake()
        self._board.changed(pool.id)
        for player in {seat.player: None for one in (before, writer) for seat in one.table.seats.values()}:
            self._notices.tell_mine(player)
        self._lines.serve(pool)

    async def catches_up(self, house: HouseWriter) -> bool:
        """Let a house that was put back take the letters that waited for it meanwhile. False if it is put back again."""
        rejections = house.rejections
        while True:
            await self._outbox.settled()
            if house.rejections != rejections:
                return False
            letters = await self._store.read(lambda reader: reader.mail((house.owner,)))
            if house.caught_up(letters):
                return True

    def closes_as_before(self, house: HouseWriter) -> None:
        """Set again which of a house's tables are closing, after the house was put back: only those stored as such."""
        for writer in self._tables.values():
            if writer.terms.house == house.house.book.id:
                writer.is_closing = writer.terms.table in house.house.closing

    def _catch_up(self, writer: TableWriter) -> None:
        """Carry out connections that broke or came back while the table stood still."""
        for seat in list(writer.table.seats.values()):
            is_present = self._presence.is_present(seat.player)
            if is_present and seat.broke_ms is not None:
                carry_out_if_possible(writer, Reconnect(seat.player))
            elif not is_present and seat.broke_ms is None:
                carry_out_if_possible(writer, Disconnect(seat.player))
