"""The tables of a store. Each database enforces the laws in its own way (sqlite/triggers.py).

The migrations build the same tables step by step; a test checks them against this description. Seeds are not here: they
are stored separately, in the vault.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Identity,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

WHOLE = BigInteger().with_variant(Integer, "sqlite")
TEXT = Text().with_variant(Text(collation="C"), "postgresql")
"""Sorted by bytes, as SQLite does, whatever the sorting language of a PostgreSQL database."""

_NAMES: Final = {
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_name)s",
}
metadata = MetaData(naming_convention=_NAMES)
of_processes = MetaData(naming_convention=_NAMES)
"""The table of leases apart: it says who writes now, and nothing of what has happened; no audit rests on it."""

STRICT: Final[Any] = {"sqlite_strict": True}
BY_KEY: Final[Any] = {**STRICT, "sqlite_with_rowid": False}
"""SQLite checks the types of values, and stores these tables in the order of their keys."""

_PEOPLES: Final = text("owner IS NULL")
"""The rows of people's chains, for which there is an index."""

players = Table(
    "players",
    metadata,
    Column("id", TEXT, primary_key=True, nullable=False),
    Column("name", TEXT, nullable=False),
    Column("name_key", TEXT, nullable=False),
    Column("password_hash", TEXT, nullable=False),
    Column("role", TEXT, nullable=False),
    Column("created_ms", WHOLE, nullable=False),
    Column("flags", TEXT, nullable=False),
    UniqueConstraint("name_key"),
    CheckConstraint(
        "role IN ('player', 'dealer', 'desk', 'director', 'floor', 'cashier', 'admin')", name="role"
    ),
    CheckConstraint("json_valid(flags)", name="flags"),
    **BY_KEY,
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True, nullable=False),
    Column("player_id", TEXT, ForeignKey("players.id"), nullable=False),
    Column("created_ms", WHOLE, nullable=False),
    Column("expires_ms", WHOLE, nullable=False),
    Column("id", TEXT, nullable=False),
    Column("used_ms", WHOLE, nullable=False),
    Column("device", TEXT, nullable=False),
    Column("address", TEXT, nullable=False),
    Index(None, "player_id"),
    Index(None, "expires_ms"),
    **BY_KEY,
)

# The devices that an account signed in from: each has its own guesses, which strangers cannot use up.
devices = Table(
    "devices",
    metadata,
    Column("player_id", TEXT, ForeignKey("players.id"), primary_key=True, nullable=False),
    Column("token_hash", LargeBinary, primary_key=True, nullable=False),
    Column("known_ms", WHOLE, nullable=False),
    **BY_KEY,
)

settings = Table(
    "settings",
    metadata,
    Column("player_id", TEXT, ForeignKey("players.id"), primary_key=True, nullable=False),
    Column("body", TEXT, nullable=False),
    CheckConstraint("json_valid(body)", name="body"),
    **BY_KEY,
)

tables = Table(
    "tables",
    metadata,
    Column("id", TEXT, primary_key=True, nullable=False),
    Column("house", TEXT, nullable=False),
    Column("game", TEXT, nullable=False),
    Column("form", TEXT, nullable=False),
    Column("stake", TEXT, nullable=False),
    Column("name", TEXT, nullable=False),
    Column("opened_ms", WHOLE, nullable=False),
    Column("closed_ms", WHOLE, nullable=True),
    Column("terms", TEXT, nullable=False),
    Column("book", TEXT, nullable=True),
    CheckConstraint("json_valid(terms)", name="terms"),
    Index("ix_tables_played", "game", "stake", "house"),
    **BY_KEY,
)

# Every version of a rulebook that a table was opened with: `tables.book` names one.
rulebooks = Table(
    "rulebooks",
    metadata,
    Column("version", TEXT, primary_key=True, nullable=False),
    Column("house", TEXT, nullable=False),
    Column("text", TEXT, nullable=False),
    CheckConstraint("length(version) = 64", name="version"),
    CheckConstraint("json_valid(text)", name="text"),
    **STRICT,
)

# Records about people besides their accounts, which may be erased: complaints, credits that wait, invitations.
matters = Table(
    "matters",
    metadata,
    Column("kind", TEXT, primary_key=True, nullable=False),
    Column("id", TEXT, primary_key=True, nullable=False),
    Column("about", TEXT, nullable=False),
    Column("at_ms", WHOLE, nullable=False),
    Column("is_open", WHOLE, nullable=False),
    Column("body", TEXT, nullable=False),
    Index("ix_matters_about", "kind", "about", "at_ms"),
    Index("ix_matters_open", "kind", "is_open", "at_ms"),
    CheckConstraint("is_open IN (0, 1)", name="is_open"),
    CheckConstraint("json_valid(body)", name="body"),
    **BY_KEY,
)

