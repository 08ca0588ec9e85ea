"""Tournaments that come again: what staff see of them, add and stop."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from cardroom.room.identity.permissions import check_may
from cardroom.room.protocol.bodies import WithReason
from cardroom.room.protocol.responses import BookFaultBody
from cardroom.room.protocol.tournament_bodies import NewLine
from cardroom.room.protocol.tournament_responses import (
    LineRow,
    LineRows,
    TemplateRow,
    TemplateRows,
    TournamentMade,
)
from cardroom.room.tournaments.repeating import RepeatLine
from cardroom.room.tournaments.schedule import Schedule
from cardroom.room.tournaments.tournament_owner import RUN_TOURNAMENTS
from cardroom.web.http.requester import Asking, room_of, staff


@get("/staff/tournaments-to-come")
async def lines(request: Asking) -> LineRows:
    """What comes again, and when next."""
    check_may(await staff(request), RUN_TOURNAMENTS)
    found = room_of(request).tournament_door.repeating
    return LineRows(
        tuple(
            LineRow(
                one.id, one.house, one.template, one.hexapro, one.name,
                one.schedule.rhythm if one.schedule is not None else "",
                found.next_start(one.id), one.reason, found.fault(one.id),
            )
            for one in found.lines()
        )
    )  # fmt: skip


@get("/staff/tournaments-to-come/templates")
async def templates(request: Asking, house: FromQuery[str]) -> TemplateRows:
    """The operator's templates, each with everything that is wrong with it for a house."""
    check_may(await staff(request), RUN_TOURNAMENTS)
    found = room_of(request).tournament_door.repeating.templates
    rows = []
    for name in found.names():
        faults = found.faults(house, name)
        rows.append(TemplateRow(name, tuple([BookFaultBody.of(one) for one in faults])))
    rules = room_of(request).tournaments.book(house).hexapro
    prices = tuple([one.buy_in_cents for one in rules.buy_ins.value]) if rules is not None else ()
    return TemplateRows(tuple(rows), prices)


@post("/staff/tournaments-to-come", status_code=201)
async def add(request: Asking, data: JSONBody[NewLine]) -> TournamentMade:
    """Let a tournament come again and again; with faults in its template all are named and nothing comes."""
    person = await staff(request)
    schedule = None
    if data.rhythm:
        schedule = Schedule(data.rhythm, data.every, data.at, data.weekdays, data.nth, data.zone)
    line = RepeatLine(
        "",
        data.house,
        data.template,
        data.hexapro,
        schedule,
        data.name,
        reason=data.reason,
        structure=data.structure,
    )
    return TournamentMade(await room_of(request).tournament_door.repeating.add(person, line))


@post("/staff/tournaments-to-come/{line:str}/stop", status_code=204)
async def stop(request: Asking, line: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Let no more of it come; what is announced stays."""
    await room_of(request).tournament_door.repeating.stop_line(await staff(request), line, data.reason)


repeating_routes = Router(path="/api", route_handlers=[lines, templates, add, stop], tags=["staff"])
