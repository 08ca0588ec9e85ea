"""The server side of `finding.py`: a room on a folder full of hands, with sessions for those who played them.

`finding_server.py FOLDER PORT BOTS PLAYER...`; the doors are those of every room, but for what one address may ask.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import msgspec
import uvloop
from room_server import PLENTY, WIDE

from cardroom.cards.ranking import prepare
from cardroom.room.opening import open_room
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules import house
from cardroom.store.engines.store_location import open_place
from cardroom.web.app import Application
from cardroom.web.doors.web_settings import Settings
from cardroom.web.gc_tuning import steady
from cardroom.web.logs import configure_logs
from cardroom.web.serve import server_of


async def run(folder: Path, port: int, bots: int, players: list[str]) -> None:
    """Open, make accounts, serve until killed."""
    prepare()
    store = open_place(folder, asyncio.get_running_loop())
    rules = RoomSettings(
        welcome_cents=100_000_000, pause_after_hand_ms=500, pause_before_first_hand_ms=200, bots_allowed=True
    )
    room = await open_room([house("casinohuone")], store, rules)
    accounts = []
    for number in range(bots):
        person, token = await room.players.add_bot(f"load {number}")
        await room.newcomers.welcome.give(person)
        accounts.append((person.id, token))
    searchers = [(player, await room.players.open_session(player)) for player in players]
    doors = msgspec.structs.replace(WIDE, changes=PLENTY, reads=PLENTY, work=PLENTY)
    settings = Settings(data=folder, port=port, room=rules, doors=doors)
    application = Application(room, settings)
    server = server_of(application, settings)
    serving = asyncio.create_task(server.serve())
    await application.stock()
    while not server.started:
        await asyncio.sleep(0.01)
    print(json.dumps({"bots": accounts, "searchers": searchers}), flush=True)
    steady()
    await serving


if __name__ == "__main__":
    configure_logs()
    uvloop.run(run(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]))
