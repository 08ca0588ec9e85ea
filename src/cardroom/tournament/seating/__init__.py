"""Seating in a tournament: ``first_draw`` at the start, ``table_sizes`` for how even the tables are, ``who_moves`` and
``which_seat`` when they are not. Pure functions and values.
"""
