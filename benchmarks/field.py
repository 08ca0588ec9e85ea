"""What a large field holds of the loop: `python benchmarks/field.py [--entries 400] [--stays 20] [--json]`.

A tournament in a real room on a real store, whose players all look at the tournament and at their tables. Told is the
processor's time of the longest callback on the event loop while it begins, while all its tables deal and play a first
hand, and while staff remove players one by one until few are left. (Time on the clock counts what else the machine
does; told beside it.)
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from callbacks import MAX_MS, Callbacks
from cardroom.cards.ranking import prepare
from cardroom.room.protocol.client_messages import WatchTable
from cardroom.room.protocol.tournament_client import (
    EnterTournament,
    WatchTournament,
    WatchTournaments,
)
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.play.tournament_commands import RemovePlayer
from cardroom.web.gc_tuning import steady
from tests.room.tournaments.played import CUP, cup_terms

HANDS_MS: Final = 20_000
REMOVED_EVERY_MS: Final = 1_000


def measured(folder: Path, entries: int, stays: int) -> dict[str, Callbacks]:
    """The callbacks of each part."""
    parts = {name: Callbacks() for name in ("entering", "starting", "playing", "removing")}
    with TestRoom(folder) as room:
        desk = room.room.tournaments
        terms = cup_terms(seats=6, most=entries + 1, level_hands=1_000)
        room.run(desk.announce(BOSS, terms))
        clients = [room.connect(f"P{number}") for number in range(entries)]
        for client in clients:
            client.ask(WatchTournaments())
            client.ask(WatchTournament(CUP))
        steady()
        with parts["entering"].watched():
            for client in clients:
                client.done(EnterTournament(client.new_id(), CUP))
        with parts["starting"].watched():
            room.run(desk.start(BOSS, CUP))
            room.settle()
        for owner in desk.tables(CUP):
            assert owner.table is not None
            for seat in owner.table.seats.values():
                of = next(client for client in clients if client.player == seat.player)
                of.ask(WatchTable(owner.id))
        with parts["playing"].watched():
            room.wait(ms=HANDS_MS)
        found, chance = desk.found(CUP), random.Random(1)
        assert found is not None
        with parts["removing"].watched():
            while len(inside := [one.player for one in found.state.entrants.values() if one.is_in]) > stays:
                act = RemovePlayer(BOSS.id, "for a benchmark", chance.choice(inside), "of_the_moment")
                with suppress(Refused):  # on the way to another table just now
                    room.run(desk.act(BOSS, CUP, act))
                room.wait(ms=REMOVED_EVERY_MS)
    return parts


def main() -> None:
    """Measure, print, and fail when a callback took longer than it may."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=400)
    parser.add_argument("--stays", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    prepare()
    folder = Path(tempfile.mkdtemp(prefix="cardroom-field-"))
    try:
        parts = measured(folder / "room", arguments.entries, arguments.stays)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    figures = {name: part.figures() for name, part in parts.items()}
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, part in parts.items():
            print(name, figures[name])
            for seconds, what in sorted(part.longest, reverse=True):
                print(f"    {seconds * 1000:7.2f} ms  {what}")
    if any(part["longest_callback_cpu_ms"] > MAX_MS for part in figures.values()):
        raise SystemExit(f"a callback took more than {MAX_MS:.0f} ms")


if __name__ == "__main__":
    main()
