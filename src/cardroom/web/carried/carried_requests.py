"""HTTP requests that gateways hold, answered by the worker's application."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from cardroom.web.carried.relay_messages import (
    PIECE,
    CarriedAnswer,
    CarriedRequest,
    RestAnswer,
    RestAsked,
    encode,
)

Asgi = Callable[[Any, Any, Any], Awaitable[None]]

RESTS_BYTES: Final = 64 * 1024 * 1024
"""The bytes of answers that wait for gateways to ask for their rest; the oldest are dropped first."""

_decode: Final = msgspec.msgpack.Decoder(CarriedRequest).decode
_decode_rest: Final = msgspec.msgpack.Decoder(RestAsked).decode


class CarriedRequests:
    """Answers requests by an ASGI application. What is too long for one message waits here, and is asked for in parts."""

    def __init__(self, app: Asgi) -> None:
        self._app = app
        self._rests: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0

    async def answer(self, _subject: str, data: bytes) -> bytes:
        """Answer a request. Raises `msgspec.MsgspecError` for what is none."""
        asked = _decode(data)
        status, headers, body = await answered(self._app, asked)
        first, rest = body[:PIECE], body[PIECE:]
        return encode(CarriedAnswer(status, headers, first, self._keep(rest) if rest else ""))

    def _keep(self, rest: bytes) -> str:
        name = secrets.token_urlsafe(16)
        self._rests[name] = rest
        self._bytes += len(rest)
        while self._bytes > RESTS_BYTES and len(self._rests) > 1:
            self._drop(next(iter(self._rests)))
        return name

    def _drop(self, name: str) -> None:
        self._bytes -= len(self._rests.pop(name, b""))

    async def rest(self, _subject: str, data: bytes) -> bytes:
        """A further part of an answer. Raises KeyError for an answer that waits no longer."""
        asked = _decode_rest(data)
        rest = self._rests[asked.rest]
        start = max(0, asked.part - 1) * PIECE
        more = start + PIECE < len(rest)
        if not more:
            self._drop(asked.rest)
        return encode(RestAnswer(rest[start : start + PIECE], more))


async def answered(app: Asgi, asked: CarriedRequest) -> tuple[int, tuple[tuple[bytes, bytes], ...], bytes]:
    """Status, headers and body of what an application answers."""
    scope: dict[str, Any] = {
        "type": "http",
        "method": asked.method,
        "path": asked.path,
        "raw_path": asked.raw_path,
        "path_params": {},
        "query_string": asked.query,
        "root_path": "",
        "scheme": asked.scheme,
        "http_version": "1.1",
        "headers": list(asked.headers),
        "client": (asked.address, 0),
        "server": None,
        "state": {},
        "extensions": {},
        "asgi": {"version": "3.0"},
    }
    was_read = False
    told: list[Any] = []

    async def receive() -> Any:
        nonlocal was_read
        if was_read:
            await asyncio.Future()  # the gateway waits for the answer whether or not the peer still does
        was_read = True
        return {"type": "http.request", "body": asked.body, "more_body": False}

    async def send(message: Any) -> None:
        told.append(message)

    await app(scope, receive, send)
    start = told[0]
    body = b"".join(message.get("body", b"") for message in told[1:])
    return start["status"], tuple((bytes(name), bytes(value)) for name, value in start["headers"]), body
