"""The registration desk of a live tournament over HTTP: sales for cash, receipts, entries taken back, payments."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from cardroom.room.protocol.registration_bodies import (
    AlternateAsked,
    AlternateStruck,
    CashMoved,
    CashTakenBack,
    DealPut,
    DealSigned,
    EntryBack,
    RegistrationView,
    SaleAtDesk,
    SoldReceipt,
    VoucherPaid,
)
from cardroom.web.http.requester import Asking, room_of, staff


@get("/")
async def look(request: Asking, tournament: FromPath[str]) -> RegistrationView:
    """The people who have entered, the receipts, and what is owed."""
    return await room_of(request).registration.view(await staff(request), tournament)


@post("/sales", status_code=201)
async def sell(request: Asking, tournament: FromPath[str], data: JSONBody[SaleAtDesk]) -> SoldReceipt:
    """Sell an entry or chips for cash."""
    return await room_of(request).registration.sell(await staff(request), tournament, data)


@post("/alternates", status_code=204)
async def put_on_list(request: Asking, tournament: FromPath[str], data: JSONBody[AlternateAsked]) -> None:
    """Let somebody wait for a place."""
    await room_of(request).registration.put_on_list(await staff(request), tournament, data)


@post("/alternates/off", status_code=204)
async def strike_off_list(
    request: Asking, tournament: FromPath[str], data: JSONBody[AlternateStruck]
) -> None:
    """Strike somebody off who waits for a place."""
    person = await staff(request)
    await room_of(request).registration.strike_off_list(person, tournament, data.number, data.reason)


@post("/withdrawals", status_code=204)
async def withdraw(request: Asking, tournament: FromPath[str], data: JSONBody[EntryBack]) -> None:
    """Take an entry back before the start; the voucher for its money is among those owed."""
    await room_of(request).registration.withdraw(await staff(request), tournament, data.player, data.reason)


@post("/payments", status_code=204)
async def settle(request: Asking, tournament: FromPath[str], data: JSONBody[VoucherPaid]) -> None:
    """Settle what is owed: in cash, or left in the wallet."""
    person = await staff(request)
    await room_of(request).vouchers.settle(person, tournament, data.number, data.signed, in_cash=data.cash)


@post("/payments/back", status_code=204)
async def take_cash_back(request: Asking, tournament: FromPath[str], data: JSONBody[CashTakenBack]) -> None:
    """Take cash back that was paid: it is owed again."""
    person = await staff(request)
    await room_of(request).vouchers.take_cash_back(person, tournament, data.number, data.reason)


@post("/till", status_code=204)
async def move_cash(request: Asking, tournament: FromPath[str], data: JSONBody[CashMoved]) -> None:
    """Bring cash to the house's till, or take it out."""
    await room_of(request).vouchers.move_cash(await staff(request), tournament, data.cents, data.reason)


@post("/deal", status_code=204)
async def put_deal(request: Asking, tournament: FromPath[str], data: JSONBody[DealPut]) -> None:
    """Put a deal to all who are left, in the name of the player who wants it."""
    await room_of(request).live_tournaments.deals.put(await staff(request), tournament, data)


@post("/deal/answers", status_code=204)
async def sign_deal(request: Asking, tournament: FromPath[str], data: JSONBody[DealSigned]) -> None:
    """Note a player's signature under the deal, or that the player does not agree."""
    await room_of(request).live_tournaments.deals.sign(await staff(request), tournament, data)


registration_routes = Router(
    path="/api/staff/tournaments/{tournament:str}/desk",
    route_handlers=[
        look,
        sell,
        withdraw,
        settle,
        take_cash_back,
        put_on_list,
        strike_off_list,
        move_cash,
        put_deal,
        sign_deal,
    ],
    tags=["staff"],
)
