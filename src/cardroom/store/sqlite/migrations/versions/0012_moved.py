"""A posting that moves no account is refused.

The balance of an account is moved by the insert of a posting, in two statements: the account is made if it is new, then
its cents are changed. The second touches one row, or the posting has moved nothing: then the whole commit must fall, for
an entry would lie in the books whose money is nowhere. `changes()` counts the rows of the trigger's last statement.
"""

from __future__ import annotations

from typing import Final

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_LAW: Final = "postings_move_balances"
"""The name of the trigger in the file's schema."""

_MAKES_IT: Final = "INSERT INTO balances (account, cents) VALUES (NEW.account, 0) ON CONFLICT DO NOTHING; "

_MOVES_IT: Final = "UPDATE balances SET cents = cents + NEW.amount WHERE account = NEW.account; "

_HAS_MOVED: Final = "SELECT RAISE(ABORT, 'a posting moved no account') WHERE changes() <> 1; "
"""The new part of the law; the two statements before it are as they were."""

_TRIGGER: Final = (
    f"CREATE TRIGGER {_LAW} AFTER INSERT ON postings BEGIN {_MAKES_IT}{_MOVES_IT}{_HAS_MOVED}END"
)


def upgrade() -> None:
    """Change the law of postings.

    Nothing of the rows changes. The register's line on the schema is written anew by the open that runs this step.
    """
    op.execute(f"DROP TRIGGER {_LAW}")
    op.execute(_TRIGGER)
