"""The rulebooks that tables were opened with, every version complete."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table of rulebooks, and a column for each table's version; existing tables have none."""
    op.create_table(
        "rulebooks",
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("house", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.CheckConstraint("json_valid(text)", name=op.f("ck_rulebooks_text")),
        sa.CheckConstraint("length(version) = 64", name=op.f("ck_rulebooks_version")),
        sa.PrimaryKeyConstraint("version"),
        sqlite_strict=True,
    )
    op.add_column("tables", sa.Column("book", sa.Text(), nullable=True))
    for act in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER rulebooks_no_{act.lower()} BEFORE {act} ON rulebooks "
            "BEGIN SELECT RAISE(ABORT, 'rulebooks is append-only'); END"
        )
