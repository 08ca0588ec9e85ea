"""All stored data of an open table, read in one question: the data it is rebuilt from, and what belongs to it.

The question is answered off the event loop; rebuilding then asks nothing more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from cardroom.room.hosting.recent import HANDS_KEPT, STEPS_KEPT
from cardroom.store.answers import TableState
from cardroom.store.protocol import Reader
from cardroom.store.rows import JournalRow, RulebookRecord

RECALLED_STEPS: Final = 500
"""The number of steps read back from each table's journal, to know the requests carried out before the start."""


class StoredTable(NamedTuple):
    """A table as stored: its `last` steps for the requests in them, the steps `before` its snapshot with the records of
    their hands, for new viewers, the seeds of the hands to be replayed and of the last one before them, its rulebook,
    and the number of letters to its house.
    """

    state: TableState
    last: tuple[JournalRow, ...]
    before: tuple[JournalRow, ...]
    records: Mapping[str, bytes]
    seeds: Mapping[str, bytes]
    book: RulebookRecord | None
    letters_sent: int


def kept_tables(reader: Reader) -> list[StoredTable]:
    """Read every open cash table, oldest first; a tournament's table is an owner of its own.

    A version of a rulebook is read once, however many tables are dealt by it.
    """
    books: dict[str, RulebookRecord | None] = {}
    states = [state for state in reader.table_states() if not state.table.terms.get("tournament")]
    return [_kept(reader, state, books) for state in states]


def kept_table(reader: Reader, table_id: str) -> StoredTable | None:
    """Read one open table; None for one that is closed or never existed."""
    state = reader.table_state(table_id)
    return None if state is None else _kept(reader, state, {})


def _kept(reader: Reader, state: TableState, books: dict[str, RulebookRecord | None]) -> StoredTable:
    table = state.table
    last = reader.journal(table.id, max(0, state.last_seq - RECALLED_STEPS), RECALLED_STEPS)
    at = state.snapshot.seq if state.snapshot else 0
    before = reader.journal(table.id, max(0, at - STEPS_KEPT), min(at, STEPS_KEPT)) if at else []
    played = _last_hands(before)
    hands = dict.fromkeys([*played[:1], *[row.hand_id for row in state.tail if row.hand_id is not None]])
    seeds = {hand: seed for hand in hands if (seed := reader.seed(hand)) is not None}
    records = {hand: found.record for hand in played if (found := reader.hand(hand)) is not None}
    if table.book is not None and table.book not in books:
        books[table.book] = reader.rulebook(table.book)
    book = books.get(table.book or "")
    letters_sent = sum(count.sent for count in reader.mail_counts(table.id).values())
    return StoredTable(state, tuple(last), tuple(before), records, seeds, book, letters_sent)


def _last_hands(rows: Sequence[JournalRow]) -> list[str]:
    """Return the hands in a journal that are shown to new viewers."""
    return list(dict.fromkeys(row.hand_id for row in reversed(rows) if row.hand_id is not None))[:HANDS_KEPT]
