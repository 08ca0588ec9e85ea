"""The triggers that enforce the laws inside the room's file."""

from __future__ import annotations

from typing import Final

from cardroom.store.sql_tables import APPEND_ONLY


def keep_forever(table: str, act: str) -> str:
    """Return the trigger by which no row of a table is changed or deleted."""
    return (
        f"CREATE TRIGGER {table}_no_{act.lower()} BEFORE {act} ON {table} "
        f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
    )


TRIGGERS: Final = (
    *(keep_forever(table, act) for table in APPEND_ONLY for act in ("UPDATE", "DELETE")),
    # The postings of an entry come first, then the entry seals them: its insert requires that they balance.
    "CREATE TRIGGER postings_before_their_entry BEFORE INSERT ON postings "
    "WHEN EXISTS (SELECT 1 FROM entries WHERE number = NEW.entry) "
    "BEGIN SELECT RAISE(ABORT, 'the entry is sealed'); END",
    "CREATE TRIGGER entries_balance AFTER INSERT ON entries "
    "WHEN (SELECT count(*) < 2 OR sum(amount) <> 0 FROM postings WHERE entry = NEW.number) "
    "BEGIN SELECT RAISE(ABORT, 'the postings do not add up to zero'); END",
    "CREATE TRIGGER postings_move_balances AFTER INSERT ON postings "
    "BEGIN INSERT INTO balances (account, cents) VALUES (NEW.account, 0) ON CONFLICT DO NOTHING; "
    "UPDATE balances SET cents = cents + NEW.amount WHERE account = NEW.account; "
    "SELECT RAISE(ABORT, 'a posting moved no account') WHERE changes() <> 1; END",
    "CREATE TRIGGER balances_stay BEFORE DELETE ON balances "
    "BEGIN SELECT RAISE(ABORT, 'a balance is never deleted'); END",
    "CREATE TRIGGER balances_in_range BEFORE UPDATE ON balances "
    "WHEN abs(NEW.cents) > 9007199254740991 AND abs(NEW.cents) >= abs(OLD.cents) "
    "BEGIN SELECT RAISE(ABORT, 'an account would leave the range of amounts'); END",
    # A message is inserted once and taken once. A closed owner neither sends nor takes any.
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
    # Played hands never change.
    "CREATE TRIGGER player_days_go_on BEFORE UPDATE ON player_days WHEN NEW.hands < OLD.hands "
    "BEGIN SELECT RAISE(ABORT, 'a sum of hands never goes back'); END",
    "CREATE TRIGGER player_days_stay BEFORE DELETE ON player_days "
    "BEGIN SELECT RAISE(ABORT, 'a sum of hands is never deleted'); END",
)
"""The laws as SQL statements, in the order of creation."""
