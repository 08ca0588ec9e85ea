"""Penalties over HTTP, for staff: give one, list all, end one early. Every act has a reason and is recorded."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from cardroom.room.lobby.penalty_desk import PenaltyAsked
from cardroom.room.protocol.bodies import NewPenalty, WithReason
from cardroom.room.protocol.responses_staff import StaffPenalties
from cardroom.web.http.requester import Asking, room_of, staff


@get("/")
async def penalties(request: Asking) -> StaffPenalties:
    """The penalties given, newest first, with what is left of each; and what each house has to give."""
    return await room_of(request).penalties.all(await staff(request))


@post("/", status_code=204)
async def give(request: Asking, data: JSONBody[NewPenalty]) -> None:
    """Give a player at a table a penalty."""
    person = await staff(request)
    wish = PenaltyAsked(
        id=data.id,
        table=data.table,
        player=data.player,
        kind=data.kind,
        reason=data.reason,
        count=data.count,
        minutes=data.minutes,
        clause=data.clause,
        hand_lost=data.hand_lost,
    )
    await room_of(request).penalties.give(person, wish)


@post("/{penalty:str}/end", status_code=204)
async def end(request: Asking, penalty: FromPath[str], data: JSONBody[WithReason]) -> None:
    """End a penalty early: nothing more of it is served."""
    person = await staff(request)
    await room_of(request).penalties.end(person, penalty, data.reason)


penalties_routes = Router(path="/api/staff/penalties", route_handlers=[penalties, give, end], tags=["staff"])
