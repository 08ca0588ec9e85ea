"""Staff and people: roles, codes for passwords, invitations, credits that need two, hands read with a reason."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from cardroom.room.protocol.account_bodies import HandsOf, NewRole
from cardroom.room.protocol.bodies import WithReason
from cardroom.room.protocol.hand_rows import HandRows
from cardroom.room.protocol.responses import CodeGiven
from cardroom.room.protocol.responses_sign_in import SecondReset
from cardroom.room.protocol.responses_staff import StaffPeople
from cardroom.web.http.requester import Asking, room_of, staff


@get("/people")
async def people(request: Asking) -> StaffPeople:
    """The invitations, and the credits that wait for a second member of staff."""
    person = await staff(request)
    return await room_of(request).people.overview(person)


@post("/players/{player:str}/role", status_code=204)
async def set_role(request: Asking, player: FromPath[str], data: JSONBody[NewRole]) -> None:
    """Make somebody staff, or a player again; it counts at once."""
    person = await staff(request)
    await room_of(request).people.set_role(person, player, data.role, data.reason)


@post("/players/{player:str}/reset-password", status_code=200)
async def reset_password(request: Asking, player: FromPath[str], data: JSONBody[WithReason]) -> CodeGiven:
    """Half a code for a new password, told this once. The first half changes nothing; with the second, which another
    member of staff gives, the old password counts no more and every session ends.
    """
    person = await staff(request)
    return await room_of(request).codes.give(person, player, data.reason)


@post("/players/{player:str}/reset-second-factor", status_code=200)
async def reset_second_factor(
    request: Asking, player: FromPath[str], data: JSONBody[WithReason]
) -> SecondReset:
    """Take away the second factor of somebody who has lost it. The first who asks changes nothing; with another member
    of staff it is gone, and every session ends.
    """
    person = await staff(request)
    return await room_of(request).second_resets.reset(person, player, data.reason)


@post("/players/{player:str}/end-tokens", status_code=204)
async def end_tokens(request: Asking, player: FromPath[str], data: JSONBody[WithReason]) -> None:
    """End all API tokens of a player."""
    await room_of(request).tokens.end_all(await staff(request), player, data.reason)


@post("/players/{player:str}/hands", status_code=200)
async def hands_of(request: Asking, player: FromPath[str], data: JSONBody[HandsOf]) -> HandRows:
    """A player's hands without the player's cards; that they were read, and why, is in the log."""
    person = await staff(request)
    return await room_of(request).readings.hands_of(person, player, data.reason, data.before)


@post("/hands/{hand:str}/read", status_code=204)
async def read_hand(request: Asking, hand: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Open a finished hand to yourself for an hour, as a spectator saw it; that you did, and why, is in the log."""
    person = await staff(request)
    await room_of(request).readings.open_to_staff(person, hand, data.reason)


@post("/invitations", status_code=201)
async def invite(request: Asking, data: JSONBody[WithReason]) -> CodeGiven:
    """A code that makes one account, told this once."""
    person = await staff(request)
    return await room_of(request).people.invite(person, data.reason)


@post("/invitations/{invitation:str}/withdraw", status_code=204)
async def withdraw(request: Asking, invitation: FromPath[str], data: JSONBody[WithReason]) -> None:
    """An invitation is good no more."""
    person = await staff(request)
    await room_of(request).people.withdraw(person, invitation, data.reason)


@post("/credits/{proposal:str}/confirm", status_code=204)
async def confirm(request: Asking, proposal: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Agree, as the second, to a credit that a colleague proposed: the money is moved."""
    person = await staff(request)
    await room_of(request).payments.confirm(person, proposal, data.reason)


@post("/credits/{proposal:str}/decline", status_code=204)
async def decline(request: Asking, proposal: FromPath[str], data: JSONBody[WithReason]) -> None:
    """A credit that waits is not given."""
    person = await staff(request)
    await room_of(request).payments.decline(person, proposal, data.reason)


people_routes = Router(
    path="/api/staff",
    route_handlers=[
        people, set_role, reset_password, reset_second_factor, end_tokens, hands_of, read_hand, invite, withdraw,
        confirm, decline,
    ],
    tags=["staff"],
)  # fmt: skip
