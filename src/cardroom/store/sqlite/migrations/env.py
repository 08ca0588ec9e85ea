"""Alembic's entry: one connection to the file that `upgrade` names, all steps in one transaction.

Before the first step the rows must still match the register; after the last step the register gets their new digests.
So a change of the schema neither hides an edit nor looks like one.
"""

from __future__ import annotations

import sqlite3

from alembic import context
from sqlalchemy import create_engine, event
from sqlalchemy.pool import NullPool

from cardroom.store.binding import bind_all, check_unchanged
from cardroom.store.faults import StoreUnusable
from cardroom.store.sql_tables import metadata
from cardroom.store.sqlite.connect import connect_writing
from cardroom.store.sqlite.side import SQLITE

path = context.config.attributes["path"]


def _connect() -> sqlite3.Connection:
    """A connection that does not check foreign keys during the steps, only before the commit.

    A table is changed by building it again under its name, while rows of other tables refer to its rows (SQLite,
    "Making other kinds of table schema changes").
    """
    connection = connect_writing(path)
    connection.execute("PRAGMA foreign_keys = 0")
    return connection


engine = create_engine("sqlite://", creator=_connect, poolclass=NullPool)
# The driver leaves transactions to us (isolation_level=None), so we begin the one that has the schema changes.
event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))

with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
    with context.begin_transaction():
        file = connection.connection.driver_connection
        assert isinstance(file, sqlite3.Connection), "`_connect` made it"
        check_unchanged(file, SQLITE, str(path))
        context.run_migrations()
        lost = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
        if lost:
            raise StoreUnusable("store-torn", f"{path}: rows name others that are not there: {lost[:5]}")
        bind_all(file, SQLITE)
    connection.commit()
engine.dispose()
