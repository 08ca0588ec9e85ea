"""The authority: one writer a table, accounts, lobby, timers, journal and recovery. Durable before told."""
