"""Live tournaments over HTTP, for staff: the hall as it is, and what they tell of it."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from cardroom.room.protocol.live_tournaments import LiveHall
from cardroom.room.protocol.tournament_bodies import LiveActBody
from cardroom.web.http.requester import Asking, room_of, staff


@get("")
async def hall(request: Asking, tournament: FromPath[str]) -> LiveHall:
    """Tables with their seats, instructions to carry out, the newest acts, and the chips of the event."""
    return room_of(request).live_tournaments.hall(await staff(request), tournament)


@post("", status_code=204)
async def tell(request: Asking, tournament: FromPath[str], data: JSONBody[LiveActBody]) -> None:
    """Tell what happened at live tables, or confirm what was carried out."""
    await room_of(request).live_tournaments.tell(await staff(request), tournament, data.told)


live_tournament_routes = Router(
    path="/api/staff/tournaments/{tournament:str}/live", route_handlers=[hall, tell], tags=["staff"]
)
