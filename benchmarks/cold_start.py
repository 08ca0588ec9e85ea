"""A room's start on a long journal: `python benchmarks/cold_start.py [--hands N] [--tables N] [--json]`.

The journal is made by real play through the room's own writers (everybody folds, which makes the most hands for the
time), on a folder of its own; the last hand of every table is left unfinished. Then a fresh process opens the room.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rich.progress import Progress

from cardroom.cards.ranking import prepare
from cardroom.ledger.auditor import audit
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.opening import open_room
from cardroom.room.room import Room
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules import house
from cardroom.store.sqlite import open_store
from cardroom.table.model.commands import Act

NEVER_MS = 10**9
SETTINGS = RoomSettings(
    welcome_cents=100_000_000,
    bots_allowed=True,
    pause_after_hand_ms=NEVER_MS,
    pause_after_fold_ms=NEVER_MS,
    pause_before_first_hand_ms=NEVER_MS,
)
"""No hand starts by itself: the benchmark deals them."""
SEATS = 6
POOL = "holdem-nl4"


async def sit_down(room: Room, tables: int) -> list[TableWriter]:
    """Six bots at each table."""
    pool = room.pools[POOL]
    for number in range(tables * SEATS):
        person, _ = await room.players.add_bot(f"sitter {number}")
        await room.newcomers.welcome.give(person)
        if number % SEATS == 0:
            room.keeper.open_table(pool)
            await room.durable()
        room.seating.join(person, POOL, 400, f"{number}")
        await room.durable()
    return list(room.tables.values())


def fold_once(writer: TableWriter) -> None:
    """The seat to act folds."""
    hand = writer.table.hand
    assert hand is not None and hand.turn is not None, "a turn is running"
    player = writer.table.seats[hand.actor_seat].player
    writer.carry_out(Act(player, hand.hand, hand.engine.decision, "fold"))


async def fill(folder: Path, hands: int, tables: int) -> None:
    """Play the hands."""
    store = open_store(folder, asyncio.get_running_loop())
    room = await open_room(house("casinohuone"), store, SETTINGS)
    writers = await sit_down(room, tables)
    with Progress(transient=True) as progress:
        task = progress.add_task("hands", total=hands)
        for number in range(hands):
            writer = writers[number % tables]
            writer.deal()
            while writer.in_hand:
                fold_once(writer)
            if number % 200 == 0:
                await room.durable()
                progress.update(task, completed=number)
    for writer in writers:
        writer.deal()
        fold_once(writer)
    await room.durable()
    store.close()


async def start(folder: Path) -> None:
    """Open the room and say how long it took."""
    began = time.perf_counter()
    prepare()
    store = open_store(folder, asyncio.get_running_loop())
    room = await open_room(house("casinohuone"), store, SETTINGS)
    await room.durable()
    seconds = time.perf_counter() - began
    drift = audit(store.blocking_reader.entries(), store.blocking_reader.balances())
    figures = {
        "hands_in_journal": sum(state.last_hand_number for state in store.blocking_reader.table_states()),
        "tables": len(room.tables),
        "hands_in_progress": sum(writer.in_hand for writer in room.tables.values()),
        "seconds_to_open": round(seconds, 2),
        "accounts_that_drift": len(drift),
    }
    print(json.dumps(figures))
    store.close()


def main() -> None:
    """Fill a folder, start on it in a fresh process."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--start", type=Path, help="only start on this folder")
    parser.add_argument("--json", action="store_true", help="nothing but the figures")
    arguments = parser.parse_args()
    if arguments.start:
        asyncio.run(start(arguments.start))
        return
    folder = Path(tempfile.mkdtemp(prefix="cardroom-start-"))
    try:
        asyncio.run(fill(folder, arguments.hands, arguments.tables))
        began = time.perf_counter()
        command = [sys.executable, __file__, "--start", str(folder)]
        figures = json.loads(
            subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout.splitlines()[-1]
        )
        figures["journal_mib"] = sum(file.stat().st_size for file in folder.iterdir()) >> 20
        figures["seconds_of_the_process"] = round(time.perf_counter() - began, 2)
        print(json.dumps(figures, indent=None if arguments.json else 2))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
