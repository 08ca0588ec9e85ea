"""The closing of tables by staff: everybody leaves, nobody is seated any more, and the last to leave ends the table."""

from __future__ import annotations

from cardroom.room.hosting.chip_sources import chips_of
from cardroom.room.hosting.house_commands import CloseWhenEmpty, ReportSeats
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.lobby.cash_floor import CashFloor
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.table_keeper import TableKeeper
from cardroom.room.runtime.clock import Clock
from cardroom.rules.refused import Refused
from cardroom.store.rows import Commit, KeepMatter, LogRecord
from cardroom.table.model.commands import LeaveTable
from cardroom.table.model.seat import Seat


class TableClosing:
    """Closes tables that staff want closed, as soon as they are empty."""

    def __init__(self, clock: Clock, floor: CashFloor, keeper: TableKeeper, lines: Lines) -> None:
        self._clock = clock
        self._houses = floor.houses
        self._tables = floor.tables
        self._pools = floor.pools
        self._keeper = keeper
        self._lines = lines
        for house in floor.houses.values():
            house.answered_late = self._answered_late

    def _answered_late(self, report: ReportSeats) -> None:
        """A table has declined a seat whose letter waited: somebody in line may have it, or the table closes now."""
        writer = self._tables.get(report.table)
        if writer is not None:
            self._lines.serve(self._pools[writer.pool])
            self._keeper.close_if_due(writer)

    def close_when_empty(
        self, writer: TableWriter, record: LogRecord, kept: tuple[KeepMatter, ...] = ()
    ) -> None:
        """Staff close a table: nobody is seated any more, everybody leaves, and it closes with the last to leave."""
        if writer.is_halted:
            raise Refused("table-frozen", "A fault stopped this table; restore it, then close it.")
        if writer.is_closing:
            raise Refused(
                "closing-already", "This table is being closed.", args={"table": writer.terms.table}
            )
        pool = self._pools[writer.pool]
        writer.is_closing = True
        table, house = writer.terms.table, self._houses[pool.house]
        house.carry_out(CloseWhenEmpty(table), Commit(log=(record,), changes=kept), record.at_ms)
        self._lines.withdraw_at(pool, table)
        for seat in list(writer.table.seats.values()):
            self._send_home(writer, seat)
        self._keeper.close_if_due(writer)
        self._lines.serve(pool)

    def restored(self, writer: TableWriter) -> None:
        """Go on closing a restored table, however far the room had got: staff were closing it, or it is empty."""
        if writer.terms.table in self._houses[writer.terms.house].house.closing:
            writer.is_closing = True
            for seat in list(writer.table.seats.values()):
                if not seat.wants_to_leave:
                    self._send_home(writer, seat)
            self._keeper.close_if_due(writer)
        self._keeper.close_later(writer, self._clock.now_ms())

    def _send_home(self, writer: TableWriter, seat: Seat) -> None:
        writer.carry_out_if_possible(LeaveTable(seat.player, reason=chips_of(writer.terms).closed_by))
