"""Requests of players about their own accounts: another password or drawing, a look at the sign-ins, an end to them."""

from __future__ import annotations

from litestar import Response, Router, get, post, put
from litestar.params import FromPath, JSONBody

from cardroom.room.notices.subscription import Subscription
from cardroom.room.protocol.account_bodies import (
    ChosenAvatar,
    Me,
    NewPassword,
    NewPush,
    NewToken,
    PushEnded,
    PushKey,
)
from cardroom.room.protocol.responses import MySessions
from cardroom.room.protocol.responses_sign_in import MyTokens, TokenMade
from cardroom.room.runtime.attempts import Attempts
from cardroom.web.http.account_routes import me_of, new_device, signed_in_by, signed_out
from cardroom.web.http.requester import Asking, origin_of, room_of, signed_in, token_of
from cardroom.web.http.second_factor_routes import may_change


@get("/tokens")
async def tokens(request: Asking) -> MyTokens:
    """Your tokens, and whether this room lets programs play."""
    return await room_of(request).tokens.mine(await signed_in(request))


@post("/tokens", status_code=200)
async def make_token(request: Asking, data: JSONBody[NewToken]) -> TokenMade:
    """A token for a program of yours, told this once. It takes the second factor proved recently, or the password."""
    person = await may_change(request, data.password)
    return await room_of(request).tokens.make(person, data.name, data.scopes, data.days)


@post("/tokens/{token:str}/end", status_code=204)
async def end_token(request: Asking, token: FromPath[str]) -> None:
    """End one of your tokens; sockets that came by it close."""
    await room_of(request).tokens.end(await signed_in(request), token)


token_routes = Router(path="/api/me", route_handlers=[tokens, make_token, end_token], tags=["accounts"])


@get("/")
async def push_key(request: Asking) -> PushKey:
    """What a browser subscribes with; empty where this room calls nobody."""
    await signed_in(request)
    return PushKey(room_of(request).push.public_key)


@put("/", status_code=204)
async def subscribe(request: Asking, data: JSONBody[NewPush]) -> None:
    """This browser is called from now on, as long as its sign-in lasts."""
    person = await signed_in(request)
    wanted = Subscription("", data.endpoint, data.p256dh, data.auth, data.language, "", 0, data.expires_ms)
    await room_of(request).push.subscribe(person, token_of(request) or "", wanted)


@post("/end", status_code=204)
async def unsubscribe(request: Asking, data: JSONBody[PushEnded]) -> None:
    """This browser is called no more."""
    person = await signed_in(request)
    await room_of(request).push.unsubscribe(person, data.endpoint)


push_routes = Router(
    path="/api/me/push", route_handlers=[push_key, subscribe, unsubscribe], tags=["accounts"]
)


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
