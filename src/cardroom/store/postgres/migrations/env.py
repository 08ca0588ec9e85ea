"""Alembic's entry: it writes the steps as SQL text, which `upgrade` runs over the store's own connection."""

from __future__ import annotations

from alembic import context

# One transaction contains the steps and the work around them: `upgrade` begins and ends it.
context.configure(dialect_name="postgresql", transactional_ddl=False)
context.run_migrations()
