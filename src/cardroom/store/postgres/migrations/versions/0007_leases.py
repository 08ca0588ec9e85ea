"""Processes hold streams by leases, which run by the server's time."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the processes, and since when each stream is held."""
    op.execute(
        'CREATE TABLE room.nodes (node TEXT COLLATE "C" NOT NULL, epoch BIGINT NOT NULL, since_ms BIGINT NOT NULL, '
        "until_ms BIGINT, PRIMARY KEY (node), CONSTRAINT ck_nodes_epoch CHECK (epoch >= 1)) WITH (fillfactor = 50)"
    )
    op.execute("ALTER TABLE room.fences ADD COLUMN since_ms BIGINT NOT NULL DEFAULT 0")
