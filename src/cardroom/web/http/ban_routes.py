"""Staff and peace: who is not let in, and who says nothing; until when, given and taken back."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from cardroom.room.protocol.bodies import BanOf, NewBan, NewMute, WithReason
from cardroom.room.protocol.responses_bans import BanCovers, StaffBans, StaffMutes
from cardroom.web.http.requester import Asking, origin_of, room_of, staff


@get("/")
async def bans(request: Asking) -> StaffBans:
    """The bans that hold."""
    return await room_of(request).bans.list(await staff(request))


@post("/covers", status_code=200)
async def covers(request: Asking, data: JSONBody[BanOf]) -> BanCovers:
    """Whom a ban would keep out; nothing is changed."""
    person, own = await staff(request), origin_of(request).address
    return await room_of(request).bans.covered(person, data.of, data.what, own)


@post("/", status_code=204)
async def give(request: Asking, data: JSONBody[NewBan]) -> None:
    """Let nobody in by this account, name or address; whoever is here leaves."""
    person, own = await staff(request), origin_of(request).address
    await room_of(request).bans.give(person, data.of, data.what, data.hours, data.reason, own)


@post("/{ban:str}/lift", status_code=204)
async def lift(request: Asking, ban: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Let them in again."""
    await room_of(request).bans.lift(await staff(request), ban, data.reason)


@get("/")
async def mutes(request: Asking) -> StaffMutes:
    """Who says nothing for a while."""
    return await room_of(request).mutes.list(await staff(request))


@post("/", status_code=204)
async def mute(request: Asking, data: JSONBody[NewMute]) -> None:
    """Let a player, a table or the whole room say nothing; staff always speak."""
    person = await staff(request)
    await room_of(request).mutes.give(person, data.degree, data.what, data.minutes, data.reason)


@post("/{mute:str}/undo", status_code=204)
async def unmute(request: Asking, mute: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Let them speak again."""
    await room_of(request).mutes.undo(await staff(request), mute, data.reason)


ban_routes = Router(path="/api/staff/bans", route_handlers=[bans, covers, give, lift], tags=["staff"])
mute_routes = Router(path="/api/staff/mutes", route_handlers=[mutes, mute, unmute], tags=["staff"])