# The owners of journals: tables, the houses they belong to, tournaments and their tables.
owners = Table(
    "owners",
    metadata,
    Column("id", TEXT, primary_key=True, nullable=False),
    Column("kind", TEXT, nullable=False),
    Column("parent", TEXT, ForeignKey("owners.id"), nullable=True),
    Column("closed_ms", WHOLE, nullable=True),
    Index(None, "parent"),
    CheckConstraint("kind IN ('table', 'house', 'tournament', 'tournament_table', 'desk')", name="kind"),
    **BY_KEY,
)

# Messages between owners that nobody has taken yet.
mail = Table(
    "mail",
    metadata,
    Column("receiver", TEXT, ForeignKey("owners.id"), primary_key=True, nullable=False),
    Column("sender", TEXT, ForeignKey("owners.id"), primary_key=True, nullable=False),
    Column("number", WHOLE, primary_key=True, autoincrement=False, nullable=False),
    Column("sent_ms", WHOLE, nullable=False),
    Column("body", LargeBinary, nullable=False),
    CheckConstraint("number >= 1", name="number"),
    CheckConstraint("sender <> receiver", name="sender"),
    **BY_KEY,
)

# The number of messages that an owner has sent to another and taken from it. Only its own commits change the row.
mail_counts = Table(
    "mail_counts",
    metadata,
    Column("owner", TEXT, ForeignKey("owners.id"), primary_key=True, nullable=False),
    Column("other", TEXT, ForeignKey("owners.id"), primary_key=True, nullable=False),
    Column("sent", WHOLE, nullable=False),
    Column("taken", WHOLE, nullable=False),
    CheckConstraint("sent >= 0 AND taken >= 0", name="counts"),
    **BY_KEY,
)

