"""An open table as stored: all its data, read in one question, and the replay of its steps.

The question is answered off the event loop; rebuilding then asks nothing more.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from cardroom.cash.cash_table import CashTable
from cardroom.room.hosting.journal import Record, decode_record, decode_request, encode
from cardroom.room.hosting.owner import Ruled
from cardroom.room.hosting.owner_stream import OwnerStream, StoredOwner
from cardroom.room.hosting.recent import HANDS_KEPT, STEPS_KEPT, steps_before
from cardroom.room.hosting.repeats import Repeats
from cardroom.room.hosting.table_owner import TableOwner, TableRuled
from cardroom.room.hosting.watched_table import WatchedTable
from cardroom.room.protocol import server_messages as to_client
from cardroom.store.answers import OwnerState, TableState
from cardroom.store.messages import MailCount, Message
from cardroom.store.protocol import Reader
from cardroom.store.rows import JournalRow, RulebookRecord

RECALLED_STEPS: Final = 500
"""The number of steps read back from each table's journal, to know the requests carried out before the start."""


class StoredTable(NamedTuple):
    """A table as stored: its `last` steps for the requests in them, the steps `before` its snapshot with the records of
    their hands, for new viewers, the seeds of the hands to be replayed and of the last one before them, its rulebook,
    the counts of letters to and from its house, and the letters that wait.
    """

    state: TableState
    last: tuple[JournalRow, ...]
    before: tuple[JournalRow, ...]
    records: Mapping[str, bytes]
    seeds: Mapping[str, bytes]
    book: RulebookRecord | None
    counts: Mapping[str, MailCount]
    mail: tuple[Message, ...] = ()

    @property
    def stream(self) -> StoredOwner:
        """The table's stream as an owner's; whoever asks has looked whether it is `unproven`."""
        state = OwnerState(self.state.snapshot, self.state.tail, self.state.last_seq)
        return StoredOwner(state, self.counts, self.seeds)

    def decoded(self) -> dict[str, Record]:
        """The records of its last hands; an older program's with other events are left out: nothing needs them."""
        found = {}
        for hand, record in self.records.items():
            with contextlib.suppress(msgspec.ValidationError):
                found[hand] = decode_record(record)
        return found


class LoadedTable(NamedTuple):
    """A table in memory with its stream and its viewers: empty as it opens, or as it is stored."""

    table: CashTable
    owner: TableOwner
    stream: OwnerStream
    watched: WatchedTable


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
    counts, mail = reader.mail_counts(table.id), tuple(reader.mail((table.id,)))
    return StoredTable(state, tuple(last), tuple(before), records, seeds, book, counts, mail)


def _last_hands(rows: Sequence[JournalRow]) -> list[str]:
    """Return the hands in a journal that are shown to new viewers."""
    return list(dict.fromkeys(row.hand_id for row in reversed(rows) if row.hand_id is not None))[:HANDS_KEPT]


def recall(repeats: Repeats, kept: StoredTable) -> None:
    """Remember the requests of a table's last steps, before and after its snapshot.

    A client that never received the answer asks again after the start, and must not be served twice.
    """
    for row in kept.last:
        request = decode_request(row.payload)
        if request.request:
            repeats.remember(request.player, to_client.Done(request.request, kept.state.table.id))


def restore(stream: OwnerStream, kept: StoredTable, watched: WatchedTable | None = None) -> None:
    """Load an opened table from its newest snapshot, and replay the steps after it; who watches it is shown the last ones.

    Each step must produce the very events it is stored with, or `StreamBroken` names it: then the software has changed
    under a running table, or the journal is not what was written.
    """
    owner = stream.owner
    assert isinstance(owner, TableOwner), "it is a table's"
    stream.load(kept.stream)
    if watched is not None:
        for step in steps_before(kept.before, kept.decoded(), owner.table.version):
            watched.recent.follow(step.version, step.now_ms, step.events, encode(step.events), {})

    def heard(ruled: Ruled) -> None:
        if watched is not None and isinstance(ruled, TableRuled):
            watched.replayed(ruled.news)

    stream.replay(kept.stream, heard)
