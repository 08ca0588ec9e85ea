"""Tournaments: the economy of a table whose chips are not money, the one-table sit & go, and the worth of stacks in
prizes (`icm`). Pure, as `table` is.
"""
