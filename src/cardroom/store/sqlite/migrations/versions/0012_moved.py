"""A posting that moves no account is refused."""

from __future__ import annotations

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_TRIGGER = (
    "CREATE TRIGGER postings_move_balances AFTER INSERT ON postings "
    "BEGIN INSERT INTO balances (account, cents) VALUES (NEW.account, 0) ON CONFLICT DO NOTHING; "
    "UPDATE balances SET cents = cents + NEW.amount WHERE account = NEW.account; "
    "SELECT RAISE(ABORT, 'a posting moved no account') WHERE changes() <> 1; END"
)


def upgrade() -> None:
    """Change the law of postings."""
    op.execute("DROP TRIGGER postings_move_balances")
    op.execute(_TRIGGER)
