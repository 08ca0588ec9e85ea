"""Colouring up a table: what is exchanged directly, the race for the rest, and chips found later. Pure."""
