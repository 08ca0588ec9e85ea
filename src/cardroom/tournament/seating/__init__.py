"""Who sits where in a tournament: ``first_draw`` at the start, ``sizes`` how even the tables are, ``who_moves`` and
``which_seat`` when they are not. Pure functions and values.
"""
