"""What any `Store` promises the room."""

from __future__ import annotations

import asyncio

import pytest

from cardroom.store.engines.store_location import AnyStore, Place, open_place
from cardroom.store.faults import StoreFailed, StoreFault, StoreRefused, StoreUnusable
from cardroom.store.postgres import writer as postgres_writer
from cardroom.store.protocol import Store
from cardroom.store.rows import CloseTable, Commit, KeepRulebook, LogRecord, RulebookRecord, Snapshot
from tests.store.making import (
    T1,
    T2,
    entry,
    hand,
    issue,
    kept_rulebook,
    opening,
    played_hand,
    seed,
    step,
    table,
)


def refusal(store: AnyStore, commit: Commit) -> str:
    with pytest.raises(StoreRefused) as caught:
        store.commit_now(commit)
    return caught.value.code


def test_each_side_is_a_store(store: AnyStore) -> None:
    seam: Store = store
    assert seam.waiting == 0 and seam.failure is None


def test_steps_come_back_in_order_with_their_bytes(store: AnyStore) -> None:
    store.commit_now(opening(T1, T2))
    store.commit_now(Commit(journal=(step(1), step(1, T2, "h9"), step(2, payload=b"\x00\xff"))))
    assert store.blocking_reader.journal(T1) == [step(1), step(2, payload=b"\x00\xff")]
    assert store.blocking_reader.journal(T2) == [step(1, T2, "h9")]
    assert store.blocking_reader.journal(T1, after_seq=1) == [step(2, payload=b"\x00\xff")]
    assert store.blocking_reader.journal(T1, limit=1) == [step(1)]


def test_a_table_is_rebuilt_from_its_newest_snapshot_and_the_tail(store: AnyStore) -> None:
    store.commit_now(opening(T1, T2))
    store.commit_now(Commit(journal=(step(1), step(2)), snapshot=Snapshot(T1, 1, b"old")))
    store.commit_now(Commit(journal=(step(3),), snapshot=Snapshot(T1, 3, b"new")))
    store.commit_now(Commit(journal=(step(4),)))
    store.commit_now(
        Commit(snapshot=Snapshot(T1, 2, b"late"))
    )  # an older one never takes the newer one's place
    one, two = store.blocking_reader.table_states()
    assert (one.table, one.snapshot, one.tail) == (table(T1), Snapshot(T1, 3, b"new"), (step(4),))
    assert (one.last_seq, two.last_seq, two.snapshot, two.tail) == (4, 0, None, ())


def test_one_table_is_rebuilt_as_all_are(store: AnyStore) -> None:
    store.commit_now(opening(T1, T2))
    store.commit_now(Commit(journal=(step(1), step(2)), snapshot=Snapshot(T1, 1, b"old")))
    states = {state.table.id: state for state in store.blocking_reader.table_states()}
    assert {name: store.blocking_reader.table_state(name) for name in (T1, T2)} == states
    assert store.blocking_reader.table_state("t3") is None


def test_a_closed_table_is_not_rebuilt_but_its_journal_stays(store: AnyStore) -> None:
    store.commit_now(opening(T1, T2))
    store.commit_now(Commit(journal=(step(1),), changes=(CloseTable(T1, 99),)))
    assert [state.table.id for state in store.blocking_reader.table_states()] == [T2]
    assert [found.closed_ms for found in store.blocking_reader.tables(with_closed=True)] == [99, None]
    assert store.blocking_reader.journal(T1) == [step(1)]
    assert refusal(store, Commit(changes=(CloseTable(T1, 100),))) == "no-such-table"


def test_hands_are_found_by_id_by_number_and_by_player_newest_first(store: AnyStore) -> None:
    store.commit_now(opening(T1, T2))
    for number in range(1, 6):
        store.commit_now(Commit(hand=hand(f"a{number}", number, T1, "complete", "ann", "ben")))
    store.commit_now(Commit(hand=hand("b1", 1, T2, "void", "ben", "cid")))
    reader = store.blocking_reader
    assert reader.hand("b1") == hand("b1", 1, T2, "void", "ben", "cid")
    assert reader.hand_at(T1, 3) == hand("a3", 3, T1, "complete", "ann", "ben")
    assert reader.hand("x") is None and reader.hand_at(T2, 2) is None
    first = reader.hands_of("ben", limit=4)
    rest = reader.hands_of("ben", before=first.older, limit=4)
    assert [line.hand_id for line in first.rows] == ["b1", "a5", "a4", "a3"]
    assert [line.hand_id for line in rest.rows] == ["a2", "a1"] and rest.older is None
    assert [line.hand_id for line in reader.hands_of("cid").rows] == ["b1"]
    assert [line.number for line in reader.hands_at(T1, before=4, limit=2).rows] == [3, 2]
    assert reader.table_states()[0].last_hand_number == 5


