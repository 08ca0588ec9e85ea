"""A table that stands still after a defect of the software, put back by staff as a start of the room would do it."""

from __future__ import annotations

from typing import Final

import structlog

from cardroom.cash.commands import Disconnect, Reconnect, VoidHand
from cardroom.room.accounts.person import Person
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.lobby import Lobby
from cardroom.room.lobby.seating import Seating
from cardroom.room.lobby.table_keeper import TableKeeper
from cardroom.room.notices import Notices
from cardroom.room.services import Services
from cardroom.room.table_listener import TableListener
from cardroom.room.tables.kept import kept_table
from cardroom.room.tables.open_tables import OpenTables, carry_out_if_possible
from cardroom.room.tables.rebuilding import Rebuilding
from cardroom.room.tables.writer import TableWriter
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreUnusable
from cardroom.store.rows import Commit, LogRecord

THAW: Final = "thaw"
"""What the log calls it."""

_log = structlog.get_logger("cardroom.thaw")


class Thaw:
    """Takes a frozen table back from the journal."""

    def __init__(
        self,
        services: Services,
        tables: OpenTables,
        notices: Notices,
        lobby: Lobby,
        lines: Lines,
        seating: Seating,
        keeper: TableKeeper,
        rebuilding: Rebuilding,
        listener: TableListener,
    ) -> None:
        self._services = services
        self._tables = tables
        self._notices = notices
        self._lobby = lobby
        self._lines = lines
        self._seating = seating
        self._keeper = keeper
        self._rebuilding = rebuilding
        self._listener = listener

    async def thaw(self, by: Person, table: str, record: LogRecord) -> None:
        """Take a frozen table back from the journal, without the step that froze it.

        A hand that was under way is void by the house's rule: the fault has kept it from being played to its end
        (CO-TH.42, CO-23). Refuses "no-such-table", "not-frozen", and "table-not-mended" where the journal does not give
        the table back; then it stands still as before.
        """
        self._frozen(table)
        await self._services.outbox.durable()  # its last steps are on the disk now
        kept = await self._services.store.read(lambda reader: kept_table(reader, table))
        before = self._frozen(table)
        if kept is None:
            raise AssertionError("an open table is in the register")
        try:
            writer, pool, _ = self._rebuilding.rebuilt(kept)
        except StoreUnusable as fault:
            words = f"The table cannot be taken back: {fault}"
            raise Refused("table-not-mended", words, args={"table": table}) from fault
        self._tables.put(writer)
        pool.replace(writer)
        writer.fault = before.fault
        self._listener.forget(table)
        writer.show_to_followers_of(before)
        if writer.in_hand:
            writer.carry_out(VoidHand("fault"), player=by.id, log=(record,))
        else:
            self._services.outbox.commit(Commit(log=(record,)))
        _log.info("table_thawed", table=table, by=by.id)
        self._catch_up(writer)
        self._seating.close_on(writer)
        self._keeper.close_later(writer, self._services.clock.now_ms())
        writer.wake()
        self._lobby.changed(pool.id)
        for seat in writer.table.seats.values():
            self._notices.tell_mine(seat.player)
        self._lines.serve(pool)
        await self._services.outbox.durable()

    def _frozen(self, table: str) -> TableWriter:
        writer = self._tables.writer(table)
        if not writer.is_frozen:
            raise Refused("not-frozen", "This table does not stand still.", args={"table": table})
        return writer

    def _catch_up(self, writer: TableWriter) -> None:
        """Lines that broke or came back while the table stood still."""
        for seat in list(writer.table.seats.values()):
            is_present = self._services.presence.is_present(seat.player)
            if is_present and seat.broke_ms is not None:
                carry_out_if_possible(writer, Reconnect(seat.player))
            elif not is_present and seat.broke_ms is None:
                carry_out_if_possible(writer, Disconnect(seat.player))
