"""A new store's file for tests: made once in a process by all steps of the schema, and copied from then on.

The steps take five times as long as everything else in opening a room. A file that is there already, of whatever step,
is taken to the newest one as always; `tests/store/test_schema.py`, which tests the steps, makes all its files by them.
"""

from __future__ import annotations

import functools
import tempfile
from pathlib import Path

from cardroom.store.sqlite import migrating as migrations

by_steps = migrations.upgrade


def upgrade(path: Path) -> None:
    """What the store calls in place of the steps."""
    if not path.exists() or path.stat().st_size == 0:
        path.write_bytes(blank())
    by_steps(path)


@functools.cache
def blank() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "room.db"
        by_steps(path)
        assert not path.with_name("room.db-wal").exists(), "all of it is in the file"
        return path.read_bytes()


def copied() -> None:
    """From now on new stores of this process are copies."""
    migrations.upgrade = upgrade
