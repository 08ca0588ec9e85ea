"""One browser's socket at a gateway: it stays open while the worker behind it goes and another comes."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any, Final

import msgspec

from cardroom.bus.bus_protocol import NotAnswered
from cardroom.room.protocol import server_messages as to_client
from cardroom.web.carried.relay_messages import (
    Headers,
    Hung,
    Open,
    OpenAnswer,
    Said,
    SessionOpened,
    SessionTold,
    encode,
    of_worker,
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
MOST_EARLY: Final = 1024
"""The messages for one session that wait until its socket is open."""

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
        self._said = self._heard = 0
        self._connection: SocketConnection | None = None
        self._early: list[tuple[SessionTold, tuple[str, ...]]] = []
        self._over: asyncio.Future[OpenedWhy] = asyncio.get_running_loop().create_future()
        self._before = ""
        self._why: OpenedWhy = "first"
        self.session = ""
        """The session, "" while there is none."""
        self.is_waiting = True
        """Whether it waits for a session: nobody tells it of tables."""

    # ------------------------------------------------------------------ sessions

    @property
    def is_open(self) -> bool:
        """See `LineSession`."""
        return self._found is not None

    async def open(self, found: WorkerFound) -> OpenAnswer:
        """Open a session in place of the one before. Raises `NotAnswered`, and ValueError for an answer in no form."""
        own = self._link.own.node
        before = self._before = self.session or self._before
        self.forget()
        session, line = secrets.token_hex(12), found.line
        self._said = self._heard = 0
        self._early.clear()
        self._over = asyncio.get_running_loop().create_future()
        line.sessions[session] = self  # the first texts may overtake the answer
        opening = Open(own, line.name, session, self._headers, self._address, self._scheme, before)
        try:
            data = await self._link.bus.ask(of_worker(found.node, "open", own), encode(opening), OPEN_SECONDS)
            answer: OpenAnswer = _decode(data)
        except BaseException:
            line.sessions.pop(session, None)
            raise
        if not isinstance(answer, SessionOpened):
            line.sessions.pop(session, None)
            return answer
        self.session, self._found = session, found
        self._link.figures.opened[self._why] += 1
        self.is_waiting = False
        return answer

    def forget(self) -> None:
        """Hear and say no more on the session."""
        if self._found is not None:
            self._found.line.sessions.pop(self.session, None)
        self._found, self.session, self._connection = None, "", None

    def end(self) -> None:
        """The browser is gone: the session is over."""
        if self._found is not None:
            self._found.line.say(Said(self.session, self._said + 1, is_over=True))
        self.forget()

    def say(self, text: bytes) -> None:
        """Pass a message on. While there is no session it is lost: the client says it again in the next one."""
        if self._found is not None:
            self._said += 1
            self._found.line.say(Said(self.session, self._said, text))

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

    def hear(self, told: SessionTold, texts: tuple[str, ...]) -> None:
        """See `LineSession`. Behind a message that is missing none is heard."""
        connection = self._connection
        if self._over.done():
            return
        if told.is_unknown:
            self.lose("unknown")
        elif connection is None:
            self._early.append((told, texts))
            if len(self._early) > MOST_EARLY:
                self.lose("gap")
        elif told.number > self._heard + 1:
            self.lose("gap")
        elif told.number == self._heard + 1:
            self._heard += 1
            if told.texts:
                connection.send(*[texts[place] for place in told.texts])
            if told.end is not None:
                if told.end[0] not in LEAVES:
                    connection.close(*told.end)
                elif self._found is not None:  # all its sockets wait for the next one
                    self._link.lose(self._found, "it leaves")
                self.lose("worker_leaves")

    def lose(self, why: OpenedWhy) -> None:
        """See `LineSession`."""
        if not self._over.done():
            self._over.set_result(why)

    async def _follow(self, connection: SocketConnection) -> None:
        """Follow one session to its end: the worker's, or that of the way to it."""
        found, early = self._found, tuple(self._early)
        if found is None:
            return
        self._connection = connection
        self._early.clear()
        for told, texts in early:
            self.hear(told, texts)
        ends: list[asyncio.Future[Any]] = [self._over, found.lost, connection.ending]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        self._why = self._over.result() if self._over.done() else "worker_lost"

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
                except (NotAnswered, ValueError) as fault:
                    if isinstance(fault, NotAnswered) and fault.why == "nobody":
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


async def _tell_moves(connection: SocketConnection) -> None:
    while True:
        connection.send(MOVES)
        await asyncio.sleep(TELL_SECONDS)
