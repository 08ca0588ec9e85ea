"""Phone and pager numbers by which desks call players: each lies in a row of its own, and is erased with its place."""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.desk.desk_pieces import ListPlace
from cardroom.desk.desk_state import DeskActDone
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy, draw_id
from cardroom.store.protocol import Reader
from cardroom.store.rows import Change, KeepMatter, Matter

KIND: Final = "desk_contact"
PAGE: Final = 1000


class _Number(msgspec.Struct):
    """A number as it is kept while its place lasts."""

    contact: str


class Contacts:
    """The numbers of those who wait, by the ids of their rows. Streams and logs have the ids alone."""

    def __init__(self, clock: Clock, entropy: Entropy) -> None:
        self._clock = clock
        self._entropy = entropy
        self._known: dict[str, str] = {}

    def load(self, reader: Reader) -> None:
        """Load the numbers of all who wait. Runs beside the event loop."""
        before: tuple[int, str] | None = None
        while rows := reader.matters(KIND, open_only=True, before=before, limit=PAGE):
            self._known |= {row.id: msgspec.convert(row.body, _Number).contact for row in rows}
            before = rows[-1].at_ms, rows[-1].id

    def __call__(self, row: str) -> str:
        """The number in a row, "" for none."""
        return self._known.get(row, "")

    def add(self, house: str, contact: str) -> tuple[str, Change]:
        """Know a number from now on; returns the id of its row, and the row, for the commit of the sign-up."""
        row = draw_id(self._entropy, "n")
        self._known[row] = contact
        body = msgspec.to_builtins(_Number(contact))
        return row, KeepMatter(Matter(KIND, row, house, self._clock.now_ms(), True, body))

    def forget(self, row: str) -> None:
        """Know a number no longer; its row was erased, or never kept."""
        self._known.pop(row, None)


def ended_contacts(done: DeskActDone) -> list[str]:
    """The rows of the numbers whose places end with an act."""
    ended = [
        change.before.contact
        for change in done.changes
        if isinstance(change.before, ListPlace)
        and not (isinstance(change.after, ListPlace) and change.after.contact == change.before.contact)
    ]
    return [row for row in ended if row]


def erased(house: str, done: DeskActDone) -> list[Change]:
    """The rows that an act erases in its own commit: of a number nothing is retained."""
    return [KeepMatter(Matter(KIND, row, house, done.entered_ms, False, {})) for row in ended_contacts(done)]
