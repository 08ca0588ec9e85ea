"""Private games: a player opens a table for friends, who come to it by a link and need no account."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from cardroom.room.protocol.bodies import WithReason
from cardroom.room.protocol.private_answers import (
    MyPrivateGames,
    PrivateEntry,
    PrivateForm,
    PrivateGameBody,
    PrivateInvitation,
    PrivateLink,
    PrivateOpened,
)
from cardroom.room.protocol.private_bodies import (
    AboutGuest,
    ByLink,
    EnterByLink,
    NewPrivateGame,
    SitDown,
)
from cardroom.room.runtime.attempts import Attempts
from cardroom.rules.adjusting import Wish
from cardroom.web.doors.cookies import cookie_name
from cardroom.web.http.account_routes import cookie
from cardroom.web.http.requester import (
    Asking,
    count_at_address,
    origin_of,
    person_of,
    room_of,
    settings_of,
    signed_in,
)


def _count(request: Asking) -> None:
    count_at_address(request, "links")


@get("/games")
async def games(request: Asking) -> MyPrivateGames:
    """The private games you are at, or were at, and which ones players may open here."""
    return room_of(request).private.pages.mine(await signed_in(request))


@get("/form")
async def form(request: Asking, pool: FromQuery[str] = "") -> PrivateForm:
    """What you may choose for a private game that goes out from a stake of the lobby."""
    person = await signed_in(request)
    return room_of(request).private.opening.form(person, pool)


@post("/games", status_code=200)
async def open_game(request: Asking, data: JSONBody[NewPrivateGame]) -> PrivateOpened:
    """A private game; its link is told this once. With faults nothing was opened: they are all there are."""
    person = await signed_in(request)
    wishes: Attempts = request.app.state.wishes
    wishes.count(person.id)
    wish = Wish(data.amounts, data.decisions)
    opened = await room_of(request).private.opening.open(person, data.pool, data.name, data.money, wish)
    if opened.table:
        wishes.forgive(person.id)
    return opened


@post("/invitation", status_code=200)
async def invitation(request: Asking, data: JSONBody[ByLink]) -> PrivateInvitation:
    """What an invitation link invites to."""
    _count(request)
    return room_of(request).private.entrance.look(data.link, await person_of(request))


@post("/enter", status_code=200)
async def enter(request: Asking, data: JSONBody[EnterByLink]) -> Response[PrivateEntry]:
    """Come in by an invitation link: with your account, or as a guest under a name. A guest is signed in so, for this
    game alone.
    """
    _count(request)
    person = await person_of(request)
    entry = await room_of(request).private.entrance.enter(
        data.link, data.name, person, origin_of(request), data.request
    )
    cookies: list[Cookie] = []
    if entry.session:
        secure, days = settings_of(request).secure_cookies, settings_of(request).room.guest_days
        cookies = [cookie(cookie_name(secure), secure, entry.session, days * 86_400)]
    return Response(replace(entry, session=""), cookies=cookies)


@get("/games/{table:str}")
async def game(request: Asking, table: FromPath[str]) -> PrivateGameBody:
    """How a game stands that you are at; when it is over, who pays whom."""
    return await room_of(request).private.pages.shown(await signed_in(request), table)


@post("/games/{table:str}/seat", status_code=204)
async def sit(request: Asking, table: FromPath[str], data: JSONBody[SitDown]) -> None:
    """Sit down at a game, with chips that it lends you."""
    await room_of(request).private.seats.sit(await signed_in(request), table, data.buy_in)


@post("/games/{table:str}/pause", status_code=204)
async def pause(request: Asking, table: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Host: no more hands after the running one."""
    await room_of(request).hosting.pause(await signed_in(request), table, data.reason)


@post("/games/{table:str}/resume", status_code=204)
async def resume(request: Asking, table: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Host: hands are dealt again."""
    await room_of(request).hosting.resume(await signed_in(request), table, data.reason)


@post("/games/{table:str}/remove", status_code=200)
async def remove(request: Asking, table: FromPath[str], data: JSONBody[AboutGuest]) -> PrivateLink:
    """Host: somebody is at the game no more. The link changes with it."""
    return await room_of(request).hosting.remove(await signed_in(request), table, data.player, data.reason)


@post("/games/{table:str}/let-back", status_code=204)
async def let_back(request: Asking, table: FromPath[str], data: JSONBody[AboutGuest]) -> None:
    """Host: who was removed may come again."""
    await room_of(request).hosting.let_back(await signed_in(request), table, data.player, data.reason)


@post("/games/{table:str}/hand-over", status_code=204)
async def hand_over(request: Asking, table: FromPath[str], data: JSONBody[AboutGuest]) -> None:
    """Host: somebody at the game who has an account is its host from now on, and you a player of it."""
    await room_of(request).hosting.hand_over(await signed_in(request), table, data.player, data.reason)


@post("/games/{table:str}/link", status_code=200)
async def renew_link(request: Asking, table: FromPath[str], data: JSONBody[WithReason]) -> PrivateLink:
    """Host: another link; the one before opens no door any more."""
    return await room_of(request).hosting.renew_link(await signed_in(request), table, data.reason)


@post("/games/{table:str}/close", status_code=204)
async def close(request: Asking, table: FromPath[str], data: JSONBody[WithReason]) -> None:
    """Host: everybody leaves at the end of the running hand, and the game is settled."""
    await room_of(request).hosting.close(await signed_in(request), table, data.reason)


private_routes = Router(
    path="/api/private",
    route_handlers=[
        games, form, open_game, invitation, enter, game, sit, pause, resume, remove, let_back, hand_over, renew_link,
        close,
    ],
    tags=["private games"],
)  # fmt: skip
