"""An open table as stored: all its data, read in one question, and the replay of its steps.

The question is answered off the event loop; rebuilding then asks nothing more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from cardroom.cards.deck import ORDERED_DECK, shuffled_deck
from cardroom.room.hosting.journal import decode_request, decode_step, encode, with_cards
from cardroom.room.hosting.owner_stream import StreamBroken
from cardroom.room.hosting.recent import HANDS_KEPT, STEPS_KEPT
from cardroom.room.hosting.repeats import Repeats
from cardroom.room.hosting.table_stream import TableStream
from cardroom.room.hosting.watched_table import WatchedTable, private_of
from cardroom.room.protocol import server_messages as to_client
from cardroom.store.answers import TableState
from cardroom.store.protocol import Reader
from cardroom.store.rows import JournalRow, RulebookRecord
from cardroom.table.model.commands import StartHand

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


def recall(repeats: Repeats, kept: StoredTable) -> None:
    """Remember the requests of a table's last steps, before and after its snapshot.

    A client that never received the answer asks again after the start, and must not be served twice.
    """
    for row in kept.last:
        request = decode_request(row.payload)
        if request.asked:
            repeats.remember(request.player, to_client.Done(request.asked, kept.state.table.id))


def replay(
    stream: TableStream,
    state: TableState,
    seeds: Mapping[str, bytes],
    followed_by: WatchedTable | None = None,
) -> None:
    """Replay the steps after the snapshot that the stream's table was loaded from; who watches the table follows them.

    Each step must produce the very events it is stored with, or `StreamBroken` names it: then the software has changed
    under a running table, or the journal is not what was written.
    """
    table = stream.table
    for row in state.tail:
        step = decode_step(row)
        if step.book and step.book != state.table.book:
            opened_by = state.table.book or "another"
            raise _broken(
                row, f"dealt by version {step.book} of the rulebook, but the table was opened by {opened_by}"
            )
        deck = None
        if isinstance(step.command, StartHand) and step.command.seal and not step.begins_hand:
            deck = list(ORDERED_DECK)  # any deck will do: no card was dealt, and its seed was not stored
        elif isinstance(step.command, StartHand) and step.command.seal:  # else a person dealt
            seed = seeds.get(step.command.hand)
            if seed is None:
                raise _broken(row, f"the vault has no seed for hand {step.command.hand}")
            deck = shuffled_deck(seed, step.command.hand.encode())
        command = with_cards(step.command, table)
        decided = table.decide(command, step.at_ms, deck)
        if not step.brought_about(decided.events):
            what = type(step.command).__name__
            raise _broken(row, f"{what} carried out again does not bring about what is written")
        told = encode(decided.events)
        stream.hand_log.follow(step.command, decided.events, told)
        if followed_by is not None:
            followed_by.audience.note(decided.events)
            private = private_of(decided, table.seats)
            followed_by.recent.follow(table.version, step.at_ms, decided.events, told, private)
    stream.seq = state.last_seq


def _broken(row: JournalRow, why: str) -> StreamBroken:
    return StreamBroken(f"table {row.table_id}", row.seq, why)
