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
"""After so many letters what waits is sent before the turn of the loop is over."""


class ToldLine:
    """The line of one gateway. A text for several of its sessions is sent once: that is what a step of a table is."""

    def __init__(self, bus: Bus, gateway: str, name: str) -> None:
        self.gateway = gateway
        self.name = name
        self.asked = asyncio.get_running_loop().time()
        """When the gateway was last heard of on this line, on the loop's clock."""
        self._bus = bus
        self._subject = told_to(gateway, name)
        self._numbers: dict[str, int] = {}
        self._texts: list[str] = []
        self._places: dict[int, int] = {}
        self._letters = 0
        self._waiting: dict[str, list[int]] = {}
        self._flushing: asyncio.Handle | None = None

    def tell(self, session: str, texts: Sequence[str]) -> None:
        """Tell a session texts, in the order in which it is called."""
        waiting = self._waiting.get(session)
        if waiting is None:
            waiting = self._waiting[session] = []
            if self._flushing is None:
                self._flushing = asyncio.get_running_loop().call_soon(self.flush)
        for text in texts:
            place = self._places.get(id(text))  # it is the same text as long as it waits in `_texts`
            if place is None:
                place = self._places[id(text)] = len(self._texts)
                self._texts.append(text)
                self._letters += len(text)
            waiting.append(place)
        if self._letters > FULL:
            self.flush()

    def end(self, session: str, code: int, reason: str) -> None:
        """Tell a session that it is over, behind all that it was told."""
        self.flush()
        self._publish((), (SessionTold(session, self._next(session), (), (code, reason)),))

    def unknown(self, session: str) -> None:
        """Tell the gateway that a session is not known here, or has missed something: it opens another."""
        self._publish((), (SessionTold(session, 0, is_unknown=True),))

    def forget(self, session: str) -> None:
        """Nothing more is told to a session."""
        if session in self._waiting:
            self.flush()
        self._numbers.pop(session, None)

    def flush(self) -> None:
        """Publish what waits."""
        if self._flushing is not None:
            self._flushing.cancel()
            self._flushing = None
        if self._waiting:
            told = tuple(
                [
                    SessionTold(session, self._next(session), tuple(places))
                    for session, places in self._waiting.items()
                ]
            )
            texts = tuple(self._texts)
            self._waiting.clear()
            self._texts.clear()
            self._places.clear()
            self._letters = 0
            self._publish(texts, told)

    def retire(self) -> None:
        """Nothing more is told on this line."""
        self._bus.retire(self._subject)

    def _next(self, session: str) -> int:
        number = self._numbers[session] = self._numbers.get(session, 0) + 1
        return number

    def _publish(self, texts: tuple[str, ...], told: tuple[SessionTold, ...]) -> None:
        data = encode(ToldTogether(texts, told))
        for start in range(0, len(data), PIECE):
            last = start + PIECE >= len(data)
            self._bus.publish(self._subject, (WHOLE if last else MORE) + data[start : start + PIECE])


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
