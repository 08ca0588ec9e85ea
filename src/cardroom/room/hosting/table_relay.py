"""A holder for the listener of all table writers, which is made after them."""

from __future__ import annotations

from cardroom.room.hosting.table_writer import Listener


class Relay:
    """Holds the listener of table writers. Parts of the room open tables and also listen to them: so `to` is set when
    all of them are made, and before the first table opens.
    """

    def __init__(self) -> None:
        self.to: Listener
