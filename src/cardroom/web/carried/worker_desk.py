"""A worker on the bus: it answers gateways, and has a session for each of their sockets."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog

from cardroom.bus.bus_protocol import AnswerDeclined, Bus
from cardroom.bus.bus_subscription import Heard
from cardroom.bus.subjects import check_word
from cardroom.web.carried.carried_requests import Asgi, CarriedRequests
from cardroom.web.carried.carried_socket import CarriedSocket
from cardroom.web.carried.relay_messages import (
    HELLO,
    SILENT_SECONDS,
    Beat,
    BeatAnswer,
    CarriedAnswer,
    Hung,
    Open,
    Said,
    SaidTogether,
    Speaker,
    encode,
    hello_of,
    here_of,
    of_worker,
    part_of,
    said_by,
)
from cardroom.web.carried.told_line import ToldLine
from cardroom.web.doors.doorkeeper import MOVING

CLOSES_WITHIN_SECONDS: Final = 1.0
"""How long sessions may take to say that they are over, at the end of a worker."""

MOST_SAID: Final = 16_384
"""The messages of all clients that wait to be heard."""

FORGOTTEN_SECONDS: Final = 3600.0
"""A line on which no gateway was heard of for so long is not used any more."""

_decode_said: Final = msgspec.msgpack.Decoder(SaidTogether).decode
_decode_open: Final = msgspec.msgpack.Decoder(Open).decode
_decode_beat: Final = msgspec.msgpack.Decoder(Beat).decode
_log = structlog.get_logger("cardroom.worker")


class WorkerDesk:
    """Serves gateways by the room's two doors: `http` for requests, `socket` for sockets that were let in."""

    def __init__(
        self,
        bus: Bus,
        own: Speaker,
        http: Asgi,
        socket: Asgi,
        houses: tuple[str, ...] = (),
        is_beside: bool = False,
        books: Callable[[], dict[str, str]] = dict,
    ) -> None:
        """It is greeted as the worker of its `houses`; and as the room's, unless it works beside others. `books` tells the
        versions of their rulebooks that are in force.
        """
        self._bus = bus
        self._books = books
        self._own = own
        self._socket = socket
        self._greeted = [*([] if is_beside else [HELLO]), *[hello_of(house) for house in houses]]
        self._requests = CarriedRequests(http)
        self._sessions: dict[str, CarriedSocket] = {}
        self._lines: dict[tuple[str, str], ToldLine] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._gateways: dict[str, float] = {}
        self._ends: list[Callable[[], Awaitable[None]]] = []
        self._is_leaving = False
        self.dropped: Counter[str] = Counter()
        """Messages of clients that were not heard, by reason; it never decreases."""

    @property
    def gateways(self) -> tuple[str, ...]:
        """The gateways that are there."""
        return tuple(self._gateways)

    @property
    def sessions(self) -> int:
        """The number of sessions that are open, one for each socket at a gateway."""
        return len(self._sessions)

    async def run(self) -> None:
        """Serve until it is cancelled; then every session is over."""
        node, bus = self._own.node, self._bus
        said = await bus.subscribe(said_by(node, "*"), MOST_SAID)
        sweeping = asyncio.create_task(self._sweep_on())
        try:
            for subject, answer in (
                (of_worker(node, "beat", "*"), self._beat),
                (of_worker(node, "open", "*"), self._open),
                (of_worker(node, "http", "*"), self._answer),
                (of_worker(node, "rest", "*"), self._requests.rest),
                *[(subject, self._hello) for subject in self._greeted],
            ):
                self._ends.append(await bus.answer(subject, answer))
            for subject in self._greeted:
                bus.publish(here_of(subject), b"")
            _log.info("worker_answers", node=node)
            async for one in said:  # what a gap has taken is missed by its number
                if isinstance(one, Heard):
                    self._hear(one)
        finally:
            sweeping.cancel()
            await self._close()
            await said.close()

    async def _close(self) -> None:
        for end in self._ends:
            await end()
        self._ends.clear()
        if self._is_leaving and self._tasks:  # their ends are on the way
            await asyncio.wait(tuple(self._tasks.values()), timeout=CLOSES_WITHIN_SECONDS)
        for session in tuple(self._sessions.values()):
            session.end()
        tasks = tuple(self._tasks.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=CLOSES_WITHIN_SECONDS)
            for task in late:  # a handshake that waits for a store that does not answer keeps nobody
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for line in self._lines.values():
            line.flush()

    def leave(self) -> None:
        """Begin nothing more: gateways are to find another worker. Called as the room has stopped."""
        self._is_leaving = True

    async def _hello(self, _subject: str, _data: bytes) -> bytes:
        if self._is_leaving:
            raise AnswerDeclined("this worker leaves")
        return encode(msgspec.structs.replace(self._own, books=self._books()))

    async def _answer(self, subject: str, data: bytes) -> bytes:
        if self._is_leaving:
            return encode(CarriedAnswer(MOVING.status, MOVING.headers, MOVING.body))
        return await self._requests.answer(subject, data)

    # ------------------------------------------------------------------ sessions

    async def _open(self, subject: str, data: bytes) -> bytes:
        opening = _decode_open(data)
        _check_speaker(subject, opening.gateway)
        line = self._line(opening.gateway, opening.line)
        if self._is_leaving:
            return encode(Hung(1001, "the room stops"))
        if opening.session in self._sessions:
            return encode(Hung(1008, "this session is open already"))
        before = self._sessions.get(opening.before)
        if before is not None and before.line.gateway == opening.gateway:
            before.end()
            await asyncio.gather(self._tasks[before.session], return_exceptions=True)
        self._gateways[opening.gateway] = asyncio.get_running_loop().time()
        session = CarriedSocket(line, opening)
        self._sessions[session.session] = session
        self._tasks[session.session] = asyncio.create_task(self._serve(session))
        return encode(await asyncio.shield(session.opened))

    async def _serve(self, session: CarriedSocket) -> None:
        try:
            await self._socket(session.scope, session.receive, session.send)
        except Exception:
            _log.exception("carried_socket_failed")
        finally:
            session.over()
            self._sessions.pop(session.session, None)
            self._tasks.pop(session.session, None)

    def _line(self, gateway: str, name: str) -> ToldLine:
        """The line of that name of a gateway, which may be new. Raises ValueError for one that is no word of a subject."""
        line = self._lines.get((gateway, name))
        if line is None:
            check_word(name)
            line = self._lines[gateway, name] = ToldLine(self._bus, gateway, name)
        return line

    def _hear(self, one: Heard) -> None:
        gateway = one.subject.rpartition(".")[2]
        try:
            together = _decode_said(one.data)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            self.dropped["unreadable"] += 1
            return
        for said in together.said:
            self._hear_one(gateway, together.line, said)

    def _hear_one(self, gateway: str, line: str, said: Said) -> None:
        session = self._sessions.get(said.session)
        if session is None:
            self.dropped["unknown"] += 1
            known = self._lines.get((gateway, line))
            if known is not None and not said.is_over:
                known.unknown(said.session)
        elif session.line.gateway != gateway:
            self.dropped["foreign"] += 1
        else:
            heard = session.hear(said)
            if heard != "heard":
                self.dropped[heard] += 1
            if heard == "missed":
                session.line.unknown(said.session)
                session.end()

    # ------------------------------------------------------------------ gateways

    async def _beat(self, subject: str, data: bytes) -> bytes:
        beat = _decode_beat(data)
        _check_speaker(subject, beat.gateway)
        if self._is_leaving:
            raise AnswerDeclined("this worker leaves")
        if beat.is_leaving:
            self._give_up(beat.gateway)
            return encode(BeatAnswer(0))
        self._gateways[beat.gateway] = now = asyncio.get_running_loop().time()
        line = self._lines.get((beat.gateway, beat.line))
        if line is not None:
            line.asked = now
        mine = {name: one for name, one in self._sessions.items() if one.line is line}
        if beat.names is None:
            return encode(BeatAnswer(len(mine)))
        named = set(beat.names)
        mine = {name: one for name, one in mine.items() if part_of(name, beat.parts) == beat.part}
        for name, session in mine.items():
            if name not in named:
                session.end()
        return encode(BeatAnswer(len(mine.keys() & named), tuple(sorted(named - mine.keys()))))

    async def _sweep_on(self) -> None:
        """Give up gateways that are silent: their players are not connected any more."""
        while True:
            await asyncio.sleep(1)
            now = asyncio.get_running_loop().time()
            for gateway in [name for name, at in self._gateways.items() if now - at > SILENT_SECONDS]:
                _log.warning("gateway_silent", gateway=gateway)
                self._give_up(gateway)
            for key in [key for key, line in self._lines.items() if now - line.asked > FORGOTTEN_SECONDS]:
                self._lines.pop(key).retire()

    def _give_up(self, gateway: str) -> None:
        self._gateways.pop(gateway, None)
        for session in [one for one in self._sessions.values() if one.line.gateway == gateway]:
            session.end()


def _check_speaker(subject: str, gateway: str) -> None:
    """Raise ValueError for a question in another gateway's name: the bus may allow each only subjects of its own."""
    if subject.rpartition(".")[2] != gateway:
        raise ValueError(f"{gateway} does not speak on {subject}")


def port_of_worker(application: Any) -> Asgi:
    """The application at a worker's own port: only what is for those who look after it, `/health` and `/metrics`."""

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["path"] in ("/health", "/metrics"):
            await application(scope, receive, send)
        elif scope["type"] == "http":
            headers = [(b"content-type", b"text/plain; charset=utf-8")]
            await send({"type": "http.response.start", "status": 404, "headers": headers})
            await send({"type": "http.response.body", "body": NO_PAGES_HERE})
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4404, "reason": "a worker holds no sockets"})

    return serve


NO_PAGES_HERE: Final = b"This is a worker of the room: its pages are at the gateways.\n"