# Rows are stored in order of arrival, whatever their table, so that one group of commits fills few pages.
journal = Table(
    "journal",
    metadata,
    Column("place", WHOLE, Identity(always=True), primary_key=True, nullable=False),
    Column("table_id", TEXT, ForeignKey("owners.id"), nullable=False),
    Column("seq", WHOLE, nullable=False),
    Column("hand_id", TEXT, nullable=True),
    Column("at_ms", WHOLE, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("chain", LargeBinary, nullable=False),
    Column("bound", LargeBinary, nullable=True),
    UniqueConstraint("table_id", "seq"),
    CheckConstraint("seq >= 1", name="seq"),
    CheckConstraint("length(chain) = 32", name="chain"),
    **STRICT,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", TEXT, ForeignKey("owners.id"), primary_key=True, nullable=False),
    Column("seq", WHOLE, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    CheckConstraint("seq >= 0", name="seq"),
    **BY_KEY,
)

hands = Table(
    "hands",
    metadata,
    Column("place", WHOLE, primary_key=True, autoincrement=False, nullable=False),
    Column("hand_id", TEXT, nullable=False),
    Column("table_id", TEXT, ForeignKey("tables.id"), nullable=False),
    Column("number", WHOLE, nullable=False),
    Column("started_ms", WHOLE, nullable=False),
    Column("ended_ms", WHOLE, nullable=False),
    Column("outcome", TEXT, nullable=False),
    Column("players", TEXT, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("record", LargeBinary, nullable=False),
    UniqueConstraint("hand_id"),
    UniqueConstraint("table_id", "number"),
    CheckConstraint("number >= 1", name="number"),
    CheckConstraint("outcome IN ('complete', 'void')", name="outcome"),
    CheckConstraint("json_valid(players)", name="players"),
    **STRICT,
)

# The hands of each player, with the search columns; `net` is NULL for a hand without a result in money.
hand_players = Table(
    "hand_players",
    metadata,
    Column("player_id", TEXT, primary_key=True, nullable=False),
    Column("place", WHOLE, ForeignKey("hands.place"), primary_key=True, nullable=False),
    Column("table_id", TEXT, nullable=False),
    Column("ended_ms", WHOLE, nullable=False),
    Column("net", WHOLE, nullable=True),
    **BY_KEY,
)

# The counts of each player's hands, added up by day and stake (hand_counts_rows.py).
player_days = Table(
    "player_days",
    metadata,
    Column("player_id", TEXT, primary_key=True, nullable=False),
    Column("day", WHOLE, primary_key=True, autoincrement=False, nullable=False),
    Column("house", TEXT, primary_key=True, nullable=False),
    Column("game", TEXT, primary_key=True, nullable=False),
    Column("stake", TEXT, primary_key=True, nullable=False),
    Column("hands", WHOLE, nullable=False),
    Column("net", WHOLE, nullable=False),
    Column("decided", WHOLE, nullable=False),
    Column("entered", WHOLE, nullable=False),
    Column("raised", WHOLE, nullable=False),
    Column("went_on", WHOLE, nullable=False),
    Column("showdowns", WHOLE, nullable=False),
    Column("won", WHOLE, nullable=False),
    CheckConstraint("hands >= 1", name="hands"),
    **BY_KEY,
)

seals = Table(
    "seals",
    metadata,
    Column("hand_id", TEXT, primary_key=True, nullable=False),
    Column("digest", LargeBinary, nullable=False),
    CheckConstraint("length(digest) = 32", name="digest"),
    **BY_KEY,
)

# `owner` and `seq` are the step that an entry came with, which binds it by `chain`, its hash. Without an owner it is
# people's: then `seq` is its place in the chain "ledger", and `chain` the hash up to there.
entries = Table(
    "entries",
    metadata,
    Column("number", WHOLE, primary_key=True, autoincrement=False, nullable=False),
    Column("id", TEXT, nullable=False),
    Column("at_ms", WHOLE, nullable=False),
    Column("kind", TEXT, nullable=False),
    Column("reason", TEXT, nullable=False),
    Column("ordered_by", TEXT, nullable=False),
    Column("chain", LargeBinary, nullable=False),
    Column("owner", TEXT, nullable=True),
    Column("seq", WHOLE, nullable=True),
    UniqueConstraint("id"),
    CheckConstraint("length(id) > 0", name="id"),
    CheckConstraint("length(chain) = 32", name="chain"),
    Index("ix_entries_people", "owner", "number", sqlite_where=_PEOPLES, postgresql_where=_PEOPLES),
    **STRICT,
)

postings = Table(
    "postings",
    metadata,
    Column("entry", WHOLE, primary_key=True, nullable=False),
    Column("account", TEXT, primary_key=True, nullable=False),
    Column("line", WHOLE, nullable=False),
    Column("amount", WHOLE, nullable=False),
    CheckConstraint("amount <> 0", name="amount"),
    Index("ix_postings_account", "account", "entry", "amount", unique=True),
    **BY_KEY,
)

balances = Table(
    "balances",
    metadata,
    Column("account", TEXT, primary_key=True, nullable=False),
    Column("cents", WHOLE, nullable=False),
    CheckConstraint("cents >= 0 OR account = 'mint' OR substr(account, 1, 5) = 'game:'", name="below_zero"),
    **BY_KEY,
)

# For people, who look for lines; `owner`, `seq` and `chain` are as in `entries`.
log = Table(
    "log",
    metadata,
    Column("number", WHOLE, primary_key=True, autoincrement=False, nullable=False),
    Column("at_ms", WHOLE, nullable=False),
    Column("who", TEXT, nullable=False),
    Column("what", TEXT, nullable=False),
    Column("subject", TEXT, nullable=False),
    Column("reason", TEXT, nullable=False),
    Column("details", TEXT, nullable=False),
    Column("chain", LargeBinary, nullable=False),
    Column("owner", TEXT, nullable=True),
    Column("seq", WHOLE, nullable=True),
    CheckConstraint("json_valid(details)", name="details"),
    CheckConstraint("length(chain) = 32", name="chain"),
    Index(None, "what", "number"),
    Index(None, "subject", "number"),
    Index("ix_log_people", "owner", "number", sqlite_where=_PEOPLES, postgresql_where=_PEOPLES),
    **STRICT,
)

# The digests of rows that may change, or that belong to no step: the newest line on a subject counts.
register = Table(
    "register",
    metadata,
    Column("number", WHOLE, primary_key=True, autoincrement=False, nullable=False),
    Column("kind", TEXT, nullable=False),
    Column("subject", TEXT, nullable=False),
    Column("digest", LargeBinary, nullable=True),
    Column("chain", LargeBinary, nullable=False),
    CheckConstraint("length(digest) = 32", name="digest"),
    CheckConstraint("length(chain) = 32", name="chain"),
    Index(None, "kind", "subject", "number"),
    **STRICT,
)

# The books of each day of the house, as the room closed them.
closes = Table(
    "closes",
    metadata,
    Column("day", TEXT, primary_key=True, nullable=False),
    Column("begun_ms", WHOLE, nullable=False),
    Column("ended_ms", WHOLE, nullable=False),
    Column("last_entry", WHOLE, nullable=False),
    Column("last_hand", WHOLE, nullable=False),
    Column("drift", WHOLE, nullable=False),
    Column("body", LargeBinary, nullable=False),
    CheckConstraint("length(day) = 10", name="day"),
    **BY_KEY,
)

# The processes that hold streams. In a folder it is one, for as long as it runs; on a server its lease ends by the time.
nodes = Table(
    "nodes",
    of_processes,
    Column("node", TEXT, primary_key=True, nullable=False),
    Column("epoch", WHOLE, nullable=False),
    Column("since_ms", WHOLE, nullable=False),
    Column("until_ms", WHOLE, nullable=True),
    CheckConstraint("epoch >= 1", name="epoch"),
    **BY_KEY,
)

APPEND_ONLY: Final = (
    "journal",
    "hands",
    "hand_players",
    "seals",
    "entries",
    "postings",
    "log",
    "rulebooks",
    "register",
    "closes",
)
"""The tables whose rows are written once and for ever."""
