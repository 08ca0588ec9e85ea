"""Changes by staff, over HTTP, of what was announced of a tournament; all who have entered are told."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import FromPath, JSONBody

from cardroom.room.protocol.bodies import WithReason
from cardroom.room.protocol.tournament_bodies import (
    DealDecided,
    LevelOfStructure,
    NewAmount,
    NewBreakingOrder,
    NewEntries,
    NewLevels,
    NewStart,
    SeatKeptFree,
)
from cardroom.table.values.stakes import Stakes
from cardroom.table.values.time_units import SECOND_MS
from cardroom.tournament.play.tournament_commands import (
    ChangeBreakingOrder,
    ChangeEntries,
    ChangeFee,
    ChangeGuarantee,
    ChangeLevels,
    ChangeStart,
    CloseExtraTable,
    DecideDeal,
    GiveSeatAgain,
    KeepSeatFree,
    OpenExtraTable,
)
from cardroom.web.http.requester import Asking, room_of, staff


@post("/start-time", status_code=204)
async def change_start(request: Asking, tournament: FromPath[str], data: JSONBody[NewStart]) -> None:
    """Let it begin at another time."""
    person = await staff(request)
    await room_of(request).tournaments.act(
        person, tournament, ChangeStart(person.id, data.reason, data.starts_ms)
    )


@post("/levels", status_code=204)
async def change_levels(request: Asking, tournament: FromPath[str], data: JSONBody[NewLevels]) -> None:
    """Post other amounts in the levels to come, or let them last longer or shorter."""
    person = await staff(request)
    levels = tuple([_stakes(level, number) for number, level in enumerate(data.levels, 1)])
    act = ChangeLevels(person.id, data.reason, levels, data.seconds * SECOND_MS)
    await room_of(request).tournaments.act(person, tournament, act)


def _stakes(level: LevelOfStructure, number: int) -> Stakes:
    return Stakes(
        small_blind=level.small_blind,
        big_blind=level.big_blind,
        ante=level.ante,
        ante_for_all=level.ante_for_all,
        bring_in=level.bring_in,
        small_bet=level.small_bet,
        big_bet=level.big_bet,
        point=level.point,
        level=number,
    )


@post("/entries", status_code=204)
async def change_entries(request: Asking, tournament: FromPath[str], data: JSONBody[NewEntries]) -> None:
    """Let players enter longer or shorter than announced."""
    person = await staff(request)
    act = ChangeEntries(person.id, data.reason, data.until_level)
    await room_of(request).tournaments.act(person, tournament, act)


@post("/breaking-order", status_code=204)
async def change_breaking_order(
    request: Asking, tournament: FromPath[str], data: JSONBody[NewBreakingOrder]
) -> None:
    """Break the tables in another order."""
    person = await staff(request)
    act = ChangeBreakingOrder(person.id, data.reason, data.tables)
    await room_of(request).tournaments.act(person, tournament, act)


@post("/kept-seat", status_code=204)
async def keep_seat_free(request: Asking, tournament: FromPath[str], data: JSONBody[SeatKeptFree]) -> None:
    """Keep a seat of a table free, or let it be given again."""
    person = await staff(request)
    kind = KeepSeatFree if data.is_kept else GiveSeatAgain
    act = kind(person.id, data.reason, data.number, data.seat)
    await room_of(request).tournaments.act(person, tournament, act)


@post("/extra-table", status_code=204)
async def open_extra_table(request: Asking, tournament: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Open one table more than the players need."""
    person = await staff(request)
    await room_of(request).tournaments.act(person, tournament, OpenExtraTable(person.id, data.reason))


@post("/fewer-tables", status_code=204)
async def close_extra_table(request: Asking, tournament: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Break one of the extra tables."""
    person = await staff(request)
    await room_of(request).tournaments.act(person, tournament, CloseExtraTable(person.id, data.reason))


@post("/fee", status_code=204)
async def change_fee(request: Asking, tournament: FromPath[str], data: JSONBody[NewAmount]) -> None:
    """Change the fee of entries to come; who has entered pays no more, and may withdraw where it rose."""
    person = await staff(request)
    await room_of(request).tournaments.act(person, tournament, ChangeFee(person.id, data.reason, data.cents))


@post("/guarantee", status_code=204)
async def change_guarantee(request: Asking, tournament: FromPath[str], data: JSONBody[NewAmount]) -> None:
    """Change what the pool comes to at least; who has entered may withdraw where it fell."""
    person = await staff(request)
    await room_of(request).tournaments.act(
        person, tournament, ChangeGuarantee(person.id, data.reason, data.cents)
    )


@post("/deal", status_code=204)
async def decide_deal(request: Asking, tournament: FromPath[str], data: JSONBody[DealDecided]) -> None:
    """Pay the prizes by the deal that all agree to, or as announced: then play goes on."""
    person = await staff(request)
    await room_of(request).tournaments.act(person, tournament, DecideDeal(person.id, data.reason, data.pays))


tournament_terms_routes = Router(
    path="/api/staff/tournaments/{tournament:str}",
    route_handlers=[
        change_start,
        change_levels,
        change_entries,
        change_breaking_order,
        keep_seat_free,
        open_extra_table,
        close_extra_table,
        change_fee,
        change_guarantee,
        decide_deal,
    ],
    tags=["staff"],
)
