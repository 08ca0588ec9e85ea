"""A live desk is an owner."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Allow the kind: SQLite changes a check with the whole table; its rows are copied."""
    op.execute("CREATE TEMP TABLE known AS SELECT * FROM owners")
    op.drop_table("owners")
    op.create_table(
        "owners",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("parent", sa.Text(), nullable=True),
        sa.Column("closed_ms", sa.Integer(), nullable=True),
        sa.CheckConstraint(
            "kind IN ('table', 'house', 'tournament', 'tournament_table', 'desk')",
            name=op.f("ck_owners_kind"),
        ),
        sa.ForeignKeyConstraint(["parent"], ["owners.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO owners SELECT id, kind, parent, closed_ms FROM known")
    op.execute("DROP TABLE known")
    op.create_index(op.f("ix_owners_parent"), "owners", ["parent"], unique=False)
