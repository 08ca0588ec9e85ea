"""A socket that a gateway holds, as the worker's socket door sees it: an ASGI scope, receive and send."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal

from cardroom.web.carried.relay_messages import (
    Denied,
    Hung,
    Open,
    OpenAnswer,
    Said,
    SessionOpened,
)
from cardroom.web.carried.told_line import ToldLine
from cardroom.web.doors.socket_connection import AT_ONCE, CARRIED, LISTEN, TOO_FAST, Hear

MOST_UNHEARD: Final = 64
"""The messages of a stranger that wait for the address's budget; one more ends the session."""

Heard = Literal["heard", "repeated", "missed"]


class CarriedSocket:
    """One session. `opened` is what the gateway is answered; `run` serves the session until it is over."""

    def __init__(self, line: ToldLine, opening: Open) -> None:
        self.line = line
        self.session = opening.session
        self.opened: asyncio.Future[OpenAnswer] = asyncio.get_running_loop().create_future()
        self._events: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._hear: Hear | None = None
        self._heard = 0
        self._told = line.listener(opening.session)
        self._refusal: tuple[int, tuple[tuple[bytes, bytes], ...]] | None = None
        self.scope: dict[str, Any] = {
            "type": "websocket",
            "path": "/ws",
            "headers": [(name, value) for name, value in opening.headers],
            "client": (opening.address, 0),
            "scheme": opening.scheme,
            "query_string": b"",
            "extensions": {
                AT_ONCE: self._told.tell,
                LISTEN: self._listen,
                CARRIED: {},
                "websocket.http.response": {},
            },
        }

    # ------------------------------------------------------------------ what the client says

    def hear(self, said: Said) -> Heard:
        """Hear the next message. One that was heard before is dropped; behind one that is missing none is heard."""
        if said.number <= self._heard:
            return "repeated"
        if said.number > self._heard + 1:
            return "missed"
        self._heard = said.number
        if said.is_over:
            self.end()
        elif self._hear is not None and self._events.empty():
            self._hear(said.text)
        elif self._events.qsize() < MOST_UNHEARD:
            self._events.put_nowait({"type": "websocket.receive", "bytes": said.text})
        else:
            self._told.end(TOO_FAST, "too many messages")
            self.end()
        return "heard"

    def end(self) -> None:
        """The gateway's socket is gone."""
        self._told.over()
        self._events.put_nowait({"type": "websocket.disconnect", "code": 1006})

    # ------------------------------------------------------------------ the door's side

    async def receive(self) -> dict[str, Any]:
        """The next thing that happens."""
        return await self._events.get()

    async def send(self, message: dict[str, Any]) -> None:
        """Take what the door sends: first the answer to the handshake, then texts and the end."""
        kind = message["type"]
        if kind == "websocket.accept":
            self._answer(SessionOpened(tuple(message["headers"])))
        elif kind == "websocket.send":
            self._told.tell((message["text"],))
        elif kind == "websocket.close":
            if self.opened.done():
                self._told.end(message["code"], message.get("reason") or "")
            else:
                self._answer(Hung(message["code"], message.get("reason") or ""))
        elif kind == "websocket.http.response.start":
            self._refusal = message["status"], tuple(message["headers"])
        elif kind == "websocket.http.response.body" and self._refusal is not None:
            self._answer(Denied(*self._refusal, message["body"]))

    def _answer(self, answer: OpenAnswer) -> None:
        if not self.opened.done():
            self.opened.set_result(answer)

    def _listen(self, hear: Hear) -> None:
        self._hear = hear

    def over(self) -> None:
        """Forget the session: nothing more is told to it."""
        self._answer(Hung(1011, "defect"))
        self._told.over()
