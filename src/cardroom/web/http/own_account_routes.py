"""Requests of players about their own accounts: another password or drawing, a look at the sign-ins, an end to them."""

from __future__ import annotations

from litestar import Response, Router, get, post, put
from litestar.params import FromPath, JSONBody

from cardroom.room.protocol.account_bodies import ChosenAvatar, Me, NewPassword
from cardroom.room.protocol.responses import MySessions
from cardroom.room.runtime.attempts import Attempts
from cardroom.web.http.account_routes import me_of, new_device, signed_in_by, signed_out
from cardroom.web.http.requester import Asking, origin_of, room_of, signed_in, token_of


@post("/password", status_code=200)
async def change_password(request: Asking, data: JSONBody[NewPassword]) -> Response[Me]:
    """Another password for the one before. Every other session ends; this browser gets a new one."""
    person = await signed_in(request)
    tried: Attempts = request.app.state.sign_ins_by_device
    key = f"password of {person.id}"  # whoever sits down at an open browser has no more guesses than at the door
    tried.count(key)
    device = new_device()
    token = await room_of(request).own_account.change_password(
        person, data.old, data.new, origin_of(request), device
    )
    tried.forgive(key)
    return await signed_in_by(request, person, token, device)


@get("/sessions")
async def sessions(request: Asking) -> MySessions:
    """Where you are signed in."""
    person = await signed_in(request)
    return await room_of(request).own_account.sessions(person, token_of(request) or "")


@post("/sessions/{session:str}/end", status_code=204)
async def end_session(request: Asking, session: FromPath[str]) -> None:
    """Sign one device out; its sockets close."""
    person = await signed_in(request)
    await room_of(request).own_account.end_session(person, session)


@post("/sign-out-everywhere", status_code=204)
async def sign_out_everywhere(request: Asking) -> Response[None]:
    """End every session, this one too."""
    person = await signed_in(request)
    await room_of(request).own_account.sign_out_everywhere(person)
    return signed_out(request)


@put("/avatar")
async def choose_avatar(request: Asking, data: JSONBody[ChosenAvatar]) -> Me:
    """Be seen by another drawing, or by initials; whoever looks at a table of yours sees it at once."""
    person = await signed_in(request)
    await room_of(request).avatars.choose(person, data.avatar)
    return await me_of(request, person)


own_account_routes = Router(
    path="/api/me",
    route_handlers=[change_password, choose_avatar, sessions, end_session, sign_out_everywhere],
    tags=["accounts"],
)
