"""A posting that moves no account is refused."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

_LAW = """
-- As before, and each account that is posted to is moved.
CREATE OR REPLACE FUNCTION room.post() RETURNS trigger LANGUAGE plpgsql SET search_path = room AS $$
DECLARE
    moved bigint;
BEGIN
    IF EXISTS (SELECT 1 FROM added GROUP BY entry HAVING count(*) < 2 OR sum(amount) <> 0) THEN
        RAISE EXCEPTION 'the postings do not add up to zero';
    END IF;
    IF EXISTS (
        SELECT 1 FROM (SELECT entry, count(*) AS lines FROM added GROUP BY entry) AS fresh
        WHERE lines <> (SELECT count(*) FROM postings WHERE postings.entry = fresh.entry)
    ) THEN
        RAISE EXCEPTION 'the entry is sealed';
    END IF;
    IF EXISTS (SELECT 1 FROM added WHERE NOT EXISTS (SELECT 1 FROM entries WHERE number = added.entry)) THEN
        RAISE EXCEPTION 'postings come with their entry';
    END IF;
    INSERT INTO balances (account, cents) SELECT DISTINCT account, 0 FROM added ON CONFLICT DO NOTHING;
    IF EXISTS (
        SELECT 1 FROM (
            SELECT account, sum(amount) OVER (PARTITION BY account ORDER BY entry) AS moved FROM added
        ) AS step JOIN balances USING (account)
        WHERE cents + step.moved < 0 AND account <> 'mint' AND substr(account, 1, 5) <> 'game:'
    ) THEN
        RAISE EXCEPTION 'an account would go below zero'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'ck_balances_below_zero';
    END IF;
    IF EXISTS (
        SELECT 1 FROM (
            SELECT account, sum(amount) OVER (PARTITION BY account ORDER BY entry) AS moved FROM added
        ) AS step JOIN balances USING (account)
        WHERE abs(cents + step.moved) > 9007199254740991 AND abs(cents + step.moved) >= abs(cents)
    ) THEN
        RAISE EXCEPTION 'an account would leave the range of amounts'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'ck_balances_in_range';
    END IF;
    UPDATE balances SET cents = cents + total
        FROM (SELECT account, sum(amount)::bigint AS total FROM added GROUP BY account) AS fresh
        WHERE balances.account = fresh.account;
    GET DIAGNOSTICS moved = ROW_COUNT;
    IF moved <> (SELECT count(DISTINCT account) FROM added) THEN
        RAISE EXCEPTION 'a posting moved no account';
    END IF;
    RETURN NULL;
END $$;
"""


def upgrade() -> None:
    """Change the law of postings."""
    op.execute(_LAW)
