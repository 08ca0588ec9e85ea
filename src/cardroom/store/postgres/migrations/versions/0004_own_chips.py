"""Private games get an account that may be negative, and each balance must stay in the range that a room can count in."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_LAWS = """
ALTER TABLE room.balances DROP CONSTRAINT ck_balances_below_zero;
ALTER TABLE room.balances ADD CONSTRAINT ck_balances_below_zero
    CHECK (cents >= 0 OR account = 'mint' OR substr(account, 1, 5) = 'game:');

-- As before, and on the way no account leaves the range that a room can count in; one that is outside may come back.
CREATE OR REPLACE FUNCTION room.post() RETURNS trigger LANGUAGE plpgsql SET search_path = room AS $$
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
        WHERE cents + moved < 0 AND account <> 'mint' AND substr(account, 1, 5) <> 'game:'
    ) THEN
        RAISE EXCEPTION 'an account would go below zero'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'ck_balances_below_zero';
    END IF;
    IF EXISTS (
        SELECT 1 FROM (
            SELECT account, sum(amount) OVER (PARTITION BY account ORDER BY entry) AS moved FROM added
        ) AS step JOIN balances USING (account)
        WHERE abs(cents + moved) > 9007199254740991 AND abs(cents + moved) >= abs(cents)
    ) THEN
        RAISE EXCEPTION 'an account would leave the range of amounts'
            USING ERRCODE = 'check_violation', CONSTRAINT = 'ck_balances_in_range';
    END IF;
    UPDATE balances SET cents = cents + total
        FROM (SELECT account, sum(amount)::bigint AS total FROM added GROUP BY account) AS fresh
        WHERE balances.account = fresh.account;
    RETURN NULL;
END $$;
"""


def upgrade() -> None:
    """Change the laws of balances. A balance that is already out of range stays: it may return to the range."""
    op.execute(_LAWS)
