"""The worker that a gateway has to do with: found, asked each second whether it is there, and left when it is not."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
import structlog

from cardroom.bus.bus_protocol import Bus, NotAnswered
from cardroom.bus.bus_subscription import BusSubscription
from cardroom.bus.subjects import check_word
from cardroom.web.carried.relay_messages import (
    BEAT_SECONDS,
    HELLO,
    MOST_NAMED,
    SILENT_SECONDS,
    Beat,
    BeatAnswer,
    Speaker,
    Unfit,
    encode,
    hello_of,
    here_of,
    of_worker,
    part_of,
    why_not,
)
from cardroom.web.gateway.gateway_figures import GatewayFigures
from cardroom.web.gateway.session_line import SessionLine

LOOK_SECONDS: Final = 0.25
"""The pause between two looks for a worker."""

ANSWER_SECONDS: Final = 2.0
"""How long an answer to a greeting or a beat may take."""

LATE_SECONDS: Final = 2.0
"""A worker that has not answered for so long may have been replaced: another one is looked for beside it."""

NAMED_EVERY: Final = 30
"""The beats after which sessions are compared by name though there are as many on either side: they may be others."""

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
        self._beats = 0
        self._unlike: list[tuple[int, int]] = []
        """The parts of all sessions that are still to be compared by name, each with how many there are."""
        self._closing: asyncio.Future[None] | None = None
        self._heard = 0.0
        """When the worker last answered, by the event loop's time."""
        self._said = ""
        self._called = asyncio.Event()
        """Set when a worker says that it has the house now."""
        self._greetings: set[asyncio.Task[bytes]] = set()
        """The greetings that nobody has answered yet."""

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

    async def look(self, seconds: float = ANSWER_SECONDS) -> bool:
        """Greet whoever has the house, and wait so many seconds for an answer to this greeting or an earlier one.

        Where there is a worker already, another one that answers takes its place: the house is its by now. Returns whether
        one was found. Raises `Unfit` for one that cannot be worked with.
        """
        worker = await self._greet(seconds)
        if worker is None or worker.node == self.node:
            return False
        self.unfit = why_not(self.own, worker) or self._of_another_room(worker)
        if self.unfit:
            raise Unfit(self.unfit)
        line = SessionLine(self.bus, self.own.node, worker.node)
        await line.open()
        if self._found is not None:
            self.lose(self._found, f"{worker.node} has its place")
        self._forget_greetings()
        self._found = WorkerFound(worker.node, line)
        if worker.room:
            self._rooms[self._house] = worker.room
        _log.info("worker_found", node=worker.node, version=worker.version)
        self._waiting.set_result(self._found)
        return True

    async def _greet(self, seconds: float) -> Speaker | None:
        """Greet once more; who has answered this greeting, or one that was still without an answer."""
        loop = asyncio.get_running_loop()
        newest = asyncio.create_task(self.bus.ask(self._hello, encode(self.own), ANSWER_SECONDS))
        newest.add_done_callback(_retrieved)
        self._greetings.add(newest)
        until, worker = loop.time() + seconds, None
        while worker is None and newest in self._greetings and loop.time() < until:
            done, self._greetings = await asyncio.wait(
                self._greetings, timeout=until - loop.time(), return_when=asyncio.FIRST_COMPLETED
            )
            worker = next((one for one in map(_speaker, done) if one is not None), None)
        return worker

    def _forget_greetings(self) -> None:
        for greeting in self._greetings:
            greeting.cancel()
        self._greetings = set()

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
        calls = await self.bus.subscribe(here_of(self._hello))
        hearing = asyncio.create_task(self._hear_calls(calls))
        try:
            while True:
                while self._found is None:
                    await self._look_once()
                if not await self._keep(self._found) and self._found is None:
                    await asyncio.sleep(
                        LOOK_SECONDS
                    )  # whoever answers greetings alone is not greeted on and on
        finally:
            hearing.cancel()
            self._forget_greetings()
            await calls.close()

    async def _hear_calls(self, calls: BusSubscription) -> None:
        async for _ in calls:  # behind a gap too: a call may have been in it
            self._called.set()

    async def _pause(self) -> None:
        """Wait until it is time for the next look, or a worker says that it is there."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS):
                await self._called.wait()

    async def _look_once(self) -> None:
        """Look for a worker, and wait no longer for an answer than a look takes: one that stands still gives none."""
        self._called.clear()
        pause = asyncio.create_task(self._pause())
        try:
            if not await self.look(LOOK_SECONDS):
                await pause
        except Unfit as fault:
            if str(fault) != self._said:
                self._said = str(fault)
                _log.critical("worker_unfit", why=self._said)
            await pause
        finally:
            pause.cancel()

    async def _keep(self, found: WorkerFound) -> bool:
        """Ask the worker each second, until it is lost; returns whether it has ever answered."""
        loop = asyncio.get_running_loop()
        self._heard, has_answered = loop.time(), False
        replacing = asyncio.create_task(self._look_for_another(found))
        try:
            while not found.lost.done():
                asking = asyncio.create_task(self._beat(found))
                await asyncio.wait([asking, found.lost], return_when=asyncio.FIRST_COMPLETED)
                if not asking.done():
                    asking.cancel()
                    break
                try:
                    asking.result()
                    self._heard, has_answered = loop.time(), True
                except (NotAnswered, ValueError) as fault:  # an answer in no form is none
                    is_gone = isinstance(fault, NotAnswered) and fault.why != "late"
                    if is_gone or loop.time() - self._heard > SILENT_SECONDS:
                        self.lose(found, str(fault))
                await asyncio.wait([found.lost], timeout=BEAT_SECONDS)
            await replacing  # it ends within a look
        finally:
            replacing.cancel()
        return has_answered

    async def _look_for_another(self, found: WorkerFound) -> None:
        """Look, while the worker is silent or when one calls, whether another has its place by now."""
        loop = asyncio.get_running_loop()
        while not found.lost.done():
            if self._called.is_set() or loop.time() - self._heard > LATE_SECONDS:
                await self._look_once()
            else:
                pause = asyncio.create_task(self._pause())
                await asyncio.wait([pause, found.lost], return_when=asyncio.FIRST_COMPLETED)
                pause.cancel()

    async def _beat(self, found: WorkerFound) -> None:
        sessions, own = found.line.sessions, self.own.node
        mine = len(sessions)
        opened = {name for name, session in sessions.items() if session.is_open}
        self._beats += 1
        if self._differed or self._beats % NAMED_EVERY == 0:
            parts = 1 + mine // MOST_NAMED
            self._unlike, self._differed = [(part, parts) for part in range(parts)], False
        part, parts = self._unlike.pop() if self._unlike else (0, 0)
        names = tuple([name for name in sessions if part_of(name, parts) == part]) if parts else None
        subject = of_worker(found.node, "beat", own)
        beat = Beat(own, found.line.name, mine, names, part=part, parts=parts or 1)
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


def _speaker(greeting: asyncio.Task[bytes]) -> Speaker | None:
    """Who has answered a greeting, if anybody has whom one can speak to."""
    try:
        speaker = _decode_speaker(greeting.result())
        check_word(speaker.node)
    except (NotAnswered, ValueError):
        return None
    return speaker


def _retrieved(greeting: asyncio.Task[bytes]) -> None:
    """Take note of how a greeting ended, whoever reads it: nobody reads one that is late beside one that is answered."""
    if not greeting.cancelled():
        greeting.exception()
