"""One browser's socket at a gateway: it stays open while the worker behind it goes and another comes."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any, Final

import msgspec

from cardroom.bus.bus_protocol import NotAnswered
from cardroom.bus.bus_subscription import BusSubscription, Gap
from cardroom.room.protocol import server_messages as to_client
from cardroom.web.carried.carried_socket import Pieces
from cardroom.web.carried.relay_messages import (
    Headers,
    Hung,
    Open,
    OpenAnswer,
    Said,
    SessionOpened,
    ToldOut,
    encode,
    of_worker,
    said_by,
    told_to,
)
from cardroom.web.doors.web_settings import Doors
from cardroom.web.gateway.gateway_figures import OpenedWhy
from cardroom.web.gateway.worker_link import WorkerFound, WorkerLink
from cardroom.web.socket import SocketConnection

OPEN_SECONDS: Final = 10.0
"""How long a worker may take to open a session: handshakes wait their turn there."""
AGAIN_SECONDS: Final = (0.2, 2.0)
"""The pause before a session is asked for again: the first, and the longest, as each is twice the one before."""
TELL_SECONDS: Final = 5.0
"""How often a client is told that the room is still away."""
MOST_TOLD: Final = 1024
"""The messages for one socket that wait to be written to its connection."""

LEAVES: Final = frozenset({1001, 4500})
"""The codes of a room that stops, in order or because its store failed: another worker goes on."""
STOPPED: Final = (1001, "the room moves")

MOVES: Final = msgspec.json.encode(to_client.RoomMoves()).decode()

_decode: Final = msgspec.msgpack.Decoder(OpenAnswer).decode


class HeldSocket:
    """A socket, with the session that it has at a worker at the moment.

    `follows_moves`: the client goes on with a session anew on the same socket; any other is closed and comes back.
    """

    def __init__(
        self, link: WorkerLink, doors: Doors, headers: Headers, address: str, scheme: str, follows_moves: bool
    ) -> None:
        self._link = link
        self._doors = doors
        self._headers = headers
        self._address = address
        self._scheme = scheme
        self._follows_moves = follows_moves
        self._found: WorkerFound | None = None
        self._said = 0
        self._said_on = ""
        self._told: BusSubscription | None = None
        self._before = ""
        self._why: OpenedWhy = "first"
        self.session = ""
        """The session, "" while there is none."""
        self.is_waiting = True
        """Whether it waits for a session: nobody tells it of tables."""
        self.lacks = asyncio.Event()
        """Set when the worker turns out not to have the session."""

    # ------------------------------------------------------------------ sessions

    async def open(self, found: WorkerFound) -> OpenAnswer:
        """Open a session in place of the one before. Raises `NotAnswered`."""
        own = self._link.own.node
        before = self._before = self.session or self._before
        await self.forget()
        session = secrets.token_hex(12)
        told = await self._link.bus.subscribe(told_to(own, session), MOST_TOLD)
        opening = Open(own, session, self._headers, self._address, self._scheme, before)
        try:
            data = await self._link.bus.ask(of_worker(found.node, "open", own), encode(opening), OPEN_SECONDS)
            answer: OpenAnswer = _decode(data)
        except BaseException:
            await told.close()
            raise
        if not isinstance(answer, SessionOpened):
            await told.close()
            return answer
        self.session, self._told, self._found, self._said = session, told, found, 0
        self._said_on = said_by(found.node, own)
        self.lacks.clear()
        self._link.sessions.add(session)
        self._link.figures.opened[self._why] += 1
        self.is_waiting = False
        return answer

    async def forget(self) -> None:
        """Hear and say no more on the session."""
        self._link.sessions.discard(self.session)
        told, self._told, self._found, self.session = self._told, None, None, ""
        if told is not None:
            await told.close()

    async def end(self) -> None:
        """The browser is gone: the session is over."""
        if self.session:
            self._say(Said(self.session, self._said + 1, is_over=True))
        await self.forget()

    def say(self, text: bytes) -> None:
        """Pass a message on. While there is no session it is lost: the client says it again in the next one."""
        if self.session:
            self._said += 1
            self._say(Said(self.session, self._said, text))

    def _say(self, said: Said) -> None:
        self._link.bus.publish(self._said_on, encode(said))

    # ------------------------------------------------------------------ what the client is told

    async def serve(self, connection: SocketConnection) -> None:
        """Tell the client what the worker tells it, in one session after the other, until the socket ends."""
        while not connection.is_closing:
            await self._follow(connection)
            if connection.is_closing:
                return
            if not self._follows_moves:
                connection.close(*STOPPED)
                return
            await self._open_again(connection)

    async def _follow(self, connection: SocketConnection) -> None:
        """Follow one session to its end: the worker's, or that of the way to it."""
        told, found = self._told, self._found
        if told is None or found is None:
            return
        reading = asyncio.ensure_future(_tell_on(told, connection))
        lacking = asyncio.ensure_future(self.lacks.wait())
        try:
            ends: list[asyncio.Future[Any]] = [reading, lacking, found.lost, connection.ending]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            self._why = "worker_lost"
            if reading.done():
                self._why = reading.result()
            elif lacking.done():
                self._why = "unknown"
        finally:
            for task in (reading, lacking):
                task.cancel()
            await asyncio.gather(reading, lacking, return_exceptions=True)

    async def _open_again(self, connection: SocketConnection) -> None:
        """Open a session anew, for as long as that takes; the client is told meanwhile."""
        self.is_waiting = True
        telling = asyncio.ensure_future(_tell_moves(connection))
        pause, longest = AGAIN_SECONDS
        try:
            while not connection.is_closing:
                finding = asyncio.ensure_future(self._link.found())
                ends: list[asyncio.Future[Any]] = [finding, connection.ending]
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
                if not finding.done():
                    finding.cancel()
                    return
                try:
                    answer = await self.open(finding.result())
                except NotAnswered as fault:
                    if fault.why == "nobody":
                        self._link.lose(finding.result(), str(fault))
                    answer = None
                if isinstance(answer, SessionOpened):
                    return
                if isinstance(answer, Hung):
                    if answer.code not in LEAVES:
                        connection.close(answer.code, answer.reason)
                        return
                # The worker is too busy, its store is away, or it stops: ask again, not all at once.
                await asyncio.sleep(pause * (1 + secrets.randbelow(1000) / 1000))
                pause = min(longest, 2 * pause)
        finally:
            telling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await telling


async def _tell_on(told: BusSubscription, connection: SocketConnection) -> OpenedWhy:
    """Tell the client what comes. Returns at a gap, at data that no worker sends, and at the end of the session: why."""
    pieces = Pieces()
    async for one in told:
        if isinstance(one, Gap):
            return "gap"
        try:
            found: ToldOut | None = pieces.take(one.data)
        except msgspec.MsgspecError:
            return "unreadable"
        if found is None:
            continue
        if found.is_unknown:
            return "unknown"
        if found.texts:
            connection.send(*found.texts)
        if found.end is not None:
            if found.end[0] not in LEAVES:
                connection.close(*found.end)
            return "worker_leaves"
    return "gap"


async def _tell_moves(connection: SocketConnection) -> None:
    while True:
        connection.send(MOVES)
        await asyncio.sleep(TELL_SECONDS)
