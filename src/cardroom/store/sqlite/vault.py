"""The vault: a second file that contains the seeds of the decks and nothing else.

Journal, ledger and backups of the room can be shown to staff without revealing a live card; the vault cannot, so it has
its own owner, permissions and backup. A seed is durable here before the journal names its hand. The journal's
transaction stores its seal (SHA-256 of the seed), which says which seed counts if a crash came in between and the hand
was begun again.
"""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from cardroom.store.faults import StoreUnusable
from cardroom.store.rows import HandSeed
from cardroom.store.sqlite.connect import connect_reading, connect_writing
from cardroom.store.sqlite.modes import is_open_to_others, private_file

SCHEMA: Final = (
    "CREATE TABLE IF NOT EXISTS seeds (hand_id TEXT NOT NULL, seed BLOB NOT NULL CHECK (length(seed) = 32), "
    "PRIMARY KEY (hand_id, seed)) STRICT, WITHOUT ROWID",
    "CREATE TRIGGER IF NOT EXISTS seeds_no_update BEFORE UPDATE ON seeds "
    "BEGIN SELECT RAISE(ABORT, 'seeds are append-only'); END",
    "CREATE TRIGGER IF NOT EXISTS seeds_no_delete BEFORE DELETE ON seeds "
    "BEGIN SELECT RAISE(ABORT, 'seeds are append-only'); END",
)


def open_vault(path: Path) -> sqlite3.Connection:
    """The writing connection to the vault, which is made (mode 0600) if missing.

    Raises `StoreUnusable` if anyone but the owner has access to the file. It is not closed silently, because anybody
    who could read it may know the cards of every hand so far.
    """
    if path.exists() and is_open_to_others(path):
        mode = stat.S_IMODE(path.stat().st_mode)
        raise StoreUnusable(
            "vault-open-to-others",
            f"{path}: mode {mode:04o} lets others read the decks; run: chmod 600 {path}",
        )
    private_file(path)
    connection = connect_writing(path)
    for statement in SCHEMA:
        connection.execute(statement)
    return connection


def put_seeds(connection: sqlite3.Connection, seeds: Iterable[HandSeed]) -> None:
    """Make seeds durable. A seed that is already stored is fine."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.executemany(
            "INSERT INTO seeds (hand_id, seed) VALUES (?, ?) ON CONFLICT DO NOTHING",
            [(row.hand_id, row.seed) for row in seeds],
        )
    except Exception:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def seeds_of(connection: sqlite3.Connection, hand_id: str) -> list[bytes]:
    """The seeds of a hand: more than one if it was begun again after a crash; then its seal says which one counts."""
    return [seed for (seed,) in connection.execute("SELECT seed FROM seeds WHERE hand_id = ?", (hand_id,))]


def all_seeds(path: Path) -> dict[str, list[bytes]]:
    """Every seed by hand, for the audit."""
    connection = connect_reading(path)
    try:
        seeds: dict[str, list[bytes]] = {}
        for hand_id, seed in connection.execute("SELECT hand_id, seed FROM seeds"):
            seeds.setdefault(hand_id, []).append(seed)
        return seeds
    finally:
        connection.close()
