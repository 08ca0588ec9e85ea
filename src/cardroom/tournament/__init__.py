"""Tournaments: the economy of a table whose chips are no money, and the sit & go of one table. Pure, as `table` is."""
