"""The parts that every handler of the API needs: the room behind the request, and who is asking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import State
from msgspec.structs import replace

from cardroom.room.identity.permissions import GUEST_PLACES, check_has_second, is_staff
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import PlayerRequest
from cardroom.room.identity.scopes import may_read, out_of_scope
from cardroom.room.identity.sessions import Origin
from cardroom.room.room import Room
from cardroom.room.runtime.attempts import Attempts
from cardroom.room.runtime.network_addresses import Venues, counted_as
from cardroom.room.runtime.workshop import Workshop
from cardroom.room.second.passkeys import Place
from cardroom.room.tokens.token import PREFIX
from cardroom.rules.refused import Refused
from cardroom.web.doors.cookies import session_token
from cardroom.web.doors.web_settings import Settings

DoneT = TypeVar("DoneT")

Asking = Request[Any, Any, State]


def room_of(request: Asking) -> Room:
    """The room this application serves."""
    room: Room = request.app.state.room
    return room


def settings_of(request: Asking) -> Settings:
    """How the application is run."""
    settings: Settings = request.app.state.settings
    return settings


def address_of(request: Asking) -> str:
    """What the peer's address is counted as, for counting attempts."""
    return counted_as(request.client.host) if request.client else ""


def count_at_address(request: Asking, counted: str) -> Attempts:
    """Count one more attempt of the peer's address; by what is given back, it can be taken back."""
    attempts: Attempts = request.app.state[counted]
    venues: Venues = request.app.state.venues
    address = address_of(request)
    attempts.count(address, venues.times(address))
    return attempts


async def off_loop(request: Asking, work: Callable[[], DoneT]) -> DoneT:
    """Have work of more than a millisecond done beside the tables' loop. Refuses ("room-busy")."""
    workshop: Workshop = request.app.state.workshop
    return await workshop.do(work)


def origin_of(request: Asking) -> Origin:
    """Where the request comes from, for the list of sign-ins and the log."""
    said = request.headers.get("user-agent", "")
    device = "".join(letter for letter in said if letter.isprintable())
    return Origin(device, request.client.host if request.client else "")


def place_of(request: Asking) -> Place:
    """The address of the room that the page was opened at: passkeys are made for it and are good there alone.

    The guard lets only an `Origin` through that is one of ours; who sends none (a program) is at the host asked for.
    """
    origin = request.headers.get("origin") or f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    return Place(urlsplit(origin).hostname or "", origin)


def token_of(request: Asking) -> str | None:
    """The session token the request carries."""
    return session_token(request.scope["headers"], settings_of(request).secure_cookies)


async def person_of(request: Asking) -> Person | None:
    """Who is signed in, None when nobody is; to a token whose scopes do not name this place its owner is nobody."""
    person = await _asking(request)
    return None if person is None or _is_out_of_scope(request, person) else person


async def _asking(request: Asking) -> Person | None:
    room, token = room_of(request), token_of(request)
    if token is not None and token.startswith(PREFIX):
        return await room.tokens.person_of(token, origin_of(request).address)
    return await room.players.of_session(token)


def _is_out_of_scope(request: Asking, person: Person) -> bool:
    path, method = request.scope["path"], request.scope["method"]
    return person.scopes is not None and not may_read(person.scopes, method, path)


async def signed_in(request: Asking) -> Person:
    """Who is signed in; refused when nobody is, and to a guest of a private game outside of it."""
    person = await _asking(request)
    if person is None:
        raise Refused("not-signed-in", "Sign in first.")
    if _is_out_of_scope(request, person):
        raise out_of_scope()
    if person.guest and not request.scope["path"].startswith(GUEST_PLACES):
        raise Refused(
            "guest-elsewhere", "You are a guest of one game; for all else here it takes an account."
        )
    asked = request.scope.get("asked")  # see `web.once`
    return replace(person, asked=asked) if isinstance(asked, PlayerRequest) else person


async def staff(request: Asking) -> Person:
    """The member of staff who asks; refused for everybody else. What that member may do the room checks at each act."""
    person = await signed_in(request)
    if not is_staff(person):
        raise Refused("not-staff", "Only staff may do that.")
    check_has_second(person)
    return person
