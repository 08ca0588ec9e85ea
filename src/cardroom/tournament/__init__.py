"""Tournaments: the economy of a table whose chips are no money, the sit & go of one table, and what stacks are worth in
prizes (`icm`). Pure, as `table` is.
"""
