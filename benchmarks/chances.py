"""What an all-in holds of the loop: `python benchmarks/chances.py [--hands 20] [--json]`.

Omaha whose board is run three times, in a real room on a real store: everybody is all-in before the flop, and chances
are told behind every street of every board. Told is the processor's time of the longest callback on the event loop, as
the room plays and with chances worked out in the step that tells them. (Time on the clock counts what else the machine
does; told beside it.)
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from pathlib import Path
from typing import Final

from callbacks import MAX_MS, Callbacks
from cardroom.cards.ranking import prepare
from cardroom.engine import equity
from cardroom.room.hosting.foresight import Foresight
from cardroom.table.events import ChancesTold
from cardroom.testing.whole_room import TestRoom
from cardroom.web.gc_tuning import steady
from tests.houses import club

POOL: Final = "omaha-pl4"
NAMES: Final = ("A", "B", "C")


def play(folder: Path, hands: int) -> dict[str, float]:
    """So many hands; the longest callback of each kind of time, in milliseconds."""
    found = Callbacks()
    with TestRoom(folder, book=club()) as room:
        for name in NAMES:
            room.connect(name, 10**8)
        steady()
        told = 0
        for _ in range(hands):
            table = room.seat(POOL, *NAMES)
            room.client("A").watch(table)
            room.deal(table)
            with found.watched():
                while room.table(table).hand is not None:
                    options = room.hand(table).engine.options()
                    if options.runs:
                        room.act(table, "run_board", 3)
                    elif options.can_raise:
                        room.act(table, "raise", options.max_raise_to)
                    else:
                        room.act(table, "check" if options.can_check else "call")
            told = len(room.client("A").events(ChancesTold))
            for name in NAMES:
                client = room.client(name)
                if table in room.room.tables.tables_of(client.player):
                    client.done(client.leave(table))
    return {
        **found.figures(),
        "chances_told": told,
    }


def main() -> None:
    """Measure, print, and fail when a callback took longer than it may."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    prepare()
    folder = Path(tempfile.mkdtemp(prefix="cardroom-chances-"))
    try:
        ahead = play(folder / "ahead", arguments.hands)
        equity._worked_out.cache_clear()
        look, Foresight.look = Foresight.look, lambda *_: None  # type: ignore[method-assign]  # measured with and without it
        late = play(folder / "late", arguments.hands)
        Foresight.look = look  # type: ignore[method-assign]  # measured with and without it
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if arguments.json:
        print(json.dumps({"worked_out_ahead": ahead, "worked_out_in_the_step": late}))
    else:
        for name, figure in ahead.items():
            print(f"{name.replace('_', ' '):28} {figure:10}   in the step: {late[name]}")
    if ahead["longest_callback_cpu_ms"] > MAX_MS:
        raise SystemExit(f"a callback took more than {MAX_MS:.0f} ms")


if __name__ == "__main__":
    main()
