"""The embedded form of the store: two SQLite files in a folder, and everything specific to SQLite."""

from cardroom.store.sqlite.store import LOCK_FILE, ROOM_FILE, VAULT_FILE, SqliteStore, open_store

__all__ = ["LOCK_FILE", "ROOM_FILE", "VAULT_FILE", "SqliteStore", "open_store"]
