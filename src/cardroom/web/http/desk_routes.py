"""The live desk over HTTP: what it shows, to anybody and to staff, and its acts."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from cardroom.room.live_desk.drop_proposals import drop_proposal
from cardroom.room.protocol.desk_answers import (
    DeskActAnswer,
    DeskActBody,
    DeskPerson,
    DeskView,
    NewDeskPerson,
    PastRecords,
)
from cardroom.room.protocol.live_answers import DropProposal
from cardroom.web.http.requester import Asking, person_of, room_of, signed_in, staff

Table = Annotated[int, Parameter(description="The number of a table.", ge=0, le=1_000_000)]
Pot = Annotated[int, Parameter(description="What the winner is left with, in cents.", ge=0, le=10**12)]
Before = Annotated[int, Parameter(description="As the page before said.", ge=0, le=2**53)]
BeforeId = Annotated[str, Parameter(description="As the page before said.", max_length=300)]
Who = Annotated[str, Parameter(description="A person, by id or name.", max_length=100)]


@get("/{house:str}")
async def desk(request: Asking, house: FromPath[str]) -> DeskView:
    """A live desk: tables, lists and open seats; for staff who run it all of it."""
    return await room_of(request).live_desks.view(await person_of(request), house)


@post("/{house:str}/acts", status_code=200)
async def act(request: Asking, house: FromPath[str], data: JSONBody[DeskActBody]) -> DeskActAnswer:
    """Do an act at a desk: staff any, a player their own sign-up or its end."""
    person = await signed_in(request)
    return DeskActAnswer(
        await room_of(request).desk_tables.act(person, house, data.act, data.contact.strip())
    )


@post("/{house:str}/people", status_code=200)
async def add_person(request: Asking, house: FromPath[str], data: JSONBody[NewDeskPerson]) -> DeskPerson:
    """Name somebody who has no account, for a list or a seat."""
    desks = room_of(request).live_desks
    person = await desks.add_person(await staff(request), house, data.name)
    return DeskPerson(person, desks.people(person))


@get("/{house:str}/drop")
async def drop(
    request: Asking, house: FromPath[str], table: FromQuery[Table] = 0, pot: FromQuery[Pot] = 0
) -> DropProposal:
    """What the house takes of a pot that a table tells, by box; without a pot the boxes."""
    return drop_proposal(room_of(request).live_desks, await staff(request), house, table, pot)


@get("/{house:str}/records")
async def past_records(
    request: Asking,
    house: FromPath[str],
    person: FromQuery[Who] = "",
    before_ms: FromQuery[Before] = 0,
    before_id: FromQuery[BeforeId] = "",
) -> PastRecords:
    """Records of earlier evenings, newest first: of a person, by id or name, or of all; a page at a time."""
    before = (before_ms, before_id) if before_ms else None
    desks = room_of(request).live_desks
    return await desks.past_records(await staff(request), house, person, before)


desk_routes = Router(
    path="/api/desk", route_handlers=[desk, act, add_person, drop, past_records], tags=["desk"]
)
