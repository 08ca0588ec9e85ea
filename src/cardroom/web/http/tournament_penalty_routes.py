"""Penalties in tournaments over HTTP, for staff: see them, give one, end one early."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from cardroom.room.protocol.penalty_answers import CountedBody, PenaltiesBody
from cardroom.room.protocol.tournament_bodies import (
    AppealDecided,
    AppealInTournament,
    PenaltyInTournament,
    PenaltyInTournamentEnds,
)
from cardroom.room.tournaments.tournament_penalties import PenaltyWish
from cardroom.tournament.play.tournament_commands import DecidePlayersAppeal
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


@post("/players/{player:str}/penalties/{penalty:str}/appeal", status_code=204)
async def appeal(
    request: Asking,
    tournament: FromPath[str],
    player: FromPath[str],
    penalty: FromPath[str],
    data: JSONBody[AppealInTournament],
) -> None:
    """Take a player's appeal against a penalty."""
    person, penalties = await staff(request), room_of(request).tournament_penalties
    await penalties.appeal(person, tournament, player, penalty, data.reason, data.said_by)


@post("/players/{player:str}/penalties/{penalty:str}/decide-appeal", status_code=204)
async def decide_appeal(
    request: Asking,
    tournament: FromPath[str],
    player: FromPath[str],
    penalty: FromPath[str],
    data: JSONBody[AppealDecided],
) -> None:
    """Decide on the appeal against a penalty: it stands, is lifted, sent up or dropped."""
    person, penalties = await staff(request), room_of(request).tournament_penalties
    act = DecidePlayersAppeal(
        person.id, data.reason, player, penalty, data.outcome, data.is_final, data.beside
    )
    await penalties.decide_appeal(person, tournament, act)


tournament_penalty_routes = Router(
    path="/api/staff/tournaments/{tournament:str}",
    route_handlers=[given, counted, penalise, end, appeal, decide_appeal],
    tags=["staff"],
)
