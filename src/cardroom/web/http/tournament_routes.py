"""Tournaments as anybody may see them, and what staff do with them."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from cardroom.floor.conduct.offences import Offended
from cardroom.room.identity.permissions import check_may
from cardroom.room.protocol.bodies import WithReason
from cardroom.room.protocol.live_tournaments import LiveActs, LiveHall
from cardroom.room.protocol.tournament_bodies import (
    ColourUpBody,
    LastHandsBody,
    LiveActBody,
    MoreTime,
    MoveInTournament,
    NewLevel,
    NewTournament,
    ToDisqualify,
    ToRemove,
)
from cardroom.room.protocol.tournament_responses import (
    CancellationBody,
    CancelledBody,
    DealPreview,
    DisqualificationBody,
    EntrantsBody,
    OwnTickets,
    PlayedRows,
    RiseRow,
    SeatingBody,
    StandingRows,
    TournamentMade,
    TournamentRows,
    TournamentView,
)
from cardroom.room.protocol.tournament_views import TournamentKind
from cardroom.room.tournaments.asks import Asks
from cardroom.room.tournaments.cancelled_view import as_csv
from cardroom.room.tournaments.tournament_owner import RUN_TOURNAMENTS
from cardroom.tournament.play.tournament_commands import (
    AddTime,
    AnnounceLastRebuys,
    BeginDay,
    ChangeLevel,
    ColourUpNow,
    DrawLastHands,
    EndBreak,
    EndDay,
    MovePlayer,
    PauseTournament,
    RemovePlayer,
    ResumeTournament,
    WithdrawLastRebuys,
)
from cardroom.web.http.requester import Asking, person_of, room_of, signed_in, staff

First = Annotated[int, Parameter(ge=0, le=1_000_000, description="How many lines come before the first one.")]
Played = Annotated[str, Parameter(max_length=200, description="The `next` of the page before.")]
OfHouse = Annotated[str, Parameter(max_length=100, description="Of one house alone, by its id.")]
Cents = Annotated[int, Parameter(ge=0, le=2**53, description="What is left for the winner, in cents.")]
WorkedOut = Literal["icm", "chip_chop"]
Kept = Annotated[int, Parameter(ge=0, le=10**12, description="Cents of a prize that staff leave the player.")]
Count = Annotated[int, Parameter(ge=1, le=200, description="How many lines.")]


@get("/tournaments")
async def tournaments(request: Asking) -> TournamentRows:
    """All tournaments that are not over, and those that have ended recently."""
    return TournamentRows(room_of(request).tournament_door.list.rows())


@get("/tournaments/{tournament:str}")
async def tournament(request: Asking, tournament: FromPath[str]) -> TournamentView:
    """A tournament, whole; of one that is over its result."""
    person = await person_of(request)
    return await room_of(request).tournament_door.view(tournament, person.id if person else "")


@get("/tournaments/{tournament:str}/standings")
async def standings(
    request: Asking, tournament: FromPath[str], first: FromQuery[First] = 0, count: FromQuery[Count] = 100
) -> StandingRows:
    """A part of all who have entered."""
    return await room_of(request).tournament_door.standings(tournament, first, count)


@get("/tournaments/{tournament:str}/seating")
async def seating(request: Asking, tournament: FromPath[str]) -> SeatingBody:
    """The table and the seat of each player who has one, by table and seat."""
    written = await room_of(request).tournament_door.seating(tournament)
    return cast(SeatingBody, written)


@get("/tournaments/{tournament:str}/deal")
async def deal(
    request: Asking, tournament: FromPath[str], method: FromQuery[WorkedOut], for_winner: FromQuery[Cents] = 0
) -> DealPreview:
    """What a deal would give everybody who is left, by the stacks as they are: nobody is asked yet."""
    await signed_in(request)
    return await room_of(request).tournament_door.deal(tournament, method, for_winner)


@get("/me/tournaments")
async def played(
    request: Asking,
    before: FromQuery[Played] = "",
    kind: FromQuery[TournamentKind | None] = None,
    house: FromQuery[OfHouse] = "",
) -> PlayedRows:
    """The tournaments that you have played, the newest first: place, what you paid and what you got."""
    person = await signed_in(request)
    return await room_of(request).played.page(person.id, before, kind, house)


@get("/me/tickets")
async def own_tickets(request: Asking) -> OwnTickets:
    """Your tickets that have paid no entry yet."""
    person = await signed_in(request)
    return OwnTickets(room_of(request).tournament_door.notifier.own_tickets(person.id))


@post("/staff/tournaments", status_code=201)
async def make(request: Asking, data: JSONBody[NewTournament]) -> TournamentMade:
    """Announce a tournament by a structure's text; with faults in it all are named and nothing is made."""
    person = await staff(request)
    desk = room_of(request).tournaments
    return TournamentMade(
        await desk.make(
            person,
            data.house,
            data.structure,
            data.reason,
            data.name,
            data.starts_ms,
            data.target,
            Asks(data.condition, data.invited, data.code, data.live),
        )
    )


