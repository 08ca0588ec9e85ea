"""The line between a gateway and one worker: what its sessions say goes out together, and what they are told comes in."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final, Protocol

import msgspec
import structlog

from cardroom.bus.bus_protocol import Bus
from cardroom.bus.bus_subscription import BusSubscription, Gap
from cardroom.web.carried.relay_messages import (
    PIECE,
    Said,
    SaidTogether,
    SessionTold,
    ToldTogether,
    encode,
    said_by,
    told_to,
)
from cardroom.web.carried.told_line import Pieces
from cardroom.web.gateway.gateway_figures import OpenedWhy

MOST_TOLD: Final = 16_384
"""The messages of a line that wait to be read."""
MOST_MISSED: Final = 64
"""Sessions notice by their own numbers what they miss. Behind more lost messages than this every one is opened anew: some
would notice late, and most have missed something.
"""

_log = structlog.get_logger("cardroom.gateway")


class LineSession(Protocol):
    """A session, as its line knows it."""

    @property
    def is_open(self) -> bool:
        """Whether the worker has said that it is open."""

    def hear(self, told: SessionTold, texts: tuple[str, ...]) -> None:
        """Hear what it is told; `told` says which of the texts. Raises IndexError for texts that are not there."""

    def lose(self, why: OpenedWhy) -> None:
        """It cannot go on: another session has to be opened."""


class SessionLine:
    """A line to a worker, drawn when the worker is found, and closed when it is lost."""

    def __init__(self, bus: Bus, gateway: str, worker: str) -> None:
        self.name = secrets.token_hex(12)
        self.sessions: dict[str, LineSession] = {}
        """The sessions that are open, or being opened, by name."""
        self._bus = bus
        self._told_on = told_to(gateway, self.name)
        self._said_on = said_by(worker, gateway)
        self._said: list[Said] = []
        self._bytes = 0
        self._pieces = Pieces()
        self._told: BusSubscription | None = None
        self._reading: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Hear what is told from now on."""
        self._told = await self._bus.subscribe(self._told_on, MOST_TOLD)
        self._reading = asyncio.create_task(self._read_on(self._told))

    async def close(self) -> None:
        """Hear no more."""
        if self._told is not None and self._reading is not None:
            await self._told.close()
            await self._reading

    # ------------------------------------------------------------------ what clients say

    def say(self, said: Said) -> None:
        """Pass on what a client says, with all that others say in the same turn of the loop."""
        if not self._said:
            asyncio.get_running_loop().call_soon(self._flush)
        self._said.append(said)
        self._bytes += len(said.text)
        if self._bytes > PIECE // 2:
            self._flush()

    def _flush(self) -> None:
        if self._said:
            together = SaidTogether(self.name, tuple(self._said))
            self._said.clear()
            self._bytes = 0
            self._bus.publish(self._said_on, encode(together))

    # ------------------------------------------------------------------ what they are told

    async def _read_on(self, told: BusSubscription) -> None:
        async for one in told:
            if isinstance(one, Gap):
                self._pieces.drop()
                if one.lost is None or one.lost > MOST_MISSED:
                    self._lose_all("gap")
                continue
            try:
                together = self._pieces.take(one.data)
                if together is not None:
                    self._hear(together)
            except (msgspec.MsgspecError, UnicodeDecodeError, IndexError):  # nobody knows for whom it was
                _log.warning("unreadable_message")
                self._lose_all("unreadable")

    def _hear(self, together: ToldTogether) -> None:
        for told in together.told:
            session = self.sessions.get(told.session)
            if session is not None:
                session.hear(told, together.texts)

    def _lose_all(self, why: OpenedWhy) -> None:
        for session in tuple(self.sessions.values()):
            session.lose(why)
