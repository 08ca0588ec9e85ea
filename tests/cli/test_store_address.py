"""Commands on a database instead of a folder, and what they say when it cannot be used; never the password."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.cli.output import COULD_NOT, FOUND_WRONG
from cardroom.store.engines.store_location import open_place
from cardroom.store.people_rows import AddPlayer
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.store.rows import Commit
from tests.commands import told
from tests.postgres import needs_postgres, server
from tests.store.making import issue, opening, played_hand, player

SECRET = "hunter2-not-to-be-seen"


@pytest.fixture
def address() -> Iterator[Address]:
    """A database with a player and a hand."""
    address = server().store()
    store = open_place(address)
    store.commit_now(opening("t1"))
    store.commit_now(
        Commit(entries=(issue("e1", "wallet:ann", 9),), changes=(AddPlayer(player("p1", "Anna")),))
    )
    for commit in played_hand(1, 1):
        store.commit_now(commit)
    store.close()
    yield address
    server().drop(address)


def ran(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, [*words])
    return result.exit_code, result.output


@needs_postgres
def test_a_database_is_audited(address: Address) -> None:
    status, said = ran("audit", "--store", address.url)
    assert status == 0 and "The books are right." in said
    status, said = ran("audit", "--store", address.url, "--json")
    assert json.loads(said)["hands"] == 1
    connection = PostgresConnection(address)
    connection.execute("UPDATE balances SET cents = cents + 1 WHERE account = 'wallet:ann'")
    connection.close()
    status, said = ran("audit", "--store", address.url)
    assert status == FOUND_WRONG and "WRONG account wallet:ann" in said


@needs_postgres
@pytest.mark.parametrize(
    ("statement", "finding"),
    [
        ("UPDATE journal SET payload = 'x' WHERE seq = 2", "journal:t1: row 2 was changed"),
        ("UPDATE players SET password_hash = 'x'", "player p1: is not as the room wrote it"),
        ("DELETE FROM vault.seeds", "hand t1-1: the vault has no seed"),
        ("DROP TRIGGER postings_move_balances ON postings", "schema: tables, indexes or triggers are not"),
        ("ALTER TABLE log DISABLE TRIGGER ALL", "file: the laws of log are switched off"),
    ],
)
def test_what_somebody_changed_at_the_prompt_is_found(address: Address, statement: str, finding: str) -> None:
    connection = PostgresConnection(address)
    connection.execute("SET session_replication_role = replica")  # as a superuser who knows how
    connection.execute(statement)
    connection.close()
    status, said = ran("audit", "--store", address.url)
    assert status == FOUND_WRONG and finding in said


@needs_postgres
def test_a_role_is_given_in_a_database(address: Address) -> None:
    status, said = ran("role", "Anna", "floor", "--store", address.url)
    assert status == 0, said
    assert ran("audit", "--store", address.url)[0] == 0
    assert ran("role", "Bertta", "floor", "--store", address.url)[0] == COULD_NOT


@needs_postgres
def test_a_database_without_a_room_is_told_so() -> None:
    empty = server().database()
    for words in (("audit",), ("role", "Anna", "floor"), ("report", "rake")):
        status, said = ran(*words, "--store", empty)
        assert status == COULD_NOT and "there is no room in this database" in said
    server().drop(Address(empty))


@needs_postgres
def test_a_database_of_a_newer_program_is_told_so(address: Address) -> None:
    connection = PostgresConnection(address)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    for words in (("audit",), ("role", "Anna", "floor")):
        status, said = ran(*words, "--store", address.url)
        assert status == COULD_NOT and "'9999'" in said and said.count("\n") == 1


def test_a_wrong_address_is_one_line_and_never_repeated() -> None:
    for wrong in (
        f"postgresql://u:{SECRET}@h:port/x",
        f"mysql://u:{SECRET}@h/x",
        f"postgresql://u:{SECRET}@h",
    ):
        status, said = ran("audit", "--store", wrong)
        assert (
            status == COULD_NOT and "postgresql://user@host:5432/database" in said and said.count("\n") == 1
        )
        assert SECRET not in said


def test_a_server_that_is_not_there_is_one_line_without_the_password(tmp_path: Path) -> None:
    with socket.socket() as probe, socket.socket() as other:
        probe.bind(("127.0.0.1", 0))
        other.bind(("127.0.0.1", 0))
        port, free = probe.getsockname()[1], str(other.getsockname()[1])
    url = f"postgresql://room:{SECRET}@127.0.0.1:{port}/room"
    for words in (("audit",), ("serve", "--port", free), ("role", "Anna", "floor"), ("report", "rake")):
        done = told(*words, environment={"CARDROOM_STORE": url})
        said = done.stderr
        assert done.returncode == COULD_NOT and "cannot be reached" in said, said
        assert f"postgresql://room@127.0.0.1:{port}/room" in said
        assert SECRET not in said + done.stdout and "Traceback" not in said


@needs_postgres
def test_a_missing_database_and_a_wrong_user_are_told(address: Address) -> None:
    status, said = ran("audit", "--store", address.url.rpartition("/")[0] + "/nowhere")
    assert status == COULD_NOT and "no such database" in said
    status, said = ran("audit", "--store", address.url.replace("postgres@", f"nobody:{SECRET}@"))
    assert status == COULD_NOT and "does not let this user in" in said and SECRET not in said


def test_a_backup_of_a_database_points_to_its_own_tools(tmp_path: Path) -> None:
    status, said = ran("backup", str(tmp_path / "copy"), "--store", "postgresql://h/x")
    assert status == COULD_NOT and "pg_dump" in said


@needs_postgres
def test_doctor_looks_at_the_server_instead_of_the_folder(address: Address) -> None:
    told = CliRunner().invoke(app, ["doctor", "--store", address.url, "--json"])
    found = {one["what"]: one for one in json.loads(told.stdout)["findings"]}
    assert not {"SQLite", "data folder"} & set(found)
    assert found["PostgreSQL"]["state"] == "fine" and address.shown in found["PostgreSQL"]["says"]
    assert found["rights"]["state"] == "fine" and found["connections"]["state"] == "fine"
    connection = PostgresConnection(address)
    is_durable = connection.execute("SHOW fsync").fetchone()[0] == "on"
    connection.close()
    assert found["durability"]["state"] == ("fine" if is_durable else "fault")


def test_doctor_says_why_a_server_cannot_be_used() -> None:
    told = CliRunner().invoke(app, ["doctor", "--store", f"postgresql://u:{SECRET}@127.0.0.1:1/room"])
    assert told.exit_code == FOUND_WRONG and "cannot be reached" in told.stdout and SECRET not in told.output
    assert "A room cannot run here yet." in told.stdout


@needs_postgres
def test_doctor_names_a_user_who_may_not_make_tables(address: Address) -> None:
    owner = PostgresConnection(address)
    owner.execute("CREATE ROLE only_looks LOGIN PASSWORD 'looks'")
    try:
        url = address.url.replace(f"//{address.url.split('//')[1].split('@')[0]}@", "//only_looks:looks@")
        told = CliRunner().invoke(app, ["doctor", "--store", url])
        assert told.exit_code == FOUND_WRONG and "GRANT CREATE ON DATABASE" in told.stdout
        assert "may not read who holds the room" in told.stdout
        status, said = ran("audit", "--store", url)
        assert status == 2 and "may not read the room's tables" in said and "Traceback" not in said
    finally:
        owner.execute("DROP ROLE only_looks")
        owner.close()
