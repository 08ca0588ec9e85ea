"""A line that breaks at any moment: the store asks the server what came of it, and stores each commit once."""

from __future__ import annotations

import threading
import time

import pytest

from cardroom.store.faults import StoreFailed, StoreUnusable
from cardroom.store.people_rows import AddPlayer
from cardroom.store.postgres import writer
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.audit import audit_server
from cardroom.store.postgres.postgres_connection import PostgresConnection, Rows
from cardroom.store.postgres.store import PostgresStore
from cardroom.store.rows import Commit
from cardroom.testing.postgres import started
from tests.postgres import needs_postgres
from tests.store.making import T1, issue, opening, player, step

CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE pid <> pg_backend_pid() AND datname = current_database()"
)


def cut(address: Address) -> None:
    """End every connection to the database but this one."""
    connection = PostgresConnection(address)
    connection.execute(CUT)
    connection.close()


def test_a_store_whose_line_was_cut_goes_on_and_stores_once(store: PostgresStore, address: Address) -> None:
    store.commit_now(opening(T1))
    for seq in range(1, 8):
        cut(address)
        if seq % 2:
            store.commit_now(Commit(journal=(step(seq),), entries=(issue(f"e{seq}", "house", 1),)))
        else:  # with a change of people: a transaction of several statements
            store.commit_now(Commit(journal=(step(seq),), changes=(AddPlayer(player(f"p{seq}")),)))
    assert [row.seq for row in store.blocking_reader.journal(T1)] == list(range(1, 8))
    assert store.blocking_reader.balance("house") == 4
    assert audit_server(address).findings == []


@pytest.mark.parametrize("change", [(), (AddPlayer(player("ann")),)], ids=["one statement", "a transaction"])
def test_a_commit_whose_answer_was_lost_is_not_made_twice(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch, change: tuple[AddPlayer, ...]
) -> None:
    """The server has committed, and the line breaks before it can say so."""
    store.commit_now(opening(T1))
    executed = PostgresConnection.execute
    lost: list[str] = []

    def loses_the_answer(self: PostgresConnection, statement: str, values: object = (), /) -> Rows:
        found = executed(self, statement, values)  # type: ignore[arg-type]  # passed on as they came
        if (
            self is store._writer._connection
            and not lost
            and (statement == "COMMIT" or "fence AS" in statement)
        ):
            if statement == "COMMIT" or not change:
                lost.append(statement)
                raise ConnectionResetError("the line broke")
        return found

    monkeypatch.setattr(PostgresConnection, "execute", loses_the_answer)
    store.commit_now(Commit(journal=(step(1),), entries=(issue("e1", "house", 1),), changes=change))
    assert lost
    store.commit_now(Commit(journal=(step(2),)))
    assert [row.seq for row in store.blocking_reader.journal(T1)] == [1, 2]
    assert store.blocking_reader.balance("house") == 1


def test_a_question_is_put_again_where_the_server_was_restarted(
    store: PostgresStore, address: Address
) -> None:
    store.commit_now(opening(T1))
    reader = store.blocking_reader
    assert reader.table_state(T1) is not None
    cut(address)
    assert reader.balance("house") == 0
    cut(address)
    assert reader.table_state(T1) is not None, "a moment begins on a new line too"
    with pytest.raises(StoreUnusable, match="the line to the server broke"), reader.moment():
        reader.balances()
        cut(address)
        reader.balances()
    assert reader.balances() == {}


@needs_postgres
def test_a_server_that_dies_and_comes_back_keeps_what_was_told() -> None:
    with started(durable=True) as server:
        address = server.store()
        store = PostgresStore(address)
        store.commit_now(opening(T1))
        told: list[int] = []
        stop = threading.Event()

        def write() -> None:
            seq = 0
            while not stop.is_set():
                seq += 1
                store.commit_now(Commit(journal=(step(seq),), entries=(issue(f"e{seq}", "house", 1),)))
                told.append(seq)

        writing = threading.Thread(target=write, daemon=True)
        writing.start()
        for _ in range(2):
            wanted = len(told) + 50
            while len(told) < wanted:
                assert writing.is_alive()
                time.sleep(0.01)
            server.kill()
            server.start()
        wanted = len(told) + 50
        while len(told) < wanted:
            assert writing.is_alive()
            time.sleep(0.01)
        stop.set()
        writing.join()
        assert [row.seq for row in store.blocking_reader.journal(T1, limit=10**6)] == told
        assert store.blocking_reader.balance("house") == len(told)
        store.close()
        assert audit_server(address).findings == []


@needs_postgres
def test_a_server_that_stays_away_stops_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PATIENCE_SECONDS", 0.5)
    with started() as server:
        store = PostgresStore(server.store())
        failures: list[StoreFailed] = []
        store.on_failure(failures.append)
        store.commit_now(opening(T1))
        server.stop()
        with pytest.raises(StoreFailed, match="the server is gone"):
            store.commit_now(Commit(journal=(step(1),)))
        assert [failure.code for failure in failures] == ["store-failed"]
        with pytest.raises(StoreFailed):
            store.commit_now(Commit())
        store.close()
