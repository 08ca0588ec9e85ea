"""The file itself: migrations make what schema.py describes, and the database keeps the laws without the program."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from cardroom.ledger import Entry
from cardroom.store.binding import check_unchanged
from cardroom.store.chain import chain_start, journal_link
from cardroom.store.faults import StoreRefused, StoreUnusable
from cardroom.store.hand_counts_rows import HandWish
from cardroom.store.rows import CloseRecord, Commit, KeepClose, LogRecord
from cardroom.store.seals import seal_of
from cardroom.store.sql_tables import APPEND_ONLY, metadata, of_processes
from cardroom.store.sqlite import ROOM_FILE, open_store
from cardroom.store.sqlite import migrating as migrations
from cardroom.store.sqlite.audit import audit_store
from cardroom.store.sqlite.connect import connect_reading, connect_writing
from cardroom.store.sqlite.side import SQLITE
from cardroom.store.sqlite.triggers import TRIGGERS
from tests import blank_store
from tests.store.making import issue, kept_rulebook, opening, played_hand, step


@pytest.fixture(autouse=True)
def made_by_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """New stores are made by their steps here, not copied as everywhere else: see `tests/blank_store.py`."""
    monkeypatch.setattr(migrations, "upgrade", blank_store.by_steps)


def described(connection: sqlite3.Connection) -> set[str]:
    """Every statement the file is made of, however its white space and constraint order fell."""
    found = set()
    for (sql,) in connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"):
        if "alembic_version" not in sql:
            words = " ".join(re.split(r"[\s,]+", sql))
            head, _, body = words.partition("(")
            found.add(head + "(" + " ".join(sorted(body.split())))
    return found


def test_the_migrations_make_what_the_schema_describes(tmp_path: Path) -> None:
    migrations.upgrade(tmp_path / "migrated.db")
    migrated = create_engine(f"sqlite:///{tmp_path / 'migrated.db'}")
    with migrated.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), [metadata, of_processes]) == []
    plain = sqlite3.connect(tmp_path / "plain.db")
    for described_tables in (metadata, of_processes):
        described_tables.create_all(create_engine("sqlite://", creator=lambda: plain))
    for statement in TRIGGERS:
        plain.execute(statement)
    assert described(connect_reading(tmp_path / "migrated.db")) == described(plain)
    migrated.dispose()
    plain.close()


def test_head_is_the_newest_step() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == migrations.HEAD


def test_a_file_from_a_newer_program_is_refused(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    with sqlite3.connect(tmp_path / ROOM_FILE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StoreUnusable, match="9999"):
        open_store(tmp_path)


def at_step(folder: Path, step: str) -> sqlite3.Connection:
    """A file as an older program left it."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent / "migrations"))
    config.attributes["path"] = folder / ROOM_FILE
    command.upgrade(config, step)
    return sqlite3.connect(folder / ROOM_FILE)


def test_a_file_from_before_rooms_kept_their_rulebooks_is_taken_along(tmp_path: Path) -> None:
    with at_step(tmp_path, "0001") as connection:
        row = ("t1", "house", "holdem", "nl", "NL10", "One", 1, None, "{}")
        connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    connection.close()
    store = open_store(tmp_path)
    assert [(table.id, table.book) for table in store.blocking_reader.tables()] == [("t1", None)]
    store.commit_now(Commit(changes=(kept_rulebook(),)))
    store.close()


def test_a_mint_that_an_older_room_took_out_of_range_is_taken_along_and_goes_no_further(
    tmp_path: Path,
) -> None:
    beyond = 2**53 + 10
    with at_step(tmp_path, "0006") as connection:
        connection.execute("INSERT INTO balances VALUES ('mint', ?), ('wallet:a', ?)", (-beyond, beyond))
    connection.close()
    store = open_store(tmp_path)
    assert store.blocking_reader.balances() == {"mint": -beyond, "wallet:a": beyond}
    postings = (("wallet:a", -5), ("mint", 5))
    store.commit_now(Commit(entries=(Entry("back", 1, "debit", "", postings, "test"),)))
    with pytest.raises(StoreRefused, match="range"):
        store.commit_now(
            Commit(entries=(Entry("x", 1, "credit", "", (("mint", -1), ("wallet:a", 1)), "test"),))
        )
    store.commit_now(Commit(entries=(Entry("g", 1, "taken", "", (("game:t", -1), ("lent:t:a", 1)), "test"),)))
    with pytest.raises(StoreRefused, match="below zero"):
        store.commit_now(
            Commit(entries=(Entry("y", 1, "taken", "", (("held:t", -1), ("lent:t:a", 1)), "test"),))
        )
    store.close()


