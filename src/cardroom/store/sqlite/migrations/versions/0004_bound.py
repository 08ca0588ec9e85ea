"""Data that players see or that the room trusts, bound into the chains; the closes of the days."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add tables and columns for it. Existing rows are bound after the last step, as they are then (bound.py)."""
    op.add_column("journal", sa.Column("bound", sa.LargeBinary(), nullable=True))
    op.create_table(
        "register",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("digest", sa.LargeBinary(), nullable=True),
        sa.Column("chain", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint("length(chain) = 32", name=op.f("ck_register_chain")),
        sa.CheckConstraint("length(digest) = 32", name=op.f("ck_register_digest")),
        sa.PrimaryKeyConstraint("number"),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_register_kind"), "register", ["kind", "subject", "number"], unique=False)
    op.create_table(
        "closes",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("begun_ms", sa.Integer(), nullable=False),
        sa.Column("ended_ms", sa.Integer(), nullable=False),
        sa.Column("last_entry", sa.Integer(), nullable=False),
        sa.Column("last_hand", sa.Integer(), nullable=False),
        sa.Column("drift", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint("length(day) = 10", name=op.f("ck_closes_day")),
        sa.PrimaryKeyConstraint("day"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    for table in ("register", "closes"):
        for act in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER {table}_no_{act.lower()} BEFORE {act} ON {table} "
                f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
            )
