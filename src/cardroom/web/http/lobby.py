"""The lobby and the tables, as anybody may see them."""

from __future__ import annotations

from litestar import Router, get
from litestar.params import FromPath

from cardroom.table.view import TableView
from cardroom.web.bodies import Lobby
from cardroom.web.http.asking import Asking, room_of


@get("/lobby")
async def lobby(request: Asking) -> Lobby:
    """All stakes with their tables and waiting lists."""
    return Lobby(room_of(request).lobby.pools_shown())


@get("/tables/{table:str}")
async def table(request: Asking, table: FromPath[str]) -> TableView:
    """A table as a spectator sees it."""
    return room_of(request).table_shown(table)


lobby_routes = Router(path="/api", route_handlers=[lobby, table], tags=["lobby"])
