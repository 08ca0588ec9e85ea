"""The first schema: people, tables, journal, hands, ledger, log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_APPEND_ONLY = ("journal", "hands", "hand_players", "seals", "entries", "postings", "log")

_TRIGGERS = (
    *(
        f"CREATE TRIGGER {table}_no_{act.lower()} BEFORE {act} ON {table} "
        f"BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
        for table in _APPEND_ONLY
        for act in ("UPDATE", "DELETE")
    ),
    "CREATE TRIGGER postings_before_their_entry BEFORE INSERT ON postings "
    "WHEN EXISTS (SELECT 1 FROM entries WHERE number = NEW.entry) "
    "BEGIN SELECT RAISE(ABORT, 'the entry is sealed'); END",
    "CREATE TRIGGER entries_balance AFTER INSERT ON entries "
    "WHEN (SELECT count(*) < 2 OR sum(amount) <> 0 FROM postings WHERE entry = NEW.number) "
    "BEGIN SELECT RAISE(ABORT, 'the postings do not add up to zero'); END",
    "CREATE TRIGGER postings_move_balances AFTER INSERT ON postings "
    "BEGIN INSERT INTO balances (account, cents) VALUES (NEW.account, 0) ON CONFLICT DO NOTHING; "
    "UPDATE balances SET cents = cents + NEW.amount WHERE account = NEW.account; END",
    "CREATE TRIGGER balances_stay BEFORE DELETE ON balances "
    "BEGIN SELECT RAISE(ABORT, 'a balance is never deleted'); END",
)


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "balances",
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("cents", sa.Integer(), nullable=False),
        sa.CheckConstraint("cents >= 0 OR account = 'mint'", name=op.f("ck_balances_below_zero")),
        sa.PrimaryKeyConstraint("account"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "entries",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at_ms", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("ordered_by", sa.Text(), nullable=False),
        sa.Column("chain", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint("length(chain) = 32", name=op.f("ck_entries_chain")),
        sa.CheckConstraint("length(id) > 0", name=op.f("ck_entries_id")),
        sa.PrimaryKeyConstraint("number"),
        sa.UniqueConstraint("id", name=op.f("uq_entries_id")),
        sqlite_strict=True,
    )
    op.create_table(
        "log",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at_ms", sa.Integer(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("details", sa.Text(), nullable=False),
        sa.Column("chain", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint("json_valid(details)", name=op.f("ck_log_details")),
        sa.CheckConstraint("length(chain) = 32", name=op.f("ck_log_chain")),
        sa.PrimaryKeyConstraint("number"),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_log_subject"), "log", ["subject", "number"], unique=False)
    op.create_index(op.f("ix_log_what"), "log", ["what", "number"], unique=False)
    op.create_table(
        "players",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("name_key", sa.Text(), nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("created_ms", sa.Integer(), nullable=False),
        sa.Column("flags", sa.Text(), nullable=False),
        sa.CheckConstraint("role IN ('player', 'staff', 'admin')", name=op.f("ck_players_role")),
        sa.CheckConstraint("json_valid(flags)", name=op.f("ck_players_flags")),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("name_key", name=op.f("uq_players_name_key")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "postings",
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.CheckConstraint("amount <> 0", name=op.f("ck_postings_amount")),
        sa.PrimaryKeyConstraint("entry", "account"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_postings_account", "postings", ["account", "entry", "amount"], unique=True)
    op.create_table(
        "seals",
        sa.Column("hand_id", sa.Text(), nullable=False),
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint("length(digest) = 32", name=op.f("ck_seals_digest")),
        sa.PrimaryKeyConstraint("hand_id"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "owners",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.CheckConstraint("kind IN ('table', 'house')", name=op.f("ck_owners_kind")),
        sa.PrimaryKeyConstraint("id"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "matters",
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("at_ms", sa.Integer(), nullable=False),
        sa.Column("is_open", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.CheckConstraint("is_open IN (0, 1)", name=op.f("ck_matters_is_open")),
        sa.CheckConstraint("json_valid(body)", name=op.f("ck_matters_body")),
        sa.PrimaryKeyConstraint("kind", "id"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_matters_about", "matters", ["kind", "about", "at_ms"], unique=False)
    op.create_index("ix_matters_open", "matters", ["kind", "is_open", "at_ms"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("house", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("form", sa.Text(), nullable=False),
        sa.Column("stake", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("opened_ms", sa.Integer(), nullable=False),
        sa.Column("closed_ms", sa.Integer(), nullable=True),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.CheckConstraint("json_valid(terms)", name=op.f("ck_tables_terms")),
        sa.PrimaryKeyConstraint("id"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "hands",
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("hand_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("started_ms", sa.Integer(), nullable=False),
        sa.Column("ended_ms", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("players", sa.Text(), nullable=False),
        sa.Column("summary", sa.LargeBinary(), nullable=False),
        sa.Column("record", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint("outcome IN ('complete', 'void')", name=op.f("ck_hands_outcome")),
        sa.CheckConstraint("json_valid(players)", name=op.f("ck_hands_players")),
        sa.CheckConstraint("number >= 1", name=op.f("ck_hands_number")),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("place"),
        sa.UniqueConstraint("hand_id", name=op.f("uq_hands_hand_id")),
        sa.UniqueConstraint("table_id", "number", name=op.f("uq_hands_table_id")),
        sqlite_strict=True,
    )
    op.create_table(
        "journal",
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("hand_id", sa.Text(), nullable=True),
        sa.Column("at_ms", sa.Integer(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("chain", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint("length(chain) = 32", name=op.f("ck_journal_chain")),
        sa.CheckConstraint("seq >= 1", name=op.f("ck_journal_seq")),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["owners.id"],
        ),
        sa.PrimaryKeyConstraint("place"),
        sa.UniqueConstraint("table_id", "seq", name=op.f("uq_journal_table_id")),
        sqlite_strict=True,
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("created_ms", sa.Integer(), nullable=False),
        sa.Column("expires_ms", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"],
            ["players.id"],
        ),
        sa.PrimaryKeyConstraint("token_hash"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_sessions_expires_ms"), "sessions", ["expires_ms"], unique=False)
    op.create_index(op.f("ix_sessions_player_id"), "sessions", ["player_id"], unique=False)
    op.create_table(
        "settings",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.CheckConstraint("json_valid(body)", name=op.f("ck_settings_body")),
        sa.ForeignKeyConstraint(
            ["player_id"],
            ["players.id"],
        ),
        sa.PrimaryKeyConstraint("player_id"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint("seq >= 0", name=op.f("ck_snapshots_seq")),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["owners.id"],
        ),
        sa.PrimaryKeyConstraint("table_id"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "hand_players",
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["place"],
            ["hands.place"],
        ),
        sa.PrimaryKeyConstraint("player_id", "place"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    for statement in _TRIGGERS:
        op.execute(statement)