def test_staff_of_before_roles_become_floor_staff_and_nobody_is_signed_out(tmp_path: Path) -> None:
    with at_step(tmp_path, "0002") as connection:
        for name, role in (("Ann", "player"), ("Sue", "staff"), ("Bea", "admin")):
            row = (name.lower(), name, name.lower(), "hash", role, 1, "{}")
            connection.execute("INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        connection.execute("INSERT INTO sessions VALUES (?, 'ann', 5, 99)", (b"\x01" * 32,))
        connection.execute("INSERT INTO settings VALUES ('sue', '{}')")
    connection.close()
    store = open_store(tmp_path)
    assert {one.name: one.role for one in store.blocking_reader.players()} == {
        "Ann": "player",
        "Sue": "floor",
        "Bea": "admin",
    }
    session = store.blocking_reader.session(b"\x01" * 32)
    assert session is not None and (session.player_id, session.id, session.used_ms) == (
        "ann",
        "s-" + "01" * 8,
        5,
    )
    store.close()
    with sqlite3.connect(tmp_path / ROOM_FILE) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        connection.execute("PRAGMA foreign_keys = 1")
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            connection.execute("DELETE FROM players WHERE id = 'ann'")
        with pytest.raises(sqlite3.IntegrityError, match="role"):
            connection.execute("UPDATE players SET role = 'staff'")
    connection.close()


def test_hands_of_before_results_were_kept_are_found_by_table_and_time(tmp_path: Path) -> None:
    with at_step(
        tmp_path, "0003"
    ) as connection:  # without a register, to which rows by hand would be strange
        table = ("t1", "house", "holdem", "nl", "NL10", "One", 1, None, "{}", None)
        connection.execute(f"INSERT INTO tables VALUES ({', '.join('?' * 10)})", table)
        hand = (1, "t1-1", "t1", 1, 1, 2000, "complete", '["ann"]', b"summary", b"record")
        connection.execute(f"INSERT INTO hands VALUES ({', '.join('?' * 10)})", hand)
        connection.execute("INSERT INTO hand_players VALUES ('ann', 1)")
        connection.execute("INSERT INTO owners VALUES ('t1', 'table')")
    connection.close()
    store = open_store(tmp_path)
    reader = store.blocking_reader
    assert [
        line.hand_id for line in reader.hands_found("ann", HandWish(stake="NL10", from_ms=2000)).rows
    ] == ["t1-1"]
    assert reader.hands_found("ann", HandWish(least=-10)).rows == () and reader.day_sums("ann", 0, 9) == []
    store.close()
    findings = [str(one) for one in audit_store(tmp_path).findings]
    assert findings == ["hand t1-1: has a record, but no step in its table's journal"]


def test_what_was_there_before_the_register_is_bound_as_it_stands_and_proven_from_then_on(
    tmp_path: Path,
) -> None:
    with at_step(tmp_path, "0003") as connection:
        table = ("t1", "house", "holdem", "nl", "NL10", "One", 1, None, "{}", None)
        connection.execute(f"INSERT INTO tables VALUES ({', '.join('?' * 10)})", table)
        connection.execute("INSERT INTO players VALUES ('ann', 'Ann', 'ann', 'hash', 'player', 1, '{}')")
        connection.execute("INSERT INTO owners VALUES ('t1', 'table')")
        row = step(1, hand_id="t1-1")
        chain = journal_link(chain_start("journal:t1"), row)
        columns = (row.table_id, row.seq, row.hand_id, row.at_ms, row.payload, chain)
        connection.execute("INSERT INTO journal VALUES (NULL, ?, ?, ?, ?, ?, ?)", columns)
        hand = (1, "t1-1", "t1", 1, 1, 2, "complete", '["ann"]', b"summary", b"record")
        connection.execute(f"INSERT INTO hands VALUES ({', '.join('?' * 10)})", hand)
        connection.execute("INSERT INTO hand_players VALUES ('ann', 1)")
        connection.execute("INSERT INTO seals VALUES ('t1-1', ?)", (seal_of(bytes(32)),))
        connection.execute("INSERT INTO snapshots VALUES ('t1', 1, x'01')")
    connection.close()
    store = open_store(tmp_path)
    assert store.blocking_reader.table_state("t1").unproven == ""  # type: ignore[union-attr]  # it is there
    store.commit_now(Commit(journal=(step(2),)))
    store.close()
    assert audit_store(tmp_path, with_vault=False).findings == []
    file = sqlite3.connect(tmp_path / ROOM_FILE)
    for name, sql in file.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall():
        file.execute(f"DROP TRIGGER {name}")
        if "hands" not in name:
            file.execute(sql)
    edits = {
        "UPDATE hands SET record = x'00'": "hand t1-1: is not as the room wrote it",
        "UPDATE snapshots SET payload = x'00'": "snapshot of t1: is not as the room wrote it",
        "UPDATE players SET role = 'admin'": "player ann: is not as the room wrote it",
    }
    for edit in edits:
        file.execute(edit)
    with pytest.raises(StoreUnusable, match="players ann is not as the room wrote it"):
        check_unchanged(file, SQLITE, str(tmp_path))
    file.commit()
    file.close()
    found = [str(finding) for finding in audit_store(tmp_path, with_vault=False).findings]
    assert set(edits.values()) <= set(found), found


def test_every_setting_durability_rests_on_is_on(tmp_path: Path) -> None:
    connection = connect_writing(tmp_path / "x.db")
    settings = {
        name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
    }
    assert settings == {"journal_mode": "wal", "synchronous": 2}
    connection.close()


def test_a_setting_that_does_not_hold_stops_the_opening() -> None:
    with pytest.raises(StoreUnusable, match="journal_mode"):
        connect_writing(Path(":memory:"))  # a database in memory has no WAL


@pytest.fixture
def raw(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A filled store, opened for writing as an intruder would."""
    store = open_store(tmp_path)
    store.commit_now(opening("t1"))
    store.commit_now(
        Commit(entries=(issue("e1", "wallet:ann", 100),), log=(LogRecord(1, "a", "b", "c", "d"),))
    )
    for commit in played_hand(1, 1):
        store.commit_now(commit)
    close = CloseRecord("2026-11-22", 0, 86_400_000, 1, 1, 0, b"{}")
    store.commit_now(Commit(changes=(kept_rulebook(), KeepClose(close))))
    store.close()
    connection = connect_writing(tmp_path / ROOM_FILE)
    yield connection
    connection.close()


@pytest.mark.parametrize("table", APPEND_ONLY)
def test_what_is_written_once_can_be_neither_changed_nor_deleted(raw: sqlite3.Connection, table: str) -> None:
    columns = [row[1] for row in raw.execute(f"PRAGMA table_info({table})")]
    assert raw.execute(f"SELECT count(*) FROM {table}").fetchone()[0] > 0
    for column in columns:
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            raw.execute(f"UPDATE {table} SET {column} = {column}")
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        raw.execute(f"DELETE FROM {table}")
    with pytest.raises(sqlite3.IntegrityError, match=r"append-only|sealed"):
        raw.execute(f"INSERT OR REPLACE INTO {table} SELECT * FROM {table}")


CHAIN = "zeroblob(32)"


@pytest.mark.parametrize(
    ("statements", "says"),
    [
        (["INSERT INTO postings VALUES (1, 'house', 9, 5)"], "sealed"),
        ([f"INSERT INTO entries VALUES (9, 'x', 1, 'k', 'r', 'b', {CHAIN}, NULL, 9)"], "add up to zero"),
        (
            [
                "INSERT INTO postings VALUES (9, 'house', 0, 5)",
                "INSERT INTO postings VALUES (9, 'mint', 1, -4)",
                f"INSERT INTO entries VALUES (9, 'x', 1, 'k', 'r', 'b', {CHAIN}, NULL, 9)",
            ],
            "add up to zero",
        ),
        (["INSERT INTO postings VALUES (9, 'wallet:ann', 0, -99)"], "below_zero"),
        (["INSERT INTO postings VALUES (9, 'house', 0, 0)"], "ck_postings_amount"),
        (["INSERT INTO postings VALUES (9, 'house', 0, 1.5)"], "cannot store REAL"),
        (
            [
                "INSERT INTO postings VALUES (9, 'house', 0, 5)",
                "INSERT INTO postings VALUES (9, 'house', 1, 5)",
            ],
            "UNIQUE",
        ),
        (["DELETE FROM balances"], "never deleted"),
        (
            ["UPDATE balances SET cents = -1 WHERE account = 'house'", "UPDATE balances SET cents = -1"],
            "below_zero",
        ),
        ([f"INSERT INTO journal VALUES (NULL, 't9', 1, NULL, 1, x'00', {CHAIN}, NULL)"], "FOREIGN KEY"),
        (["INSERT INTO journal VALUES (NULL, 't1', 9, NULL, 1, x'00', x'00', NULL)"], "ck_journal_chain"),
        (["INSERT INTO snapshots VALUES ('t1', 'one', x'00')"], "cannot store TEXT"),
    ],
)
def test_the_database_itself_keeps_the_laws(
    raw: sqlite3.Connection, statements: list[str], says: str
) -> None:
    raw.execute("BEGIN")
    *before, last = statements
    for statement in before:
        raw.execute(statement)
    with pytest.raises(sqlite3.IntegrityError, match=says):
        raw.execute(last)
    raw.execute("ROLLBACK")
