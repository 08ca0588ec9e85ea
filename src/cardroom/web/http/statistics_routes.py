"""A player's own figures."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter

from cardroom.room.protocol.bodies import Mark
from cardroom.room.protocol.responses import LedgerLines
from cardroom.room.protocol.statistics_answers import StatisticsBody
from cardroom.web.http.hand_routes import count_reading
from cardroom.web.http.requester import Asking, room_of, signed_in


@get("/cashier")
async def cashier(request: Asking, before: Mark = "") -> LedgerLines:
    """What came into your wallet and went out of it, newest first."""
    person = await signed_in(request)
    return await room_of(request).cashier.lines(person.id, before)


cashier_routes = Router(path="/api", route_handlers=[cashier], tags=["cashier"])


Date = Annotated[
    str,
    Parameter(description="A date like 2026-11-22 (UTC); left out, thirty days up to today.", max_length=10),
]
Named = Annotated[str, Parameter(description="As in `stakes`; all three together, or none.", max_length=64)]


@get("/statistics")
async def statistics(
    request: Asking, first: Date = "", last: Date = "", house: Named = "", game: Named = "", stake: Named = ""
) -> StatisticsBody:
    """Your own hands, added up by stake and by day, and your last session."""
    person = await signed_in(request)
    count_reading(request, person)
    at = (house, game, stake) if stake else None
    return await room_of(request).statistics.of(person.id, first, last, at)


statistics_routes = Router(path="/api/me", route_handlers=[statistics], tags=["hands"])
