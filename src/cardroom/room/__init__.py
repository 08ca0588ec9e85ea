"""The room's authority: one writer per table, accounts, lobby, timers, journal, recovery.

Clients see only durable facts.
"""
