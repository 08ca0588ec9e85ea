"""The desk of a live cash floor: its gaming day, tables, lists, seats and chips. Commands in, acts or refusals out."""
