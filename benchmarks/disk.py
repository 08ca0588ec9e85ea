"""What a played hand takes on the disk: `python benchmarks/disk.py [--hands 60] [--json]`.

Bots that think play hands of several games in a real room, six at a table. Counted are the pages that each table and
index of the file (and the vault) has grown by, divided by the hands; then how long it takes to find a hand and show it.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
import tempfile
import time
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.table import Table

from cardroom.rules.book_loading import house
from cardroom.store.sqlite.store import ROOM_FILE, VAULT_FILE
from cardroom.testing.evening import Evening
from cardroom.testing.whole_room import TestRoom
from cardroom.web.logs import configure_logs

PLAYED = (
    "casinohuone/holdem-nl100", "casinohuone/omaha-pl100", "casino-helsinki/holdem-fl-fl2-4",
    "casino-helsinki/stud-fl-fl2-4-a", "casino-helsinki/sviten-pl-pl200", "casino-helsinki/horse-horse2-4",
    "casino-helsinki/open-face-p100",
)  # fmt: skip
"""House and pool of each game. Hold'em without limit is what most people play; long games are here on purpose."""
MAX_BYTES = 5000
"""What a hand may take on the average of these games."""
FIRST_HANDS = 5
"""Played before the counting: what a table takes at all is not a hand's."""


def pages(folder: Path) -> Counter[str]:
    """The bytes of each table and index, and of the vault."""
    found: Counter[str] = Counter()
    for name in (ROOM_FILE, VAULT_FILE):
        file = sqlite3.connect(folder / name)
        for part, size in file.execute("SELECT name, sum(pgsize) FROM dbstat GROUP BY name"):
            found["vault" if name == VAULT_FILE else part] += size
        file.close()
    return found


def measure(played: str, hands: int) -> dict[str, float]:
    """Bytes a hand by table and index, and the time to show one."""
    name, pool = played.split("/", 1)
    with tempfile.TemporaryDirectory() as folder, TestRoom(Path(folder), book=house(name)) as room:
        evening = Evening(room, pool)
        for _ in range(FIRST_HANDS):
            evening.play()
        before = pages(Path(folder))
        for _ in range(hands):
            evening.play()
        grown = pages(Path(folder))
        grown.subtract(before)
        figures = {name: size / hands for name, size in grown.items() if size}
        figures["all"] = sum(figures.values())
        figures["show_ms"] = 1000 * max(
            shown_seconds(room, evening.table, number) for number in (1, hands // 2, hands)
        )
    return figures


def shown_seconds(room: TestRoom, table: str, number: int) -> float:
    """How long it takes to find a hand and build what its player is shown."""
    stored = room.reader.hand_at(table, number)
    assert stored is not None
    began = time.perf_counter()
    room.run(room.room.hands.body(stored.hand_id, stored.players[0]))
    return time.perf_counter() - began


def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=60, help="of each game")
    parser.add_argument("--games", nargs="*", help="houses and pools (house/pool) instead of the usual ones")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    configure_logs()
    found = {played: measure(played, arguments.hands) for played in arguments.games or PLAYED}
    if arguments.json:
        print(json.dumps(found))
        return
    table = Table("bytes a hand", *found, title="What a played hand takes on the disk")
    parts = Counter({name: 0.0 for figures in found.values() for name in figures})
    for figures in found.values():
        parts.update(figures)
    for name, _ in parts.most_common():
        if name != "show_ms":
            table.add_row(name, *(f"{figures.get(name, 0):,.0f}" for figures in found.values()))
    table.add_section()
    table.add_row("shown in, ms", *(f"{figures['show_ms']:.1f}" for figures in found.values()))
    Console(width=40 + 16 * len(found)).print(table)
    mean = sum(figures["all"] for figures in found.values()) / len(found)
    print(f"mean over these games: {mean:,.0f} bytes a hand, of {MAX_BYTES:,} wanted")


if __name__ == "__main__":
    main()
