"""The houses at a start of the room: each from the newest snapshot of its stream and the steps after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.house import House
from cardroom.room.hosting.house_commands import Answered, HouseStep, JoinLine, LeaveLine
from cardroom.room.hosting.house_writer import HouseWriter, HouseWriters, owner_of, step_of
from cardroom.room.hosting.repeats import Repeats
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.outbox import Outbox
from cardroom.store.answers import OwnerState
from cardroom.store.messages import Message
from cardroom.store.protocol import Reader
from cardroom.store.rows import Commit, OpenHouse

RECALLED_STEPS: Final = 500
"""The number of steps read back from each house's stream, to know the requests carried out before the start."""


class KeptHouse(NamedTuple):
    """A house as stored, its last steps for the requests in them, and its mail: by table how many letters it has taken,
    and those that wait.
    """

    state: OwnerState
    last: tuple[HouseStep, ...]
    taken: Mapping[str, int]
    mail: tuple[Message, ...]


def kept_house(reader: Reader, house: str) -> KeptHouse:
    """Read a house's stream, only as far as it is needed."""
    owner = owner_of(house)
    state = reader.owner_state(owner)
    rows = reader.journal(owner, max(0, state.last_seq - RECALLED_STEPS), RECALLED_STEPS)
    taken = {table: count.taken for table, count in reader.mail_counts(owner).items() if count.taken}
    return KeptHouse(state, tuple([step_of(row) for row in rows]), taken, tuple(reader.mail((owner,))))


def open_houses(
    books: Books, outbox: Outbox, ledger: Ledger, streams: Mapping[str, KeptHouse]
) -> HouseWriters:
    """Load the houses of the books in force. Raises `HouseBroken` for a stream that is not what the room wrote."""
    writers: dict[str, HouseWriter] = {}
    for book in books.values():
        writer = writers[book.id] = HouseWriter(House(book), outbox, ledger)
        writer.load(streams[book.id].state, streams[book.id].taken)
        if not writer.seq:
            outbox.commit(Commit(changes=(OpenHouse(writer.owner),)), on_rejected=outbox.fail)
        writer.hear(sorted(streams[book.id].mail, key=lambda one: (one.sent_ms, one.sender, one.number)))
    return HouseWriters(writers)


def recall_houses(repeats: Repeats, streams: Mapping[str, KeptHouse], pools: Mapping[str, str]) -> None:
    """Remember the requests of the houses' last steps; `pools` are the ids of the pools by their lines' names.

    A client that never received the answer asks again after the start, and must not be served twice.
    """
    for stream in streams.values():
        for step in stream.last:
            command = step.command
            if step.asked and isinstance(command, JoinLine | LeaveLine) and command.line in pools:
                repeats.remember(step.player, to_client.Done(step.asked, pool=pools[command.line]))
            elif step.asked and isinstance(command, Answered):
                repeats.remember(step.player, to_client.Done(step.asked, command.table))
