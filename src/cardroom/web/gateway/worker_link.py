"""The worker that a gateway has to do with: found, asked each second whether it is there, and left when it is not."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
import structlog

from cardroom.bus.bus_protocol import Bus, NotAnswered
from cardroom.web.carried.relay_messages import (
    BEAT_SECONDS,
    HELLO,
    SILENT_SECONDS,
    Beat,
    BeatAnswer,
    Speaker,
    Unfit,
    encode,
    hello_of,
    of_worker,
    why_not,
)
from cardroom.web.gateway.gateway_figures import GatewayFigures
from cardroom.web.gateway.session_line import SessionLine

LOOK_SECONDS: Final = 0.25
"""The pause between two looks for a worker."""

ANSWER_SECONDS: Final = 2.0
"""How long an answer to a greeting or a beat may take."""

_decode_speaker: Final = msgspec.msgpack.Decoder(Speaker).decode
_decode_beat: Final = msgspec.msgpack.Decoder(BeatAnswer).decode
_log = structlog.get_logger("cardroom.gateway")


class WorkerFound:
    """A worker, and the line to it, for as long as it is there: `lost` is done when it is not."""

    __slots__ = ("line", "lost", "node")

    def __init__(self, node: str, line: SessionLine) -> None:
        self.node = node
        self.line = line
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class WorkerLink:
    """Knows the worker, and has the line of the sessions there."""

    def __init__(
        self,
        bus: Bus,
        own: Speaker,
        figures: GatewayFigures,
        house: str = "",
        rooms: dict[str, str] | None = None,
    ) -> None:
        """It looks for the worker of a `house`, named by its id; without one for the room's.

        `rooms` are those of the workers that the gateway has at its houses now: there is one room on a bus.
        """
        self.bus = bus
        self.figures = figures
        self._house = house
        self._rooms = rooms if rooms is not None else {}
        self._hello = hello_of(house) if house else HELLO
        self.own = own
        self.unfit = ""
        """Why the worker that answers does not fit; "" where none answers, or one that fits."""
        self.lost_times = 0
        """How often a worker was lost; it never decreases."""
        self._found: WorkerFound | None = None
        self._waiting: asyncio.Future[WorkerFound] = asyncio.get_running_loop().create_future()
        self._differed = False
        self._closing: asyncio.Future[None] | None = None

    @property
    def node(self) -> str:
        """The worker, "" while there is none."""
        return self._found.node if self._found is not None else ""

    @property
    def here(self) -> WorkerFound | None:
        """The worker, if there is one now."""
        return self._found

    async def found(self) -> WorkerFound:
        """The worker, as soon as there is one."""
        return self._found if self._found is not None else await asyncio.shield(self._waiting)

    async def look(self) -> bool:
        """Look for a worker once. Raises `Unfit` for one that cannot be worked with."""
        try:
            worker = _decode_speaker(await self.bus.ask(self._hello, encode(self.own), ANSWER_SECONDS))
        except (NotAnswered, msgspec.MsgspecError):
            return False
        self.unfit = why_not(self.own, worker) or self._of_another_room(worker)
        if self.unfit:
            raise Unfit(self.unfit)
        line = SessionLine(self.bus, self.own.node, worker.node)
        await line.open()
        self._found = WorkerFound(worker.node, line)
        if worker.room:
            self._rooms[self._house] = worker.room
        _log.info("worker_found", node=worker.node, version=worker.version)
        self._waiting.set_result(self._found)
        return True

    def _of_another_room(self, worker: Speaker) -> str:
        """Why a worker cannot serve this house beside those of the other houses; "" where it can."""
        for house, room in self._rooms.items():
            if house != self._house and worker.room and room != worker.room:
                return (
                    f"two rooms on one bus: {house} is served out of another store ({room}) than {self._house} "
                    f"({worker.room}, worker {worker.node}). Give each room a bus of its own, or all workers the same store"
                )
        return ""

    async def run(self) -> None:
        """Keep to a worker until it is cancelled."""
        said = ""
        while True:
            if self._found is None:
                try:
                    await self.look()
                except Unfit as fault:
                    if str(fault) != said:
                        said = str(fault)
                        _log.critical("worker_unfit", why=said)
            if self._found is None:
                await asyncio.sleep(LOOK_SECONDS)
            else:
                await self._keep(self._found)

    async def _keep(self, found: WorkerFound) -> None:
        """Ask the worker each second, until it is lost."""
        loop = asyncio.get_running_loop()
        heard = loop.time()
        while not found.lost.done():
            try:
                await self._beat(found)
                heard = loop.time()
            except (NotAnswered, msgspec.MsgspecError) as fault:
                is_gone = isinstance(fault, NotAnswered) and fault.why != "late"
                if is_gone or loop.time() - heard > SILENT_SECONDS:
                    self.lose(found, str(fault))
            await asyncio.wait([found.lost], timeout=BEAT_SECONDS)
        await asyncio.sleep(LOOK_SECONDS)

    async def _beat(self, found: WorkerFound) -> None:
        sessions, own = found.line.sessions, self.own.node
        mine = len(sessions)
        opened = {name for name, session in sessions.items() if session.is_open}
        names = tuple(sessions) if self._differed else None
        subject, beat = of_worker(found.node, "beat", own), Beat(own, found.line.name, mine, names)
        with self.figures.answer.time():
            answer = _decode_beat(await self.bus.ask(subject, encode(beat), ANSWER_SECONDS))
        # Once is nothing: a session is just being opened or is over. Twice, they are compared by name.
        self._differed = names is None and answer.sockets != mine and len(sessions) == mine
        for name in opened.intersection(answer.lacks if names is not None else ()):
            if name in sessions:
                sessions[name].lose("unknown")

    def lose(self, found: WorkerFound, why: str) -> None:
        """Leave a worker that does not answer, and look for one."""
        if self._found is not found:
            return
        self.lost_times += 1
        _log.warning("worker_lost", node=found.node, why=why)
        self._found = None
        self._rooms.pop(self._house, None)
        self._waiting = asyncio.get_running_loop().create_future()
        found.lost.set_result(None)
        self._closing = asyncio.ensure_future(found.line.close())

    async def leave(self) -> None:
        """Tell the worker that this gateway ends."""
        if self._found is not None:
            subject = of_worker(self._found.node, "beat", self.own.node)
            beat = Beat(self.own.node, self._found.line.name, 0, is_leaving=True)
            with contextlib.suppress(NotAnswered):
                await self.bus.ask(subject, encode(beat), ANSWER_SECONDS)
