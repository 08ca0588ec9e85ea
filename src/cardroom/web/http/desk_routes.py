"""The live desk over HTTP: what it shows, to anybody and to staff, and its acts."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from cardroom.room.protocol.desk_answers import (
    DeskActAnswer,
    DeskActBody,
    DeskPerson,
    DeskView,
    NewDeskPerson,
)
from cardroom.web.http.requester import Asking, person_of, room_of, signed_in, staff


@get("/{house:str}")
async def desk(request: Asking, house: FromPath[str]) -> DeskView:
    """A live desk: tables, lists and open seats; for staff who run it all of it."""
    return await room_of(request).live_desks.view(await person_of(request), house)


@post("/{house:str}/acts", status_code=200)
async def act(request: Asking, house: FromPath[str], data: JSONBody[DeskActBody]) -> DeskActAnswer:
    """Do an act at a desk: staff any, a player their own sign-up or its end."""
    person = await signed_in(request)
    return DeskActAnswer(await room_of(request).desk_tables.act(person, house, data.act))


@post("/{house:str}/people", status_code=200)
async def add_person(request: Asking, house: FromPath[str], data: JSONBody[NewDeskPerson]) -> DeskPerson:
    """Name somebody who has no account, for a list or a seat."""
    desks = room_of(request).live_desks
    person = await desks.add_person(await staff(request), house, data.name)
    return DeskPerson(person, desks.people(person))


desk_routes = Router(path="/api/desk", route_handlers=[desk, act, add_person], tags=["desk"])
