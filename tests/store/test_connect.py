"""What the operator hears of the SQLite that the room runs on."""

from __future__ import annotations

import sqlite3

import pytest

from cardroom.store.sqlite.connect import WAL_RESET_MENDED, sqlite_warning


def test_an_sqlite_older_than_the_mended_one_is_told_with_both_versions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 51, 2))
    monkeypatch.setattr(sqlite3, "sqlite_version", "3.51.2")
    assert str(sqlite_warning()).startswith("SQLite 3.51.2 is older than 3.51.3: ")


@pytest.mark.parametrize("version", [WAL_RESET_MENDED, (3, 51, 4), (4, 0, 0)])
def test_the_mended_sqlite_and_any_newer_one_needs_no_warning(
    monkeypatch: pytest.MonkeyPatch, version: tuple[int, int, int]
) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", version)
    assert sqlite_warning() is None
