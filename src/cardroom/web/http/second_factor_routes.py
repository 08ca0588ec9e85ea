"""The second factor: the second half of a sign-in, what an account has, setting up and removing, proving it again."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.params import JSONBody

from cardroom.room.identity.person import Person
from cardroom.room.protocol.account_bodies import (
    CodeShown,
    FactorGone,
    Me,
    PasskeyMade,
    PasswordShown,
    SecondOfSignIn,
    SecondShown,
    TicketOnly,
)
from cardroom.room.protocol.responses_sign_in import (
    AppToSetUp,
    PasskeyOptions,
    RecoveryCodes,
    SecondFactor,
)
from cardroom.room.runtime.attempts import Attempts
from cardroom.room.second.pending import HalfSignIns
from cardroom.room.second.proving import Proof
from cardroom.web.http.account_routes import signed_in_by
from cardroom.web.http.requester import (
    Asking,
    address_of,
    count_at_address,
    origin_of,
    place_of,
    room_of,
    signed_in,
)


def _half_of(request: Asking) -> HalfSignIns:
    half: HalfSignIns = request.app.state.half_sign_ins
    return half


def _tried(request: Asking, who: str) -> Attempts:
    """Counted by account at the sign-in, where nobody comes so far without its password; in a browser that is signed in
    by its session: whoever guesses in one that was left open locks nobody out elsewhere.
    """
    tried: Attempts = request.app.state.seconds_tried
    tried.count(who)
    return tried


# ---------------------------------------------------------------------- signing in


@post("/sign-in/passkey", status_code=200)
async def ask_at_sign_in(request: Asking, data: JSONBody[TicketOnly]) -> PasskeyOptions:
    """What the browser asks the device with, for a sign-in that waits."""
    by_address = count_at_address(request, "sign_ins_by_address")
    half = _half_of(request).find(data.ticket)
    by_address.take_back(address_of(request))
    asked = await room_of(request).second.proving.ask_passkey(data.ticket, half.person.id, place_of(request))
    return PasskeyOptions(asked)


@post("/sign-in/second", status_code=200)
async def sign_in_by_second(request: Asking, data: JSONBody[SecondOfSignIn]) -> Response[Me]:
    """The second half of a sign-in; a ticket signs in once."""
    room, tickets = room_of(request), _half_of(request)
    half = tickets.find(data.ticket)
    tried = _tried(request, half.person.id)
    proof = Proof(data.code, data.passkey)
    await room.second.proving.prove(data.ticket, half.person.id, proof, place_of(request))
    tickets.take(data.ticket)  # (of two who show two codes side by side one comes too late)
    token = await room.players.enter(half.person, half.password_hash, origin_of(request), half.device)
    tried.forgive(half.person.id)
    session = await room.players.sessions.find(token)
    if session is not None:
        room.players.proofs.note(session.id)
    return await signed_in_by(request, room.players.now(half.person), token, half.device)


# ---------------------------------------------------------------------- one's own account


@get("/me/second")
async def second_factor(request: Asking) -> SecondFactor:
    """What one's own account has."""
    return await room_of(request).second.view(await signed_in(request))


async def may_change(request: Asking, password: str) -> Person:
    """Who asks; guesses at the password from a browser that was left open are counted as at the door."""
    person = await signed_in(request)
    tried: Attempts = request.app.state.sign_ins_by_device
    key = f"password of {person.id}"
    if not person.second:
        tried.count(key)
    await room_of(request).second.check_may_change(person, password)
    tried.forgive(key)
    return person


@post("/me/second/app", status_code=200)
async def begin_app(request: Asking, data: JSONBody[PasswordShown]) -> AppToSetUp:
    """Begin to set up an authenticator app; it counts when it has shown a code. The secret is told this once."""
    return await room_of(request).second.begin_app(await may_change(request, data.password))


@post("/me/second/app/confirm", status_code=200)
async def confirm_app(request: Asking, data: JSONBody[CodeShown]) -> RecoveryCodes:
    """The app's first code. With the first factor of an account come recovery codes, and every other session ends."""
    person = await signed_in(request)
    tried = _tried(request, person.session)
    given = await room_of(request).second.confirm_app(person, data.code)
    tried.forgive(person.session)
    return given


@post("/me/second/passkeys", status_code=200)
async def begin_passkey(request: Asking, data: JSONBody[PasswordShown]) -> PasskeyOptions:
    """Begin to make a passkey for this address of the room."""
    person = await may_change(request, data.password)
    return PasskeyOptions(await room_of(request).second.begin_passkey(person, place_of(request)))


@post("/me/second/passkeys/confirm", status_code=200)
async def confirm_passkey(request: Asking, data: JSONBody[PasskeyMade]) -> RecoveryCodes:
    """The passkey that the device has made."""
    person = await signed_in(request)
    return await room_of(request).second.confirm_passkey(
        person, data.name, data.credential, place_of(request)
    )


@post("/me/second/recovery", status_code=200)
async def renew_codes(request: Asking) -> RecoveryCodes:
    """New recovery codes, told this once; those before are worth nothing."""
    return await room_of(request).second.renew_codes(await signed_in(request))


@post("/me/second/remove", status_code=204)
async def remove_factor(request: Asking, data: JSONBody[FactorGone]) -> None:
    """Remove the app ("app") or a passkey."""
    await room_of(request).second.remove(await signed_in(request), data.factor)


@post("/me/second/passkey", status_code=200)
async def ask_again(request: Asking) -> PasskeyOptions:
    """What the browser asks the device with, to prove the second factor again."""
    person = await signed_in(request)
    proving = room_of(request).second.proving
    return PasskeyOptions(await proving.ask_passkey(person.session, person.id, place_of(request)))


@post("/me/second/prove", status_code=204)
async def prove_again(request: Asking, data: JSONBody[SecondShown]) -> None:
    """Prove it again: it is good for some minutes in this session."""
    person = await signed_in(request)
    tried = _tried(request, person.session)
    await room_of(request).second.prove_again(person, Proof(data.code, data.passkey), place_of(request))
    tried.forgive(person.session)


second_routes = Router(
    path="/api",
    route_handlers=[
        ask_at_sign_in,
        sign_in_by_second,
        second_factor,
        begin_app,
        confirm_app,
        begin_passkey,
        confirm_passkey,
        renew_codes,
        remove_factor,
        ask_again,
        prove_again,
    ],
    tags=["accounts"],
)
