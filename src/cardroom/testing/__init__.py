"""A kit for tests: stacked decks, a clock that a test moves, tables and whole rooms played by one-liners.

`cardroom.testing.whole_room` and `cardroom.testing.room_client` are imported by their own names: they bring the whole
room.
"""

from cardroom.testing.decks import shuffled, stacked_deck
from cardroom.testing.manual_timers import FakeClock
from cardroom.testing.scripted import ScriptedTable

__all__ = ["FakeClock", "ScriptedTable", "shuffled", "stacked_deck"]
