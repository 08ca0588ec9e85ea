"""The listener of every table writer, before there is anybody who listens."""

from __future__ import annotations

from cardroom.room.hosting.table_writer import Listener


class Relay:
    """Tables are opened by organs that in turn hear of tables: so `to` is set when all of them are made, and before the
    first table opens.
    """

    def __init__(self) -> None:
        self.to: Listener
