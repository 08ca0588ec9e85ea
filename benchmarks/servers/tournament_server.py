"""The server side of `live_tournament.py`: a room with one tournament and accounts for its bots, printed as JSON.

`tournament_server.py FOLDER PORT BOTS STARTS_AFTER_SECONDS`: blinds rise every twenty seconds, with breaks between.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from pathlib import Path

import uvloop
from room_server import WIDE

from cardroom.cards.ranking import prepare
from cardroom.room.opening import open_room
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules import house
from cardroom.store.engines.store_location import open_place, place_of
from cardroom.table.values.stakes import Stakes
from cardroom.testing.whole_room import BOSS
from cardroom.tournament.tournament_terms import BreakAfter, TournamentTerms
from cardroom.web.app import Application
from cardroom.web.doors.descriptors import raise_descriptors
from cardroom.web.doors.web_settings import Settings
from cardroom.web.gc_tuning import steady
from cardroom.web.logs import configure_logs
from cardroom.web.serve import server_of

HOUSE, CUP = "casino-helsinki", "cup"
BLINDS = (50, 100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 51_200, 102_400)


def terms(starts_ms: int) -> TournamentTerms:
    """A freezeout at tables of nine, with late registration and breaks."""
    levels = tuple([
        Stakes(blind // 2, blind, blind, ante_for_all=True, level=level) for level, blind in enumerate(BLINDS, 1)
    ])  # fmt: skip
    return TournamentTerms(
        CUP, "The Cup", HOUSE, "holdem-nl", 9, 2_000, levels, buy_in=900, fee=100, level_ms=20_000, late_levels=3,
        starts_ms=starts_ms, breaks=(BreakAfter(2, 60), BreakAfter(5, 60)),
    )  # fmt: skip


async def run(folder: Path, port: int, bots: int, starts_after: float) -> None:
    """Open, make accounts, announce, serve until killed."""
    prepare()
    store = open_place(place_of(folder, os.environ.get("CARDROOM_STORE")), asyncio.get_running_loop())
    rich = RoomSettings(welcome_cents=1_000_000, bots_allowed=True)
    room = await open_room([house(HOUSE)], store, rich)
    accounts = []
    for number in range(bots):
        person, token = await room.players.add_bot(f"load {number}")
        await room.newcomers.welcome.give(person)
        accounts.append((person.id, token))
    settings = Settings(data=folder, port=port, room=rich, doors=WIDE)
    application = Application(room, settings)
    server = server_of(application, settings)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    await room.tournaments.announce(BOSS, terms(round(1_000 * (time.time() + starts_after))))
    print(json.dumps(accounts), flush=True)
    steady()
    await serving


if __name__ == "__main__":
    configure_logs()
    raise_descriptors()
    uvloop.run(run(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
