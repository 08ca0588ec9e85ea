"""The binding of rows that are not chained themselves: a chain contains the hash of each, and its newest word counts.

A step of a table binds the rows that came with it (the hand it ended, the seal of the hand it began, the snapshot after
it): their hashes are in the step's `bound`, which its own hash covers. Rows that may change, and rows that come without
a step, are bound by lines of the register, a separate chain in which the newest line on a subject counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from types import MappingProxyType
from typing import Final, NamedTuple

import msgspec

from cardroom.store.chain import CHAIN_BYTES, register_link
from cardroom.store.heads import Heads
from cardroom.store.sql_connection import SqlConnection

Kind = str
"""The name of a table of the file, or `SCHEMA`."""

SCHEMA: Final = "schema"
"""The register's kind for the SQL statements that the file was made with; its subject is `FILE`."""
FILE: Final = "file"

BY_STEPS: Final[Mapping[Kind, tuple[str, str]]] = MappingProxyType(
    {
        "hands": (
            "hand_id",
            "place, hand_id, table_id, number, started_ms, ended_ms, outcome, players, summary, record",
        ),
        "seals": ("hand_id", "hand_id, digest"),
        "snapshots": ("table_id", "table_id, seq, payload"),
    }
)
"""Rows bound by the step they come with: the key column, and the columns that are hashed."""

BY_REGISTER: Final[Mapping[Kind, tuple[str, ...]]] = MappingProxyType(
    {
        "players": ("id",),
        "sessions": ("token_hash",),
        "devices": ("player_id", "token_hash"),
        "settings": ("player_id",),
        "tables": ("id",),
        "owners": ("id",),
        "matters": ("kind", "id"),
        "rulebooks": ("version",),
        "closes": ("day",),
    }
)
"""Rows bound as a whole by the register: the key columns."""

OF_OWNERS: Final[Mapping[Kind, str]] = MappingProxyType({"entries": "id", "log": "number"})
"""Rows bound by the step of an owner that they came with, which they name: the key column.

Their hash is in the row's `chain` too. Rows of these kinds that came without a step are people's, and chained.
"""

HASHES: Final = frozenset({"token_hash"})
"""Columns of bytes, which are hexadecimal in a subject."""

BETWEEN: Final = " "
"""The separator in a subject made of two names."""

_encode = msgspec.msgpack.Encoder().encode


class Bound(NamedTuple):
    """A chain's statement about one row: its hash, or None if the row was deleted."""

    kind: Kind
    subject: str
    digest: bytes | None


_decode = msgspec.msgpack.Decoder(list[tuple[str, str, bytes | None]]).decode


def digest_of(columns: tuple[object, ...]) -> bytes:
    """The hash of a row."""
    return blake2b(_encode(columns), digest_size=CHAIN_BYTES).digest()


def bound_text(rows: list[Bound]) -> bytes | None:
    """A step's stored text of the rows it binds; None if it binds none."""
    return _encode(rows) if rows else None


def bound_rows(text: bytes | None) -> list[Bound]:
    """The rows in a text made by `bound_text`."""
    return [] if text is None else [Bound(*row) for row in _decode(text)]


def standing(connection: SqlConnection, kind: Kind, subject: str) -> bytes | None:
    """The hash of a row as it is now, None if there is none."""
    if kind in BY_STEPS:
        (key, columns), names = BY_STEPS[kind], [subject]
        keys: tuple[str, ...] = (key,)
    else:
        keys, columns, names = BY_REGISTER[kind], "*", subject.split(BETWEEN)
    named = [bytes.fromhex(name) if key in HASHES else name for key, name in zip(keys, names, strict=True)]
    where = " AND ".join(f"{key} = ?" for key in keys)
    row = connection.execute(f"SELECT {columns} FROM {kind} WHERE {where}", named).fetchone()
    return None if row is None else digest_of(row)


def subject_of(*names: str | bytes) -> str:
    """The subject of a row, from the values of its key."""
    return BETWEEN.join(name.hex() if isinstance(name, bytes) else str(name) for name in names)


def subjects(connection: SqlConnection, kind: Kind) -> Iterator[str]:
    """The subjects of all rows of a kind."""
    keys = BY_STEPS[kind][0] if kind in BY_STEPS else ", ".join(BY_REGISTER[kind])
    for names in connection.execute(f"SELECT {keys} FROM {kind}"):
        yield subject_of(*names)


def last_word(connection: SqlConnection, kind: Kind, subject: str) -> tuple[bytes | None] | None:
    """The digest in the register's newest line on a row, as a tuple of one; None if it has no line."""
    query = "SELECT digest FROM register WHERE kind = ? AND subject = ? ORDER BY number DESC LIMIT 1"
    row: tuple[bytes | None] | None = connection.execute(query, (kind, subject)).fetchone()
    return row


def register(connection: SqlConnection, heads: Heads, row: Bound) -> None:
    """Add a line to the register, in the open transaction."""
    head = heads.chain("register")
    number, chain = head.seq + 1, register_link(head.chain, *row)
    heads.advance("register", number, chain)
    connection.execute(
        "INSERT INTO register (number, kind, subject, digest, chain) VALUES (?, ?, ?, ?, ?)",
        (number, *row, chain),
    )


def register_as_it_stands(connection: SqlConnection, heads: Heads, kind: Kind, subject: str) -> None:
    """Add a line on a row as it is now, unless the register says so already."""
    register_digest(connection, heads, Bound(kind, subject, standing(connection, kind, subject)))


def register_digest(connection: SqlConnection, heads: Heads, row: Bound) -> None:
    """Add a line unless the register's newest line on the row is the same."""
    if last_word(connection, row.kind, row.subject) != (row.digest,):
        register(connection, heads, row)


def unproven(connection: SqlConnection, table_id: str) -> str:
    """Why the stored state of a table is not what the room wrote: one sentence, "" if it is."""
    if last_word(connection, "tables", table_id) != (standing(connection, "tables", table_id),):
        return "its row in the register of tables is not as the room wrote it"
    return unproven_snapshot(connection, table_id)


def unproven_snapshot(connection: SqlConnection, table_id: str) -> str:
    """The same for the snapshot of a table or a house only."""
    row = connection.execute("SELECT seq FROM snapshots WHERE table_id = ?", (table_id,)).fetchone()
    if row is None:
        return ""
    found = standing(connection, "snapshots", table_id)
    if last_word(connection, "snapshots", table_id) == (found,):
        return ""
    query = "SELECT bound FROM journal WHERE table_id = ? AND seq = ?"
    step = connection.execute(query, (table_id, row[0])).fetchone()
    if step is not None and Bound("snapshots", table_id, found) in bound_rows(step[0]):
        return ""
    return "its snapshot is not as the room wrote it"
