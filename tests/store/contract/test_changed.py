"""What has changed about people and money behind a line of the register and an entry."""

from __future__ import annotations

from cardroom.ledger.accounts import stack, wallet
from cardroom.store.engines.store_location import AnyStore
from cardroom.store.people_rows import (
    AddPlayer,
    CloseSession,
    OpenSession,
    SessionRecord,
    SetFlags,
    SetSettings,
)
from cardroom.store.rows import Commit, KeepMatter, Matter
from tests.store.making import entry, issue, opening, player, step

LAST = 1 << 62


def test_each_row_that_has_changed_is_named_once_and_each_account_with_what_it_holds(store: AnyStore) -> None:
    reader = store.blocking_reader
    store.commit_now(Commit(changes=(AddPlayer(player("ann")), AddPlayer(player("ben")))))
    store.commit_now(Commit(entries=(issue("e1", wallet("ann"), 500),)))
    first = reader.changed_after(LAST, LAST)
    assert (first.rows, first.balances) == ((), {}) and first.register >= 2 and first.entries == 1
    session = SessionRecord(b"h" * 32, "ann", 1, 9, "s-1", 1, "a browser", "192.0.2.1")
    store.commit_now(
        Commit(changes=(OpenSession(session), KeepMatter(Matter("mute", "m1", "", 1, True, {}))))
    )
    store.commit_now(Commit(changes=(SetFlags("ben", {"closed": True}), SetSettings("ben", {"four": True}))))
    store.commit_now(Commit(changes=(CloseSession(session.token_hash), SetFlags("ben", {}))))
    store.commit_now(opening("t1"))
    sits = entry("e2", (wallet("ann"), -200), (stack("t1", "ann"), 200))
    store.commit_now(Commit(journal=(step(1, "t1"),), entries=(sits,)))
    changed = reader.changed_after(first.register, first.entries)
    assert changed.rows == (
        ("sessions", session.token_hash.hex()),
        ("matters", "mute m1"),
        ("players", "ben"),
    )
    assert changed.balances == {wallet("ann"): 300, stack("t1", "ann"): 200}
    again = reader.changed_after(changed.register, changed.entries)
    assert (again.rows, again.balances) == ((), {})
    assert (again.register, again.entries) == (changed.register, changed.entries)


def test_who_holds_all_of_a_store_finds_nothing_elsewhere(store: AnyStore) -> None:
    store.commit_now(opening("t1"))
    assert store.blocking_reader.held_elsewhere(["t1", "house:casinohuone", "nobody"]) == set()
