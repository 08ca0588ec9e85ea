"""Many hands at once: one plain hand of numbers, compiled by numba for one core or many.

It needs the extra `batch` (`pip install "cardroom-poker[batch]"`); without it `engine` and `sim` play one by one.
"""
