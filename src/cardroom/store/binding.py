"""The register during a change of the schema: its lines are checked before it and brought up to date after it."""

from __future__ import annotations

from cardroom.store.bound import (
    BY_REGISTER,
    BY_STEPS,
    FILE,
    SCHEMA,
    Bound,
    bound_rows,
    digest_of,
    last_word,
    register_as_it_stands,
    register_digest,
    standing,
    subjects,
)
from cardroom.store.faults import StoreUnusable
from cardroom.store.heads import Heads
from cardroom.store.sql_connection import Side, SqlConnection


def check_unchanged(connection: SqlConnection, side: Side, called: str) -> None:
    """Raise `StoreUnusable` naming a row of people or tables that disagrees with the register, before it is converted.

    A file older than the register cannot be checked.
    """
    if not side.has_table(connection, "register"):
        return
    for kind in BY_REGISTER:
        for subject in subjects(connection, kind):
            if last_word(connection, kind, subject) != (standing(connection, kind, subject),):
                raise StoreUnusable(
                    "store-changed",
                    f"{called}: {kind} {subject} is not as the room wrote it, so nothing was converted; "
                    "`cardroom audit` of the version before tells more. Take the folder from its backup.",
                )


def bind_schema(connection: SqlConnection, side: Side) -> Heads:
    """Add a line to the register for the schema, unless its newest line has it as it is; return the heads."""
    heads = Heads(connection)
    register_digest(connection, heads, Bound(SCHEMA, FILE, digest_of((side.made_of(connection),))))
    return heads


def bind_all(connection: SqlConnection, side: Side) -> None:
    """Add a line to the register for each row that has changed and that no step of a table binds."""
    if not side.has_table(connection, "register"):
        return
    heads = bind_schema(connection, side)
    for kind in BY_REGISTER:
        for subject in list(subjects(connection, kind)):
            register_as_it_stands(connection, heads, kind, subject)
    told = {
        (row.kind, row.subject)
        for (text,) in connection.execute("SELECT bound FROM journal WHERE bound IS NOT NULL")
        for row in bound_rows(text)
    }
    for kind in BY_STEPS:
        for subject in list(subjects(connection, kind)):
            if (kind, subject) not in told:
                register_as_it_stands(connection, heads, kind, subject)
