"""The lobby and the tables, as anybody may see them."""

from __future__ import annotations

from litestar import Router, get
from litestar.params import FromPath, FromQuery

from cardroom.table.view import TableView
from cardroom.web.bodies import BuyInBody, Lobby
from cardroom.web.http.asking import Asking, room_of, signed_in


@get("/lobby")
async def lobby(request: Asking) -> Lobby:
    """All stakes with their tables and waiting lists."""
    return Lobby(room_of(request).lobby.pools_shown())


@get("/tables/{table:str}")
async def table(request: Asking, table: FromPath[str]) -> TableView:
    """A table as a spectator sees it."""
    return room_of(request).tables.writer(table).view("")


@get("/buy-in")
async def buy_in(request: Asking, pool: FromQuery[str] = "") -> BuyInBody:
    """What you may bring to a stake now, and the stack that you must bring back there, if one binds you."""
    person = await signed_in(request)
    return room_of(request).seating.buy_in_of(person, pool)


lobby_routes = Router(path="/api", route_handlers=[lobby, table, buy_in], tags=["lobby"])
