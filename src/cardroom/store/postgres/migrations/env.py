"""Alembic's entry: it writes the steps as a text of SQL, which `upgrade` runs over the store's own connection."""

from __future__ import annotations

from alembic import context

# One transaction holds the steps and what is done around them: it is `upgrade` that begins and ends it.
context.configure(dialect_name="postgresql", transactional_ddl=False)
context.run_migrations()
