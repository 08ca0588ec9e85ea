"""The staff's desk. Every act has a reason and is recorded; nothing here can show a card."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from cardroom.web.bodies import BroadcastBody, MoneyMove, StaffRecords, StaffView, TrialBalance, WithReason
from cardroom.web.http.asking import Asking, room_of, staff


@get("/")
async def overview(request: Asking) -> StaffView:
    """Tables and players, live."""
    await staff(request)
    return await room_of(request).staff.overview()


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
    route_handlers=[overview, drain, reopen, void, broadcast, money, trial_balance, records],
    tags=["staff"],
)
