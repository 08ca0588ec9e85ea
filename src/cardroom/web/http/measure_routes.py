"""Acts of staff about players: accounts closed and opened, games shut, money withheld. Every act has a reason."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import FromPath, JSONBody

from cardroom.room.protocol.bodies import FamilyBody, HeldMove, OtherPlayer, WithReason
from cardroom.web.http.requester import Asking, room_of, staff


@post("/close", status_code=204)
async def close_account(request: Asking, player: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Close an account: signed out everywhere, taken from every table, let in no more."""
    person = await staff(request)
    await room_of(request).measures.close_account(person, player, data.reason)


@post("/open", status_code=204)
async def open_account(request: Asking, player: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Take the closing of an account back."""
    person = await staff(request)
    await room_of(request).measures.open_account(person, player, data.reason)


@post("/shut-out", status_code=204)
async def shut_out(request: Asking, player: FromPath[str], data: JSONBody[FamilyBody]) -> None:
    """Shut a player out of the games of one family."""
    person = await staff(request)
    await room_of(request).measures.shut_out(person, player, data.family, data.reason)


@post("/let-in", status_code=204)
async def let_in(request: Asking, player: FromPath[str], data: JSONBody[FamilyBody]) -> None:
    """Let a player into the games of a family again."""
    person = await staff(request)
    await room_of(request).measures.let_in(person, player, data.family, data.reason)


@post("/withhold", status_code=204)
async def withhold(request: Asking, player: FromPath[str], data: JSONBody[HeldMove]) -> None:
    """Take money off the wallet and keep it in the player's name; the same id twice moves it once."""
    person = await staff(request)
    await room_of(request).payments.withhold(person, player, data.amount, data.reason, data.id)


@post("/release", status_code=204)
async def release(request: Asking, player: FromPath[str], data: JSONBody[HeldMove]) -> None:
    """Give back what was withheld; the same id twice moves it once."""
    person = await staff(request)
    await room_of(request).payments.release(person, player, data.amount, data.reason, data.id)


@post("/household", status_code=204)
async def note_household(request: Asking, player: FromPath[str], data: JSONBody[OtherPlayer]) -> None:
    """Two players live together; where the operator says so, no two of one household sit at a table."""
    person = await staff(request)
    await room_of(request).households.note(person, player, data.other, data.reason)


@post("/leave-household", status_code=204)
async def leave_household(request: Asking, player: FromPath[str], data: JSONBody[WithReason]) -> None:
    """The player lives with them no more."""
    person = await staff(request)
    await room_of(request).households.leave(person, player, data.reason)


measures_routes = Router(
    path="/api/staff/players/{player:str}",
    route_handlers=[
        close_account,
        open_account,
        shut_out,
        let_in,
        withhold,
        release,
        note_household,
        leave_household,
    ],
    tags=["staff"],
)
