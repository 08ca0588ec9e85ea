"""The migrations make what schema.py describes, in a database of any language; all steps or none."""

from __future__ import annotations

import io

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from cardroom.store.binding import bind_all
from cardroom.store.faults import StoreUnusable
from cardroom.store.hand_counts_rows import HandWish
from cardroom.store.postgres import migrating as migrations
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.audit import audit_server
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.store.postgres.side import MADE_OF, POSTGRES
from cardroom.store.postgres.store import PostgresStore
from cardroom.store.rows import Commit
from cardroom.store.sql_tables import metadata, of_processes
from tests.postgres import needs_postgres, server
from tests.store.making import issue, opening

OWN = {"fences", "alembic_version"}
"""Tables that this side alone has."""


def made_of(connection: PostgresConnection) -> list[list[tuple[object, ...]]]:
    """Columns, constraints and indexes of what both sides have."""
    columns, constraints, indexes = ([*connection.execute(query)] for query in MADE_OF[:3])
    shared = [row for row in columns if row[0] not in OWN]
    kept = [row for row in constraints if row[0].rpartition(".")[2] not in OWN]
    named = [row for row in indexes if not any(name in row[1] for name in OWN)]
    return [shared, kept, named]


@needs_postgres
def test_the_migrations_make_what_the_schema_describes(address: Address) -> None:
    migrated = PostgresConnection(address)
    described = PostgresConnection(Address(server().database()))
    for schema in ("room", "vault"):
        described.execute(f"CREATE SCHEMA {schema}")
    described.script(
        "CREATE FUNCTION json_valid(t text) RETURNS boolean LANGUAGE sql AS 'SELECT t::json IS NOT NULL'"
    )
    for table in (*metadata.sorted_tables, *of_processes.sorted_tables):
        described.script(str(CreateTable(table).compile(dialect=postgresql.dialect())))
        for index in table.indexes:
            described.script(str(CreateIndex(index).compile(dialect=postgresql.dialect())))
    assert made_of(migrated) == made_of(described)
    migrated.close()
    described.close()


def test_head_is_the_newest_step() -> None:
    assert ScriptDirectory(str(migrations._HERE)).get_current_head() == migrations.HEAD


@needs_postgres
def test_a_step_that_fails_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = migrations._steps_from
    monkeypatch.setattr(
        migrations, "_steps_from", lambda found, called: steps(found, called) + "; SELECT 1/0;"
    )
    address = Address(server().database())
    with pytest.raises(Exception, match="division by zero"):
        PostgresStore(address)
    connection = PostgresConnection(address)
    assert connection.execute(
        "SELECT count(*) FROM pg_namespace WHERE nspname IN ('room', 'vault')"
    ).fetchone() == (0,)
    connection.close()
    monkeypatch.undo()
    PostgresStore(address).close()
    assert audit_server(address).findings == []


@needs_postgres
def test_hands_of_before_results_were_kept_are_found_by_table_and_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    address = Address(server().database())
    with monkeypatch.context() as patch:  # as the program before left it
        patch.setattr(migrations, "HEAD", "0002")
        patch.setattr(migrations, "_steps_from", lambda found, called: _steps("base:0002"))
        connection = PostgresConnection(address)
        migrations.upgrade(connection, str(address))
    connection.execute(
        "INSERT INTO tables VALUES ('t1', 'house', 'holdem', 'nl', 'NL10', 'One', 1, NULL, '{}', NULL)"
    )
    hand = "(1, 't1-1', 't1', 1, 1, 2000, 'complete', '[\"ann\"]', 'summary', 'record')"
    connection.execute(f"INSERT INTO hands VALUES {hand}")
    connection.execute("INSERT INTO hand_players VALUES ('ann', 1)")
    bind_all(connection, POSTGRES)
    connection.close()
    store = PostgresStore(address)
    reader = store.blocking_reader
    assert [
        line.hand_id for line in reader.hands_found("ann", HandWish(stake="NL10", from_ms=2000)).rows
    ] == ["t1-1"]
    assert reader.hands_found("ann", HandWish(least=-10)).rows == () and reader.day_sums("ann", 0, 9) == []
    store.close()
    assert not [
        one for one in audit_server(address).findings if "hand_players" in one.where or "sums" in one.where
    ]


def _steps(span: str) -> str:
    """The SQL of some of the steps."""
    config = Config(output_buffer=(text := io.StringIO()))
    config.set_main_option("script_location", str(migrations._HERE))
    command.upgrade(config, span, sql=True)
    return text.getvalue()


@needs_postgres
def test_a_database_of_a_newer_program_is_refused(address: Address) -> None:
    connection = PostgresConnection(address)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StoreUnusable, match="'9999'"):
        PostgresStore(address)


@needs_postgres
def test_other_peoples_tables_and_sorting_do_not_matter() -> None:
    url = server().database()
    other = PostgresConnection(Address(url))
    other.execute("CREATE TABLE public.players (id int)")
    other.close()
    store = PostgresStore(Address(url))
    store.commit_now(opening("t-1", "tA", "ta", "tB"))
    store.commit_now(Commit(entries=tuple(issue(f"e{name}", f"wallet:{name}", 1) for name in "ÖoZ")))
    assert list(store.blocking_reader.balances()) == ["mint", "wallet:Z", "wallet:o", "wallet:Ö"], (
        "by their bytes"
    )
    store.close()


@needs_postgres
def test_a_copy_by_pg_dump_is_a_store_with_the_vault_or_without(address: Address) -> None:
    store = PostgresStore(address)
    store.commit_now(opening("t1"))
    store.commit_now(Commit(entries=(issue("e1", "wallet:ann", 5),)))
    heads = store.blocking_reader.heads()
    copy = server().copied_by_dump(address)
    report = audit_server(copy)
    assert report.findings == [] and report.heads["ledger"] == heads["ledger"]
    again = PostgresStore(copy)
    again.commit_now(Commit(entries=(issue("e2", "wallet:ann", 5),)))
    again.close()
    assert audit_server(copy, heads).findings == []
    without = server().copied_by_dump(address, "--exclude-schema=vault")
    assert audit_server(without, with_vault=False).findings == []
    assert "seals: cannot be read" in "".join(map(str, audit_server(without).findings))
    store.close()
