"""Leases on the server: the SQL of claiming, renewing and releasing them. Time is the server's alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardroom.store.chain import journal_chain_name
from cardroom.store.heads import ROOM_CHAINS, read_head
from cardroom.store.leases import LEASE_MS, Lease
from cardroom.store.sql_connection import SqlConnection

NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

NOBODY: Final = ""
"""The holder of people's chains where several processes write."""

_BEGIN_STREAM: Final = (
    f"INSERT INTO fences (stream, holder, epoch, seq, since_ms) VALUES (?, ?, 1, ?, {NOW}) "
    "ON CONFLICT DO NOTHING"
)
_LEASES: Final = (
    "SELECT holder, count(*)::bigint, max(fences.epoch)::bigint, min(fences.since_ms)::bigint, "
    f"coalesce(max(until_ms) - {NOW}, 0)::bigint, "
    "array_agg(substr(stream, 15) ORDER BY stream) FILTER (WHERE stream LIKE 'journal:house:%') "
    "FROM fences LEFT JOIN nodes ON node = holder "
    "WHERE holder <> '' GROUP BY holder ORDER BY holder"
)

_HERE: Final = 0x6361_7264
"""The first number of the lock that each process holds by its name, as long as its connection: "card"."""
_SHOW: Final = f"SELECT pg_try_advisory_lock({_HERE}, hashtext(?))"
_SHOWN: Final = (
    "SELECT EXISTS (SELECT 1 FROM nodes JOIN pg_locks ON objid::bigint = hashtext(node)::bigint & 4294967295 "
    f"WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid::bigint = {_HERE} "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    f"AND until_ms > {NOW} AND node <> ?)"
)


def leases(connection: SqlConnection) -> list[Lease]:
    """All leases, by the names of their processes."""
    rows = connection.execute(_LEASES)
    return [
        Lease(node, streams, epoch, since_ms, left_ms, tuple(houses or ()))
        for node, streams, epoch, since_ms, left_ms, houses in rows
    ]


def live_leases(connection: SqlConnection) -> list[Lease]:
    """The leases that have not ended."""
    return [one for one in leases(connection) if one.left_ms is not None and one.left_ms > 0]


def show_connected(connection: SqlConnection, node: str) -> bool:
    """Show others that this process is connected, for as long as it is; False while a broken line of its own does so."""
    return bool(connection.execute(_SHOW, (node,)).fetchone()[0])


def is_another_there(connection: SqlConnection, node: str) -> bool:
    """Whether a process besides `node` is connected whose lease runs: one that was killed is not, one that was cut off
    is until its lease has ended.
    """
    return bool(connection.execute(_SHOWN, (node,)).fetchone()[0])


def claim_all(connection: SqlConnection, node: str) -> dict[str, int]:
    """Take every stream from its holder, whose later commits will fail. Returns our epochs by stream."""
    execute = connection.execute
    execute("BEGIN")
    # after commits in progress, before all others
    execute("LOCK TABLE fences IN SHARE ROW EXCLUSIVE MODE")
    for name in ROOM_CHAINS:
        begin_stream(connection, name, node, read_head(connection, name).seq)
    query = f"UPDATE fences SET holder = ?, epoch = epoch + 1, since_ms = {NOW} RETURNING stream, epoch"
    epochs = dict(execute(query, (node,)))
    execute("DELETE FROM nodes")
    query = f"INSERT INTO nodes (node, epoch, since_ms, until_ms) VALUES (?, ?, {NOW}, {NOW} + ?)"
    execute(query, (node, epochs["ledger"], LEASE_MS))
    execute("COMMIT")
    return epochs


_BELOW: Final = (
    'WITH RECURSIVE family(id) AS (SELECT unnest(?::text[]) COLLATE "C" '
    "UNION SELECT o.id FROM owners o JOIN family f ON o.parent = f.id WHERE o.closed_ms IS NULL) "
)
_CLAIM: Final = (
    f"{_BELOW} INSERT INTO fences (stream, holder, epoch, seq, since_ms) "
    f"SELECT 'journal:' || id, ?, 1, 0, {NOW} FROM family "
    "ON CONFLICT (stream) DO UPDATE SET holder = excluded.holder, epoch = fences.epoch + 1, since_ms = excluded.since_ms "
    "RETURNING stream, epoch"
)
_HELD: Final = (
    "SELECT substr(stream, 9) FROM fences JOIN nodes ON node = holder WHERE stream = ANY(?::text[]) AND holder <> ? "
    f"AND until_ms > {NOW} AND EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2 "
    f"AND classid::bigint = {_HERE} AND objid::bigint = hashtext(node)::bigint & 4294967295 "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) ORDER BY stream"
)


def held_families(connection: SqlConnection, node: str, roots: Sequence[str]) -> list[str]:
    """Which of these families another process holds that is connected and whose lease runs, by their first owners."""
    streams = [journal_chain_name(root) for root in roots]
    return [root for (root,) in connection.execute(_HELD, (streams, node))]


