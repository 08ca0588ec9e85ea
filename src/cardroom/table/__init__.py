"""Tables: seats, button and blinds, plays, clocks, and a hand from start to end; an `Economy` handles the chips.
Pure: time, cards and chance enter as values.
"""
