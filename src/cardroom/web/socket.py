"""The WebSocket endpoint: it checks who connects and how fast they send, and hands messages to the room and back."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final

import msgspec
import structlog

from cardroom.room.identity.person import Person
from cardroom.room.identity.sessions import hash_of
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.message_bases import PROTOCOL
from cardroom.room.room import Room
from cardroom.room.runtime.figures import FaultKind
from cardroom.room.runtime.network_addresses import Venues
from cardroom.room.tokens.token import PREFIX
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreFault
from cardroom.web.doors.budgets import Bucket, Budgets, Purpose
from cardroom.web.doors.cookies import session_token
from cardroom.web.doors.deadline import Deadline
from cardroom.web.doors.doorkeeper import AWAY, BUSY, SPENT, Doorkeeper, Refusal, address_of
from cardroom.web.doors.socket_connection import AT_ONCE, CARRIED, LISTEN, Hear
from cardroom.web.doors.web_settings import Settings
from cardroom.web.nul import MARK, WORDS, has_zero_letter
from cardroom.web.origin import is_own

Send = Callable[[Any], Awaitable[None]]  # an ASGI message is a plain dict of mixed values
SendAtOnce = Callable[[Sequence[str]], bool]
"""Writes texts without waiting, or returns False when it cannot."""


class SocketConnection:
    """A connection that writes texts at once where the peer reads them; else they queue here, and one task writes them.

    They stay in order. A reader that falls too far behind is dropped. `ending` is done as soon as the connection is to
    close, whether or not the peer still reads anything.
    """

    __slots__ = (
        "_at_once", "_closing", "_most_bytes", "_queue", "_queued_bytes", "_send", "_wake", "address", "ending",
        "player", "session",
    )  # fmt: skip

    def __init__(
        self,
        send: Send,
        player: str,
        most_bytes: int,
        session: bytes = b"",
        at_once: SendAtOnce | None = None,
        address: str = "",
    ) -> None:
        self.player = player
        self.address = address
        self.session = session
        self.ending: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._send = send
        self._at_once = at_once
        self._most_bytes = most_bytes
        self._queue: deque[str] = deque()
        self._queued_bytes = 0
        self._wake: asyncio.Future[None] | None = None
        self._closing: tuple[int, str] | None = None

    def send(self, *texts: str) -> None:
        """See `cardroom.room.identity.client_connection.Connection`."""
        if self._closing is not None:
            return
        wake = self._wake  # there while all that was said before is written out
        if wake is not None and not wake.done() and self._at_once is not None and self._at_once(texts):
            return
        self._queued_bytes += sum(map(len, texts))
        if self._queued_bytes > self._most_bytes:
            self._queue.clear()
            self.close(1013, "too slow")
            return
        self._queue.extend(texts)
        self._awaken()

    def close(self, code: int, reason: str) -> None:
        """See `cardroom.room.identity.client_connection.Connection`."""
        if self._closing is None:
            self._closing = (code, reason)
            if not self.ending.done():
                self.ending.set_result(None)
            self._awaken()

    @property
    def is_closing(self) -> bool:
        """Whether nothing more will be sent."""
        return self._closing is not None

    def _awaken(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def write(self) -> None:
        """Write out until the connection closes; run as one task for the connection's life."""
        loop = asyncio.get_running_loop()
        queue, send = self._queue, self._send
        while True:
            while queue:
                text = queue.popleft()
                self._queued_bytes -= len(text)
                await send({"type": "websocket.send", "text": text})
            if self._closing is not None:
                code, reason = self._closing
                await send({"type": "websocket.close", "code": code, "reason": reason})
                return
            self._wake = loop.create_future()
            await self._wake
            self._wake = None


PATH: Final = "/ws"

TOO_FAST: Final = 1008
TOO_BIG: Final = 1009
DEFECT: Final = 1011
FULL: Final = 1013
SESSION_OVER: Final = 4401
FOREIGN: Final = 4403
NOWHERE: Final = 4404
IDLE: Final = 4408

ANSWERED: Final = "websocket.http.response"
"""The scope's extension for answering a handshake as an HTTP request (ASGI's "Websocket Denial Response")."""

VERSION: Final = (b"cardroom-protocol", str(PROTOCOL).encode())
"""The header with the protocol's version in the answer to every handshake."""
WAITS_MOST: Final = 10
"""The number of times a stranger's message waits for the address's budget before the socket is closed."""

COSTS: Final = {from_client.WatchLobby: 5, from_client.WatchTable: 3}
"""The cost of a stranger's messages to the address's budget, where it is more than one: their answers are long."""

CLOSE_WITHIN_SECONDS: Final = 1
"""The time after which a peer that does not even read the close frame is left to the network."""

_decode = msgspec.json.Decoder(from_client.AnyClientMessage).decode
_encode = msgspec.json.Encoder().encode
_log = structlog.get_logger("cardroom.socket")


