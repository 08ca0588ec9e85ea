"""The listener of every table writer, before there is anybody who listens."""

from __future__ import annotations

from cardroom.room.tables.along import Noted
from cardroom.room.tables.money import Paid
from cardroom.room.tables.writer import Listener, TableWriter
from cardroom.table.decided import Decided


class Relay:
    """Passes on what it hears. Tables are opened by organs that in turn hear of tables: so `to` is set when all of
    them are made, and before the first table opens.
    """

    def __init__(self) -> None:
        self.to: Listener

    def records(self, writer: TableWriter, decided: Decided, now_ms: int) -> Noted:
        """See `Listener`."""
        return self.to.records(writer, decided, now_ms)

    def pays(self, writer: TableWriter, decided: Decided, now_ms: int) -> Paid:
        """See `Listener`."""
        return self.to.pays(writer, decided, now_ms)

    def stepped(self, writer: TableWriter, decided: Decided, now_ms: int) -> None:
        """See `Listener`."""
        self.to.stepped(writer, decided, now_ms)
