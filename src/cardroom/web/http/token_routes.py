"""API tokens: a player makes, sees and ends the own ones; each is told once."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from cardroom.room.protocol.account_bodies import NewToken
from cardroom.room.protocol.responses_tokens import MyTokens, TokenMade
from cardroom.web.http.requester import Asking, room_of, signed_in
from cardroom.web.http.second_factor_routes import may_change


@get("/tokens")
async def tokens(request: Asking) -> MyTokens:
    """Your tokens, and whether this room lets programs play."""
    return await room_of(request).tokens.mine(await signed_in(request))


@post("/tokens", status_code=200)
async def make_token(request: Asking, data: JSONBody[NewToken]) -> TokenMade:
    """A token for a program of yours, told this once. It takes the second factor proved of late, or the password."""
    person = await may_change(request, data.password)
    return await room_of(request).tokens.make(person, data.name, data.scopes, data.days)


@post("/tokens/{token:str}/end", status_code=204)
async def end_token(request: Asking, token: FromPath[str]) -> None:
    """End one of your tokens; sockets that came by it close."""
    await room_of(request).tokens.end(await signed_in(request), token)


token_routes = Router(path="/api/me", route_handlers=[tokens, make_token, end_token], tags=["accounts"])
