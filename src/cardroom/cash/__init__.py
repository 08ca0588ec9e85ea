"""Cash tables: the economy of a table whose chips are money. Buy-ins, top-ups, rake, time charges, the jackpot, waiting
lines, leaving with money. Pure, as `table` is.
"""
