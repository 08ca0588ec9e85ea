"""A player's own account, line by line."""

from __future__ import annotations

from litestar import Router, get

from cardroom.room.protocol.bodies import Mark
from cardroom.room.protocol.responses import LedgerLines
from cardroom.web.http.requester import Asking, room_of, signed_in


@get("/cashier")
async def cashier(request: Asking, before: Mark = "") -> LedgerLines:
    """What came into your wallet and went out of it, newest first."""
    person = await signed_in(request)
    return await room_of(request).cashier.lines(person.id, before)


cashier_routes = Router(path="/api", route_handlers=[cashier], tags=["cashier"])
