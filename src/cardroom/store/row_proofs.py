"""Compares all rows of the file with the statements of the chains about them (bound.py)."""

from __future__ import annotations

from collections import Counter
from types import MappingProxyType
from typing import Final

from cardroom.store.bound import BY_REGISTER, BY_STEPS, FILE, OF_OWNERS, SCHEMA, Bound, digest_of, standing
from cardroom.store.chain import Step
from cardroom.store.sql_connection import Side, SqlConnection
from cardroom.store.walking import Find

NAMES: Final = MappingProxyType(
    {
        "hands": "hand",
        "seals": "seal of hand",
        "entries": "entry",
        "log": "line of the log",
        "snapshots": "snapshot of",
        "players": "player",
        "sessions": "session",
        "devices": "device of player",
        "settings": "settings of player",
        "tables": "table",
        "owners": "owner",
        "matters": "matter of",
        "rulebooks": "rulebook",
        "closes": "close of",
    }
)
"""The name of each kind of row in a finding."""


class RowProofs:
    """Gathers the statements of steps and register, in order, and compares."""

    def __init__(self, connection: SqlConnection, side: Side, find: Find) -> None:
        self._connection = connection
        self._side = side
        self._find = find
        self._proven: Counter[str] = Counter()
        self._snapshots: dict[str, tuple[int, bytes | None]] = {}
        self._register: dict[tuple[str, str], bytes | None] = {}

    def by_step(self, owner: str, seq: int, proof: Bound) -> None:
        """Add a row that a step binds: it must stay so for ever, except a snapshot, which a later one replaces."""
        if proof.kind == "snapshots":
            self._snapshots[proof.subject] = seq, proof.digest
        elif proof.kind in OF_OWNERS:
            self._compare_with_step((owner, seq), proof)
        else:
            self.compare(proof)

    def _compare_with_step(self, step: Step, proof: Bound) -> None:
        """Check that a row which a step came with names the step, and has its hash; what it hashes is checked apart."""
        key = OF_OWNERS[proof.kind]
        named = int(proof.subject) if key == "number" else proof.subject
        query = f"SELECT owner, seq, chain FROM {proof.kind} WHERE {key} = ?"
        found = self._connection.execute(query, (named,)).fetchone()
        self._proven[proof.kind] += found is not None and found[0] is not None
        if found is None or tuple(found) != (*step, proof.digest):
            self._differs(proof.kind, proof.subject, None if found is None else found[2])

    def differs(self, kind: str, subject: str) -> None:
        """Report a row whose hash is not the one that it has."""
        self._find(f"{NAMES[kind]} {subject}", "is not as the room wrote it")

    def by_register(self, kind: str, subject: str, digest: bytes | None) -> None:
        """Add a line of the register on a row; a later line on the row overrides it."""
        self._register[kind, subject] = digest

    def end(self) -> None:
        """Compare the rows with the newest statements, and look for rows without any statement."""
        self._compare_snapshots()
        for (kind, subject), digest in self._register.items():
            if kind != "snapshots":
                self.compare(Bound(kind, subject, digest))
        if (SCHEMA, FILE) not in self._register:
            self._find("schema", "nothing says what the file was made of")
        for kind in (*BY_STEPS, *BY_REGISTER, *OF_OWNERS):
            which = " WHERE owner IS NOT NULL" if kind in OF_OWNERS else ""
            found = self._connection.execute(f"SELECT count(*) FROM {kind}{which}").fetchone()[0]
            if found > self._proven[kind]:
                self._find(kind, f"{found} rows, but only {self._proven[kind]} of them are proven")

    def _compare_snapshots(self) -> None:
        tables = self._snapshots.keys() | {s for kind, s in self._register if kind == "snapshots"}
        for table in sorted(tables):
            seq, digest = self._snapshots.get(table, (0, None))
            row = self._connection.execute(
                "SELECT seq FROM snapshots WHERE table_id = ?", (table,)
            ).fetchone()
            found = standing(self._connection, "snapshots", table)
            right = (digest, self._register.get(("snapshots", table), digest))
            if row is None or found not in right or row[0] < seq:
                self._differs("snapshots", table, found)
            self._proven["snapshots"] += row is not None

    def compare(self, proof: Bound) -> None:
        if proof.kind == SCHEMA:
            found: bytes | None = digest_of((self._side.made_of(self._connection),))
        else:
            found = standing(self._connection, proof.kind, proof.subject)
        if found is not None:
            self._proven[proof.kind] += 1
        if found != proof.digest:
            self._differs(proof.kind, proof.subject, found)

    def _differs(self, kind: str, subject: str, found: bytes | None) -> None:
        if kind == SCHEMA:
            self._find("schema", "tables, indexes or triggers are not as the room made them")
        else:
            gone = "is gone" if found is None else "is not as the room wrote it"
            self._find(f"{NAMES[kind]} {subject}", gone)
