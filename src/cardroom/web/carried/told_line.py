"""The line on which a worker tells a gateway: what its sessions are told in one turn of the loop is one message."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from cardroom.bus.bus_protocol import Bus
from cardroom.web.carried.relay_messages import PIECE, SessionTold, ToldTogether, encode, told_to

WHOLE, MORE = b"\1", b"\0"
"""The first byte of a message on a line: the last piece of it, or one that is followed by another."""
FULL: Final = PIECE // 2
"""Behind so many letters that wait, the next session's texts are a message of their own."""


class LineListener:
    """A session as the worker tells it: its number, and what waits for it. Made by `ToldLine.listener`."""

    __slots__ = ("_line", "_number", "is_over", "session", "waiting")

    def __init__(self, line: ToldLine, session: str) -> None:
        self._line = line
        self._number = 0
        self.session = session
        self.is_over = False
        """Whether nothing more is told to it."""
        self.waiting: list[int] | None = None
        """The places of the texts that wait for it, None for none."""

    def tell(self, texts: Sequence[str]) -> bool:
        """Tell texts, in the order in which it is called. Always True: nobody has to wait."""
        if self.is_over:
            return True
        line, waiting = self._line, self.waiting
        if waiting is None:
            waiting = self.waiting = line.due(self)
        places = line.places
        for text in texts:  # six times for a step of a table: nothing is called for what waits already
            place = places.get(id(text))
            waiting.append(line.put(text) if place is None else place)
        return True

    def told(self) -> SessionTold:
        """What waits, as it is told now."""
        self._number += 1
        places, self.waiting = self.waiting or (), None
        return SessionTold(self.session, self._number, tuple(places))

    def end(self, code: int, reason: str) -> None:
        """Tell it that it is over, behind all that it was told."""
        if not self.is_over:
            self._line.flush()
            self._number += 1
            self._line.publish((), (SessionTold(self.session, self._number, (), (code, reason)),))

    def over(self) -> None:
        """Nothing more is told to it than what waits."""
        self.is_over = True


class ToldLine:
    """The line of one gateway. A text for several of its sessions is sent once: that is what a step of a table is."""

    def __init__(self, bus: Bus, gateway: str, name: str) -> None:
        self.gateway = gateway
        self.name = name
        self.asked = asyncio.get_running_loop().time()
        """When the gateway was last heard of on this line, on the loop's clock."""
        self._bus = bus
        self._subject = told_to(gateway, name)
        self.places: dict[int, int] = {}
        """The places of the texts that wait, by their ids: as long as a text waits no other has its id."""
        self._texts: list[str] = []
        self._letters = 0
        self._waiting: list[LineListener] = []
        self._flushing: asyncio.Handle | None = None

    def listener(self, session: str) -> LineListener:
        """The session of this name, which is new."""
        return LineListener(self, session)

    def due(self, listener: LineListener) -> list[int]:
        """Have what will wait for a session told at the end of this turn of the loop; returns the list for its places."""
        if self._letters > FULL:
            self.flush()
        if self._flushing is None:
            self._flushing = asyncio.get_running_loop().call_soon(self.flush)
        self._waiting.append(listener)
        return []

    def put(self, text: str) -> int:
        """Have a text told at the end of this turn; returns its place."""
        place = self.places[id(text)] = len(self._texts)
        self._texts.append(text)
        self._letters += len(text)
        return place

    def unknown(self, session: str) -> None:
        """Tell the gateway that a session is not known here, or has missed something: it opens another."""
        self.publish((), (SessionTold(session, 0, is_unknown=True),))

    def flush(self) -> None:
        """Publish what waits."""
        if self._flushing is not None:
            self._flushing.cancel()
            self._flushing = None
        if self._waiting:
            texts, told = tuple(self._texts), tuple([one.told() for one in self._waiting])
            self._waiting.clear()
            self._texts.clear()
            self.places.clear()
            self._letters = 0
            self.publish(texts, told)

    def publish(self, texts: tuple[str, ...], told: tuple[SessionTold, ...]) -> None:
        """Publish one message, in pieces where it is longer than the bus takes."""
        data = encode(ToldTogether(texts, told))
        for start in range(0, len(data), PIECE):
            last = start + PIECE >= len(data)
            self._bus.publish(self._subject, (WHOLE if last else MORE) + data[start : start + PIECE])

    def retire(self) -> None:
        """Nothing more is told on this line."""
        self._bus.retire(self._subject)


class Pieces:
    """Puts together what is told on a line."""

    def __init__(self) -> None:
        self._begun: list[bytes] = []
        self._decode = msgspec.msgpack.Decoder(ToldTogether).decode

    def take(self, data: bytes) -> ToldTogether | None:
        """What was told, once it is whole. Raises `msgspec.MsgspecError` or UnicodeDecodeError for data that no worker
        sends.
        """
        if data[:1] == MORE:
            self._begun.append(data[1:])
            return None
        whole = b"".join((*self._begun, data[1:])) if self._begun else data[1:]
        self._begun.clear()
        return self._decode(whole)

    def drop(self) -> None:
        """Drop what is not whole: the rest of it is lost."""
        self._begun.clear()
