"""The laws that the server keeps by itself, whatever a program with a bug, or a person at its prompt, tries."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import asyncpg
import pytest

from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.store.postgres.store import PostgresStore
from cardroom.store.rows import CloseRecord, Commit, KeepClose, LogRecord
from cardroom.store.sql_tables import APPEND_ONLY
from tests.store.making import issue, kept_rulebook, opening, played_hand


@pytest.fixture
def raw(address: Address) -> Iterator[PostgresConnection]:
    """A filled store, opened for writing as an intruder would."""
    store = PostgresStore(address)
    store.commit_now(opening("t1"))
    store.commit_now(
        Commit(entries=(issue("e1", "wallet:ann", 100),), log=(LogRecord(1, "a", "b", "c", "d"),))
    )
    for commit in played_hand(1, 1):
        store.commit_now(commit)
    close = CloseRecord("2026-11-22", 0, 86_400_000, 1, 1, 0, b"{}")
    store.commit_now(Commit(changes=(kept_rulebook(), KeepClose(close))))
    store.close()
    connection = PostgresConnection(address)
    yield connection
    connection.close()


@pytest.mark.parametrize("table", [*APPEND_ONLY, "vault.seeds"])
def test_what_is_written_once_can_be_neither_changed_nor_deleted(raw: PostgresConnection, table: str) -> None:
    before = raw.execute(f"SELECT * FROM {table}").fetchall()
    assert before
    query = "SELECT attname::text FROM pg_attribute WHERE attrelid = ?::regclass AND attnum > 0 AND attidentity = ''"
    for (column,) in raw.execute(query.replace("?", f"'{table}'")):
        with pytest.raises(asyncpg.RaiseError, match="append-only"):
            raw.execute(f"UPDATE {table} SET {column} = {column}")
    for act in (f"DELETE FROM {table}", f"TRUNCATE {table} CASCADE"):
        with pytest.raises(asyncpg.RaiseError, match="append-only"):
            raw.execute(act)
    assert raw.execute(f"SELECT * FROM {table}").fetchall() == before


CHAIN = r"decode(repeat('00', 32), 'hex')"
ENTRY = f"INSERT INTO entries VALUES (9, 'x', 1, 'k', 'r', 'b', {CHAIN})"


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        ("INSERT INTO postings VALUES (1, 'house', 9, 5), (1, 'charity', 8, -5)", "sealed"),
        ("INSERT INTO postings VALUES (9, 'house', 0, 5), (9, 'mint', 1, -5)", "come with their entry"),
        (ENTRY, "add up to zero"),
        (
            f"WITH a AS (INSERT INTO postings VALUES (9, 'house', 0, 5), (9, 'mint', 1, -4)) {ENTRY}",
            "add up to zero",
        ),
        (
            f"WITH a AS (INSERT INTO postings VALUES (9, 'wallet:ann', 0, -990), (9, 'house', 1, 990)) {ENTRY}",
            "below zero",
        ),
        (
            "WITH a AS (INSERT INTO postings VALUES (8, 'wallet:ann', 0, -990), (8, 'house', 1, 990), "
            "(9, 'wallet:ann', 0, 990), (9, 'house', 1, -990)), "
            f"b AS (INSERT INTO entries VALUES (8, 'y', 1, 'k', 'r', 'b', {CHAIN})) {ENTRY}",
            "below zero",
        ),
        (f"WITH a AS (INSERT INTO postings VALUES (9, 'house', 0, 0), (9, 'mint', 1, 0)) {ENTRY}", "amount"),
        ("INSERT INTO postings VALUES (9, 'house', 0, 5), (9, 'house', 1, -5)", "postings_pkey"),
        ("DELETE FROM balances", "append-only"),
        ("UPDATE balances SET cents = -1 WHERE account = 'wallet:ann'", "below_zero"),
        (f"INSERT INTO journal VALUES (DEFAULT, 't9', 1, NULL, 1, '', {CHAIN}, NULL)", "foreign key"),
        ("INSERT INTO journal VALUES (DEFAULT, 't1', 9, NULL, 1, '', '', NULL)", "ck_journal_chain"),
        (f"INSERT INTO log VALUES (9, 1, 'a', 'b', 'c', '', 'no json', {CHAIN})", "invalid input syntax"),
        ("UPDATE fences SET seq = seq - 1 WHERE stream = 'ledger'", "never goes back"),
        ("DELETE FROM fences", "append-only"),
    ],
)
def test_the_server_itself_keeps_the_laws(raw: PostgresConnection, statement: str, says: str) -> None:
    held = "SELECT account, cents FROM balances ORDER BY 1"
    before = raw.execute(held).fetchall()
    with pytest.raises(asyncpg.PostgresError, match=says):
        raw.execute(statement)
    assert raw.execute(held).fetchall() == before


def test_a_sound_entry_by_hand_moves_its_balances(raw: PostgresConnection) -> None:
    raw.execute(f"WITH a AS (INSERT INTO postings VALUES (9, 'house', 0, 5), (9, 'mint', 1, -5)) {ENTRY}")
    assert raw.execute("SELECT cents FROM balances WHERE account = 'house'").fetchall() == [(5,)]


def test_others_see_nothing_of_the_vault(raw: PostgresConnection) -> None:
    raw.execute("CREATE ROLE reports")
    try:
        for grant in ("USAGE ON SCHEMA room", "SELECT ON ALL TABLES IN SCHEMA room"):
            raw.execute(f"GRANT {grant} TO reports")
        raw.execute("SET ROLE reports")
        assert raw.execute("SELECT count(*) FROM journal").fetchone() == (3,)
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            raw.execute("SELECT * FROM vault.seeds")
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            raw.execute("INSERT INTO log SELECT * FROM log")
    finally:
        raw.execute("RESET ROLE")
        raw.execute("DROP OWNED BY reports")
        raw.execute("DROP ROLE reports")


POST = (
    "WITH p AS (INSERT INTO postings VALUES ($1, 'wallet:ann', 0, -$2::bigint), ($1, 'mint', 1, $2)) "
    "INSERT INTO entries (number, id, at_ms, kind, reason, ordered_by, chain) "
    f"VALUES ($1, 'e' || $1, 1, 'k', 'r', 'b', {CHAIN})"
)


def test_of_two_that_spend_the_same_money_at_once_the_slower_is_refused(
    raw: PostgresConnection, address: Address
) -> None:
    """The slower saw the money, and waits for the first one's commit."""
    held = raw.execute("SELECT cents FROM balances WHERE account = 'wallet:ann'").fetchone()[0]
    raw.execute("BEGIN")
    raw.execute(POST, (100, held - 10))
    came: list[Exception | None] = []

    def spends() -> None:
        other = PostgresConnection(address)
        try:
            other.execute(POST, (101, 11))
        except asyncpg.CheckViolationError as fault:
            came.append(fault)
        else:
            came.append(None)
        other.close()

    slower = threading.Thread(target=spends)
    slower.start()
    waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'WITH p AS%'"
    watching = PostgresConnection(address)
    while not watching.execute(waits).fetchone()[0]:
        assert slower.is_alive(), "it waits for the first"
        time.sleep(0.01)
    raw.execute("COMMIT")
    slower.join()
    watching.close()
    assert isinstance(came[0], asyncpg.CheckViolationError)
    assert came[0].constraint_name == "ck_balances_below_zero"
    assert dict(raw.execute("SELECT account, cents FROM balances"))["wallet:ann"] == 10
