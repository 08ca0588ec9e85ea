"""Links to finished hands: made, listed and taken back by whoever shares them, opened by anybody who has one."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from cardroom.room.protocol.bodies import NewShare
from cardroom.room.protocol.responses import HandBody
from cardroom.room.protocol.shared_hand_answers import SharedLink, ShareRows
from cardroom.room.runtime.attempts import Attempts
from cardroom.web.http.hand_routes import count_reading
from cardroom.web.http.requester import Asking, address_of, room_of, signed_in


@post("/hands/{hand:str}/share", status_code=200)
async def share_hand(request: Asking, hand: FromPath[str], data: JSONBody[NewShare]) -> SharedLink:
    """A link that shows a finished hand as you saw it; its secret is told this once."""
    person = await signed_in(request)
    count_reading(request, person)
    return await room_of(request).shares.share(person, hand, data.with_names)


@get("/me/shares")
async def shares(request: Asking) -> ShareRows:
    """Your links that are good."""
    person = await signed_in(request)
    return await room_of(request).shares.of(person)


@post("/me/shares/{share:str}/end", status_code=204)
async def end_share(request: Asking, share: FromPath[str]) -> None:
    """A link shows nothing from now on."""
    person = await signed_in(request)
    await room_of(request).shares.take_back(person, share)


@get("/shared/{secret:str}")
async def shared_hand(request: Asking, secret: FromPath[str]) -> HandBody:
    """The hand that a link shows, without an account."""
    read: Attempts = request.app.state.shared_read
    read.count(address_of(request))
    return await room_of(request).shares.shown(secret)


share_routes = Router(
    path="/api", route_handlers=[share_hand, shares, end_share, shared_hand], tags=["hands"]
)
