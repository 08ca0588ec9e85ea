"""A kit for tests: stacked decks, a clock that stands still, tables and whole rooms played by one-liners.

`cardroom.testing.room` and `cardroom.testing.client` are imported by their own names: they bring the whole room.
"""

from cardroom.testing.clock import FakeClock
from cardroom.testing.decks import shuffled, stacked_deck
from cardroom.testing.scripted import ScriptedTable

__all__ = ["FakeClock", "ScriptedTable", "shuffled", "stacked_deck"]
