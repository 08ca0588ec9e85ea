"""Alembic's entry: one connection to the file that `upgrade` names, all steps in one transaction."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine, event
from sqlalchemy.pool import NullPool

from cardroom.store.connect import connect_writing
from cardroom.store.schema import metadata

path = context.config.attributes["path"]
engine = create_engine("sqlite://", creator=lambda: connect_writing(path), poolclass=NullPool)
# The driver leaves transactions to us (isolation_level=None), so the schema changes are in one that we begin.
event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))

with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
engine.dispose()
