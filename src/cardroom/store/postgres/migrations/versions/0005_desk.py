"""A live desk is an owner."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Allow the kind."""
    op.execute("ALTER TABLE room.owners DROP CONSTRAINT ck_owners_kind")
    op.execute(
        "ALTER TABLE room.owners ADD CONSTRAINT ck_owners_kind "
        "CHECK (kind IN ('table', 'house', 'tournament', 'tournament_table', 'desk'))"
    )
