"""Where the button and the blinds are from hand to hand, and how players come in, come back and move. Pure functions.

``placing`` says what a hand's positions are, ``first`` begins a table, ``moving`` and ``dead_button`` go on from the
last hand as the house does, ``entries`` says what a player posts who comes in, ``missed`` keeps the markers. What
players ask for is in ``entering``, ``seat_change`` and ``straddling``; ``winning`` is of games whose button is won, and
``playing_over`` lets another use an absent player's seat.
"""
