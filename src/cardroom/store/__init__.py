"""The room's persistent storage: journal, ledger, hands, people, and the vault of seeds.

protocol.py is the interface that the room uses, rows.py the data that passes through it, sqlite/ the embedded form.
"""
