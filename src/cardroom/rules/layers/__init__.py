"""Rulebooks as files: layers that extend one another, the line of each value, versions of the schema."""
