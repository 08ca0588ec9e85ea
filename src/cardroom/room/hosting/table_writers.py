"""The making of table writers, with everything that a table of the room needs."""

from __future__ import annotations

from cardroom.cash.cash_table import CashTable
from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.house_writer import HouseWriters
from cardroom.room.hosting.table_relay import Relay
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.identity.client_connection import Presence
from cardroom.room.identity.naming import Names
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy
from cardroom.room.runtime.figures import Figures
from cardroom.room.runtime.outbox import Outbox
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.runtime.timers import Timers


class TableWriters:
    """Makes the writer of a table that opens or is loaded."""

    def __init__(
        self,
        ledger: Ledger,
        outbox: Outbox,
        clock: Clock,
        timers: Timers,
        entropy: Entropy,
        presence: Presence,
        settings: RoomSettings,
        figures: Figures,
        names: Names,
        houses: HouseWriters,
        relay: Relay,
    ) -> None:
        self._ledger = ledger
        self._outbox = outbox
        self._clock = clock
        self._timers = timers
        self._entropy = entropy
        self._presence = presence
        self._settings = settings
        self._figures = figures
        self._names = names
        self._houses = houses
        self._relay = relay

    def writer(self, table: CashTable, pool: str, seq: int = 0) -> TableWriter:
        """Make the one writer of a table of this pool, whose journal has `seq` steps."""
        house = self._houses[table.terms.house]
        return TableWriter(
            table, pool, self._ledger, self._outbox, self._clock, self._timers, self._entropy, self._presence,
            self._settings, self._figures, self._names, house, self._relay.to, seq,
        )  # fmt: skip
