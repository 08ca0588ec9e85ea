"""What hands were to their players: added up by day, found by what they came to, the same on both sides."""

from __future__ import annotations

import msgspec
import pytest

from cardroom.store.engines.store_location import AnyStore, Place, audit_place, open_place
from cardroom.store.faults import StoreRefused
from cardroom.store.hand_counts_rows import DAY_MS, DaySums, HandResult, HandWish
from cardroom.store.rows import Commit, OpenTable
from tests.store.making import T1, T2, counted_hand, hand, opening, step, table

NOON = 20_000 * DAY_MS + DAY_MS // 2


def played(store: AnyStore) -> None:
    """Five hands at two stakes on two days, the last without counts."""
    cup = OpenTable(msgspec.structs.replace(table("cup-1"), stake=""))
    store.commit_now(opening(T1, T2))
    store.commit_now(Commit(changes=(cup,)))
    hands = [
        counted_hand(1, {"ann": 30, "ben": -30}, T1, NOON),
        counted_hand(2, {"ann": -50, "ben": 50}, T1, NOON + 1),
        counted_hand(1, {"ann": 7, "cis": -7}, T2, NOON + DAY_MS),
        counted_hand(1, {"ann": None, "ben": None}, "cup-1", NOON + DAY_MS + 1, ""),
        hand(f"{T1}-3", 3, T1, "void", "ann", "ben"),
    ]
    for one in hands:
        store.commit_now(Commit(journal=(step(one.number, one.table_id, one.hand_id),), hand=one))


def test_hands_are_added_up_by_player_day_and_stake(store: AnyStore) -> None:
    played(store)
    reader = store.blocking_reader
    assert reader.day_sums("ann", 0, 30_000) == [
        DaySums(20_000, "casinohuone", "holdem", "1-2", 2, -20, 2, 2, 0, 2, 1, 1),
        DaySums(20_001, "casinohuone", "holdem", "", 1, 0, 1, 1, 0, 1, 0, 0),
        DaySums(20_001, "casinohuone", "holdem", "1-2", 1, 7, 1, 1, 0, 1, 1, 1),
    ]
    assert [row.day for row in reader.day_sums("ann", 20_001, 20_001)] == [20_001] * 2
    assert [row.net for row in reader.day_sums("cis", 0, 30_000)] == [-7]
    assert reader.day_sums("nobody", 0, 30_000) == []
    assert reader.results_of("ann") == [
        HandResult(NOON + DAY_MS, 7),
        HandResult(NOON + 1, -50),
        HandResult(NOON, 30),
    ]
    assert reader.results_of("ann", 1) == [HandResult(NOON + DAY_MS, 7)]


def test_many_hands_in_one_group_are_added_up_all_the_same(store: AnyStore) -> None:
    """A statement of PostgreSQL takes each sum once."""
    store.commit_now(opening(T1))
    for number in range(1, 41):
        one = counted_hand(number, {"ann": number, "ben": -number}, T1, NOON)
        store.submit(Commit(journal=(step(number, T1, one.hand_id),), hand=one))
    store.commit_now(Commit(journal=(step(41),)))
    (row,) = store.blocking_reader.day_sums("ben", 0, 30_000)
    assert (row.hands, row.net) == (40, -820)


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        (HandWish(), ["t1-3", "cup-1-1", "t2-1", "t1-2", "t1-1"]),
        (HandWish(game="holdem", stake="1-2"), ["t1-3", "t2-1", "t1-2", "t1-1"]),
        (HandWish(stake=""), ["cup-1-1"]),
        (HandWish(game="omaha"), []),
        (HandWish(house="casinohuone", least=1), ["t2-1", "t1-1"]),
        (HandWish(most=-50), ["t1-2"]),
        (HandWish(least=-50, most=7), ["t2-1", "t1-2"]),
        (HandWish(from_ms=NOON + 1, before_ms=NOON + DAY_MS + 1), ["t2-1", "t1-2"]),
    ],
)
def test_hands_are_found_by_stake_time_and_result(store: AnyStore, wish: HandWish, found: list[str]) -> None:
    played(store)
    reader = store.blocking_reader
    assert [line.hand_id for line in reader.hands_found("ann", wish).rows] == found
    paged, before = [], None
    while True:
        page = reader.hands_found("ann", wish, before, 1)
        paged += [line.hand_id for line in page.rows]
        if (before := page.older) is None:
            break
    assert paged == found


def test_the_audit_counts_the_sums_again(place: Place) -> None:
    store = open_place(place)
    played(store)
    store.close()
    assert audit_place(place).findings == []


def test_a_refused_hand_adds_nothing(store: AnyStore) -> None:
    played(store)
    twice = counted_hand(1, {"ann": 1000}, T1, NOON)
    with pytest.raises(StoreRefused, match="already"):
        store.commit_now(Commit(journal=(step(4),), hand=twice))
    assert sum(row.net for row in store.blocking_reader.day_sums("ann", 0, 30_000)) == -13
