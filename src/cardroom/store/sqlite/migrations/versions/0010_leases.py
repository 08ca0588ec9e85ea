"""A process holds the file by a lease, whose epoch rises with each start."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the processes: here it is one, for one process writes the file."""
    op.create_table(
        "nodes",
        sa.Column("node", sa.Text(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("since_ms", sa.Integer(), nullable=False),
        sa.Column("until_ms", sa.Integer(), nullable=True),
        sa.CheckConstraint("epoch >= 1", name=op.f("ck_nodes_epoch")),
        sa.PrimaryKeyConstraint("node"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