def test_ledger_lines_come_newest_first_with_the_balance_after_each(store: AnyStore) -> None:
    store.commit_now(Commit(entries=(issue("e1", "wallet:ann", 100), issue("e2", "wallet:ben", 50))))
    for number in range(3, 8):
        store.commit_now(Commit(entries=(entry(f"e{number}", ("wallet:ann", -number), ("house", number)),)))
    first = store.blocking_reader.ledger_lines("wallet:ann", limit=4)
    rest = store.blocking_reader.ledger_lines("wallet:ann", before=first.older, limit=4)
    assert [(line.entry_id, line.amount, line.balance_after) for line in first.rows + rest.rows] == [
        ("e7", -7, 75),
        ("e6", -6, 82),
        ("e5", -5, 88),
        ("e4", -4, 93),
        ("e3", -3, 97),
        ("e1", 100, 100),
    ]
    assert rest.older is None
    assert store.blocking_reader.balances() == {"mint": -150, "wallet:ann": 75, "wallet:ben": 50, "house": 25}
    assert store.blocking_reader.balance("wallet:nobody") == 0
    assert store.blocking_reader.entry("e4") == entry("e4", ("wallet:ann", -4), ("house", 4))
    assert [found.id for found in store.blocking_reader.entries()] == [f"e{number}" for number in range(1, 8)]


@pytest.mark.parametrize(("limit", "has_more"), [(2, True), (3, False), (4, False)])
def test_a_page_that_the_last_row_just_fills_has_none_behind_it(
    store: AnyStore, limit: int, has_more: bool
) -> None:
    store.commit_now(Commit(log=tuple(LogRecord(at_ms, "staff", "look", "ann", "") for at_ms in (1, 2, 3))))
    page = store.blocking_reader.log(limit=limit)
    assert len(page.rows) == min(limit, 3) and (page.older is not None) is has_more


def test_the_log_is_read_newest_first_by_verb_or_subject(store: AnyStore) -> None:
    said = [LogRecord(number, "ann", "say", T1, "hello", {"n": number}) for number in range(3)]
    store.commit_now(Commit(log=(*said, LogRecord(9, "floor", "credit", "ann", "a gift"))))
    log = store.blocking_reader.log
    assert [line.number for line in log().rows] == [4, 3, 2, 1]
    assert [line.record for line in log(what="say", limit=2).rows] == [said[2], said[1]]
    assert [line.record for line in log(what="say", before=2).rows] == [said[0]]
    assert [line.record.reason for line in log(subject="ann").rows] == ["a gift"]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (Commit(journal=(step(3),)), "journal-gap"),
        (Commit(journal=(step(1),)), "journal-gap"),
        (Commit(journal=(step(2), step(4))), "journal-gap"),
        (Commit(journal=(step(1, "t9"),)), "no-such-row"),
        (Commit(journal=(step(2, payload="text"),)), "not-storable"),  # type: ignore[arg-type]  # the point
        (Commit(journal=(step(2), step(3)), entries=(issue("e1", "house", 1),)), "posted-before"),
        (Commit(journal=(step(2),), entries=(entry("e2", ("house", -11), ("charity", 11)),)), "below-zero"),
        (Commit(journal=(step(2),), entries=(entry("e2", ("house", -1), ("charity", 2)),)), "not-balanced"),
        (
            Commit(journal=(step(2),), entries=(entry("e2", ("house", -1), ("purse", 1)),)),
            "no-such-account-kind",
        ),
        (Commit(journal=(step(2),), hand=hand("h1", 2)), "hand-exists"),
        (Commit(journal=(step(2),), hand=hand("h2", 1)), "hand-exists"),
        (Commit(journal=(step(2),), hand=hand("h2", 2, T1, "complete", "ann", "ann")), "player-twice"),
        (Commit(journal=(step(2),), seeds=(seed("h1", 8),)), "seed-exists"),
        (Commit(journal=(step(2),), snapshot=Snapshot(T1, 3, b"")), "snapshot-ahead"),
        (
            Commit(log=(LogRecord(1, "a", "b", "c", "d", {"x": object()}),), journal=(step(2),)),
            "not-storable",
        ),
        (opening(T1), "table-exists"),
    ],
)
def test_a_commit_with_one_wrong_row_changes_nothing(store: AnyStore, wrong: Commit, code: str) -> None:
    store.commit_now(opening(T1))
    store.commit_now(
        Commit(
            journal=(step(1),), entries=(issue("e1", "house", 10),), hand=hand("h1", 1), seeds=(seed("h1"),)
        )
    )
    before = store.blocking_reader.heads(), store.blocking_reader.balances()
    assert refusal(store, wrong) == code
    assert (store.blocking_reader.heads(), store.blocking_reader.balances()) == before
    store.commit_now(Commit(journal=(step(2),), entries=(issue("e2", "house", 1),), hand=hand("h2", 2)))
    assert store.blocking_reader.balance("house") == 11


