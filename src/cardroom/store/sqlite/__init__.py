"""The embedded side of the store: two SQLite files in a folder, and everything that only SQLite knows."""

from cardroom.store.sqlite.store import LOCK_FILE, ROOM_FILE, VAULT_FILE, SqliteStore, open_store

__all__ = ["LOCK_FILE", "ROOM_FILE", "VAULT_FILE", "SqliteStore", "open_store"]
