"""An orderly stop: hands are finished and the current state is stored, so no start carries out old steps again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from cardroom.room.hosting.open_tables import OpenTables
from cardroom.room.hosting.owner_hosts import OwnerHosts
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.client_connection import Presence
from cardroom.room.runtime.outbox import Outbox
from cardroom.rules.refused import Refused
from cardroom.store.rows import Commit
from cardroom.table.model.commands import Drain

STOP_WITHIN_SECONDS: Final = 180
"""The time that a stopping room waits for its hands; unfinished ones go on, or are void, at the next start."""


async def finish_hands(tables: OpenTables, presence: Presence) -> None:
    """Let no table deal any more, and wait until the hands that somebody sees are over."""
    for writer in tables.values():
        if writer.table.state != "draining":
            try:
                writer.carry_out(Drain("stopping"))
            except Refused:
                continue  # drained by staff already, or frozen
    for _ in range(STOP_WITHIN_SECONDS * 10):
        if not any(is_awaited(writer, presence) for writer in tables.values()):
            break
        await asyncio.sleep(0.1)


def is_awaited(writer: TableWriter, presence: Presence) -> bool:
    """Return whether a stop waits for a table: a hand is played there, and a player seated there is connected.

    A hand that nobody sees goes on at the next start.
    """
    sitting = writer.table.seats.values()
    return (
        writer.in_hand and not writer.is_halted and any(presence.is_present(seat.player) for seat in sitting)
    )


def write_down(tables: Iterable[TableWriter], hosts: OwnerHosts, outbox: Outbox) -> None:
    """Store a snapshot of every table, tournament and desk that is not in a hand.

    A later program, whose rules or records may be different, begins from there: nothing is decided again.
    """
    for host in (*tables, *[hosts[name] for name in hosts]):
        snapshot = host.as_it_stands()
        if snapshot is not None:
            outbox.commit(Commit(snapshot=snapshot), on_rejected=outbox.fail)
