"""The server side of `churn.py`: a room with bots, hosts of private games and a director, printed as one JSON line.

`churn_server.py FOLDER PORT BOTS HOSTS`.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Final

import msgspec
import uvloop
from room_server import PLENTY, WIDE

from cardroom.cards.ranking import prepare
from cardroom.room.accounts.passwords import NO_PASSWORD
from cardroom.room.opening import open_room
from cardroom.room.room import Room
from cardroom.room.runtime.entropy import draw_id
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules import house
from cardroom.store.engines.store_location import open_place
from cardroom.store.people_rows import AddPlayer, PlayerRecord, Role
from cardroom.store.rows import Commit
from cardroom.web.app import Application
from cardroom.web.doors.web_settings import Settings
from cardroom.web.gc_tuning import steady
from cardroom.web.logs import configure_logs
from cardroom.web.serve import server_of

MANY: Final = 10**6


async def account(room: Room, name: str, role: Role) -> tuple[str, str]:
    """An account that no password opens, and a session of it."""
    player = draw_id(room.services.entropy, "p")
    record = PlayerRecord(player, name, NO_PASSWORD, role, room.services.clock.now_ms())
    await room.services.store.commit(Commit(changes=(AddPlayer(record),)))
    return player, await room.players.open_session(player)


async def run(folder: Path, port: int, bots: int, hosts: int) -> None:
    """Open, make accounts, serve until killed."""
    prepare()
    store = open_place(folder, asyncio.get_running_loop())
    rules = RoomSettings(
        welcome_cents=100_000_000, pause_after_hand_ms=500, pause_before_first_hand_ms=200, bots_allowed=True,
        empty_table_closes_after_ms=2_000, private_games="play", private_games_a_player=100, private_games_a_day=1000,
    )  # fmt: skip
    room = await open_room([house("casinohuone")], store, rules)
    accounts = []
    for number in range(bots):
        person, token = await room.players.add_bot(f"load {number}")
        await room.newcomers.welcome.give(person)
        accounts.append((person.id, token))
    given = {
        "bots": accounts,
        "hosts": [await account(room, f"host {number}", "player") for number in range(hosts)],
        "director": await account(room, "director", "admin"),
    }
    doors = msgspec.structs.replace(WIDE, links_an_address=MANY, changes=PLENTY, reads=PLENTY, work=PLENTY)
    settings = Settings(data=folder, port=port, room=rules, doors=doors)
    application = Application(room, settings)
    server = server_of(application, settings)
    serving = asyncio.create_task(server.serve())
    await application.stock()
    while not server.started:
        await asyncio.sleep(0.01)
    print(json.dumps(given), flush=True)
    steady()
    await serving


if __name__ == "__main__":
    configure_logs()
    uvloop.run(run(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])))
