"""The tables of a store. What keeps its laws inside the database is each side's own (sqlite/triggers.py).

The migrations build the same thing step by step; a test holds them against this description. Seeds are not here:
they lie apart, in the vault.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False),
    Column("password_hash", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("created_ms", Integer, nullable=False),
    Column("flags", Text, nullable=False),
    UniqueConstraint("name_key"),
    CheckConstraint("role IN ('player', 'floor', 'cashier', 'admin')", name="role"),
    CheckConstraint("json_valid(flags)", name="flags"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True, nullable=False),
    Column("player_id", Text, ForeignKey("players.id"), nullable=False),
    Column("created_ms", Integer, nullable=False),
    Column("expires_ms", Integer, nullable=False),
    Column("id", Text, nullable=False),
    Column("used_ms", Integer, nullable=False),
    Column("device", Text, nullable=False),
    Column("address", Text, nullable=False),
    Index(None, "player_id"),
    Index(None, "expires_ms"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

# The devices an account was signed in to from: each has guesses of its own, which strangers cannot use up.
devices = Table(
    "devices",
    metadata,
    Column("player_id", Text, ForeignKey("players.id"), primary_key=True, nullable=False),
    Column("token_hash", LargeBinary, primary_key=True, nullable=False),
    Column("known_ms", Integer, nullable=False),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

settings = Table(
    "settings",
    metadata,
    Column("player_id", Text, ForeignKey("players.id"), primary_key=True, nullable=False),
    Column("body", Text, nullable=False),
    CheckConstraint("json_valid(body)", name="body"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True, nullable=False),
    Column("house", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("form", Text, nullable=False),
    Column("stake", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("opened_ms", Integer, nullable=False),
    Column("closed_ms", Integer, nullable=True),
    Column("terms", Text, nullable=False),
    Column("book", Text, nullable=True),
    CheckConstraint("json_valid(terms)", name="terms"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

# Every version of a rulebook that a table was opened by: `tables.book` names one.
rulebooks = Table(
    "rulebooks",
    metadata,
    Column("version", Text, primary_key=True, nullable=False),
    Column("house", Text, nullable=False),
    Column("text", Text, nullable=False),
    CheckConstraint("length(version) = 64", name="version"),
    CheckConstraint("json_valid(text)", name="text"),
    sqlite_strict=True,
)

# Rows lie in the order they came, whatever their table, so that one group of commits fills few pages.
journal = Table(
    "journal",
    metadata,
    Column("place", Integer, primary_key=True, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("hand_id", Text, nullable=True),
    Column("at_ms", Integer, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("chain", LargeBinary, nullable=False),
    Column("bound", LargeBinary, nullable=True),
    UniqueConstraint("table_id", "seq"),
    CheckConstraint("seq >= 1", name="seq"),
    CheckConstraint("length(chain) = 32", name="chain"),
    sqlite_strict=True,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    CheckConstraint("seq >= 0", name="seq"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

hands = Table(
    "hands",
    metadata,
    Column("place", Integer, primary_key=True, nullable=False),
    Column("hand_id", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("started_ms", Integer, nullable=False),
    Column("ended_ms", Integer, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("record", LargeBinary, nullable=False),
    UniqueConstraint("hand_id"),
    UniqueConstraint("table_id", "number"),
    CheckConstraint("number >= 1", name="number"),
    CheckConstraint("outcome IN ('complete', 'void')", name="outcome"),
    CheckConstraint("json_valid(players)", name="players"),
    sqlite_strict=True,
)

hand_players = Table(
    "hand_players",
    metadata,
    Column("player_id", Text, primary_key=True, nullable=False),
    Column("place", Integer, ForeignKey("hands.place"), primary_key=True, nullable=False),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

seals = Table(
    "seals",
    metadata,
    Column("hand_id", Text, primary_key=True, nullable=False),
    Column("digest", LargeBinary, nullable=False),
    CheckConstraint("length(digest) = 32", name="digest"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

entries = Table(
    "entries",
    metadata,
    Column("number", Integer, primary_key=True, nullable=False),
    Column("id", Text, nullable=False),
    Column("at_ms", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("ordered_by", Text, nullable=False),
    Column("chain", LargeBinary, nullable=False),
    UniqueConstraint("id"),
    CheckConstraint("length(id) > 0", name="id"),
    CheckConstraint("length(chain) = 32", name="chain"),
    sqlite_strict=True,
)

postings = Table(
    "postings",
    metadata,
    Column("entry", Integer, primary_key=True, nullable=False),
    Column("account", Text, primary_key=True, nullable=False),
    Column("line", Integer, nullable=False),
    Column("amount", Integer, nullable=False),
    CheckConstraint("amount <> 0", name="amount"),
    Index("ix_postings_account", "account", "entry", "amount", unique=True),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

balances = Table(
    "balances",
    metadata,
    Column("account", Text, primary_key=True, nullable=False),
    Column("cents", Integer, nullable=False),
    CheckConstraint("cents >= 0 OR account = 'mint'", name="below_zero"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    Column("number", Integer, primary_key=True, nullable=False),
    Column("at_ms", Integer, nullable=False),
    Column("who", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("details", Text, nullable=False),
    Column("chain", LargeBinary, nullable=False),
    CheckConstraint("json_valid(details)", name="details"),
    CheckConstraint("length(chain) = 32", name="chain"),
    Index(None, "what", "number"),
    Index(None, "subject", "number"),
    sqlite_strict=True,
)

# How rows stand that may change, or that belong to no step of a table: the newest line of a subject counts.
register = Table(
    "register",
    metadata,
    Column("number", Integer, primary_key=True, nullable=False),
    Column("kind", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("digest", LargeBinary, nullable=True),
    Column("chain", LargeBinary, nullable=False),
    CheckConstraint("length(digest) = 32", name="digest"),
    CheckConstraint("length(chain) = 32", name="chain"),
    Index(None, "kind", "subject", "number"),
    sqlite_strict=True,
)

# The books of each day of the house, as the room closed them.
closes = Table(
    "closes",
    metadata,
    Column("day", Text, primary_key=True, nullable=False),
    Column("begun_ms", Integer, nullable=False),
    Column("ended_ms", Integer, nullable=False),
    Column("last_entry", Integer, nullable=False),
    Column("last_hand", Integer, nullable=False),
    Column("drift", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    CheckConstraint("length(day) = 10", name="day"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
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
"""What is written once and for ever."""
