"""Hands as PokerStars-style text, the layout that trackers and replayers of the field read."""

from cardroom.histories.pokerstars.reading import read_pokerstars
from cardroom.histories.pokerstars.writing import write_pokerstars

__all__ = ["read_pokerstars", "write_pokerstars"]
