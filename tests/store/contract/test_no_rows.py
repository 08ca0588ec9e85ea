"""A statement that moves money and touches no row is an error: each is planted by a trigger that lets it do nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cardroom.store.engines.store_location import Place, read_place
from cardroom.store.faults import StoreRefused
from cardroom.store.messages import Message
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.store.protocol import Store
from cardroom.store.rows import Commit, KeepMatter, Matter, OpenHouse, OpenOwner
from tests.store.making import T1, entry, issue, opening, step

CUP, HOUSE = "cup", "house:x"
LETTER = Message(HOUSE, CUP, 1, 1_001, b"take it")
VOUCHER = Matter("voucher", "v1", "p1", 1, True, {"cents": 500})

MOVES: dict[tuple[str, str], Commit] = {
    ("balances", "UPDATE"): Commit(entries=(entry("moved", ("wallet:a", -10), ("wallet:b", 10)),)),
    ("balances", "INSERT"): Commit(entries=(entry("moved", ("wallet:a", -10), ("wallet:new", 10)),)),
    ("postings", "INSERT"): Commit(entries=(entry("moved", ("wallet:a", -10), ("wallet:b", 10)),)),
    ("entries", "INSERT"): Commit(
        journal=(step(2),), entries=(entry("moved", ("wallet:a", -10), ("wallet:b", 10)),)
    ),
    ("mail", "DELETE"): Commit(journal=(step(1, CUP),), taken=LETTER),
    ("mail", "INSERT"): Commit(journal=(step(2, HOUSE),), messages=(Message(HOUSE, CUP, 2, 1_002, b"more"),)),
    ("matters", "INSERT"): Commit(changes=(KeepMatter(Matter("ticket", "t1", "p1", 1, True, {"cents": 5})),)),
    ("matters", "UPDATE"): Commit(changes=(KeepMatter(VOUCHER),)),
    ("owners", "UPDATE"): Commit(journal=(step(2),), closes=T1),
}


@contextmanager
def doing_nothing(place: Place, table: str, act: str) -> Iterator[None]:
    """Let every such statement on a table touch no row, without a word."""
    if isinstance(place, Path):
        with sqlite3.connect(place / "room.db") as file:
            file.execute(f"CREATE TRIGGER planted BEFORE {act} ON {table} BEGIN SELECT RAISE(IGNORE); END")
        yield
        with file:
            file.execute("DROP TRIGGER planted")
        file.close()
        return
    server = PostgresConnection(place)
    server.execute(
        "CREATE FUNCTION room.planted() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'"
    )
    server.execute(
        f"CREATE TRIGGER planted BEFORE {act} ON room.{table} FOR EACH ROW EXECUTE FUNCTION room.planted()"
    )
    yield
    server.execute("DROP FUNCTION room.planted CASCADE")
    server.close()


@pytest.mark.parametrize(("table", "act"), MOVES, ids=lambda word: word.lower())
async def test_a_statement_that_moves_money_and_touches_no_row_refuses_its_commit(
    store: Store, place: Place, table: str, act: str
) -> None:
    await store.commit(opening(T1))
    await store.commit(Commit(changes=(OpenHouse(HOUSE), OpenOwner(CUP, "tournament", HOUSE))))
    await store.commit(
        Commit(entries=(issue("credit:a", "wallet:a", 1000), issue("credit:b", "wallet:b", 70)))
    )
    await store.commit(Commit(journal=(step(1),)))
    await store.commit(Commit(journal=(step(1, HOUSE),), messages=(LETTER,)))
    await store.commit(Commit(changes=(KeepMatter(VOUCHER),)))
    reader = read_place(place)
    before = reader.balances(), list(reader.entries()), reader.mail((CUP,)), reader.heads()
    with doing_nothing(place, table, act):
        with pytest.raises(StoreRefused):
            await store.commit(MOVES[table, act])
        assert (reader.balances(), list(reader.entries()), reader.mail((CUP,)), reader.heads()) == before
        assert reader.counted().drifts == ()
    await store.commit(MOVES[table, act])
    assert reader.counted().drifts == ()
    reader.close()
