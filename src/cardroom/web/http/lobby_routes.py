"""The lobby and the tables, as anybody may see them."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import FromPath, FromQuery, Parameter

from cardroom.room.hosting.hosted_tables import no_such_table
from cardroom.room.hosting.watched_table import players_of
from cardroom.room.lobby.charges_told import charges_told, since_when, stakes_told
from cardroom.room.lobby.jackpots_told import jackpots_told
from cardroom.room.protocol.bodies import AllHouses, Lobby, TableBody
from cardroom.room.protocol.cash_seat_answers import AllJackpots
from cardroom.room.protocol.charges_answers import ChargesBody
from cardroom.room.protocol.responses import BuyInBody
from cardroom.room.protocol.shared_hand_answers import FoundPlayer
from cardroom.room.runtime.attempts import Attempts
from cardroom.web.carried.houses_told import houses_now
from cardroom.web.http.requester import Asking, off_loop, person_of, room_of, signed_in
from cardroom.web.http.rulebook_routes import House, book_of

Name = Annotated[str, Parameter(description="The whole name, whatever its case.", max_length=64)]


@get("/lobby")
async def lobby(request: Asking) -> Lobby:
    """All stakes with their tables and waiting lists."""
    room = room_of(request)
    return Lobby(await room.services.outbox.seen(room.lobby.pools_shown))


@get("/houses")
async def all_houses(request: Asking) -> AllHouses:
    """All houses of the room with what is on there; at a gateway also those that other processes serve."""
    room = room_of(request)
    return AllHouses(await room.services.outbox.seen(lambda: houses_now(room)))


@get("/tables/{table:str}")
async def table(request: Asking, table: FromPath[str]) -> TableBody:
    """A table as a spectator sees it."""
    room = room_of(request)
    person = await person_of(request)
    writer = room.tables.get(table)
    is_live = writer is not None and writer.terms.live
    if is_live or room.private_games.hides(table, person.id if person else ""):
        raise no_such_table(table)
    view = await room.services.outbox.seen(lambda: room.tables.writer(table).view(""))
    fields = {field: getattr(view, field) for field in view.__struct_fields__}
    players = players_of(view)
    return TableBody(**fields, names=room.names.of(players), avatars=room.names.avatars(players))


@get("/buy-in")
async def buy_in(request: Asking, pool: FromQuery[str] = "") -> BuyInBody:
    """What you may bring to a stake now, and the stack that you must bring back there, if one binds you."""
    person = await signed_in(request)
    return room_of(request).seating.buy_in_of(person, pool)


@get("/jackpots")
async def jackpots(request: Asking) -> AllJackpots:
    """The jackpots of the houses: what lies in them, what was collected for them today, their last hits."""
    room = room_of(request)
    return await jackpots_told(room.jackpots, room.services.store, room.services.outbox)


@get("/charges")
async def charges(request: Asking, house: House = "") -> ChargesBody:
    """What a house charges: of pots, by the time, for tournaments, by its rulebook and at the tables that run now."""
    room = room_of(request)
    book = book_of(room.services.books, house)
    since_ms = await room.services.store.read(lambda reader: since_when(reader, book))
    at_desk = (await room.live_desks.view(None, book.id)).tables
    stakes = await off_loop(request, lambda: stakes_told(book))

    def told() -> ChargesBody:
        rows = room.tournament_door.list.rows()
        return charges_told(book, since_ms, room.floor.pools.values(), room.tables, at_desk, rows, stakes)

    return await room.services.outbox.seen(told)


@get("/players")
async def find_player(request: Asking, name: Name = "") -> FoundPlayer:
    """Where a player sits who allows to be found; asked by the whole name."""
    person = await signed_in(request)
    looked: Attempts = request.app.state.players_looked_for
    looked.count(person.id)
    return await room_of(request).finder.find(name)


lobby_routes = Router(
    path="/api",
    route_handlers=[lobby, all_houses, table, buy_in, jackpots, charges, find_player],
    tags=["lobby"],
)
