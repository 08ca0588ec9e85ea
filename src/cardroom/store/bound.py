"""What a chain says of rows that are not chained themselves: the hash of each, as the last word on it.

A step of a table binds the rows that came with it (the hand it ended, the seal of the hand it began, the snapshot
behind it): their hashes are in the step's `bound`, which its own hash covers. Rows that may change, and those that come
with no step, are bound by lines of the register, a chain of its own: there the newest line of a subject counts.
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
"""The register's word on the statements the file is made of; its subject is `FILE`."""
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
"""Rows bound by the step they come with: the column that names one, and those that are hashed."""

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
"""Rows bound by the register, whole: the columns that name one."""

HASHES: Final = frozenset({"token_hash"})
"""Columns of bytes, which a subject names in hexadecimal."""

BETWEEN: Final = " "
"""Between the names of a subject that has two."""

_encode = msgspec.msgpack.Encoder().encode


class Bound(NamedTuple):
    """What a chain says of one row: its hash, or None when it is gone."""

    kind: Kind
    subject: str
    digest: bytes | None


_decode = msgspec.msgpack.Decoder(list[tuple[str, str, bytes | None]]).decode


def digest_of(columns: tuple[object, ...]) -> bytes:
    """The hash of a row."""
    return blake2b(_encode(columns), digest_size=CHAIN_BYTES).digest()


def bound_text(rows: list[Bound]) -> bytes | None:
    """What a step keeps of the rows it binds; None for none."""
    return _encode(rows) if rows else None


def bound_rows(text: bytes | None) -> list[Bound]:
    """What `bound_text` wrote."""
    return [] if text is None else [Bound(*row) for row in _decode(text)]


def standing(connection: SqlConnection, kind: Kind, subject: str) -> bytes | None:
    """The hash of a row as it stands, None when there is none."""
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
    """The subject of a row by the values that name it."""
    return BETWEEN.join(name.hex() if isinstance(name, bytes) else str(name) for name in names)


def subjects(connection: SqlConnection, kind: Kind) -> Iterator[str]:
    """The names of all rows of a kind."""
    keys = BY_STEPS[kind][0] if kind in BY_STEPS else ", ".join(BY_REGISTER[kind])
    for names in connection.execute(f"SELECT {keys} FROM {kind}"):
        yield subject_of(*names)


def last_word(connection: SqlConnection, kind: Kind, subject: str) -> tuple[bytes | None] | None:
    """The register's newest line on a row; None when it has none."""
    query = "SELECT digest FROM register WHERE kind = ? AND subject = ? ORDER BY number DESC LIMIT 1"
    row: tuple[bytes | None] | None = connection.execute(query, (kind, subject)).fetchone()
    return row


def register(connection: SqlConnection, heads: Heads, row: Bound) -> None:
    """Add a line to the register, in the transaction that is open."""
    head = heads.chain("register")
    number, chain = head.seq + 1, register_link(head.chain, *row)
    heads.advance("register", number, chain)
    connection.execute(
        "INSERT INTO register (number, kind, subject, digest, chain) VALUES (?, ?, ?, ?, ?)",
        (number, *row, chain),
    )


def register_as_it_stands(connection: SqlConnection, heads: Heads, kind: Kind, subject: str) -> None:
    """Add a line on a row unless the register says already how it stands."""
    register_digest(connection, heads, Bound(kind, subject, standing(connection, kind, subject)))


def register_digest(connection: SqlConnection, heads: Heads, row: Bound) -> None:
    """Add a line unless the register's last word is the same."""
    if last_word(connection, row.kind, row.subject) != (row.digest,):
        register(connection, heads, row)


def unproven(connection: SqlConnection, table_id: str) -> str:
    """Why what a table is loaded from is not what was written: one sentence, "" when it is."""
    if last_word(connection, "tables", table_id) != (standing(connection, "tables", table_id),):
        return "its row in the register of tables is not as the room wrote it"
    return unproven_snapshot(connection, table_id)


def unproven_snapshot(connection: SqlConnection, table_id: str) -> str:
    """The same of the snapshot of a table or a house alone."""
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
