"""Calls to a player whose page is closed: which browsers are called, and the key they subscribe with."""

from __future__ import annotations

from litestar import Router, get, post, put
from litestar.params import JSONBody

from cardroom.room.notices.subscription import Subscription
from cardroom.room.protocol.account_bodies import NewPush, PushEnded, PushKey
from cardroom.web.http.requester import Asking, room_of, signed_in, token_of


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
