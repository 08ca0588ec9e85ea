"""Private games get an account that may be negative, and each balance must stay in the range that a room can count in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_TRIGGERS = (
    "CREATE TRIGGER balances_stay BEFORE DELETE ON balances "
    "BEGIN SELECT RAISE(ABORT, 'a balance is never deleted'); END",
    "CREATE TRIGGER balances_in_range BEFORE UPDATE ON balances "
    "WHEN abs(NEW.cents) > 9007199254740991 AND abs(NEW.cents) >= abs(OLD.cents) "
    "BEGIN SELECT RAISE(ABORT, 'an account would leave the range of amounts'); END",
)


def upgrade() -> None:
    """Change the laws of balances. A balance that is already out of range is copied: it may return to the range."""
    op.execute("CREATE TEMP TABLE held AS SELECT * FROM balances")
    op.drop_table("balances")
    op.create_table(
        "balances",
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("cents", sa.Integer(), nullable=False),
        sa.CheckConstraint(
            "cents >= 0 OR account = 'mint' OR substr(account, 1, 5) = 'game:'",
            name=op.f("ck_balances_below_zero"),
        ),
        sa.PrimaryKeyConstraint("account"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO balances SELECT * FROM held")
    op.execute("DROP TABLE held")
    for statement in _TRIGGERS:
        op.execute(statement)
