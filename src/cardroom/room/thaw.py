"""A table that stands still after a defect of the software, put back by staff as a start of the room would do it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

from cardroom.room.accounts.person import Person
from cardroom.room.tables.kept import kept_table
from cardroom.room.tables.rebuilding import rebuilt
from cardroom.room.tables.writer import TableWriter
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreUnusable
from cardroom.store.rows import Commit, LogRecord
from cardroom.table.commands import Disconnect, Reconnect, VoidHand

if TYPE_CHECKING:
    from cardroom.room.room import Room

THAW: Final = "thaw"
"""What the log calls it."""

_log = structlog.get_logger("cardroom.thaw")


async def thaw(room: Room, by: Person, table: str, record: LogRecord) -> None:
    """Take a frozen table back from the journal, without the step that froze it.

    A hand that was under way is void by the house's rule: the fault has kept it from being played to its end (CO-TH.42,
    CO-23). Refuses "no-such-table", "not-frozen", and "table-not-mended" where the journal does not give the table
    back; then it stands still as before.
    """
    _frozen(room, table)
    await room.durable()  # its last steps are on the disk now
    kept = await room.services.store.read(lambda reader: kept_table(reader, table))
    before = _frozen(room, table)
    if kept is None:
        raise AssertionError("an open table is in the register")
    try:
        writer, pool, _ = rebuilt(room, kept)
    except StoreUnusable as fault:
        raise Refused("table-not-mended", f"The table cannot be taken back: {fault}", args={"table": table}) from fault
    room.tables[table] = writer
    pool.replace(writer)
    writer.fault = before.fault
    room.floor.forget(table)
    room.floor.enter(writer)
    writer.show_to_followers_of(before)
    if writer.in_hand:
        writer.carry_out(VoidHand("fault"), player=by.id, log=(record,))
    else:
        room.services.outbox.commit(Commit(log=(record,)))
    _log.info("table_thawed", table=table, by=by.id)
    _catch_up(room, writer)
    room.seating.close_on(writer, kept)
    room.floor.close_later(writer, room.services.clock.now_ms())
    writer.wake()
    room.lobby.changed(pool.id)
    for seat in writer.table.seats.values():
        room.tell_mine(seat.player)
    room.lines.serve(pool)
    await room.durable()


def _frozen(room: Room, table: str) -> TableWriter:
    writer = room.writer(table)
    if not writer.is_frozen:
        raise Refused("not-frozen", "This table does not stand still.", args={"table": table})
    return writer


def _catch_up(room: Room, writer: TableWriter) -> None:
    """Lines that broke or came back while the table stood still."""
    for seat in list(writer.table.seats.values()):
        is_present = room.services.presence.is_present(seat.player)
        if is_present and seat.broke_ms is not None:
            room.carry_out_if_possible(writer, Reconnect(seat.player))
        elif not is_present and seat.broke_ms is None:
            room.carry_out_if_possible(writer, Disconnect(seat.player))
