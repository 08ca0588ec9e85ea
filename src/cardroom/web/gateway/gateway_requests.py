"""The HTTP requests of a gateway, which the worker answers over the bus."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cardroom.bus.bus_protocol import NotAnswered
from cardroom.web.carried.relay_messages import (
    CarriedAnswer,
    CarriedRequest,
    RestAnswer,
    RestAsked,
    encode,
    of_worker,
)
from cardroom.web.doors.doorkeeper import BUSY, CHANGES_NOTHING, MOVING, Refusal, refusal_of
from cardroom.web.gateway.worker_link import WorkerLink
from cardroom.web.http.error_bodies import PLAIN

ANSWER_SECONDS: Final = 30.0
"""How long a worker may take to answer a request."""
BODY_MOST: Final = 65_536
"""The longest body of a request, as the room's application takes it."""
HOP: Final = frozenset({b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te", b"trailer"})
"""The headers that speak of the connection alone."""

TOO_LARGE: Final = refusal_of(413, *PLAIN[413])
UNKNOWN: Final = refusal_of(
    503,
    "answer-lost",
    "The answer of the room was lost: look whether it was done before you ask again.",
    (b"retry-after", b"2"),
)

_decode: Final = msgspec.msgpack.Decoder(CarriedAnswer).decode
_decode_rest: Final = msgspec.msgpack.Decoder(RestAnswer).decode


class GatewayRequests:
    """An ASGI application for HTTP scopes that have passed the doors."""

    def __init__(self, link: WorkerLink) -> None:
        self._link = link

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request."""
        body = await _body(receive)
        if body is None:
            await answer_refusal(send, TOO_LARGE)
            return
        found = self._link.here
        if found is None:
            await answer_refusal(send, MOVING)
            return
        asked = CarriedRequest(
            scope["method"],
            scope["path"],
            scope.get("raw_path") or scope["path"].encode(),
            scope["query_string"],
            tuple(one for one in scope["headers"] if one[0] not in HOP),
            body,
            scope["client"][0] if scope.get("client") else "",
            scope["scheme"],
        )
        try:
            subject = of_worker(found.node, "http", self._link.own.node)
            answer = _decode(await self._link.bus.ask(subject, encode(asked), ANSWER_SECONDS))
        except NotAnswered as fault:
            if fault.why == "nobody":
                self._link.lose(found, str(fault))
            await answer_refusal(send, self._why(fault, scope["method"]))
            return
        await self._pass_on(answer, found.node, send)

    def _why(self, fault: NotAnswered, method: str) -> Refusal:
        """The words for a request without an answer: was it done, or may it have been?"""
        if fault.why == "nobody":
            return MOVING
        if method in CHANGES_NOTHING:
            return BUSY if fault.why == "failed" else MOVING
        return UNKNOWN

    async def _pass_on(self, answer: CarriedAnswer, node: str, send: Any) -> None:
        """Pass an answer on, part by part: the next is asked for when the peer has taken the one before."""
        await send({"type": "http.response.start", "status": answer.status, "headers": list(answer.headers)})
        await send({"type": "http.response.body", "body": answer.body, "more_body": bool(answer.rest)})
        part, more = 0, bool(answer.rest)
        while more:
            part += 1
            # A part that does not come ends the connection: the peer sees that the answer is not whole.
            data = await self._link.bus.ask(
                of_worker(node, "rest", self._link.own.node),
                encode(RestAsked(answer.rest, part)),
                ANSWER_SECONDS,
            )
            rest = _decode_rest(data)
            more = rest.more
            await send({"type": "http.response.body", "body": rest.body, "more_body": more})


async def answer_refusal(send: Any, refusal: Refusal) -> None:
    """Answer a request with a refusal."""
    await send({"type": "http.response.start", "status": refusal.status, "headers": list(refusal.headers)})
    await send({"type": "http.response.body", "body": refusal.body})


async def _body(receive: Any) -> bytes | None:
    """The whole body of a request, None for one that is too long or whose peer went away."""
    parts: list[bytes] = []
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            return None
        part = message.get("body", b"")
        size += len(part)
        if size > BODY_MOST:
            return None
        parts.append(part)
        more = message.get("more_body", False)
    return b"".join(parts)
