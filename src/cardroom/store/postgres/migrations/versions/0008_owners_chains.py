"""Entries and lines of the log that come with a step belong to the chain of its owner."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the step that a row came with; the rows so far stay what they are, the first part of people's chains."""
    for table in ("entries", "log"):
        op.execute(f'ALTER TABLE room.{table} ADD COLUMN owner TEXT COLLATE "C", ADD COLUMN seq BIGINT')
        op.execute(f"CREATE INDEX ix_{table}_people ON room.{table} (owner, number) WHERE owner IS NULL")
