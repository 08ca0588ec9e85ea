"""What a room's file holds, as text: a world that knows more than another would show it there."""

import sqlite3

import msgspec

from cardroom.room.hosting.journal import ACTED
from cardroom.room.runtime.compression import decompressed
from cardroom.store.postgres.address import Address
from cardroom.store.sql_tables import metadata, of_processes
from cardroom.testing.whole_room import TestRoom

OPAQUE = ("chain", "digest", "bound")
"""Columns that are hashes over the seals, of the seeds, or of rows that are compared themselves: they differ between
worlds and tell nothing."""


PRESSED = b"\x28\xb5\x2f\xfd"
"""What everything begins with that Zstandard has pressed."""


def as_text(value: bytes) -> str:
    """What a column of bytes says, unpressed where it is pressed; of a step that deals without the hash of what it
    told, which stands for the seal as well.
    """
    if value.startswith(ACTED):
        return msgspec.json.encode(msgspec.msgpack.decode(value)).decode()
    if not value.startswith(PRESSED):
        return value.decode("latin-1")
    text = decompressed(value)
    if text.startswith(b"{"):
        return text.decode()
    step = msgspec.msgpack.decode(text)
    if step["command"]["do"] == "start_hand":
        step.pop("told", None)
    return msgspec.json.encode(step).decode()


def on_the_disk(room: TestRoom) -> dict[str, list[str]]:
    """All that the room's file holds, table by table and row by row, without the `OPAQUE` columns."""
    if isinstance(room.place, Address):
        return in_the_database(room)
    connection = sqlite3.connect(f"file:{room.folder / 'room.db'}?mode=ro", uri=True)
    found: dict[str, list[str]] = {}
    try:
        tables = [
            name
            for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            if name not in of_processes.tables  # machine, number and chance of the process
        ]
        for table in sorted(tables):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            kept = [column for column in columns if column not in OPAQUE]
            rows = connection.execute(f"SELECT {', '.join(kept)} FROM {table}").fetchall()
            found[f"disk {table}"] = [
                repr([as_text(value) if isinstance(value, bytes) else value for value in row]) for row in rows
            ]
    finally:
        connection.close()
    return found


def in_the_database(room: TestRoom) -> dict[str, list[str]]:
    """The same of a store on PostgreSQL: the rows of the schema that is not the vault."""
    found: dict[str, list[str]] = {}
    with room.stored.blocking_reader.moment() as connection:
        for table in sorted(metadata.tables):
            columns = metadata.tables[table].columns
            kept = ", ".join(column.name for column in columns if column.name not in OPAQUE)
            key = ", ".join(column.name for column in metadata.tables[table].primary_key)
            rows = connection.execute(f"SELECT {kept} FROM {table} ORDER BY {key}").fetchall()
            found[f"disk {table}"] = [
                repr([as_text(value) if isinstance(value, bytes) else value for value in row]) for row in rows
            ]
        fences = connection.execute("SELECT stream, epoch, seq FROM fences ORDER BY stream").fetchall()
        found["disk fences"] = [repr(row) for row in fences]
    return found
