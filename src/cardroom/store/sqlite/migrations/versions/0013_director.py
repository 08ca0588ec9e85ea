"""The director of tournaments is a role of staff."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Allow the role: SQLite changes a check with the whole table; its rows are copied."""
    op.execute("CREATE TEMP TABLE people AS SELECT * FROM players")
    op.drop_table("players")
    op.create_table(
        "players",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("name_key", sa.Text(), nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("created_ms", sa.Integer(), nullable=False),
        sa.Column("flags", sa.Text(), nullable=False),
        sa.CheckConstraint("json_valid(flags)", name=op.f("ck_players_flags")),
        sa.CheckConstraint(
            "role IN ('player', 'dealer', 'desk', 'director', 'floor', 'cashier', 'admin')",
            name=op.f("ck_players_role"),
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("name_key", name=op.f("uq_players_name_key")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO players SELECT id, name, name_key, password_hash, role, created_ms, flags FROM people"
    )
    op.execute("DROP TABLE people")
