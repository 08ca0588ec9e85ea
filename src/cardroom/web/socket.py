"""The WebSocket door: who comes in, how fast they may talk, and what of it the room hears."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

import msgspec
import structlog

from cardroom.room.accounts.players import Person
from cardroom.room.messages import asked, told
from cardroom.room.room import Room
from cardroom.web.buckets import Bucket
from cardroom.web.connection import SocketConnection
from cardroom.web.cookies import session_token
from cardroom.web.origin import is_own
from cardroom.web.settings import Settings

PATH: Final = "/ws"

TOO_FAST: Final = 1008
TOO_BIG: Final = 1009
DEFECT: Final = 1011
FULL: Final = 1013
SESSION_OVER: Final = 4401
FOREIGN: Final = 4403
NOWHERE: Final = 4404

CLOSE_WITHIN_SECONDS: Final = 1
"""A peer that does not even take the closing word is left to the network after this."""

_decode = msgspec.json.Decoder(asked.AnyAsked).decode
_encode = msgspec.json.Encoder().encode
_log = structlog.get_logger("cardroom.socket")


class SocketDoor:
    """An ASGI application for websocket scopes: one instance for the room."""

    def __init__(self, room: Room, settings: Settings) -> None:
        self._room = room
        self._settings = settings
        self._strangers: Counter[str] = Counter()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one socket from handshake to close."""
        event = await receive()
        if event["type"] != "websocket.connect":
            return
        secure = self._settings.secure_cookies
        if scope["path"] != PATH:
            await send({"type": "websocket.close", "code": NOWHERE, "reason": "nothing is here"})
            return
        if not is_own(scope, self._settings.public_origins, secure):
            await send({"type": "websocket.close", "code": FOREIGN, "reason": "origin"})
            return
        token = session_token(scope["headers"], secure)
        person = await self._room.players.of_session(token)
        address = scope["client"][0] if scope.get("client") else ""
        if not self._has_room(person, address):
            await send({"type": "websocket.close", "code": FULL, "reason": "too many connections"})
            return
        connection = SocketConnection(send, person.id if person else "", self._settings.doors.queued_bytes)
        # Entered before anything is awaited again: handshakes side by side count each other.
        self._room.arrived(connection, person)
        self._strangers[address] += person is None
        try:
            await send({"type": "websocket.accept"})
            await self._serve(connection, token if person else None, receive)
        finally:
            self._strangers[address] -= person is None
            if not self._strangers[address]:
                del self._strangers[address]
            self._room.departed(connection)

    def _has_room(self, person: Person | None, address: str) -> bool:
        """Whether one more socket fits: of all, of this player, of strangers at this address."""
        doors, presence = self._settings.doors, self._room.parts.presence
        if len(presence.all) >= doors.sockets_in_all:
            return False
        if person is None:
            return self._strangers[address] < doors.strangers_an_address
        return len(presence.of(person.id)) < doors.sockets_a_player

    async def _serve(self, connection: SocketConnection, token: str | None, receive: Any) -> None:
        """Write and listen until either end has had enough; the peer need not agree to the end."""
        write = asyncio.create_task(connection.write())
        tasks = [write, asyncio.create_task(self._listen(connection, receive))]
        if token is not None:
            tasks.append(asyncio.create_task(self._watch_session(connection, token)))
        try:
            await asyncio.wait([*tasks, connection.ending], return_when=asyncio.FIRST_COMPLETED)
            connection.close(1000, "")
            await asyncio.wait([write], timeout=CLOSE_WITHIN_SECONDS)
        finally:
            connection.close(1000, "")
            for task in tasks:
                task.cancel()
            # The peer may be gone already; there is nobody left to tell what became of the writing.
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch_session(self, connection: SocketConnection, token: str) -> None:
        """A socket lives no longer than the session it came in with (ASVS 7.4.1): looked up now and then."""
        while await self._room.players.of_session(token) is not None:
            await asyncio.sleep(self._settings.doors.session_check_seconds)
        connection.send(_encode(told.SignedOut("session over")).decode())
        connection.close(SESSION_OVER, "session over")

    async def _listen(self, connection: SocketConnection, receive: Any) -> None:
        doors, clock = self._settings.doors, self._room.parts.clock
        bucket = Bucket(doors.messages_a_second, doors.messages_burst, clock.now_ms())
        while True:
            event = await receive()
            if event["type"] != "websocket.receive" or connection.is_closing:
                return
            frame = event.get("text") or event.get("bytes") or b""
            size = len(frame.encode("utf-8", "replace")) if isinstance(frame, str) else len(frame)
            if size > doors.frame_bytes:
                connection.close(TOO_BIG, "message too big")
                return
            if not bucket.take(clock.now_ms()):
                connection.close(TOO_FAST, "too many messages")
                return
            message = understood(frame)
            if isinstance(message, told.Unexpected):
                connection.send(_encode(message).decode())
                continue
            try:
                self._room.hear(connection, message)
            except Exception:
                _log.exception("message_failed", type=type(message).__name__)
                connection.close(DEFECT, "defect")
                return


def understood(frame: str | bytes) -> asked.AnyAsked | told.Unexpected:
    """What a frame asks, or what is wrong with it. Never raises, whatever the frame holds."""
    try:
        message: asked.AnyAsked = _decode(frame)
    except msgspec.MsgspecError as fault:
        return told.Unexpected(message=str(fault)[:200])
    except UnicodeError:
        return told.Unexpected(message="The message is not UTF-8 text.")
    except RecursionError:
        return told.Unexpected(message="The message is nested too deep.")
    return message
