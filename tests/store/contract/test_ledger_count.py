"""The ledger counted again while a room runs: each planted fault is named in the next count, with account and amount."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cardroom.ledger.auditor import NOT_THE_SUM, Drift
from cardroom.store.engines.store_location import Place, read_place
from cardroom.store.ledger_count import OWED, LedgerCount
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Commit
from cardroom.store.sqlite import ROOM_FILE
from tests.store.making import T1, entry, issue, opening, step

Execute = Callable[[str], object]
Plant = Callable[[Execute], None]


@contextmanager
def without_laws(place: Place) -> Iterator[Execute]:
    """Somebody at the database who knows how to get round its triggers."""
    if isinstance(place, Path):
        with sqlite3.connect(place / ROOM_FILE) as file:
            laws = file.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
            for name, _ in laws:
                file.execute(f"DROP TRIGGER {name}")
            yield file.execute
            for _, sql in laws:
                file.execute(sql)
        file.close()
        return
    server = PostgresConnection(place)
    server.execute("SET session_replication_role = replica")
    yield server.execute
    server.close()


@contextmanager
def reading(place: Place) -> Iterator[Reader]:
    reader = read_place(place)
    yield reader
    reader.close()


def counted(place: Place, before: LedgerCount | None = None) -> LedgerCount:
    with reading(place) as reader:
        return reader.counted(before)


async def played(store: Store) -> None:
    """Two players got money, and one of them bought in at a table."""
    await store.commit(opening(T1))
    await store.commit(Commit(entries=(issue("credit:a", "wallet:a", 1000),)))
    await store.commit(Commit(entries=(issue("credit:b", "wallet:b", 700),)))
    bought = entry("step:t1:1:0", ("wallet:a", -400), ("stack:t1:a", 400))
    await store.commit(Commit(journal=(step(1),), entries=(bought,)))


async def test_a_count_goes_on_from_the_one_before_and_finds_what_a_whole_one_finds(
    store: Store, place: Place
) -> None:
    await played(store)
    first = counted(place)
    assert (first.drifts, first.read, first.to_players) == ((), 3, 1700)
    assert first.groups == {"mint": -1700, "wallet": 1300, "stack": 400}
    await store.commit(Commit(entries=(issue("credit:c", "wallet:c", 50),)))
    back = entry("step:t1:2:0", ("stack:t1:a", -400), ("wallet:a", 390), ("rake:h", 10))
    await store.commit(Commit(journal=(step(2), step(3)), entries=(back,)))
    await store.commit(Commit(journal=(step(4),)))
    then = counted(place, first)
    assert (then.drifts, then.read, then.to_players) == ((), 2, 1740)
    then.settle()
    whole = counted(place)
    assert then.sums == whole.sums and "stack:t1:a" not in whole.sums
    assert {group: cents for group, cents in then.groups.items() if cents} == whole.groups
    assert then.up_to == whole.up_to
    assert counted(place, then).drifts == () and counted(place, then).read == 0


async def test_a_step_of_another_process_that_was_committed_late_is_found_by_its_number(
    store: Store, place: Place
) -> None:
    """Several processes draw places of steps before they commit: a count may have seen a later one."""
    first = counted(place)
    late = first._replace(up_to=first.up_to._replace(place=10**9))
    await played(store)
    assert counted(place, late).drifts == ()
    with without_laws(place) as execute:
        there_twice(execute)
    assert "entry again" in {one.account for one in counted(place, late).drifts}


async def test_an_empty_store_has_nothing_to_count(store: Store, place: Place) -> None:
    assert counted(place).drifts == () and counted(place, counted(place)).drifts == ()


def gone_alone(execute: Execute) -> None:
    execute("DELETE FROM postings WHERE entry = 1")
    execute("DELETE FROM entries WHERE number = 1")


def gone_with_its_money(execute: Execute) -> None:
    execute("DELETE FROM postings WHERE entry = 2")
    execute("DELETE FROM entries WHERE number = 2")
    execute("UPDATE balances SET cents = cents - 700 WHERE account = 'wallet:b'")
    execute("UPDATE balances SET cents = cents + 700 WHERE account = 'mint'")


def a_step_s_is_gone_with_its_money(execute: Execute) -> None:
    execute("DELETE FROM postings WHERE entry = 3")
    execute("DELETE FROM entries WHERE number = 3")
    execute("UPDATE balances SET cents = cents + 400 WHERE account = 'wallet:a'")
    execute("UPDATE balances SET cents = cents - 400 WHERE account = 'stack:t1:a'")


def there_twice(execute: Execute) -> None:
    """The buy-in once more, under another id: balances moved as by the law."""
    execute("INSERT INTO postings SELECT 4, account, line, amount FROM postings WHERE entry = 3")
    columns = "at_ms, kind, reason, ordered_by, chain, owner, seq"
    execute(
        f"INSERT INTO entries (number, id, {columns}) SELECT 4, 'again', {columns} FROM entries WHERE number = 3"
    )
    execute("UPDATE balances SET cents = cents - 400 WHERE account = 'wallet:a'")
    execute("UPDATE balances SET cents = cents + 400 WHERE account = 'stack:t1:a'")


def people_s_twice(execute: Execute) -> None:
    execute("INSERT INTO postings SELECT 4, account, line, amount FROM postings WHERE entry = 2")
    columns = "at_ms, kind, reason, ordered_by, chain, owner"
    execute(
        f"INSERT INTO entries (number, id, seq, {columns}) SELECT 4, 'again', 3, {columns} FROM entries WHERE number = 2"
    )
    execute("UPDATE balances SET cents = cents + 700 WHERE account = 'wallet:b'")
    execute("UPDATE balances SET cents = cents - 700 WHERE account = 'mint'")


def a_balance_changed(execute: Execute) -> None:
    execute("UPDATE balances SET cents = cents + 500 WHERE account = 'wallet:b'")


def a_balance_moved(execute: Execute) -> None:
    """Money moved from one wallet to another: all balances still add up to zero."""
    execute("UPDATE balances SET cents = cents - 200 WHERE account = 'wallet:a'")
    execute("UPDATE balances SET cents = cents + 200 WHERE account = 'wallet:b'")


def a_balance_is_gone(execute: Execute) -> None:
    execute("DELETE FROM balances WHERE account = 'wallet:b'")


def a_balance_from_nowhere(execute: Execute) -> None:
    execute("INSERT INTO balances VALUES ('wallet:ghost', 9)")


FAULTS: dict[Plant, tuple[str, int, int]] = {
    gone_alone: ("wallet:a", -400, 600),
    gone_with_its_money: ("wallet:b", 700, 0),
    a_step_s_is_gone_with_its_money: ("stack:t1:a", 400, 0),
    a_balance_changed: ("wallet:b", 700, 1200),
    a_balance_moved: ("wallet:a", 600, 400),
    a_balance_is_gone: ("wallet:b", 700, 0),
    a_balance_from_nowhere: ("wallet:ghost", 0, 9),
}


@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
async def test_a_fault_in_what_was_counted_before_is_named_in_the_next_count(
    store: Store, place: Place, plant: Plant
) -> None:
    await played(store)
    first = counted(place)
    assert first.drifts == ()
    with without_laws(place) as execute:
        plant(execute)
    account, expected, found = FAULTS[plant]
    drifts = counted(place, first).drifts
    assert Drift(account, expected, found, NOT_THE_SUM) in drifts, drifts
    assert counted(place, first).drifts == drifts, "it is named until it is put right"


@pytest.mark.parametrize("plant", [there_twice, people_s_twice, gone_alone, a_step_s_is_gone_with_its_money])
async def test_a_fault_among_the_entries_since_is_named(store: Store, place: Place, plant: Plant) -> None:
    first = counted(place)
    await played(store)
    with without_laws(place) as execute:
        plant(execute)
    drifts = counted(place, first).drifts
    named = " ".join(map(str, drifts))
    assert {
        there_twice: "400 on stack:t1:a",
        people_s_twice: "again",
        gone_alone: "wallet:a: expected -400, found 600",
        a_step_s_is_gone_with_its_money: "entry step:t1:1:0",
    }[plant] in named


async def test_what_players_are_owed_is_compared_with_the_cashier_s_accounts(
    store: Store, place: Place
) -> None:
    await played(store)
    first = counted(place)
    with without_laws(place) as execute:
        a_balance_changed(execute)
    owed = [one for one in counted(place, first).drifts if one.account == OWED]
    assert [(one.expected, one.found) for one in owed] == [(1700, 2200)]
    with without_laws(place) as execute:
        execute("UPDATE balances SET cents = cents - 500 WHERE account = 'wallet:b'")
    assert counted(place, first).drifts == ()
