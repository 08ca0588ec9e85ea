"""The staff's desk. Every act has a reason and is recorded; nothing here can show a card."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Router, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, Parameter

from cardroom.room.protocol.account_bodies import MoneyMoved
from cardroom.room.protocol.bodies import (
    AgreedBuyIn,
    BroadcastBody,
    ComplaintAnswer,
    FundPayment,
    MoneyMove,
    NewTable,
    OtherPlayer,
    SeatMove,
    SeenDocument,
    TableMove,
    TableOpened,
    TimeCharge,
    WithReason,
)
from cardroom.room.protocol.responses import ComplaintRows, Reloaded
from cardroom.room.protocol.responses_search import StaffFound
from cardroom.room.protocol.responses_staff import StaffRecords, StaffView, TrialBalance
from cardroom.room.protocol.staff_acts import ACTS, StaffAct
from cardroom.web.http.requester import Asking, room_of, staff

SearchedText = Annotated[str, Parameter(description="A part of a name, or an id.", max_length=100)]


@get("/")
async def overview(request: Asking) -> StaffView:
    """Tables and players, live."""
    return await room_of(request).staff_pages.overview(await staff(request))


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
    """Read the rulebooks again: tables opened from now on go by them. With a fault in any, all stay as they are."""
    person = await staff(request)
    return await room_of(request).houses.reload(person, data.reason)


def _route(declared: StaffAct) -> HTTPRouteHandler:
    """The address of an act that is one command to a table."""

    async def handle(request: Asking, table: str, data: WithReason) -> None:
        person = await staff(request)
        await room_of(request).staff.at_table(person, table, declared.act, data)

    handle.__name__ = declared.act
    handle.__doc__ = declared.says
    body: Any = JSONBody
    handle.__annotations__ = {
        "request": Asking,
        "table": FromPath[str],
        "data": body[declared.body],
        "return": None,
    }
    return post(f"/tables/{{table:str}}/{declared.path}", status_code=204)(handle)


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


@post("/tables/{table:str}/buy-in", status_code=204)
async def agree_buy_in(request: Asking, table: FromPath[str], data: JSONBody[AgreedBuyIn]) -> None:
    """Ask all players whether one may buy in outside the limits, for an amount."""
    person = await staff(request)
    await room_of(request).staff.agree_buy_in(person, table, data.player, data.amount, data.reason)


@post("/tables/{table:str}/move", status_code=204)
async def move_player(request: Asking, table: FromPath[str], data: JSONBody[TableMove]) -> None:
    """Move a player to another table, with the whole stack."""
    person = await staff(request)
    room_of(request).staff.check_may_there(person, table, "move_player")
    moving = room_of(request).moving
    await moving.move(person, table, data.player, data.to, data.reason, otherwise=data.otherwise)


@post("/players/{player:str}/keep-apart", status_code=204)
async def keep_apart(request: Asking, player: FromPath[str], data: JSONBody[OtherPlayer]) -> None:
    """Seat two players at no table together from now on."""
    person = await staff(request)
    await room_of(request).apart.keep_apart(person, player, data.other, data.reason)


@post("/players/{player:str}/let-together", status_code=204)
async def let_together(request: Asking, player: FromPath[str], data: JSONBody[OtherPlayer]) -> None:
    """Take that back."""
    person = await staff(request)
    await room_of(request).apart.let_together(person, player, data.other, data.reason)


@post("/players/{player:str}/identity", status_code=204)
async def note_identity(request: Asking, player: FromPath[str], data: JSONBody[SeenDocument]) -> None:
    """Note that a valid document of the player was seen."""
    person = await staff(request)
    await room_of(request).identities.note_identity(person, player, data.document, data.reason)


@get("/complaints")
async def complaints(request: Asking) -> ComplaintRows:
    """All complaints, those without an answer first."""
    return await room_of(request).complaints.all(await staff(request))


@post("/complaints/{complaint:str}/answer", status_code=204)
async def answer_complaint(
    request: Asking, complaint: FromPath[str], data: JSONBody[ComplaintAnswer]
) -> None:
    """Answer a complaint; the player sees it."""
    person = await staff(request)
    await room_of(request).complaints.answer(person, complaint, data.text)


@post("/funds", status_code=200)
async def pay_from_fund(request: Asking, data: JSONBody[FundPayment]) -> MoneyMoved:
    """Pay a bonus from a house's fund; the same id twice pays once. Much of it waits for a second member of staff."""
    person = await staff(request)
    parts = data.house, data.fund, data.player, data.amount, data.reason, data.id
    return MoneyMoved(await room_of(request).payments.pay_from_fund(person, *parts))


@post("/broadcast", status_code=204)
async def broadcast(request: Asking, data: JSONBody[BroadcastBody]) -> None:
    """Tell everybody something."""
    person = await staff(request)
    await room_of(request).broadcasts.everybody(person, data.text)


@post("/tables/{table:str}/broadcast", status_code=204)
async def broadcast_to_table(request: Asking, table: FromPath[str], data: JSONBody[BroadcastBody]) -> None:
    """Tell all who sit at a table or follow it something."""
    person = await staff(request)
    await room_of(request).broadcasts.table(person, table, data.text)


@post("/tournaments/{tournament:str}/broadcast", status_code=204)
async def broadcast_to_tournament(
    request: Asking, tournament: FromPath[str], data: JSONBody[BroadcastBody]
) -> None:
    """Tell all who have entered a tournament something."""
    person = await staff(request)
    await room_of(request).broadcasts.tournament(person, tournament, data.text)


@post("/money", status_code=200)
async def money(request: Asking, data: JSONBody[MoneyMove]) -> MoneyMoved:
    """Credit or debit a wallet with play money; the same id twice moves it once. A credit above the operator's limit
    waits for a second member of staff.
    """
    person = await staff(request)
    desk = room_of(request).payments
    return MoneyMoved(await desk.move(person, data.player, data.amount, data.reason, data.id))


@post("/payouts/resume", status_code=204)
async def resume_payouts(request: Asking, data: JSONBody[WithReason]) -> None:
    """Pay out again, once the books add up: they are counted before anything else."""
    person = await staff(request)
    await room_of(request).reconciler.resume(person, data.reason)


@get("/trial-balance")
async def trial_balance(request: Asking) -> TrialBalance:
    """All accounts as the store has them, recomputed from their entries."""
    return await room_of(request).staff_pages.trial_balance(await staff(request))


@get("/search")
async def search(request: Asking, text: SearchedText = "") -> StaffFound:
    """Players by a part of the name, hands and money by their ids, as far as your role may see them."""
    person = await staff(request)
    return await room_of(request).staff_pages.search.find(person, text)


@get("/records")
async def records(request: Asking) -> StaffRecords:
    """What staff did, newest first."""
    return await room_of(request).staff_pages.records(await staff(request))


staff_routes = Router(
    path="/api/staff",
    route_handlers=[
        overview,
        open_table,
        close_table,
        reload_rulebooks,
        *[_route(declared) for declared in ACTS],
        void,
        thaw,
        play_over,
        charge_by_time,
        agree_buy_in,
        move_player,
        keep_apart,
        let_together,
        note_identity,
        complaints,
        answer_complaint,
        pay_from_fund,
        broadcast,
        broadcast_to_table,
        broadcast_to_tournament,
        money,
        resume_payouts,
        trial_balance,
        search,
        records,
    ],
    tags=["staff"],
)
