"""Thawing a table that was frozen after a defect of the software, as a start of the room would restore it."""

from __future__ import annotations

import structlog

from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.hosting.step_context import StepContext
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.mending import Mending
from cardroom.room.notices.seat_notices import SeatNotices
from cardroom.room.runtime.outbox import Outbox, nothing_to_put_back
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreUnusable
from cardroom.store.rows import Commit, LogRecord
from cardroom.table.model.commands import VoidHand

_log = structlog.get_logger("cardroom.thaw")


class Thaw:
    """Restores a frozen table from the journal."""

    def __init__(
        self,
        outbox: Outbox,
        tables: OpenTables,
        mending: Mending,
        seats: SeatNotices,
    ) -> None:
        self._outbox = outbox
        self._tables = tables
        self._mending = mending
        self._seats = seats

    async def thaw(self, by: Person, table: str, record: LogRecord) -> None:
        """Restore a frozen table from the journal, without the step that froze it.

        A hand that was under way is void by the house's rule: the fault has kept it from being played to its end
        (CO-TH.42, CO-23). Refuses "no-such-table", "not-frozen", and "table-not-mended" where the journal cannot be
        replayed; then it stays frozen.
        """
        writer = self._tables.writer(table)
        if not writer.is_halted:
            raise _not_frozen(table)
        writer.forget_faults()
        try:
            sat = await self._mending.reload(writer)
        except StoreUnusable as fault:
            words = f"The table cannot be taken back: {fault}"
            raise Refused("table-not-mended", words, args={"table": table}) from fault
        if sat is None:
            raise _not_frozen(table)
        self._seats.forget(table)
        kept = keeping(by.id, by.asked, record.at_ms)
        if writer.in_hand:
            writer.carry_out(VoidHand("fault"), StepContext(player=by.id, log=(record,), changes=kept))
        else:
            self._outbox.commit(Commit(log=(record,), changes=kept), on_rejected=nothing_to_put_back)
        _log.info("table_thawed", table=table, by=by.id)
        self._mending.go_on(writer, sat)
        await self._mending.send_away()
        await self._outbox.durable()


def _not_frozen(table: str) -> Refused:
    return Refused("not-frozen", "No fault stopped this table; it needs no restoring.", args={"table": table})
