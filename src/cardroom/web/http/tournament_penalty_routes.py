"""Penalties in tournaments over HTTP, for staff: see them, give one, end one early."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from cardroom.room.protocol.tournament_bodies import PenaltyInTournament, PenaltyInTournamentEnds
from cardroom.room.protocol.tournament_responses import CountedBody, PenaltiesBody
from cardroom.room.tournaments.tournament_penalties import PenaltyWish
from cardroom.web.http.requester import Asking, room_of, staff


@get("/penalties")
async def given(request: Asking, tournament: FromPath[str]) -> PenaltiesBody:
    """The penalties of a tournament with what is left of each, and what its house has to give."""
    return room_of(request).tournament_penalties.all(await staff(request), tournament)


@get("/players/{player:str}/penalties")
async def counted(request: Asking, tournament: FromPath[str], player: FromPath[str]) -> CountedBody:
    """How often a player was penalised for what so far, at the house's desk and in its tournaments together."""
    return await room_of(request).tournament_penalties.times(await staff(request), tournament, player)


@post("/players/{player:str}/penalise", status_code=204)
async def penalise(
    request: Asking, tournament: FromPath[str], player: FromPath[str], data: JSONBody[PenaltyInTournament]
) -> None:
    """Give a player a penalty: dealt in, blinded off and folded until it is served, at whatever table."""
    person = await staff(request)
    wish = PenaltyWish(
        player=player,
        kind=data.kind,
        reason=data.reason,
        count=data.count,
        minutes=data.minutes,
        clause=data.clause,
        hand_lost=data.hand_lost,
        offence=data.offence,
        is_repeated=data.is_repeated,
        is_on_purpose=data.is_on_purpose,
        id=data.id,
    )
    await room_of(request).tournament_penalties.give(person, tournament, wish)


@post("/players/{player:str}/penalties/{penalty:str}/end", status_code=204)
async def end(
    request: Asking,
    tournament: FromPath[str],
    player: FromPath[str],
    penalty: FromPath[str],
    data: JSONBody[PenaltyInTournamentEnds],
) -> None:
    """End a penalty early: nothing more of it is served. One given in error does not count either."""
    person, penalties = await staff(request), room_of(request).tournament_penalties
    await penalties.end(person, tournament, player, penalty, data.reason, data.in_error)


tournament_penalty_routes = Router(
    path="/api/staff/tournaments/{tournament:str}",
    route_handlers=[given, counted, penalise, end],
    tags=["staff"],
)
