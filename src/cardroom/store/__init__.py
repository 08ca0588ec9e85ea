"""The room's memory on disk: journal, ledger, hands, people, and the vault of seeds.

protocol.py is the seam the room sees, rows.py what passes through it, sqlite.py the embedded form.
"""