class SocketDoor:
    """An ASGI application for websocket scopes: one instance for the room."""

    def __init__(self, room: Room, settings: Settings, doorkeeper: Doorkeeper, budgets: Budgets) -> None:
        self._room = room
        self._settings = settings
        self._doorkeeper = doorkeeper
        self._budgets = budgets
        self._strangers: Counter[str] = Counter()
        self._venues = Venues(settings.room.venues, settings.room.venue_times)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one socket from handshake to close."""
        event = await receive()
        if event["type"] != "websocket.connect":
            return
        if await let_in(scope, send, self._settings, self._doorkeeper, self._budgets):
            await self.admitted(scope, receive, send)

    async def paced(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a socket that a gateway has let in, as soon as there is time for one more."""
        if await self._doorkeeper.pace.turn(Purpose.SOCKETS):
            await self.admitted(scope, receive, send)
        else:
            await turn_away(send, scope, BUSY)

    async def admitted(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a socket that is let in, by whoever its token names."""
        secure = self._settings.secure_cookies
        address = address_of(scope)
        token = session_token(scope["headers"], secure)
        try:
            person = await self._person_of(token, address)
        except Refused:  # nobody can say who this is: no player is taken for a stranger
            await turn_away(send, scope, BUSY)
            return
        except StoreFault as fault:
            _log.error("handshake_without_store", code=fault.code)
            await turn_away(send, scope, AWAY)
            return
        if not self._has_room(person, address):
            await send({"type": "websocket.close", "code": FULL, "reason": "too many connections"})
            return
        session = hash_of(token) if person and token else b""
        connection = SocketConnection(
            send,
            person.id if person else "",
            self._settings.doors.queued_bytes,
            session,
            scope.get("extensions", {}).get(AT_ONCE),
            address,
        )
        # Entered before anything is awaited again: handshakes side by side count each other.
        if person is not None and not person.bot:
            self._room.neighbours.came(person.id, address)
        self._room.arrivals.arrived(connection, person)
        self._strangers[address] += person is None
        hear = self._hears(connection, 2 if CARRIED in scope.get("extensions", {}) else 1)
        listen = scope.get("extensions", {}).get(LISTEN)
        if person is not None and listen is not None:
            listen(hear)
        try:
            await send({"type": "websocket.accept", "headers": [VERSION]})
            await self._serve(connection, token if person else None, address, hear, receive)
        finally:
            self._strangers[address] -= person is None
            if not self._strangers[address]:
                del self._strangers[address]
            self._room.arrivals.departed(connection)

    async def _person_of(self, token: str | None, address: str) -> Person | None:
        """Return the person of a session, or of an API token that may play; any other token is nobody here."""
        if token is None or not token.startswith(PREFIX):
            return await self._room.players.of_session(token)
        person = await self._room.tokens.person_of(token, address)
        return person if person is not None and "play" in (person.scopes or ()) else None

    def _has_room(self, person: Person | None, address: str) -> bool:
        """Whether one more socket fits the limits: of all, of this player, of strangers at this address."""
        doors, presence = self._settings.doors, self._room.services.presence
        if len(presence.all) >= doors.sockets_in_all:
            return False
        if person is None:
            return self._strangers[address] < doors.strangers_an_address * self._venues.times(address)
        return len(presence.of(person.id)) < doors.sockets_a_player

    async def _serve(
        self, connection: SocketConnection, token: str | None, address: str, hear: Hear, receive: Any
    ) -> None:
        """Write and listen until either side ends the connection; the peer need not agree to the end."""
        if token is None:
            await until_over(connection, self._listen_to_stranger(connection, address, hear, receive))
        else:
            watching = self._watch_session(connection, token, address)
            await until_over(connection, listen_on(hear, receive), watching)

    async def _watch_session(self, connection: SocketConnection, token: str, address: str) -> None:
        """End a socket when the session it came in with is over (ASVS 7.4.1), which is looked up now and then."""
        is_open = True
        while is_open:
            try:
                is_open = await self._person_of(token, address) is not None
            except (StoreFault, Refused):  # nobody can say that it is over
                _log.warning("session_not_looked_up")
            if is_open:
                await asyncio.sleep(self._settings.doors.session_check_seconds)
        connection.send(_encode(to_client.SignedOut("session over")).decode())
        connection.close(SESSION_OVER, "session over")

    async def _listen_to_stranger(
        self, connection: SocketConnection, address: str, hear: Hear, receive: Any
    ) -> None:
        """Listen to a stranger: not for ever when idle, and slower when the address sends more than it may."""
        doors = self._settings.doors
        idle = Deadline(
            asyncio.get_running_loop(), lambda: connection.close(IDLE, "nothing was said for long")
        )

        async def heard() -> Any:
            idle.set(doors.idle_stranger_seconds)
            event = await receive()
            if event["type"] != "websocket.receive":
                return event
            cost = COSTS.get(type(understood(_frame_of(event))), 1)
            for _ in range(WAITS_MOST):
                if self._budgets.take(address, Purpose.MESSAGES, cost):
                    await self._doorkeeper.pace.turn(Purpose.MESSAGES, cost)
                    return event
                await asyncio.sleep(doors.wait_when_spent_seconds)
            connection.close(TOO_FAST, "too many messages")
            return event

        try:
            await listen_on(hear, heard)
        finally:
            idle.clear()

    def _hears(self, connection: SocketConnection, bursts: int) -> Hear:
        """Return the handler of a connection's messages; it returns False when it handles no more."""
        room, now_ms, doors = self._room, self._room.services.clock.now_ms, self._settings.doors
        bucket = Bucket(doors.messages_a_second, bursts * doors.messages_burst, now_ms())

        def hear(frame: bytes) -> bool:
            if connection.is_closing:
                return False
            if len(frame) > doors.frame_bytes:
                connection.close(TOO_BIG, "message too big")
                return False
            if not bucket.take(now_ms()):
                connection.close(TOO_FAST, "too many messages")
                return False
            message = understood(frame)
            if isinstance(message, to_client.Unexpected):
                connection.send(_encode(message).decode())
                return True
            try:
                if not room.hear(connection, message):
                    bucket.take(now_ms(), doors.refused_costs)
            except StoreFault as fault:  # the room ends; the client asks again when it is back
                _log.error("message_without_store", type=type(message).__name__, code=fault.code)
                connection.close(FULL, "the store does not answer")
                return False
            except Exception:
                _log.exception("message_failed", type=type(message).__name__)
                room.services.figures.fault(FaultKind.MESSAGE_FAILED)
                connection.close(DEFECT, "defect")
                return False
            return True

        return hear


async def let_in(scope: Any, send: Any, settings: Settings, doorkeeper: Doorkeeper, budgets: Budgets) -> bool:
    """Whether a handshake may go on; one that may not is answered: wrong place, foreign page, too many of them."""
    if scope["path"] != PATH:
        await send({"type": "websocket.close", "code": NOWHERE, "reason": "nothing is here"})
        return False
    if not is_own(scope, settings.public_origins, settings.secure_cookies):
        await send({"type": "websocket.close", "code": FOREIGN, "reason": "origin"})
        return False
    if not doorkeeper.knows_host(scope):
        await send({"type": "websocket.close", "code": FOREIGN, "reason": "host"})
        return False
    if not budgets.take(address_of(scope), Purpose.SOCKETS) or not await doorkeeper.pace.turn(
        Purpose.SOCKETS
    ):
        await asyncio.sleep(settings.doors.wait_when_spent_seconds)
        await turn_away(send, scope, SPENT)
        return False
    return True


async def turn_away(send: Any, scope: Any, refusal: Refusal) -> None:
    """Refuse a handshake as any other request; by a close alone where the server has no such answer."""
    if ANSWERED not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": FULL, "reason": "the room is busy"})
        return
    await send({"type": f"{ANSWERED}.start", "status": refusal.status, "headers": refusal.headers})
    await send({"type": f"{ANSWERED}.body", "body": refusal.body})


async def until_over(connection: SocketConnection, *work: Coroutine[Any, Any, None]) -> None:
    """Write to a connection and do this work beside it, until any of it or the connection ends."""
    write = asyncio.create_task(connection.write())
    tasks = [write, *[asyncio.create_task(one) for one in work]]
    try:
        await asyncio.wait([*tasks, connection.ending], return_when=asyncio.FIRST_COMPLETED)
        connection.close(1000, "")
        await asyncio.wait([write], timeout=CLOSE_WITHIN_SECONDS)
    finally:
        connection.close(1000, "")
        for task in tasks:
            task.cancel()
        # The peer may be gone already; nobody is left to get an error of the writing.
        await asyncio.gather(*tasks, return_exceptions=True)


async def listen_on(hear: Hear, receive: Any) -> None:
    """Handle queued messages until the connection ends."""
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return
        if not hear(_frame_of(event)):
            return


def _frame_of(event: Any) -> bytes:
    """What was said, as bytes: a browser says text, a gateway passes bytes on, and a cheat sends what it likes."""
    frame: str | bytes = event.get("text") or event.get("bytes") or b""
    return frame.encode("utf-8", "replace") if isinstance(frame, str) else frame


def understood(frame: bytes) -> from_client.AnyClientMessage | to_client.Unexpected:
    """Return the message in a frame, or what is wrong with the frame. Never raises, whatever the frame holds."""
    if MARK in frame and has_zero_letter(frame):
        return to_client.Unexpected(message=WORDS)
    try:
        message: from_client.AnyClientMessage = _decode(frame)
    except msgspec.MsgspecError as fault:
        return to_client.Unexpected(message=str(fault)[:200])
    except UnicodeError:
        return to_client.Unexpected(message="The message is not UTF-8 text.")
    except RecursionError:
        return to_client.Unexpected(message="The message is nested too deep.")
    return message
