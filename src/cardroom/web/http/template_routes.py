"""Tournaments copied from one another, and structures that staff keep by name, over HTTP."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from cardroom.room.identity.permissions import check_may
from cardroom.room.protocol.bodies import WithReason
from cardroom.room.protocol.tournament_bodies import NewTemplate
from cardroom.room.protocol.tournament_responses import (
    KeptTemplateRow,
    KeptTemplateRows,
    TemplateKept,
    TournamentCopy,
)
from cardroom.room.tournaments.tournament_owner import RUN_TOURNAMENTS
from cardroom.web.http.requester import Asking, room_of, staff


@get("/tournaments/{tournament:str}/copy")
async def copy(request: Asking, tournament: FromPath[str]) -> TournamentCopy:
    """What makes another tournament like this one, also of one that is over: nothing is made yet."""
    check_may(await staff(request), RUN_TOURNAMENTS)
    return await room_of(request).tournament_door.copy(tournament)


@get("/tournaments-templates")
async def templates(request: Asking) -> KeptTemplateRows:
    """All structures that staff keep, by name."""
    kept = room_of(request).tournament_door.repeating.kept
    rows = [
        KeptTemplateRow(one.id, one.name, one.house, one.structure, name, one.at_ms)
        for one, name in await kept.all(await staff(request))
    ]
    return KeptTemplateRows(tuple(rows))


@post("/tournaments-templates", status_code=201)
async def keep(request: Asking, data: JSONBody[NewTemplate]) -> TemplateKept:
    """Keep a structure without faults by a name that no other has."""
    kept = room_of(request).tournament_door.repeating.kept
    person = await staff(request)
    return TemplateKept(await kept.keep(person, data.name, data.house, data.structure, data.reason))


@post("/tournaments-templates/{template:str}/delete", status_code=204)
async def delete(request: Asking, template: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Keep it no longer; tournaments that were made of it stay."""
    kept = room_of(request).tournament_door.repeating.kept
    await kept.delete(await staff(request), template, data.reason)


template_routes = Router(path="/api/staff", route_handlers=[copy, templates, keep, delete], tags=["staff"])
