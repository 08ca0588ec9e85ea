"""A player's complaints and their answers."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import JSONBody

from cardroom.room.protocol.bodies import NewComplaint
from cardroom.room.protocol.responses import ComplaintRows
from cardroom.web.http.requester import Asking, room_of, signed_in


@get("/")
async def complaints(request: Asking) -> ComplaintRows:
    """The own complaints with what staff answered."""
    person = await signed_in(request)
    return await room_of(request).complaints.of(person)


@post("/", status_code=200)
async def complain(request: Asking, data: JSONBody[NewComplaint]) -> ComplaintRows:
    """Complain to staff; the player's complaints as they are then."""
    person = await signed_in(request)
    desk = room_of(request).complaints
    await desk.complain(person, data.text, data.about, data.id)
    return await desk.of(person)


complaints_routes = Router(path="/api/complaints", route_handlers=[complaints, complain], tags=["players"])
