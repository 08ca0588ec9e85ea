"""Tables: seats, button and blinds, plays, clocks, and a hand's life; where chips come from is an `Economy`'s affair.
Pure: time, cards and chance enter as values.
"""
