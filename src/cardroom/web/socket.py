"""The WebSocket door: who comes in, how fast they may talk, and what of it the room hears."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import msgspec
import structlog

from cardroom.room.messages import asked, told
from cardroom.room.room import Room
from cardroom.web.buckets import Bucket
from cardroom.web.connection import SocketConnection
from cardroom.web.cookies import session_token
from cardroom.web.origin import is_own
from cardroom.web.settings import Settings

TOO_FAST: Final = 1008
TOO_BIG: Final = 1009
REFUSED: Final = 4403
FULL: Final = 1013

_decode = msgspec.json.Decoder(asked.AnyAsked).decode
_encode = msgspec.json.Encoder().encode
_log = structlog.get_logger("cardroom.socket")


class SocketDoor:
    """An ASGI application for websocket scopes: one instance for the room."""

    def __init__(self, room: Room, settings: Settings) -> None:
        self._room = room
        self._settings = settings

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one socket from handshake to close."""
        event = await receive()
        if event["type"] != "websocket.connect":
            return
        if not is_own(scope["headers"], self._settings.public_origins, missing_is_own=True):
            await send({"type": "websocket.close", "code": REFUSED, "reason": "origin"})
            return
        doors, presence = self._settings.doors, self._room.parts.presence
        person = await self._room.players.of_session(session_token(scope["headers"]))
        mine = presence.of(person.id) if person else ()
        if len(presence.all) >= doors.sockets_in_all or len(mine) >= doors.sockets_a_player:
            await send({"type": "websocket.close", "code": FULL, "reason": "too many connections"})
            return
        await send({"type": "websocket.accept"})
        connection = SocketConnection(send, person.id if person else "", doors.queued_bytes)
        writer = asyncio.create_task(connection.write())
        self._room.arrived(connection, person)
        try:
            await self._listen(connection, receive)
        finally:
            self._room.departed(connection)
            connection.close(1000, "")
            with contextlib.suppress(Exception):
                # The peer may be gone already; there is nobody left to tell.
                await writer

    async def _listen(self, connection: SocketConnection, receive: Any) -> None:
        doors, clock = self._settings.doors, self._room.parts.clock
        bucket = Bucket(doors.messages_a_second, doors.messages_burst, clock.now_ms())
        while not connection.is_closing:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text") or event.get("bytes") or b""
            if len(text) > doors.frame_bytes:
                connection.close(TOO_BIG, "message too big")
                return
            if not bucket.take(clock.now_ms()):
                connection.close(TOO_FAST, "too many messages")
                return
            try:
                message = _decode(text)
            except msgspec.MsgspecError as fault:
                connection.send(_encode(told.Unexpected(message=str(fault)[:200])).decode())
                continue
            except UnicodeDecodeError:
                connection.send(_encode(told.Unexpected(message="The message is not UTF-8 text.")).decode())
                continue
            self._room.hear(connection, message)
