"""Seeds: one for a hand, for ever, and found by its hand alone."""

from __future__ import annotations

import pytest

from cardroom.store.engines.store_location import AnyStore
from cardroom.store.faults import StoreRefused
from cardroom.store.rows import Commit, HandSeed
from tests.store.making import opening, seed, step

SECRET = bytes(range(100, 132))


def test_a_seed_is_found_by_its_hand(store: AnyStore) -> None:
    store.commit_now(opening("t1"))
    store.commit_now(Commit(journal=(step(1, hand_id="h1"),), seeds=(HandSeed("h1", SECRET),)))
    assert store.blocking_reader.seed("h1") == SECRET
    assert store.blocking_reader.seed("h2") is None


def test_a_hand_has_one_seed_for_ever(store: AnyStore) -> None:
    store.commit_now(Commit(seeds=(HandSeed("h1", SECRET),)))
    with pytest.raises(StoreRefused) as caught:
        store.commit_now(Commit(seeds=(seed("h1"),)))
    assert caught.value.code == "seed-exists"
    assert store.blocking_reader.seed("h1") == SECRET


def test_a_seed_is_32_bytes(store: AnyStore) -> None:
    for wrong in (b"", bytes(31), bytes(33), "x" * 32):
        with pytest.raises(StoreRefused, match="32 bytes"):
            store.commit_now(Commit(seeds=(HandSeed("h1", wrong),)))  # type: ignore[arg-type]  # the point
