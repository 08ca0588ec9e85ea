"""Rulebooks as files: layers that extend one another, the place of each value, versions of the schema."""
