"""The server side of `room.py` and `attack.py`: a room with accounts for its bots, printed as one JSON line.

`room_server.py FOLDER PORT BOTS` has doors wide enough for all bots to come from one address; with `--as-served`
behind it they are those of every room.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path

import uvloop

from cardroom.cards.ranking import prepare
from cardroom.room.opening import open_room
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules import house
from cardroom.store.engines.store_location import open_place, place_of
from cardroom.web.app import Application
from cardroom.web.doors.descriptors import raise_descriptors
from cardroom.web.doors.web_settings import Doors, Rate, Settings
from cardroom.web.gc_tuning import steady
from cardroom.web.logs import configure_logs, heartbeat
from cardroom.web.serve import server_of

PLENTY = Rate(10_000, 10_000)
WIDE = Doors(
    messages_a_second=50,
    messages_burst=100,
    connections_an_address=30_000,
    connecting=PLENTY,
    handshakes=PLENTY,
    not_play=PLENTY,
    sockets_in_all=30_000,
    connections_in_all=30_000,
    strangers_an_address=30_000,
)


async def run(folder: Path, port: int, bots: int, doors: Doors) -> None:
    """Open, make accounts, serve until killed."""
    prepare()
    store = open_place(place_of(folder, os.environ.get("CARDROOM_STORE")), asyncio.get_running_loop())
    rich = RoomSettings(
        welcome_cents=100_000_000,
        pause_after_hand_ms=50,
        pause_after_fold_ms=50,
        pause_waits_for_pages=False,
        pause_before_first_hand_ms=200,
        bots_allowed=True,
    )
    room = await open_room([house("casinohuone"), house("casino-helsinki")], store, rich)
    room.lobby.pools_shown()
    accounts = []
    for number in range(bots):
        person, token = await room.players.add_bot(f"load {number}")
        await room.newcomers.welcome.give(person)
        accounts.append((person.id, token))
    settings = Settings(data=folder, port=port, room=rich, doors=doors)
    application = Application(room, settings)
    server = server_of(application, settings)
    serving = asyncio.create_task(server.serve())
    await application.stock()
    while not server.started:
        await asyncio.sleep(0.01)
    beating = asyncio.create_task(heartbeat(room.services.figures.loop_lag))
    print(json.dumps(accounts), flush=True)
    steady()
    await serving
    beating.cancel()


if __name__ == "__main__":
    configure_logs()
    given = WIDE if sys.argv[4:] != ["--as-served"] else Doors()
    raise_descriptors()
    uvloop.run(run(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), given))
