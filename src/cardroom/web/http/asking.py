"""What every handler of the API needs: the room behind the request, and who is asking."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from cardroom.room.accounts.players import Person
from cardroom.room.room import Room
from cardroom.rules.refused import Refused
from cardroom.web.cookies import session_token
from cardroom.web.settings import Settings

Asking = Request[Any, Any, State]

STAFF = ("staff", "admin")


def room_of(request: Asking) -> Room:
    """The room this application serves."""
    room: Room = request.app.state.room
    return room


def settings_of(request: Asking) -> Settings:
    """How the application is run."""
    settings: Settings = request.app.state.settings
    return settings


def address_of(request: Asking) -> str:
    """The peer's address, for counting attempts."""
    return request.client.host if request.client else ""


def token_of(request: Asking) -> str | None:
    """The session token the request carries."""
    return session_token(request.scope["headers"], settings_of(request).secure_cookies)


async def person_of(request: Asking) -> Person | None:
    """Who is signed in, None when nobody is."""
    return await room_of(request).players.of_session(token_of(request))


async def signed_in(request: Asking) -> Person:
    """Who is signed in; refused when nobody is."""
    person = await person_of(request)
    if person is None:
        raise Refused("not-signed-in", "Sign in first.")
    return person


async def staff(request: Asking) -> Person:
    """The member of staff who asks; refused for everybody else."""
    person = await signed_in(request)
    if person.role not in STAFF:
        raise Refused("not-staff", "Only staff may do that.")
    return person
