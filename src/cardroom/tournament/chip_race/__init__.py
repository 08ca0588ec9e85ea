"""Colours up a table: the direct exchange, the race for the rest, and chips found later. Pure."""
