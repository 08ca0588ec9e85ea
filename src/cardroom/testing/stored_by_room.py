"""The data that a room has stored, for a test to look at: steps of tables, and accounts."""

from __future__ import annotations

from typing import Any

import msgspec

from cardroom.ledger.ledger import PASSING
from cardroom.room.hosting.journal import TableStep, decode_record, decode_step, events_told
from cardroom.room.room import Room
from cardroom.store.protocol import Reader
from cardroom.store.rows import JournalRow


class StoredByRoom:
    """The reading part of a room of tests."""

    room: Room
    stored: Any
    """The store, of any kind, with all that only one has."""

    @property
    def reader(self) -> Reader:
        """The stored data, for the test to look at."""
        reader: Reader = self.stored.blocking_reader
        return reader

    def steps(self, table: str) -> list[tuple[JournalRow, TableStep]]:
        """The journal of a table with the events of each step: those in records of hands, and those of the running
        hand.
        """
        rows = self.reader.journal(table, limit=10**9)
        hands = {row.hand_id for row in rows if row.hand_id is not None}
        records = {
            hand: decode_record(found.record)
            for hand in hands
            if (found := self.reader.hand(hand)) is not None
        }
        writer = self.room.tables.get(table)
        if writer is not None and writer.table.hand is not None:
            records[writer.table.hand.hand] = writer.hand_log.so_far()
        steps = []
        for row, events in zip(rows, events_told(rows, records), strict=True):
            assert events is not None, f"step {row.seq} told what nothing has"
            steps.append((row, msgspec.structs.replace(decode_step(row), events=events)))
        return steps

    def balances(self) -> dict[str, int]:
        """Every account, as stored."""
        return self.reader.balances()

    def balances_kept(self) -> dict[str, int]:
        """The same without the empty accounts of stacks: the ledger in memory must have this, to the cent."""
        stored = self.balances().items()
        return {account: cents for account, cents in stored if cents or not account.startswith(PASSING)}
