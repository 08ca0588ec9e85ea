"""A house that moves from one worker to another in mid-hand: who is asked, in which order, and what is said."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec
import structlog

from cardroom.bus.bus_protocol import Bus, NotAnswered
from cardroom.web.by_load.house_room import HouseRoom
from cardroom.web.by_load.houses_waiting import WANTED_SECONDS, HousesWaiting
from cardroom.web.by_load.load_told import HouseGiven, LoadsHeard, MoveAnswer, MoveAsked, TakeAsked, asked_of
from cardroom.web.carried.relay_messages import Speaker, encode

TAKE_SECONDS: Final = 3.0
"""How long a worker may take to say whether it would take a house."""
OPEN_SECONDS: Final = 30.0
"""How long it may take to open it. Behind that whoever finds the house free takes it."""

LOOK_SECONDS: Final = 0.05
"""The pause between two looks whether a move is over."""

_decode: Final = msgspec.msgpack.Decoder(MoveAnswer).decode
_log = structlog.get_logger("cardroom.by_load")


class Carries(Protocol):
    """The part that carries the houses of this process."""

    own: Speaker
    rooms: dict[str, HouseRoom]
    heard: LoadsHeard

    async def begin_move(self) -> bool:
        """Take the right to move a house; False while another process has it."""

    async def end_move(self) -> None:
        """Give the right back."""

    async def take(self, house: str) -> str:
        """Open a house; why it could not be opened, "" where it is open."""

    def why_not_taken(self, asked: TakeAsked) -> str:
        """Why this process cannot take a house that another would give it; "" where it can."""

    def moved(self) -> None:
        """A move of this process's is over, done or not."""


class HouseMoves:
    """Gives houses of this process away, and answers whoever would have it give or take one."""

    def __init__(self, carried: Carries, bus: Bus) -> None:
        self._carried = carried
        self._bus = bus
        self._ends: list[Callable[[], Awaitable[None]]] = []
        self.moving = ""
        """The house that is given away at this moment."""
        self._moving_since = 0.0
        self.waiting = HousesWaiting()
        """The houses that were to be given away and are still here."""
        self.count = 0
        """The houses that were given away; it never decreases."""
        self.refused = 0
        """Moves that were to be and did not happen."""

    async def begin(self) -> None:
        """Answer from now on."""
        node = self._carried.own.node
        for what, answer in (("move", self._asked), ("take", self._would_take), ("given", self._given)):
            self._ends.append(await self._bus.answer(asked_of(node, what), answer))

    async def end(self) -> None:
        """Answer nobody any more."""
        for end in self._ends:
            await end()

    async def over(self) -> None:
        """Wait until the move that is under way is over: no other house moves meanwhile."""
        while self.moving:
            await asyncio.sleep(LOOK_SECONDS)

    @property
    def moving_seconds(self) -> float:
        """How long the move has taken that is under way; 0 while none is."""
        return round(time.monotonic() - self._moving_since, 1) if self.moving else 0.0

    async def give(self, house: str, to: str, why: str, again_within: float = WANTED_SECONDS) -> str:
        """Move a house to the worker `to`; why it was not moved, "" where it was. `why` it should move is for the operator.

        One that is not moved plays on here, unless the other worker fails as it opens it: then whoever finds it free
        takes it. It is said to wait until it has moved, or nobody has tried again within so many seconds.
        """
        return (await self._give(house, to, why, again_within)).why

    async def _give(self, house: str, to: str, why: str, again_within: float = WANTED_SECONDS) -> MoveAnswer:
        answer = await self._given_away(house, to, why)
        carried = self._carried
        if not answer.why or house not in carried.rooms:
            self.waiting.over(house)
        elif to != carried.own.node:
            self.waiting.refused(house, to, why, answer.why, time.monotonic(), again_within)
            carried.heard.tell()
        return answer

    async def _given_away(self, house: str, to: str, why: str) -> MoveAnswer:
        carried = self._carried
        if self.moving:
            return self._refused(house, to, "another house moves at this moment")
        self.moving, self._moving_since = house, time.monotonic()
        try:
            if not await carried.begin_move():
                return self._refused(house, to, "another worker moves a house at this moment")
            try:
                carried.heard.tell()
                return await self._over(house, to, why)
            finally:
                await carried.end_move()
        finally:
            self.moving = ""
            carried.moved()
            carried.heard.tell()

    async def _over(self, house: str, to: str, why: str) -> MoveAnswer:
        """Ask the other worker, end the house here, and have it opened there."""
        carried = self._carried
        room = carried.rooms.get(house)
        if room is None:
            return self._refused(house, to, f"this worker does not carry {house}")
        if to == carried.own.node:
            return self._refused(house, to, "this worker carries it already")
        answer = await self._ask(
            to, "take", TakeAsked(house, room.book, carried.own.room, carried.own.node), TAKE_SECONDS
        )
        fault = answer.why or await room.why_not_over()
        if fault:
            return self._refused(
                house, to, fault if not answer.why else f"{to} does not take it: {answer.why}"
            )
        _log.info("house_moves", house=house, to=to, why=why)
        began = time.monotonic()
        carried.rooms.pop(house)
        try:
            await room.hand_over()
        except Exception as fault:  # it is free all the same, and this worker's other houses play on
            _log.exception("house_lost", house=house, fault=type(fault).__name__)
        carried.heard.tell()
        ended = time.monotonic()
        self.count += 1
        answer = await self._ask(to, "given", HouseGiven(house), OPEN_SECONDS)
        now = time.monotonic()
        ms, here_ms = round((now - began) * 1000), round((ended - began) * 1000)
        if answer.why:
            _log.critical("house_not_taken", house=house, to=to, fault=answer.why)
            return MoveAnswer(f"{to} could not open it: {answer.why}. Whoever finds it free takes it", ms)
        _log.info("house_moved", house=house, to=to, ms=ms, ending_ms=here_ms)
        return MoveAnswer("", ms)

    def _refused(self, house: str, to: str, why: str) -> MoveAnswer:
        self.refused += 1
        _log.warning("house_not_moved", house=house, to=to, why=why)
        return MoveAnswer(why)

    async def _ask(self, node: str, what: str, asked: msgspec.Struct, seconds: float) -> MoveAnswer:
        try:
            return _decode(await self._bus.ask(asked_of(node, what), encode(asked), seconds))
        except (NotAnswered, ValueError) as fault:  # msgspec's are ValueErrors too
            return MoveAnswer(f"it does not answer ({fault})")

    # ------------------------------------------------------------------ what others ask

    async def _asked(self, _subject: str, data: bytes) -> bytes:
        asked = msgspec.msgpack.decode(data, type=MoveAsked)
        return encode(await self._give(asked.house, asked.to, "somebody told it to"))

    async def _would_take(self, _subject: str, data: bytes) -> bytes:
        asked = msgspec.msgpack.decode(data, type=TakeAsked)
        return encode(MoveAnswer(self._carried.why_not_taken(asked)))

    async def _given(self, _subject: str, data: bytes) -> bytes:
        given = msgspec.msgpack.decode(data, type=HouseGiven)
        began = time.monotonic()
        why = await self._carried.take(given.house)
        return encode(MoveAnswer(why, round((time.monotonic() - began) * 1000)))
