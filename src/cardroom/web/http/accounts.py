"""Sign-up, sign-in, sign-out, and the signed-in player's own data."""

from __future__ import annotations

from litestar import Response, Router, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from cardroom.room.accounts.players import Person
from cardroom.store.people import name_key
from cardroom.web.bodies import Credentials, Me, Settings
from cardroom.web.buckets import Attempts
from cardroom.web.cookies import cookie_name
from cardroom.web.http.asking import Asking, address_of, person_of, room_of, settings_of, signed_in, token_of


async def _me(request: Asking, person: Person | None) -> Me:
    room = room_of(request)
    return Me(
        player=person.id if person else "",
        name=person.name if person else "",
        role=person.role if person else "",
        balance=room.balance(person.id) if person else 0,
        currency=room.parts.book.currency,
        house=room.parts.book.name,
        demo=settings_of(request).demo,
        settings={
            k: v
            for k, v in (await room.players.settings(person.id)).items()
            if isinstance(v, str | int | bool)
        }
        if person
        else {},
    )


async def _signed_in(request: Asking, person: Person) -> Response[Me]:
    """A new session at every sign-in; the one before, if any, is dead (ASVS 7.2.4)."""
    room, settings = room_of(request), settings_of(request)
    old = token_of(request)
    if old:
        await room.sign_out(old)
    token = await room.players.open_session(person.id)
    cookie = _cookie(settings.secure_cookies, token, settings.room.session_days * 86_400)
    return Response(await _me(request, person), cookies=[cookie])


def _cookie(secure: bool, token: str, max_age: int) -> Cookie:
    return Cookie(
        key=cookie_name(secure),
        value=token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
        max_age=max_age,
    )


@post("/sign-up", status_code=200)
async def sign_up(request: Asking, data: JSONBody[Credentials]) -> Response[Me]:
    """A new account, signed in at once. In a room for play money it starts with some."""
    sign_ups: Attempts = request.app.state.sign_ups
    sign_ups.count(address_of(request))
    person = await room_of(request).sign_up(data.name, data.password)
    return await _signed_in(request, person)


@post("/sign-in", status_code=200)
async def sign_in(request: Asking, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in. Guessing is slowed by account and by address, and never tells which names exist."""
    by_account: Attempts = request.app.state.sign_ins_by_account
    by_address: Attempts = request.app.state.sign_ins_by_address
    account = name_key(data.name)  # as the store tells names apart: no spelling of a name gives more attempts
    by_address.count(address_of(request))
    by_account.count(account)
    person = await room_of(request).players.sign_in(data.name, data.password)
    by_account.forgive(account)
    return await _signed_in(request, person)


@post("/sign-out", status_code=204)
async def sign_out(request: Asking) -> Response[None]:
    """End the session; the player's sockets close, and the browser forgets the cookie."""
    token = token_of(request)
    if token:
        await room_of(request).sign_out(token)
    return Response(None, cookies=[_cookie(settings_of(request).secure_cookies, "", 0)])


@get("/me")
async def me(request: Asking) -> Me:
    """Who is signed in; empty fields when nobody is."""
    return await _me(request, await person_of(request))


@put("/me/settings")
async def set_settings(request: Asking, data: JSONBody[Settings]) -> Me:
    """Keep the client's settings of this player, whole."""
    person = await signed_in(request)
    await room_of(request).players.set_settings(person.id, dict(data.settings))
    return await _me(request, person)


accounts = Router(
    path="/api", route_handlers=[sign_up, sign_in, sign_out, me, set_settings], tags=["accounts"]
)
