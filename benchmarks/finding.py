"""Searching among many hands of one player: how long each kind of search takes, on SQLite.

    .venv/bin/python -m benchmarks.finding --hands 100000

Plays some real hands, and stores them again and again under other numbers and days.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from msgspec.structs import replace

from cardroom.room.hands import Hands
from cardroom.room.journal import decode_record
from cardroom.room.statistics.counting import counts_of, nets_of
from cardroom.store.counts import DAY_MS, HandWish
from cardroom.store.rows import Commit, HandRecord, HandSeed, JournalRow, OpenTable, TableRecord
from cardroom.store.sqlite import open_store
from cardroom.table.events import HandEnded, HandStarted
from cardroom.testing.room import TestRoom

REAL = 20
A_GROUP = 500


def main() -> None:
    """Make the hands, then search."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=100_000)
    wanted = parser.parse_args().hands
    with tempfile.TemporaryDirectory() as folder, TestRoom(Path(folder) / "real") as room:
        table = room.seat("holdem-nl10", "A", "B", "C", "D")
        for _ in range(REAL):
            room.deal(table)
            room.play(table)
        player = room.person("A").id
        real = [room.reader.hand(line.hand_id) for line in room.reader.hands_of(player).rows]
        opened = room.reader.tables()[0]
        fill(Path(folder) / "many", wanted, [one for one in real if one is not None], opened)
        look(Path(folder) / "many", player)


def fill(folder: Path, wanted: int, real: list[HandRecord], opened: TableRecord) -> None:
    """Store so many hands of one player at forty tables of four stakes over ten months."""
    chance = random.Random(1)
    store = open_store(folder)
    tables = [f"t{number}" for number in range(40)]
    for number, name in enumerate(tables):
        row = replace(opened, id=name, stake=f"NL{10 * (1 + number % 4)}", book=None)
        store.commit_now(Commit(changes=(OpenTable(row),)))
    counts = []
    for one in real:
        record = decode_record(one.record)
        start = next(event for event in record.events if isinstance(event, HandStarted))
        end = record.events[-1]
        assert isinstance(end, HandEnded)
        counts.append(counts_of(record.terms, record.events, nets_of(start, end)))
    for number in range(wanted):
        place, name = number % len(real), tables[number % len(tables)]
        serial = number // len(tables) + 1
        shares = {
            who: replace(share, net=chance.randrange(-5_000, 5_000))
            for who, share in counts[place].shares.items()
        }
        ended_ms = 20_000 * DAY_MS + number * 300 * DAY_MS // wanted
        hand = replace(
            real[place], hand_id=f"{name}-{serial}", table_id=name, number=serial, started_ms=ended_ms - 1,
            ended_ms=ended_ms, counts=replace(counts[place], stake=f"NL{10 * (1 + (number % 40) % 4)}", shares=shares),
        )  # fmt: skip
        row = JournalRow(name, serial, hand.hand_id, ended_ms, b"step")
        seed = HandSeed(hand.hand_id, chance.randbytes(32))
        store.submit(Commit(journal=(row,), hand=hand, seeds=(seed,)))
        if number % A_GROUP == 0:
            store.commit_now(Commit())
    store.close()


def look(folder: Path, player: str) -> None:
    """Time each search, the slowest of five."""
    store = open_store(folder)
    reader = store.blocking_reader
    hands = Hands(store)
    searches = {
        "all": (HandWish(), ""),
        "one stake": (HandWish(stake="NL20"), ""),
        "won more than 49": (HandWish(least=4_900), ""),
        "won more than 49.99 (few)": (HandWish(least=4_999), ""),
        "nothing fits": (HandWish(least=10**9), ""),
        "a stake nobody plays": (HandWish(stake="NL4000"), ""),
        "the oldest day": (HandWish(before_ms=20_001 * DAY_MS), ""),
        "a stake, ten days, lost": (
            HandWish(stake="NL30", from_ms=20_100 * DAY_MS, before_ms=20_110 * DAY_MS, most=-1), ""
        ),
        "cards: AA": (HandWish(), "AA"),
        "cards: AsAh": (HandWish(), "AsAh"),
    }
    from cardroom.room.held_cards import pattern_of

    for name, (wish, cards) in searches.items():
        times, rows = [], None
        for _ in range(5):
            began = time.perf_counter()
            rows = hands._found(reader, player, wish, pattern_of(cards), None)
            times.append(time.perf_counter() - began)
        assert rows is not None
        print(f"{name:28} {max(times) * 1000:7.1f} ms  {len(rows.hands)} hands{', goes on' if rows.next else ''}")
    began = time.perf_counter()
    sums = reader.day_sums(player, 0, 1 << 40)
    print(f"{'all sums':28} {(time.perf_counter() - began) * 1000:7.1f} ms  {len(sums)} rows")
    store.close()


if __name__ == "__main__":
    main()
