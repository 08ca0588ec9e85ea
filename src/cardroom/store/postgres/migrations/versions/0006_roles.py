"""Dealers and the desk are roles of staff."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Allow the roles."""
    op.execute("ALTER TABLE room.players DROP CONSTRAINT ck_players_role")
    op.execute(
        "ALTER TABLE room.players ADD CONSTRAINT ck_players_role "
        "CHECK (role IN ('player', 'dealer', 'desk', 'floor', 'cashier', 'admin'))"
    )
