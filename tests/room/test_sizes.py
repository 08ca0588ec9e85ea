"""Nothing in a process grows with the hands ever played: what a room holds is the same behind many times as many."""

from __future__ import annotations

import gc
import tracemalloc
from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, MethodType

import pytest

from cardroom.cards.ranking import prepare
from cardroom.ledger import accounts, ledger
from cardroom.room.hosting import repeats
from cardroom.room.lobby import pool as numbers
from cardroom.testing.whole_room import TestRoom

FILLS_UP = 30
"""Hands behind which everything that keeps a number of last things is full, with the small numbers of this test."""
MORE = 500
BYTES_IN_ALL, BYTES_A_HAND = 24_576, 15
"""What may be left: the driver's own (cursors that it counts now and then), the last hand on its way, and numbers that
have more digits; an id alone would take more of each hand."""

CONTAINERS = (dict, list, set, frozenset, tuple, deque)


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestRoom]:
    prepare()  # the ranks of all hands there are
    monkeypatch.setattr(ledger, "IDS_KEPT", 20)
    monkeypatch.setattr(repeats, "REMEMBERED", 20)
    monkeypatch.setattr(numbers, "HOUR_MS", 20_000)
    with TestRoom(tmp_path) as room:
        yield room


def held(room: object) -> Counter[str]:
    """How many elements lie in the containers that can be reached from an object, by whose they are."""
    found: Counter[str] = Counter()
    seen: set[int] = set()
    waiting: list[tuple[str, object]] = [("room", room)]
    while waiting:
        label, one = waiting.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        if isinstance(one, CONTAINERS):
            found[label] += len(one)
            items = [*one.keys(), *one.values()] if isinstance(one, dict) else one
            waiting += [(label, item) for item in items]
        elif isinstance(one, FunctionType):
            cells = [cell.cell_contents for cell in one.__closure__ or () if cell.cell_contents is not None]
            waiting += [(f"{label} {one.__qualname__}", cell) for cell in cells]
        elif isinstance(one, MethodType):
            waiting.append((label, one.__self__))
        elif type(one).__module__.startswith("cardroom") and not type(one).__module__.startswith(
            "cardroom.testing"
        ):
            kind = type(one)
            slots = [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]
            names = {*getattr(one, "__dict__", {}), *slots}
            waiting += [
                (f"{kind.__name__}.{name}", getattr(one, name))
                for name in sorted(names)
                if hasattr(one, name)
            ]
    return found


def play(room: TestRoom, table: str, hands: int) -> None:
    """Hands that end in different ways, by players who have chips again whenever they have none."""
    for number in range(hands):
        room.deal(table)
        if number % 5:
            room.fold_out(table)
        else:
            room.play(table)
        for client in room.clients:
            client.texts.clear()


def forget() -> None:
    """Drop what waits for the collector, and the names of accounts, of which the newest few thousand are remembered."""
    accounts.kind_of.cache_clear()
    gc.collect()


def test_what_a_room_holds_does_not_grow_with_the_hands_played(room: TestRoom) -> None:
    table = room.seat("holdem-nl100", "A", "B", "C")
    play(room, table, FILLS_UP)
    gc.collect()
    before = held(room.room)
    assert sum(before.values()) > 1000, "something was found at all"
    tracemalloc.start()
    try:
        play(room, table, FILLS_UP)  # what was made before is not traced, and its place is taken by what is
        forget()
        traced = tracemalloc.get_traced_memory()[0]
        play(room, table, MORE)
        forget()
        grown = tracemalloc.get_traced_memory()[0] - traced
    finally:
        tracemalloc.stop()
    behind = held(room.room)
    growing = {
        name: (before[name], count) for name, count in behind.items() if count > before[name] + FILLS_UP
    }
    assert not growing, f"grows with the hands: {growing}"
    assert grown < BYTES_IN_ALL + BYTES_A_HAND * MORE, (
        f"{grown / MORE:.0f} bytes a hand are left in the process"
    )


def test_the_count_finds_a_set_that_grows(room: TestRoom) -> None:
    table = room.seat("holdem-nl100", "A", "B", "C")
    before = held(room.room)
    room.room.tables[table].audience._players |= {f"hand {number}" for number in range(FILLS_UP + 1)}
    behind = held(room.room)
    assert [name for name, count in behind.items() if count > before[name] + FILLS_UP] == [
        "Audience._players"
    ]
