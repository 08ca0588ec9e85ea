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

from cardroom.room.identity.request import PlayerRequest, fingerprint
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
"""By player and request: the event that is set when the request is over."""


class Once:
    """A middleware around every handler of the API."""

    def __init__(self, app: ASGIApp, room: Room, secure_cookies: bool, under_way: UnderWay) -> None:
        """`under_way` are the requests that are being carried out, by all handlers."""
        self._app = app
        self._room = room
        self._secure = secure_cookies
        self._under_way = under_way

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Serve one request."""
        key = _key_of(scope)
        if key is None:
            await self._app(scope, receive, send)
        elif _IS_KEY.fullmatch(key) is None:
            await _say(send, 400, WRONG)
        else:
            person = await self._room.players.of_session(session_token(scope["headers"], self._secure))
            if person is None:
                await self._app(scope, receive, send)
            else:
                request = f"{scope['path']} {key.decode()}"  # a key at another address is another request
                await self._once(person.id, request, scope, receive, send)

    async def _once(self, player: str, request: str, scope: Any, receive: Receive, send: Send) -> None:
        async with self._turn(player, request):
            body, receive = await _read(receive)
            said = fingerprint(b"%b %b" % (scope["query_string"], body)) if body is not None else ""
            if said:
                self._room.repeats.heard(player, request, said)
            before = self._room.repeats.kept(player, request)
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
                    self._room.repeats.remember_body(player, request, asked.answer)
                await send(message)

            await self._app(scope, receive, sending)

    @asynccontextmanager
    async def _turn(self, player: str, request: str) -> AsyncIterator[None]:
        """A context that lets one copy of a request through at a time: a repeat waits for the first one's end."""
        name = (player, request)
        while (first := self._under_way.get(name)) is not None:
            await first.wait()
        over = self._under_way[name] = asyncio.Event()
        try:
            yield
        finally:
            del self._under_way[name]
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
