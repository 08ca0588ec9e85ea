"""Open Face Chinese at a table: cards placed in rows, points paid."""
