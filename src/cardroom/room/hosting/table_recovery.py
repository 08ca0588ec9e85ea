"""The recovery of a table from its journal: the newest snapshot, and a replay of every step after it."""

from __future__ import annotations

from collections.abc import Mapping

from cardroom.cards.deck import ORDERED_DECK, shuffled_deck
from cardroom.room.hosting.journal import decode_request, decode_step, with_cards
from cardroom.room.hosting.owner_stream import StreamBroken
from cardroom.room.hosting.repeats import Repeats
from cardroom.room.hosting.stored_table import StoredTable
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.protocol import server_messages as to_client
from cardroom.store.answers import TableState
from cardroom.store.rows import JournalRow
from cardroom.table.model.commands import StartHand


def recall(repeats: Repeats, kept: StoredTable) -> None:
    """Remember the requests of a table's last steps, before and after its snapshot.

    A client that never received the answer asks again after the start, and must not be served twice.
    """
    for row in kept.last:
        request = decode_request(row.payload)
        if request.asked:
            repeats.remember(request.player, to_client.Done(request.asked, kept.state.table.id))


def replay(writer: TableWriter, state: TableState, seeds: Mapping[str, bytes]) -> None:
    """Replay the steps after the snapshot that the writer's table was loaded from.

    Each step must produce the very events it is stored with, or `StreamBroken` names it: then the software has changed
    under a running table, or the journal is not what was written.
    """
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
        command = with_cards(step.command, writer.table)
        decided = writer.table.decide(command, step.at_ms, deck)
        if not step.brought_about(decided.events):
            what = type(step.command).__name__
            raise _broken(row, f"{what} carried out again does not bring about what is written")
        writer.replayed(step, decided)
    writer.seq = state.last_seq


def _broken(row: JournalRow, why: str) -> StreamBroken:
    return StreamBroken(f"table {row.table_id}", row.seq, why)
