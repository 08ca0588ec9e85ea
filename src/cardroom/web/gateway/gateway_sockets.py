"""The sockets of a gateway: the doors' checks, then a session at the worker for as long as the browser is there."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from cardroom.bus.bus_protocol import NotAnswered
from cardroom.room.runtime.clock import Clock
from cardroom.web.carried.relay_messages import Denied, Headers, OpenAnswer, SessionOpened
from cardroom.web.doors.budgets import Bucket, Budgets
from cardroom.web.doors.doorkeeper import MOVING, Doorkeeper, Refusal
from cardroom.web.doors.socket_connection import AT_ONCE, LISTEN, Hear
from cardroom.web.doors.web_settings import Settings
from cardroom.web.gateway.held_socket import HeldSocket
from cardroom.web.gateway.worker_link import WorkerLink
from cardroom.web.socket import (
    FULL,
    TOO_BIG,
    TOO_FAST,
    SocketConnection,
    let_in,
    listen_on,
    turn_away,
    until_over,
)

SAYS_WHO: Final = frozenset({b"authorization", b"cookie"})
"""The headers of a handshake that the worker needs."""
FOLLOWS_MOVES: Final = b"moves"
"""The query of a client that goes on with a session anew on the same socket."""
WAIT_SECONDS: Final = 2.0
"""How long a handshake waits for a worker to come."""


class GatewaySockets:
    """An ASGI application for websocket scopes: one instance for each worker of a gateway."""

    def __init__(
        self,
        link: WorkerLink,
        settings: Settings,
        doorkeeper: Doorkeeper,
        budgets: Budgets,
        clock: Clock,
        held: set[HeldSocket],
    ) -> None:
        """`held` are the sockets of the gateway, whatever their worker."""
        self._link = link
        self._settings = settings
        self._doorkeeper = doorkeeper
        self._budgets = budgets
        self._clock = clock
        self._held = held

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one socket from handshake to close."""
        event = await receive()
        if event["type"] != "websocket.connect":
            return
        if not await let_in(scope, send, self._settings, self._doorkeeper, self._budgets):
            return
        if len(self._held) >= self._settings.doors.sockets_in_all:
            await send({"type": "websocket.close", "code": FULL, "reason": "too many connections"})
            return
        headers: Headers = tuple(one for one in scope["headers"] if one[0] in SAYS_WHO)
        address = scope["client"][0] if scope.get("client") else ""
        follows = FOLLOWS_MOVES in scope["query_string"]
        held = HeldSocket(self._link, self._settings.doors, headers, address, scope["scheme"], follows)
        self._held.add(held)
        try:
            answer = await self._opened(held)
            if isinstance(answer, SessionOpened):
                await send({"type": "websocket.accept", "headers": list(answer.headers)})
                await self._serve(held, scope, receive, send)
            elif isinstance(answer, Denied):
                await turn_away(send, scope, Refusal(answer.status, answer.body, answer.headers))
            elif answer is not None:
                await send({"type": "websocket.close", "code": answer.code, "reason": answer.reason})
            else:
                await turn_away(send, scope, MOVING)
        finally:
            self._held.discard(held)
            held.end()

    async def _opened(self, held: HeldSocket) -> OpenAnswer | None:
        """What the worker says to a first session; None where there is none in time."""
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                found = await self._link.found()
            return await held.open(found)
        except (TimeoutError, NotAnswered, ValueError):
            return None

    async def _serve(self, held: HeldSocket, scope: Any, receive: Any, send: Any) -> None:
        extensions = scope.get("extensions", {})
        doors = self._settings.doors
        connection = SocketConnection(send, "", doors.queued_bytes, at_once=extensions.get(AT_ONCE))
        hear = self._hears(held, connection)
        if (listen := extensions.get(LISTEN)) is not None:
            listen(hear)
        await until_over(connection, held.serve(connection), listen_on(hear, receive))

    def _hears(self, held: HeldSocket, connection: SocketConnection) -> Hear:
        """Return the handler of a socket's messages: those that a gateway lets through go to the worker."""
        now_ms, doors = self._clock.now_ms, self._settings.doors
        bucket = Bucket(doors.messages_a_second, doors.messages_burst, now_ms())

        def hear(frame: bytes) -> bool:
            if connection.is_closing:
                return False
            if len(frame) > doors.frame_bytes:
                connection.close(TOO_BIG, "message too big")
                return False
            if not bucket.take(now_ms()):
                connection.close(TOO_FAST, "too many messages")
                return False
            held.say(frame)
            return True

        return hear
