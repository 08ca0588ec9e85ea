"""A database of a test that was given back is as good as a new one for the next test."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest

from cardroom.store.engines.store_location import audit_place
from cardroom.store.faults import StoreAway, StoreUnusable
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.store.postgres.store import PostgresStore
from cardroom.testing.postgres import PostgresServer, started
from cardroom.testing.whole_room import TestRoom
from tests.postgres import needs_postgres

pytestmark = needs_postgres

TABLES = (
    "SELECT c.oid::regclass::text FROM pg_class c JOIN pg_namespace n ON c.relnamespace = n.oid "
    "WHERE relkind IN ('r', 'S') AND nspname IN ('room', 'vault') ORDER BY 1"
)
ODD = (
    "ALTER TABLE room.players ADD COLUMN odd bigint",
    "DROP INDEX IF EXISTS room.players_by_name; CREATE INDEX odd ON room.players (id)",
    "ALTER TABLE room.log DISABLE TRIGGER USER",
    "REVOKE INSERT ON room.log FROM CURRENT_USER",
    "CREATE TABLE room.odd (id bigint)",
    "CREATE SCHEMA odd",
    "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET work_mem = 64', current_database()); END $$",
    "CREATE FUNCTION room.odd() RETURNS bigint LANGUAGE sql AS 'SELECT 1::bigint'",
)
"""What makes a database another one although no row of it differs."""


@pytest.fixture(scope="module")
def alone() -> Iterator[PostgresServer]:
    """A server that no other test has databases of."""
    with started() as server:
        yield server


def content(address: Address) -> dict[str, str | None]:
    """All that is in the tables, and where the sequences stand."""
    connection = PostgresConnection(address)
    try:
        return {
            str(table): connection.execute(
                f"SELECT json_agg(one ORDER BY one::text)::text FROM (SELECT * FROM {table}) one"
            ).fetchone()[0]
            for (table,) in connection.execute(TABLES)
        }
    finally:
        connection.close()


def playing(address: Address, seed: int) -> None:
    """A room that plays there, and leaves rows of most kinds."""
    chance = random.Random(seed)
    with TestRoom(address, seed=seed) as room:
        for names in ("ABC", "DEF")[: chance.randint(1, 2)]:
            table = room.seat("holdem-nl10", *names)
            room.deal(table)
        room.settle()


@pytest.mark.parametrize("seed", range(3))
def test_whatever_was_played_there_nothing_of_it_is_left(alone: PostgresServer, seed: int) -> None:
    address = alone.store()
    blank = content(address)
    playing(address, seed)
    assert content(address) != blank
    alone.drop(address)
    again = alone.store()
    assert content(again) == blank
    assert again.url != address.url
    playing(again, seed)
    alone.drop(again)


def test_a_table_that_has_grown_is_begun_anew(alone: PostgresServer) -> None:
    address = alone.store()
    blank, connection = content(address), PostgresConnection(address)
    connection.script(
        "SET session_replication_role = replica; "
        "INSERT INTO settings SELECT 'key' || n, to_json(repeat('x', 200)) FROM generate_series(1, 2000) n; "
        # others refer to them
        "INSERT INTO players SELECT 'p' || n, 'P' || n, 'p' || n, repeat('x', 200), 'player', 0, '{}' "
        "FROM generate_series(1, 2000) n"
    )
    connection.close()
    alone.drop(address)
    connection = PostgresConnection(again := alone.store())
    for table in ("settings", "players"):
        assert connection.execute(f"SELECT pg_relation_size('room.{table}')::bigint").fetchone()[0] == 0
    connection.close()
    assert content(again) == blank
    alone.drop(again)


@pytest.mark.parametrize("change", ODD)
def test_one_whose_schema_was_changed_is_not_given_out_again(alone: PostgresServer, change: str) -> None:
    address = alone.store()
    connection = PostgresConnection(address)
    connection.script(change)
    numbers = "SELECT oid::bigint FROM pg_database WHERE datname = current_database()"
    changed = connection.execute(numbers).fetchone()[0]
    connection.close()
    alone.drop(address)
    connection = PostgresConnection(again := alone.store())
    assert connection.execute(numbers).fetchone()[0] != changed
    assert connection.execute("SELECT count(*)::bigint FROM players").fetchone()[0] == 0
    connection.close()
    alone.drop(again)


def test_a_room_that_was_left_open_writes_nothing_into_the_next_tests_database(alone: PostgresServer) -> None:
    left = PostgresStore(address := alone.store())
    alone.drop(address)
    with pytest.raises((StoreAway, StoreUnusable)):
        PostgresConnection(address)
    again = alone.store()
    blank = content(again)
    time.sleep(0.1)  # it tries to come back meanwhile
    assert content(again) == blank
    left.close()
    alone.drop(again)


def test_the_audit_of_one_finds_nothing(alone: PostgresServer) -> None:
    for seed in (7, 8):
        address = alone.store()
        playing(address, seed)
        assert audit_place(address).findings == []
        alone.drop(address)
