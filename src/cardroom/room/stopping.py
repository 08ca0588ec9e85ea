"""The end of an orderly stop: the current state is stored, so no start carries out old steps again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardroom.room.hosting.journal import encode
from cardroom.room.hosting.owner_hosts import OwnerHosts
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.client_connection import Presence
from cardroom.room.runtime.outbox import Outbox
from cardroom.store.rows import Commit, Snapshot


def is_awaited(writer: TableWriter, presence: Presence) -> bool:
    """Whether a stop waits for a table: a hand is played there, and a player seated there is connected.

    A hand that nobody sees goes on at the next start.
    """
    sitting = writer.table.seats.values()
    return (
        writer.in_hand and not writer.is_frozen and any(presence.is_present(seat.player) for seat in sitting)
    )


def write_down(tables: Iterable[TableWriter], hosts: OwnerHosts, outbox: Outbox) -> None:
    """Store a snapshot of every table and tournament that has no cards on it.

    A later program, whose rules or records may be different, begins from there: nothing is decided again.
    """
    for snapshot in (*_of_tables(tables), *_of_owners(hosts)):
        outbox.commit(Commit(snapshot=snapshot), on_rejected=outbox.fail)


def _of_tables(tables: Iterable[TableWriter]) -> Iterator[Snapshot]:
    for writer in tables:
        if writer.seq and not writer.in_hand and not writer.is_frozen:
            yield Snapshot(writer.terms.table, writer.seq, encode(writer.table.dump()))


def _of_owners(hosts: OwnerHosts) -> Iterator[Snapshot]:
    for name in hosts:
        snapshot = hosts[name].as_it_stands()
        if snapshot is not None:
            yield snapshot
