"""The houses at a start of the room: each from the newest snapshot of its stream and the steps after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.house import House, owner_of
from cardroom.room.hosting.house_commands import Answered, HouseCommand, JoinLine, LeaveLine
from cardroom.room.hosting.house_writer import HouseWriter, HouseWriters
from cardroom.room.hosting.mail import in_order
from cardroom.room.hosting.owner_step import OwnerStep, decode_owner_step
from cardroom.room.hosting.owner_stream import StoredOwner
from cardroom.room.hosting.repeats import Repeats
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.outbox import Outbox
from cardroom.store.messages import Message
from cardroom.store.protocol import Reader
from cardroom.store.rows import Commit, OpenHouse

_command_of = msgspec.json.Decoder(HouseCommand).decode

RECALLED_STEPS: Final = 500
"""The number of steps read back from each house's stream, to know the requests carried out before the start."""


class StoredHouse(NamedTuple):
    """A house as stored, its last steps for the requests in them, and the letters that wait for it."""

    stream: StoredOwner
    last: tuple[OwnerStep, ...]
    mail: tuple[Message, ...]


def stored_house(reader: Reader, house: str) -> StoredHouse:
    """Read a house's stream, only as far as it is needed."""
    owner = owner_of(house)
    stream = StoredOwner(reader.owner_state(owner), reader.mail_counts(owner))
    rows = reader.journal(owner, max(0, stream.state.last_seq - RECALLED_STEPS), RECALLED_STEPS)
    last = tuple([decode_owner_step(row.payload) for row in rows])
    return StoredHouse(stream, last, tuple(reader.mail((owner,))))


def open_houses(
    books: Books, outbox: Outbox, ledger: Ledger, streams: Mapping[str, StoredHouse]
) -> HouseWriters:
    """Load the houses of the books in force. Raises `StreamBroken` for a stream that is not what the room wrote."""
    writers: dict[str, HouseWriter] = {}
    for book in books.values():
        writer = writers[book.id] = HouseWriter(House(book), outbox, ledger)
        writer.load(streams[book.id].stream)
        if not writer.seq:
            outbox.commit(Commit(changes=(OpenHouse(writer.id),)), on_rejected=outbox.fail)
        writer.hear(in_order(streams[book.id].mail))
    return HouseWriters(writers)


def recall_houses(repeats: Repeats, streams: Mapping[str, StoredHouse], pools: Mapping[str, str]) -> None:
    """Remember the requests of the houses' last steps; `pools` are the ids of the pools by their lines' names.

    A client that never received the answer asks again after the start, and must not be served twice.
    """
    for stream in streams.values():
        for step in stream.last:
            if not step.request:
                continue
            command = _command_of(step.command)
            if isinstance(command, JoinLine | LeaveLine) and command.line in pools:
                repeats.remember(step.player, to_client.Done(step.request, pool=pools[command.line]))
            elif isinstance(command, Answered):
                repeats.remember(step.player, to_client.Done(step.request, command.table))
