"""Poker at a table: one game, or several in turn or by choice."""
