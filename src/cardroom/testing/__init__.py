"""A kit for tests: stacked decks, a clock that stands still, tables played by one-liners."""

from cardroom.testing.clock import FakeClock
from cardroom.testing.decks import shuffled, stacked_deck
from cardroom.testing.scripted import ScriptedTable

__all__ = ["FakeClock", "ScriptedTable", "shuffled", "stacked_deck"]
