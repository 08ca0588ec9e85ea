"""The positions of the button and the blinds from hand to hand, and how players come in, come back and move.

Pure functions. ``plan`` sets a hand's positions, ``first`` begins a table, ``moving_big_blind`` and ``dead_button`` go
on from the last hand by the house's rule, ``entries`` has the posts of players who come in, ``missed`` the markers.
Players' requests are in ``coming_in``, ``seat_change`` and ``straddling``; ``winning`` is for games in which players
win the button, and ``held_seats`` lets another player use an absent player's seat.
"""
