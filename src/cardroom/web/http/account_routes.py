"""Sign-up, sign-in, sign-out, and who is signed in."""

from __future__ import annotations

import secrets
from typing import cast

from litestar import Response, Router, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from cardroom.room.accounts.proofs import SecondFactorWanted as SecondFactorWanted
from cardroom.room.identity.permissions import permissions_of
from cardroom.room.identity.person import Person
from cardroom.room.protocol.account_bodies import (
    Credentials,
    Me,
    NewAccount,
    OwnSettings,
    PasswordByCode,
    SecondWanted,
)
from cardroom.room.runtime.attempts import Attempts
from cardroom.store.row_changes import name_key
from cardroom.web.doors.cookies import DEVICES_KEPT, cookie_name, device_cookie, device_tokens
from cardroom.web.http.requester import (
    Asking,
    address_of,
    count_at_address,
    origin_of,
    person_of,
    place_of,
    room_of,
    settings_of,
    signed_in,
    token_of,
)

DEVICE_SECONDS = 400 * 86_400
"""So long a browser is known; the most that browsers keep a cookie for (RFC 6265bis)."""


async def me_of(request: Asking, person: Person | None) -> Me:
    """Who asks, as the room knows the person now."""
    room = room_of(request)
    is_still = person is not None and room.services.clock.now_ms() < person.still_until_ms
    return Me(
        player=person.id if person else "",
        name=person.name if person else "",
        role=person.role if person else "",
        permissions=permissions_of(person.role) if person else (),
        balance=room.cashier.balance(person.id) if person else 0,
        currency=room.services.book.currency,
        house=room.services.book.name,
        demo=settings_of(request).demo,
        sign_up=room.services.settings.sign_up,
        settings={
            k: v
            for k, v in (await room.players.chosen.of(person.id)).items()
            if isinstance(v, str | int | bool)
        }
        if person
        else {},
        guest=person.guest if person else "",
        least_age=0 if settings_of(request).demo else room.identities.least_age,
        avatar=room.names.avatar(person.id) if person else None,
        by_code_ms=person.by_code_ms if person and is_still else 0,
        still_until_ms=person.still_until_ms if person and is_still else 0,
    )


def devices_of(request: Asking) -> tuple[str, ...]:
    """What this browser is known by to the accounts it was used with."""
    return device_tokens(request.scope["headers"], settings_of(request).secure_cookies)


def new_device() -> str:
    """What an account is to know a browser by. Always ours: what somebody else put there is worth nothing."""
    return secrets.token_urlsafe(32)


async def signed_in_by(request: Asking, person: Person, token: str, device: str) -> Response[Me]:
    """A new session at every sign-in; the one before, if any, is dead (ASVS 7.2.4)."""
    old = token_of(request)
    if old:
        await room_of(request).own_account.sign_out_by(old)
    secure = settings_of(request).secure_cookies
    known = (*(one for one in devices_of(request) if one != device), device)[-DEVICES_KEPT:]
    kept = cookie(device_cookie(secure), secure, ".".join(known), DEVICE_SECONDS)
    days = settings_of(request).room.session_days
    session = cookie(cookie_name(secure), secure, token, days * 86_400)
    return Response(await me_of(request, person), cookies=[session, kept])


def cookie(key: str, secure: bool, value: str, max_age: int) -> Cookie:
    """A cookie that no script can read and other sites' requests do not carry."""
    return Cookie(
        key=key, value=value, path="/", httponly=True, samesite="lax", secure=secure, max_age=max_age
    )


@post("/sign-up", status_code=200)
async def sign_up(request: Asking, data: JSONBody[NewAccount]) -> Response[Me]:
    """A new account, signed in at once; where the house wants one, by an invitation. Where the operator gives a balance
    to start with, it has that.
    """
    sign_ups = count_at_address(request, "sign_ups")
    room, origin, device = room_of(request), origin_of(request), new_device()
    person = await room.newcomers.sign_up(
        data.name, data.password, origin.address, data.invitation, data.of_age
    )
    if room.services.settings.sign_up == "invitation":  # the code was right and is used up: no flood comes so
        sign_ups.take_back(address_of(request))
    token = await room.players.open_session(person.id, origin, device)
    return await signed_in_by(request, person, token, device)


