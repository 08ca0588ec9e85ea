"""What `cardroom doctor --store` looks at on a PostgreSQL server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardroom.cli.doctor_nodes import DoctorFinding, holders
from cardroom.store.postgres.address import Address

if TYPE_CHECKING:
    from cardroom.store.sql_connection import SqlConnection

OUR_CONNECTIONS = 12
"""The connections a room has open: its writer, its readers, and those of a command run besides."""
WHAT = "PostgreSQL"


def server(address: Address) -> list[DoctorFinding]:
    """Whether a room can keep its store there; one fault alone where the server does not let us in."""
    from cardroom.store.faults import StoreUnusable
    from cardroom.store.postgres.postgres_connection import PostgresConnection

    try:
        connection = PostgresConnection(address)
    except StoreUnusable as fault:
        return [DoctorFinding(WHAT, "fault", str(fault))]
    try:
        version = connection.execute("SHOW server_version").fetchone()[0]
        found = [DoctorFinding(WHAT, "fine", f"{version} at {address}")]
        return [*found, _disk(connection), _rights(connection), _room(connection), *_holders(connection)]
    finally:
        connection.close()


def _disk(connection: SqlConnection) -> DoctorFinding:
    """Whether what is committed is on the disk."""
    off = [name for name in ("fsync", "full_page_writes") if _setting(connection, name) != "on"]
    if off:
        says = f"{' and '.join(off)} off: a power failure loses what players were told; set it to on in postgresql.conf"
        return DoctorFinding("durability", "fault", says)
    return DoctorFinding("durability", "fine", "fsync and full_page_writes are on; commits wait for the disk")


def _rights(connection: SqlConnection) -> DoctorFinding:
    """Whether the user may make the room's schema, or has it."""
    asked = (
        "SELECT coalesce((SELECT pg_has_role(nspowner, 'USAGE') FROM pg_namespace WHERE nspname = 'room'), "
        "has_database_privilege(current_database(), 'CREATE'))"
    )
    if connection.execute(asked).fetchone()[0]:
        return DoctorFinding("rights", "fine", "the user may make and change the room's tables")
    says = "the user may not make the room's tables: GRANT CREATE ON DATABASE … TO this user, or make it the owner"
    return DoctorFinding("rights", "fault", says)


def _room(connection: SqlConnection) -> DoctorFinding:
    """Whether there are connections enough."""
    most = int(_setting(connection, "max_connections"))
    state = "fine" if most >= 2 * OUR_CONNECTIONS else "note"
    return DoctorFinding("connections", state, f"{most} at most; a room has up to {OUR_CONNECTIONS} open")


def _holders(connection: SqlConnection) -> list[DoctorFinding]:
    """The processes that hold the room of this database, if there is one."""
    import asyncpg

    from cardroom.store.postgres.migrating import HEAD, step_of
    from cardroom.store.postgres.postgres_connection import PostgresConnection
    from cardroom.store.postgres.server_leases import leases

    assert isinstance(connection, PostgresConnection)
    try:
        return holders(leases(connection)) if step_of(connection) == HEAD else []
    except (asyncpg.InsufficientPrivilegeError, asyncpg.UndefinedTableError):  # a schema that it does not see
        return [DoctorFinding("held by", "note", "the user may not read who holds the room")]


def _setting(connection: SqlConnection, name: str) -> str:
    return str(connection.execute(f"SHOW {name}").fetchone()[0])
