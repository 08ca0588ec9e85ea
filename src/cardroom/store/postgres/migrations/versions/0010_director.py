"""The director of tournaments is a role of staff."""

from __future__ import annotations

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Allow the role."""
    op.execute("ALTER TABLE room.players DROP CONSTRAINT ck_players_role")
    op.execute(
        "ALTER TABLE room.players ADD CONSTRAINT ck_players_role "
        "CHECK (role IN ('player', 'dealer', 'desk', 'director', 'floor', 'cashier', 'admin'))"
    )
