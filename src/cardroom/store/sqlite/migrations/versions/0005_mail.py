"""Messages between owners: the mailbox, the counts of each pair, and the parent of each owner."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_LAWS = (
    "CREATE TRIGGER mail_stays_as_sent BEFORE UPDATE ON mail "
    "BEGIN SELECT RAISE(ABORT, 'a message stays as it was sent'); END",
    "CREATE TRIGGER mail_between_open_owners BEFORE INSERT ON mail "
    "WHEN EXISTS (SELECT 1 FROM owners WHERE id IN (NEW.sender, NEW.receiver) AND closed_ms IS NOT NULL) "
    "BEGIN SELECT RAISE(ABORT, 'the owner is closed'); END",
    "CREATE TRIGGER mail_counts_go_on BEFORE UPDATE ON mail_counts "
    "WHEN NEW.sent < OLD.sent OR NEW.taken < OLD.taken "
    "BEGIN SELECT RAISE(ABORT, 'a count of messages never goes back'); END",
    "CREATE TRIGGER mail_counts_stay BEFORE DELETE ON mail_counts "
    "BEGIN SELECT RAISE(ABORT, 'a count of messages is never deleted'); END",
)


def upgrade() -> None:
    """Add tables and columns for messages; existing owners have no parent."""
    op.execute("CREATE TEMP TABLE known AS SELECT * FROM owners")
    op.drop_table("owners")
    op.create_table(
        "owners",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("parent", sa.Text(), nullable=True),
        sa.Column("closed_ms", sa.Integer(), nullable=True),
        sa.CheckConstraint(
            "kind IN ('table', 'house', 'tournament', 'tournament_table')", name=op.f("ck_owners_kind")
        ),
        sa.ForeignKeyConstraint(["parent"], ["owners.id"]),
        sa.PrimaryKeyConstraint("id"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO owners SELECT id, kind, NULL, NULL FROM known")
    op.execute("DROP TABLE known")
    op.create_index(op.f("ix_owners_parent"), "owners", ["parent"], unique=False)
    op.create_table(
        "mail",
        sa.Column("receiver", sa.Text(), nullable=False),
        sa.Column("sender", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("sent_ms", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint("number >= 1", name=op.f("ck_mail_number")),
        sa.CheckConstraint("sender <> receiver", name=op.f("ck_mail_sender")),
        sa.ForeignKeyConstraint(["receiver"], ["owners.id"]),
        sa.ForeignKeyConstraint(["sender"], ["owners.id"]),
        sa.PrimaryKeyConstraint("receiver", "sender", "number"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "mail_counts",
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.Column("sent", sa.Integer(), nullable=False),
        sa.Column("taken", sa.Integer(), nullable=False),
        sa.CheckConstraint("sent >= 0 AND taken >= 0", name=op.f("ck_mail_counts_counts")),
        sa.ForeignKeyConstraint(["other"], ["owners.id"]),
        sa.ForeignKeyConstraint(["owner"], ["owners.id"]),
        sa.PrimaryKeyConstraint("owner", "other"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    for law in _LAWS:
        op.execute(law)