async def test_callbacks_come_on_the_loop_in_order_and_a_refusal_falls_alone(place: Place) -> None:
    store = open_place(place, asyncio.get_running_loop())
    told: list[tuple[int, str | None]] = []
    enough = asyncio.Event()

    def hears(number: int, fault: StoreFault | None) -> None:
        asyncio.get_running_loop()  # raises anywhere but on the loop
        told.append((number, fault and fault.code))
        if number == 299:
            enough.set()

    await store.commit(opening(T1))
    seq = 0
    for number in range(300):
        wrong = number % 50 == 7
        seq += not wrong
        row = step(seq + 5 if wrong else seq)
        store.submit(Commit(journal=(row,)), lambda fault, number=number: hears(number, fault))
    await enough.wait()
    assert told == [(number, "journal-gap" if number % 50 == 7 else None) for number in range(300)]
    assert store.waiting == 0
    assert len(await store.read(lambda reader: reader.journal(T1))) == 294
    store.close()


async def test_a_callback_that_raises_does_not_silence_the_others(place: Place) -> None:
    loop = asyncio.get_running_loop()
    raised: list[object] = []
    loop.set_exception_handler(lambda _, context: raised.append(context["exception"]))
    store = open_place(place, loop)
    await store.commit(opening(T1))

    def fails(fault: StoreFault | None) -> None:
        raise ValueError("a mistake of the room")

    store.submit(Commit(journal=(step(1),)), fails)
    await store.commit(Commit(journal=(step(2),)))
    await asyncio.sleep(0)
    assert len(raised) == 1 and isinstance(raised[0], ExceptionGroup)
    store.close()


async def test_a_refused_commit_raises_where_it_is_awaited(place: Place) -> None:
    store = open_place(place, asyncio.get_running_loop())
    with pytest.raises(StoreRefused, match="step 2 cannot follow step 0"):
        await store.commit(Commit(journal=(step(2),)))
    store.close()


def test_closing_writes_what_is_queued_and_takes_no_more(place: Place) -> None:
    store = open_place(place)
    told: list[StoreFault | None] = []
    store.submit(opening(T1), told.append)
    for seq in range(1, 500):
        store.submit(Commit(journal=(step(seq),)), told.append)
    store.close()
    assert told == [None] * 500
    with pytest.raises(StoreFailed, match="closed"):
        store.submit(Commit(journal=(step(500),)))
    store.close()  # a second time is fine
    again = open_place(place)
    assert again.blocking_reader.table_states()[0].last_seq == 499
    again.commit_now(Commit(journal=(step(500),)))
    again.close()


def test_a_place_serves_one_room_at_a_time(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_writer, "ALONE_SECONDS", 0.3)
    store = open_place(place)
    with pytest.raises(StoreUnusable, match="another room"):
        open_place(place)
    store.close()
    open_place(place).close()


def test_a_reader_cannot_write(store: AnyStore) -> None:
    with pytest.raises(Exception, match=r"readonly|read-only"), store.blocking_reader.moment() as connection:
        connection.execute("INSERT INTO balances VALUES ('house', 5)")


def test_everything_is_there_after_a_new_start(place: Place) -> None:
    store = open_place(place)
    store.commit_now(opening(T1))
    store.commit_now(Commit(entries=(issue("e1", "wallet:ann", 100),)))
    for commit in played_hand(1, 1):
        store.commit_now(commit)
    heads, balances = store.blocking_reader.heads(), store.blocking_reader.balances()
    store.close()
    again = open_place(place)
    assert (again.blocking_reader.heads(), again.blocking_reader.balances()) == (heads, balances)
    for commit in played_hand(2, 4):
        again.commit_now(commit)
    assert again.blocking_reader.table_states()[0].last_hand_number == 2
    again.close()


def test_a_version_of_a_rulebook_is_kept_once_and_must_be_what_its_name_says(store: AnyStore) -> None:
    kept = kept_rulebook()
    store.commit_now(Commit(changes=(kept,)))
    store.commit_now(Commit(changes=(kept,)))
    assert store.blocking_reader.rulebook(kept.book.version) == kept.book
    assert store.blocking_reader.rulebook("0" * 64) is None
    false = KeepRulebook(RulebookRecord("0" * 64, "casinohuone", kept.book.text))
    assert refusal(store, Commit(changes=(false,))) == "rulebook-version"
