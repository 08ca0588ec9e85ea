"""A POST with an `Idempotency-Key` is carried out once, however often it comes; later ones get the first answer.

The key is the client's own name for the request, as an `id` is over the socket. The answer is stored by the commit that
carries the request out (`room.identity.request`), so it outlives a stop of the room; a request that a stop undid is
carried out again. Another body under a key that was used is refused ("request-used").
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.types import ASGIApp, Message, Receive, Send

from cardroom.room.hosting.repeats import fingerprint
from cardroom.room.identity.request import PlayerRequest
from cardroom.room.protocol.bodies import ErrorBody
from cardroom.room.room import Room
from cardroom.web.doors.cookies import session_token

KEY: Final = b"idempotency-key"
REPEATED: Final = (b"idempotent-replayed", b"true")
"""The header that marks an answer that was given before."""
_IS_KEY: Final = re.compile(rb"[!-~]{1,64}")
JSON: Final = (b"content-type", b"application/json")
WRONG: Final = msgspec.json.encode(
    ErrorBody("bad-key", "An Idempotency-Key has 1 to 64 letters, digits or signs, and no spaces.")
)

READ_MOST: Final = 65_536
"""The bytes of a body that are read to compare it; every request whose answer is saved has fewer."""

UnderWay = dict[tuple[str, str], asyncio.Event]
"""By player and request that is being carried out: the event that is set when it is over."""


class Once:
    """A middleware around every handler of the API. The room is in the state of the application that was asked."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Serve one request."""
        key = _key_of(scope)
        if key is None:
            await self._app(scope, receive, send)
        elif _IS_KEY.fullmatch(key) is None:
            await _say(send, 400, WRONG)
        else:
            state = scope["litestar_app"].state
            room: Room = state.room
            token = session_token(scope["headers"], state.settings.secure_cookies)
            person = await room.players.of_session(token)
            if person is None:
                await self._app(scope, receive, send)
            else:
                request = f"{scope['path']} {key.decode()}"  # a key at another address is another request
                async with _turn(state.under_way, person.id, request):
                    await self._once(room, person.id, request, scope, receive, send)

    async def _once(
        self, room: Room, player: str, request: str, scope: Any, receive: Receive, send: Send
    ) -> None:
        body, receive = await _read(receive)
        said = fingerprint(b"%b %b" % (scope["query_string"], body)) if body is not None else ""
        if said:
            room.repeats.heard(player, request, said)
        before = room.repeats.kept(player, request)
        if before is not None:
            handler = scope["route_handler"]
            status = handler.status_code if isinstance(handler, HTTPRouteHandler) else 200
            await _say(send, status, before.body.encode(), REPEATED)
            return
        scope["asked"] = asked = PlayerRequest(request, said)

        async def sending(message: Message) -> None:
            if (
                message["type"] == "http.response.start"
                and message["status"] < 300
                and asked.answer is not None
            ):
                room.repeats.remember_body(player, request, asked.answer)
            await send(message)

        await self._app(scope, receive, sending)


@asynccontextmanager
async def _turn(under_way: UnderWay, player: str, request: str) -> AsyncIterator[None]:
    """A context that lets one copy of a request through at a time: a repeat waits for the first one's end."""
    name = (player, request)
    while (first := under_way.get(name)) is not None:
        await first.wait()
    over = under_way[name] = asyncio.Event()
    try:
        yield
    finally:
        del under_way[name]
        over.set()


def _key_of(scope: Any) -> bytes | None:
    """Return the key of a request, if it may change something."""
    if scope["type"] != "http" or scope["method"] != "POST":
        return None
    found: Iterator[bytes] = (value for name, value in scope["headers"] if name == KEY)
    return next(found, None)


async def _read(receive: Receive) -> tuple[bytes | None, Receive]:
    """Return the body of a request, and a way to receive it once more.

    The body is None where it is longer than `READ_MOST`.
    """
    got: list[Any] = []
    size, more = 0, True
    while more and size <= READ_MOST:
        message: Any = await receive()
        got.append(message)
        size += len(message.get("body", b""))
        more = message["type"] == "http.request" and message.get("more_body", False)

    async def again() -> Any:
        return got.pop(0) if got else await receive()

    body = b"".join([message.get("body", b"") for message in got])
    return (None if more else body), again


async def _say(send: Any, status: int, body: bytes, *headers: tuple[bytes, bytes]) -> None:
    about = (JSON, *headers) if body else headers
    await send({"type": "http.response.start", "status": status, "headers": list(about)})
    await send({"type": "http.response.body", "body": body})