async def second_wanted(request: Asking, wanted: SecondFactorWanted, device: str) -> Response[SecondWanted]:
    """Half a sign-in: what proves the second factor comes next."""
    second = room_of(request).second
    has = await second.view(wanted.person)
    site = place_of(request).site
    body = SecondWanted(
        request.app.state.half_sign_ins.begin(wanted, device),
        any(one.kind == "app" for one in has.factors),
        await second.has_passkey(wanted.person.id, site),
    )
    return Response(body, status_code=202)


@post("/sign-in", status_code=200)
async def sign_in(request: Asking, data: JSONBody[Credentials]) -> Response[Me | SecondWanted]:
    """Sign in. An account with a second factor is answered 202 with a ticket, under which the sign-in goes on.

    Guessing is slowed by account and by address, and never tells which names exist; of an address only what was wrong
    counts, for many people may be behind it. A browser that the account was
    signed in from before has guesses of its own, so nobody else's guesses lock it out (OWASP, device cookies).
    """
    room = room_of(request)
    account = name_key(data.name)  # as the store tells names apart: no spelling of a name gives more attempts
    device = await room.players.sessions.known_device(data.name, devices_of(request))
    by_address: Attempts | None = None
    if device:
        key = f"{device} {account}"
        counted: Attempts = request.app.state.sign_ins_by_device
    else:
        key = account
        counted = request.app.state.sign_ins_by_account
        by_address = count_at_address(request, "sign_ins_by_address")
    counted.count(key)
    device = device or new_device()
    wanted = None
    try:
        person, token = await room.players.sign_in(data.name, data.password, origin_of(request), device)
    except SecondFactorWanted as half:
        wanted = half
    counted.forgive(key)
    if by_address is not None:
        by_address.take_back(address_of(request))
    if wanted is not None:
        return cast(Response[Me | SecondWanted], await second_wanted(request, wanted, device))
    return cast(Response[Me | SecondWanted], await signed_in_by(request, person, token, device))


@post("/password-by-code", status_code=200)
async def password_by_code(request: Asking, data: JSONBody[PasswordByCode]) -> Response[Me | SecondWanted]:
    """A new password for a code that staff gave out; signed in by it at once, or, of an account with a second factor,
    when that is proved too (202). The code is good once.
    """
    by_address = count_at_address(request, "sign_ins_by_address")
    room, origin, device = room_of(request), origin_of(request), new_device()
    try:
        person = await room.players.reset_password(data.name, data.code, data.password, origin)
    except SecondFactorWanted as wanted:
        by_address.take_back(address_of(request))
        return cast(Response[Me | SecondWanted], await second_wanted(request, wanted, device))
    by_address.take_back(address_of(request))
    token = await room.players.open_session(person.id, origin, device)
    return cast(Response[Me | SecondWanted], await signed_in_by(request, person, token, device))


@post("/sign-out", status_code=204)
async def sign_out(request: Asking) -> Response[None]:
    """End the session; its sockets close, and the browser forgets the cookie."""
    token = token_of(request)
    if token:
        await room_of(request).own_account.sign_out_by(token)
    return signed_out(request)


def signed_out(request: Asking) -> Response[None]:
    """The browser forgets the session."""
    secure = settings_of(request).secure_cookies
    return Response(None, cookies=[cookie(cookie_name(secure), secure, "", 0)])


@get("/me")
async def me(request: Asking) -> Me:
    """Who is signed in; empty fields when nobody is."""
    return await me_of(request, await person_of(request))


@put("/me/settings")
async def set_settings(request: Asking, data: JSONBody[OwnSettings]) -> Me:
    """Keep the client's settings of this player, whole."""
    person = await signed_in(request)
    await room_of(request).players.chosen.keep(person.id, dict(data.settings))
    return await me_of(request, person)


accounts = Router(
    path="/api",
    route_handlers=[sign_up, sign_in, password_by_code, sign_out, me, set_settings],
    tags=["accounts"],
)