@get("/staff/tournaments/{tournament:str}/field")
async def field(request: Asking, tournament: FromPath[str]) -> EntrantsBody:
    """All who have entered, for the director: a plain list a player."""
    check_may(await staff(request), RUN_TOURNAMENTS)
    return await room_of(request).tournament_door.field(tournament)


@post("/staff/tournaments/{tournament:str}/start", status_code=204)
async def start(request: Asking, tournament: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Begin now."""
    await room_of(request).tournaments.start(await staff(request), tournament, data.reason)


@post("/staff/tournaments/{tournament:str}/pause", status_code=204)
async def pause(request: Asking, tournament: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Let all tables stand when their hands are over, and the clock too."""
    person = await staff(request)
    await room_of(request).tournaments.act(person, tournament, PauseTournament(person.id, data.reason))


@post("/staff/tournaments/{tournament:str}/resume", status_code=204)
async def resume(request: Asking, tournament: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Let play go on."""
    person = await staff(request)
    await room_of(request).tournaments.act(person, tournament, ResumeTournament(person.id, data.reason))


@post("/staff/tournaments/{tournament:str}/end-break", status_code=204)
async def end_break(request: Asking, tournament: FromPath[str], data: JSONBody[WithReason]) -> None:
    """End the break before its time."""
    person = await staff(request)
    await room_of(request).tournaments.act(person, tournament, EndBreak(person.id, data.reason))


@post("/staff/tournaments/{tournament:str}/end-day", status_code=204)
async def end_day(request: Asking, tournament: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Let the running hands be the last ones of the day, or flight."""
    person = await staff(request)
    await room_of(request).tournaments.act(person, tournament, EndDay(person.id, data.reason))


@post("/staff/tournaments/{tournament:str}/begin-day", status_code=204)
async def begin_day(request: Asking, tournament: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Begin the next day, or flight, now."""
    person = await staff(request)
    await room_of(request).tournaments.act(person, tournament, BeginDay(person.id, data.reason))


@post("/staff/tournaments/{tournament:str}/last-hands", status_code=204)
async def last_hands(request: Asking, tournament: FromPath[str], data: JSONBody[LastHandsBody]) -> None:
    """Draw how many hands end the day, where the house does so; or tell what a player has drawn at a live table."""
    person = await staff(request)
    told = DrawLastHands(person.id, data.reason, data.hands)
    await room_of(request).tournaments.act(person, tournament, told)


@post("/staff/tournaments/{tournament:str}/last-rebuys", status_code=204)
async def last_rebuys(request: Asking, tournament: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Announce the last hands with rebuys of a live tournament, as many as the house has."""
    person = await staff(request)
    await room_of(request).tournaments.act(person, tournament, AnnounceLastRebuys(person.id, data.reason))


@post("/staff/tournaments/{tournament:str}/no-last-rebuys", status_code=204)
async def no_last_rebuys(request: Asking, tournament: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Withdraw that announcement: rebuys last as the structure says."""
    person = await staff(request)
    await room_of(request).tournaments.act(person, tournament, WithdrawLastRebuys(person.id, data.reason))


@post("/staff/tournaments/{tournament:str}/colour-up", status_code=204)
async def colour_up(request: Asking, tournament: FromPath[str], data: JSONBody[ColourUpBody]) -> None:
    """Change small chips for larger ones at every table, with a race for the rest."""
    person = await staff(request)
    act = ColourUpNow(person.id, data.reason, data.old, data.new)
    await room_of(request).tournaments.act(person, tournament, act)


@post("/staff/tournaments/{tournament:str}/time", status_code=204)
async def add_time(request: Asking, tournament: FromPath[str], data: JSONBody[MoreTime]) -> None:
    """Let the level last longer, or at live tables shorter."""
    person = await staff(request)
    await room_of(request).tournaments.act(person, tournament, AddTime(person.id, data.reason, data.seconds))


@post("/staff/tournaments/{tournament:str}/level", status_code=204)
async def change_level(request: Asking, tournament: FromPath[str], data: JSONBody[NewLevel]) -> None:
    """Begin a later level now; at live tables also an earlier one."""
    person = await staff(request)
    await room_of(request).tournaments.act(
        person, tournament, ChangeLevel(person.id, data.reason, data.level)
    )


@post("/staff/tournaments/{tournament:str}/players/{player:str}/move", status_code=204)
async def move(
    request: Asking, tournament: FromPath[str], player: FromPath[str], data: JSONBody[MoveInTournament]
) -> None:
    """Send a player to a table, or to another seat."""
    person = await staff(request)
    act = MovePlayer(person.id, data.reason, player, data.number, data.seat)
    await room_of(request).tournaments.act(person, tournament, act)


@post("/staff/tournaments/{tournament:str}/players/{player:str}/remove", status_code=204)
async def remove(
    request: Asking, tournament: FromPath[str], player: FromPath[str], data: JSONBody[ToRemove]
) -> None:
    """Send a player out of the tournament; where staff decide on the place, they name it."""
    person = await staff(request)
    act = RemovePlayer(
        person.id, data.reason, player, data.place,
        offence=data.offence, is_repeated=data.is_repeated, is_on_purpose=data.is_on_purpose,
    )  # fmt: skip
    await room_of(request).tournament_penalties.remove(person, tournament, act)


@get("/staff/tournaments/{tournament:str}/players/{player:str}/disqualify")
async def disqualification(
    request: Asking, tournament: FromPath[str], player: FromPath[str], kept: FromQuery[Kept] = 0
) -> DisqualificationBody:
    """A dry run: which prize would come back, from where, who would rise, and by which clauses."""
    person = await staff(request)
    room = room_of(request)
    found = await room.disqualifications.look(person, tournament, player, kept)
    entrants = room.tournaments.entrants(tournament)
    return DisqualificationBody(
        lost=found.lost,
        from_wallet=found.from_wallet,
        from_house=found.from_house,
        rises=tuple(
            RiseRow(one.player, entrants.get(one.player, ""), one.place, found.corrected.changes[one.player])
            for one in found.corrected.places
            if found.corrected.changes.get(one.player, 0) > 0
        ),
        unassigned=max(0, found.corrected.unassigned),
        clauses=found.corrected.clauses,
        cash=found.cash,
    )


@post("/staff/tournaments/{tournament:str}/players/{player:str}/disqualify", status_code=204)
async def disqualify(
    request: Asking, tournament: FromPath[str], player: FromPath[str], data: JSONBody[ToDisqualify]
) -> None:
    """Disqualify a player: no place, no prize but what staff leave, and the places below rise."""
    person, offended = await staff(request), None
    if data.offence:
        offended = Offended(what=data.offence, repeated=data.is_repeated, on_purpose=data.is_on_purpose)
    await room_of(request).disqualifications.carry_out(
        person, tournament, player, data.reason, data.kept, cash_gone=data.cash_gone, offended=offended
    )


@post("/staff/tournaments/{tournament:str}/close-books", status_code=204)
async def close_books(request: Asking, tournament: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Close the books of a live tournament that is over: its prizes stand from now on."""
    await room_of(request).vouchers.close_books(await staff(request), tournament, data.reason)


@get("/staff/tournaments/{tournament:str}/cancel")
async def cancellation(request: Asking, tournament: FromPath[str]) -> CancellationBody:
    """A dry run: who would get what if it were cancelled now, why, and by which clauses."""
    return room_of(request).tournaments.cancellation(await staff(request), tournament)


@get("/staff/tournaments/{tournament:str}/cancelled")
async def cancelled(request: Asking, tournament: FromPath[str]) -> CancelledBody:
    """What each player got when it was cancelled, why, and by which clauses."""
    check_may(await staff(request), RUN_TOURNAMENTS)
    return await room_of(request).tournament_door.cancelled(tournament)


@get("/staff/tournaments/{tournament:str}/cancelled.csv", media_type="text/csv")
async def cancelled_csv(request: Asking, tournament: FromPath[str]) -> Response[str]:
    """The same as CSV, a row for each player and kind."""
    check_may(await staff(request), RUN_TOURNAMENTS)
    found = await room_of(request).tournament_door.cancelled(tournament)
    headers = {"Content-Disposition": f'attachment; filename="cancelled-{tournament}.csv"'}
    return Response(as_csv(found), media_type="text/csv", headers=headers)


@post("/staff/tournaments/{tournament:str}/cancel", status_code=204)
async def cancel(request: Asking, tournament: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Cancel it: everybody gets what the dry run says."""
    await room_of(request).tournaments.cancel(await staff(request), tournament, data.reason)


tournament_routes = Router(
    path="/api",
    route_handlers=[tournaments, tournament, own_tickets, standings, seating, deal, played],
    tags=["tournaments"],
)


@get("/staff/tournaments/{tournament:str}/live")
async def hall(request: Asking, tournament: FromPath[str], since: FromQuery[str] = "") -> LiveHall:
    """Live tables with their seats, instructions to carry out, the newest acts, and the chips of the event; to a desk that
    has the version `since` only the tables that have changed.
    """
    person = await staff(request)
    return cast("LiveHall", room_of(request).live_tournaments.written(person, tournament, since))


@get("/staff/tournaments/{tournament:str}/acts")
async def live_acts(request: Asking, tournament: FromPath[str]) -> LiveActs:
    """The log of a live tournament, to be printed: who did what, when, why and by which clauses."""
    return await room_of(request).live_tournaments.acts(await staff(request), tournament)


@post("/staff/tournaments/{tournament:str}/live", status_code=204)
async def tell(request: Asking, tournament: FromPath[str], data: JSONBody[LiveActBody]) -> None:
    """Tell what happened at live tables, or confirm what was carried out."""
    await room_of(request).live_tournaments.tell(await staff(request), tournament, data.told)


tournament_staff_routes = Router(
    path="/api",
    route_handlers=[
        make,
        field,
        start,
        pause,
        resume,
        end_break,
        end_day,
        begin_day,
        last_hands,
        last_rebuys,
        no_last_rebuys,
        colour_up,
        add_time,
        change_level,
        move,
        remove,
        disqualification,
        disqualify,
        close_books,
        cancellation,
        cancelled,
        cancelled_csv,
        cancel,
        hall,
        live_acts,
        tell,
    ],
    tags=["staff"],
)