def are_held(connection: SqlConnection, node: str, roots: Sequence[str]) -> bool:
    """Whether a process holds all of these families."""
    query = "SELECT count(*) FROM fences WHERE stream = ANY(?::text[]) AND holder = ?"
    streams = [journal_chain_name(root) for root in roots]
    return bool(connection.execute(query, (streams, node)).fetchone()[0] == len(streams))


def is_people_held(connection: SqlConnection) -> bool:
    """Whether one process holds people's chains, and with them the whole room, by a lease that runs."""
    query = f"SELECT EXISTS (SELECT 1 FROM fences JOIN nodes ON node = holder WHERE stream = 'ledger' AND until_ms > {NOW})"
    return bool(connection.execute(query).fetchone()[0])


def claim_families(
    connection: SqlConnection, node: str, roots: Sequence[str], take_over: bool = False
) -> dict[str, int] | list[str]:
    """Take the streams of the families below some owners, all of them or none.

    Returns our epochs by stream, and those of people's chains, which nobody holds; or the families that another process
    holds, unless they are to be taken over.
    """
    execute = connection.execute
    execute("BEGIN")
    execute("LOCK TABLE fences IN SHARE ROW EXCLUSIVE MODE")
    held = held_families(connection, node, roots)
    if held and not take_over:
        execute("ROLLBACK")
        return held
    for name in ROOM_CHAINS:
        begin_stream(connection, name, NOBODY, read_head(connection, name).seq)
    # a room that held all of it, and wakes, writes to nothing any more
    execute(
        "UPDATE fences SET holder = ?, epoch = epoch + 1 WHERE stream = ANY(?::text[]) AND holder <> ?",
        (NOBODY, [*ROOM_CHAINS], NOBODY),
    )
    epochs = dict(
        execute("SELECT stream, epoch FROM fences WHERE stream = ANY(?::text[])", ([*ROOM_CHAINS],))
    )
    epochs |= dict(execute(_CLAIM, ([*roots], node)))
    # one that commits right now waits for our lock
    gone = f"SELECT node FROM nodes WHERE until_ms < {NOW} AND node <> ? FOR UPDATE SKIP LOCKED"
    execute(f"DELETE FROM nodes WHERE node IN ({gone})", (node,))
    query = (
        f"INSERT INTO nodes (node, epoch, since_ms, until_ms) VALUES (?, ?, {NOW}, {NOW} + ?) "
        "ON CONFLICT (node) DO UPDATE SET until_ms = excluded.until_ms"
    )
    execute(query, (node, max(epochs.values()), LEASE_MS))
    execute("COMMIT")
    return epochs


def people_of(connection: SqlConnection, node: str) -> dict[str, int] | None:
    """Lock people's chains for the transaction: their epochs; None for a process whose lease is no more."""
    if connection.execute("SELECT 1 FROM nodes WHERE node = ? FOR SHARE", (node,)).fetchone() is None:
        return None
    query = "SELECT stream, epoch FROM fences WHERE stream = ANY(?::text[]) ORDER BY stream FOR UPDATE"
    return dict(connection.execute(query, ([*ROOM_CHAINS],)))


def claim_again(connection: SqlConnection, node: str) -> dict[str, tuple[int, int]]:
    """Take our own streams by new epochs, behind a lost connection. Returns epoch and end of each stream."""
    execute = connection.execute
    execute("BEGIN")
    execute("LOCK TABLE fences IN SHARE ROW EXCLUSIVE MODE")
    query = "UPDATE fences SET epoch = epoch + 1 WHERE holder = ? RETURNING stream, epoch, seq"
    ours = execute(query, (node,)).fetchall()
    renew(connection, node)
    execute("COMMIT")
    return {stream: (epoch, seq) for stream, epoch, seq in ours}


def hold_no_locks_asleep(connection: SqlConnection) -> None:
    """Let the server end this connection when we stop within a transaction: whoever comes next waits for its locks."""
    connection.execute(f"SET idle_in_transaction_session_timeout = {LEASE_MS}")


def begin_stream(connection: SqlConnection, stream: str, node: str, seq: int) -> None:
    """Begin a stream as its holder; one that has begun stays whose it is."""
    connection.execute(_BEGIN_STREAM, (stream, node, seq))


def renew(connection: SqlConnection, node: str) -> bool:
    """Extend a lease from now on; False when another process has taken it."""
    query = f"UPDATE nodes SET until_ms = {NOW} + ? WHERE node = ? RETURNING node"
    return connection.execute(query, (LEASE_MS, node)).fetchone() is not None


def release(connection: SqlConnection, node: str) -> None:
    """End a lease at once: whoever comes next need not wait."""
    connection.execute("DELETE FROM nodes WHERE node = ?", (node,))
