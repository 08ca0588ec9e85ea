"""The staff's desk. Every act has a reason and is recorded; nothing here can show a card."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from cardroom.web.bodies import (
    BroadcastBody,
    FundPayment,
    MoneyMove,
    NewTable,
    Reloaded,
    SeatMove,
    StaffRecords,
    StaffView,
    TableOpened,
    TimeCharge,
    TrialBalance,
    WithReason,
)
from cardroom.web.http.asking import Asking, room_of, staff


@get("/")
async def overview(request: Asking) -> StaffView:
    """Tables and players, live."""
    await staff(request)
    return await room_of(request).staff.overview()


@post("/tables", status_code=201)
async def open_table(request: Asking, data: JSONBody[NewTable]) -> TableOpened:
    """Open a table of any house, game and stake that is offered here."""
    person = await staff(request)
    table = await room_of(request).staff.open_table(person, data.house, data.game, data.stake, data.reason)
    return TableOpened(table)


@post("/tables/{table:str}/close", status_code=204)
async def close_table(request: Asking, table: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Take everybody from the table, at the end of the hand for those who are in it, and close it."""
    person = await staff(request)
    await room_of(request).staff.close_table(person, table, data.reason)


@post("/rulebooks/reload", status_code=200)
async def reload_rulebooks(request: Asking, data: JSONBody[WithReason]) -> Reloaded:
    """Read the rulebooks anew: tables opened from now on go by them. With a fault in any, all stay as they are."""
    person = await staff(request)
    return await room_of(request).houses.reload(person, data.reason)


@post("/tables/{table:str}/drain", status_code=204)
async def drain(request: Asking, table: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Let the table finish its hand and deal no more."""
    person = await staff(request)
    await room_of(request).staff.drain(person, table, data.reason)


@post("/tables/{table:str}/reopen", status_code=204)
async def reopen(request: Asking, table: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Take back a drain."""
    person = await staff(request)
    await room_of(request).staff.reopen(person, table, data.reason)


@post("/tables/{table:str}/void", status_code=204)
async def void(request: Asking, table: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Make the running hand void: stacks as at its start."""
    person = await staff(request)
    await room_of(request).staff.void(person, table, data.reason)


@post("/tables/{table:str}/thaw", status_code=204)
async def thaw(request: Asking, table: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Put a table back that stands still after a fault; the hand that was under way is void."""
    person = await staff(request)
    await room_of(request).staff.thaw(person, table, data.reason)


@post("/tables/{table:str}/seat", status_code=204)
async def change_seat(request: Asking, table: FromPath[str], data: JSONBody[SeatMove]) -> None:
    """Let a player move to a free seat of the table."""
    person = await staff(request)
    await room_of(request).staff.change_seat(person, table, data.player, data.seat, data.reason)


@post("/tables/{table:str}/play-over", status_code=204)
async def play_over(request: Asking, table: FromPath[str], data: JSONBody[SeatMove]) -> None:
    """Let a player in line use the seat of one who is away."""
    person = await staff(request)
    await room_of(request).staff.play_over(person, table, data.player, data.seat, data.reason)


@post("/tables/{table:str}/time-charge", status_code=204)
async def charge_by_time(request: Asking, table: FromPath[str], data: JSONBody[TimeCharge]) -> None:
    """Take rake or jackpot drop by the time from the next hand on, or from the pots again."""
    person = await staff(request)
    await room_of(request).staff.charge_by_time(person, table, data.what, data.seconds, data.reason)


@post("/funds", status_code=204)
async def pay_from_fund(request: Asking, data: JSONBody[FundPayment]) -> None:
    """Pay a bonus from a house's fund; the same id twice pays once."""
    person = await staff(request)
    parts = data.house, data.fund, data.player, data.amount, data.reason, data.id
    await room_of(request).staff.pay_from_fund(person, *parts)


@post("/broadcast", status_code=204)
async def broadcast(request: Asking, data: JSONBody[BroadcastBody]) -> None:
    """Tell everybody something."""
    person = await staff(request)
    await room_of(request).staff.broadcast(person, data.text)


@post("/money", status_code=204)
async def money(request: Asking, data: JSONBody[MoneyMove]) -> None:
    """Credit or debit a wallet with play money; the same id twice moves it once."""
    person = await staff(request)
    await room_of(request).staff.move_money(person, data.player, data.amount, data.reason, data.id)


@get("/trial-balance")
async def trial_balance(request: Asking) -> TrialBalance:
    """All accounts as the store has them, recomputed from their entries."""
    await staff(request)
    return await room_of(request).staff.trial_balance()


@get("/records")
async def records(request: Asking) -> StaffRecords:
    """What staff did, newest first."""
    await staff(request)
    return await room_of(request).staff.records()


staff_routes = Router(
    path="/api/staff",
    route_handlers=[
        overview,
        open_table,
        close_table,
        reload_rulebooks,
        drain,
        reopen,
        void,
        thaw,
        change_seat,
        play_over,
        charge_by_time,
        pay_from_fund,
        broadcast,
        money,
        trial_balance,
        records,
    ],
    tags=["staff"],
)
