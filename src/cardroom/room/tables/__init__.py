"""One writer a table: commands in order, journal, money, timers, and what each viewer is told."""
