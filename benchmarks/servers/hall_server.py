"""The server side of `hall.py`: a room with one live tournament, sold out at its desk, printed as JSON when all sit.

`hall_server.py FOLDER PORT ENTRIES DESKS`: it prints the tokens of the desks' staff.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path

import uvloop
from msgspec.structs import replace
from room_server import PLENTY, WIDE

from cardroom.room.opening import open_room
from cardroom.room.protocol.registration_bodies import SaleAtDesk
from cardroom.room.room import Room
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules import house
from cardroom.store.engines.store_location import open_place, place_of
from cardroom.testing.whole_room import BOSS
from cardroom.tournament.levels import house_levels
from cardroom.tournament.live.live_acts import Confirm
from cardroom.tournament.tournament_terms import TournamentTerms
from cardroom.web.app import Application
from cardroom.web.doors.descriptors import raise_descriptors
from cardroom.web.doors.web_settings import Settings
from cardroom.web.gc_tuning import steady
from cardroom.web.logs import configure_logs
from cardroom.web.serve import server_of

HOUSE, CUP = "casino-helsinki", "cup"
SEATS, STACK = 9, 20_000
PRICE = 1_000
AT_ONCE = 200


def terms() -> TournamentTerms:
    """A flight at tables of nine, sold at the desk."""
    book = house(HOUSE)
    assert book.tournament is not None
    return TournamentTerms(
        CUP, "The Flight", HOUSE, "holdem-nl", SEATS, STACK, house_levels(book.tournament), buy_in=900, fee=100,
        level_ms=1_200_000, most=10_000, live=True,
    )  # fmt: skip


async def fill(room: Room, entries: int) -> None:
    """Sell all entries, start, and let everybody sit."""
    await room.tournaments.announce(BOSS, terms())
    for first in range(0, entries, AT_ONCE):
        sales = [
            SaleAtDesk(name=f"Player {n}", cents=PRICE) for n in range(first, min(first + AT_ONCE, entries))
        ]
        await asyncio.gather(*(room.registration.sell(BOSS, CUP, sale) for sale in sales))
    await room.tournaments.start(BOSS, CUP)
    while orders := room.live_tournaments.hall(BOSS, CUP).orders:
        numbers = tuple(one.number for one in orders if one.what == "seat") or (orders[0].number,)
        await room.live_tournaments.tell(BOSS, CUP, Confirm(orders=numbers[:900]))


async def run(folder: Path, port: int, entries: int, desks: int) -> None:
    """Open, fill, serve until killed."""
    store = open_place(place_of(folder, os.environ.get("CARDROOM_STORE")), asyncio.get_running_loop())
    settings = RoomSettings(bots_allowed=True, accounts_a_day=10_000)
    room = await open_room([house(HOUSE)], store, settings)
    staff: list[str] = []
    for number in range(desks):
        person = await room.players.sign_up(f"Desk {number}", "a long word for a benchmark", "admin")
        staff.append(await room.players.open_session(person.id))
    await fill(room, entries)
    web = Settings(data=folder, port=port, room=settings, doors=replace(WIDE, reads=PLENTY, changes=PLENTY))
    server = server_of(Application(room, web), web)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    print(json.dumps(staff), flush=True)
    steady()
    await serving


if __name__ == "__main__":
    configure_logs()
    raise_descriptors()
    uvloop.run(run(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])))
