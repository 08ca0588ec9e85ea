"""Roles by the tasks of staff, distinct sign-ins, and the devices that an account was used from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Turn staff into floor staff, who move no money; an admin or the operator can give them other roles."""
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
        sa.CheckConstraint("role IN ('player', 'floor', 'cashier', 'admin')", name=op.f("ck_players_role")),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("name_key", name=op.f("uq_players_name_key")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO players SELECT id, name, name_key, password_hash, "
        "CASE role WHEN 'staff' THEN 'floor' ELSE role END, created_ms, flags FROM people"
    )
    op.execute("DROP TABLE people")
    op.execute("CREATE TEMP TABLE signed_in AS SELECT * FROM sessions")
    op.drop_table("sessions")
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("created_ms", sa.Integer(), nullable=False),
        sa.Column("expires_ms", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("used_ms", sa.Integer(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"]),
        sa.PrimaryKeyConstraint("token_hash"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO sessions SELECT token_hash, player_id, created_ms, expires_ms, "
        "'s-' || lower(hex(substr(token_hash, 1, 8))), created_ms, '', '' FROM signed_in"
    )
    op.execute("DROP TABLE signed_in")
    op.create_index(op.f("ix_sessions_expires_ms"), "sessions", ["expires_ms"], unique=False)
    op.create_index(op.f("ix_sessions_player_id"), "sessions", ["player_id"], unique=False)
    op.create_table(
        "devices",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("known_ms", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"]),
        sa.PrimaryKeyConstraint("player_id", "token_hash"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
