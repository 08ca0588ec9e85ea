"""Open Face Chinese at a table: players place cards in rows and pay points."""
