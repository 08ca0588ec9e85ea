"""Hash chains: each row's hash covers the row and all rows before it, so a changed or missing row is detected.

The hash is BLAKE2b with 32 bytes (RFC 7693). A chain starts from its own name, so rows cannot move between chains.
Anybody who can write the file can also write a new chain: only a head that was published before proves a cut.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

from cardroom.ledger.entry import Entry
from cardroom.store.rows import JournalRow, LogRecord

CHAIN_BYTES: Final = 32
Step = tuple[str, int]
"""An owner, and the number of a step in its journal."""
_bytes = msgspec.msgpack.Encoder().encode


def chain_start(name: str) -> bytes:
    """The hash before the first row of a chain ("journal:<owner>", "ledger", "log", "register")."""
    return blake2b(name.encode(), digest_size=CHAIN_BYTES).digest()


def journal_chain_name(table_id: str) -> str:
    """The name of a table's chain."""
    return f"journal:{table_id}"


def journal_link(previous: bytes, row: JournalRow, bound: bytes | None = None) -> bytes:
    """The hash after a journal row; `bound` lists the rows of other tables that came with it (bound.py)."""
    columns: tuple[object, ...] = (row.seq, row.hand_id, row.at_ms, row.payload)
    return _link(previous, _bytes(columns if bound is None else (*columns, bound)))


def register_link(previous: bytes, kind: str, subject: str, digest: bytes | None) -> bytes:
    """The hash after a line of the register: a row's digest, or None if the row was deleted."""
    return _link(previous, _bytes((kind, subject, digest)))


def entry_link(previous: bytes, entry: Entry) -> bytes:
    """The hash after a ledger entry."""
    return _link(previous, _bytes(entry))


def log_link(previous: bytes, record: LogRecord, details: str) -> bytes:
    """The hash after a line of the log; `details` are the record's as stored text."""
    return _link(previous, _bytes(_of_log(record, details)))


def entry_digest(number: int, step: Step, entry: Entry) -> bytes:
    """The hash of a ledger entry by itself: the step that it came with binds it."""
    return _link(b"entry", _bytes((number, *step, entry)))


def log_digest(number: int, step: Step, record: LogRecord, details: str) -> bytes:
    """The hash of a line of the log by itself: the step that it came with binds it."""
    return _link(b"log", _bytes((number, *step, *_of_log(record, details))))


def _of_log(record: LogRecord, details: str) -> tuple[object, ...]:
    return record.at_ms, record.who, record.what, record.subject, record.reason, details


def _link(previous: bytes, row: bytes) -> bytes:
    return blake2b(previous + row, digest_size=CHAIN_BYTES).digest()
