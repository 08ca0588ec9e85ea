"""A table back from the journal: its newest snapshot, and every step after it carried out again."""

from __future__ import annotations

from cardroom.cards.deck import shuffled_deck
from cardroom.room.journal import Step, decode_step
from cardroom.room.tables.writer import TableWriter
from cardroom.store.protocol import Store
from cardroom.store.rows import TableState
from cardroom.table.commands import StartHand


class JournalBroken(Exception):
    """A journal that does not replay to what it says. The room does not start on it: someone must look."""


def replay(writer: TableWriter, state: TableState, store: Store) -> list[Step]:
    """Carry out again the steps after the snapshot the writer's table was loaded from; they are returned.

    Each step must bring about the very events it is stored with, or `JournalBroken` names it: then the software has
    changed under a running table, or the journal is not what was written.
    """
    steps = []
    for row in state.tail:
        step = decode_step(row.payload)
        deck = None
        if isinstance(step.command, StartHand):
            seed = store.seed(step.command.hand)
            if seed is None:
                raise JournalBroken(
                    f"table {row.table_id}, step {row.seq}: the vault has no seed for hand {step.command.hand}"
                )
            deck = shuffled_deck(seed, step.command.hand.encode())
        decided = writer.table.decide(step.command, step.at_ms, deck)
        if tuple(decided.events) != step.events:
            raise JournalBroken(
                f"table {row.table_id}, step {row.seq} ({type(step.command).__name__}): "
                "carried out again it does not bring about what is written"
            )
        writer.replayed(step, decided.events)
        steps.append(step)
    writer.seq = state.last_seq
    return steps
