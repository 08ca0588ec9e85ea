"""One HTTP connection with limits that uvicorn has not: on the head, on time, on pipelining, on slow readers."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from cardroom.web.doors.config import guarded
from cardroom.web.doors.deadline import Deadline

SLICE: Final = 16_384
"""Bytes that are read in one go: what one peer sends at once keeps the others waiting no longer than that takes."""


PIECES_MOST: Final = 1000
"""A body of 64 KB comes in fifty pieces by itself; in pieces of a byte each of them costs as much as a whole one."""


class _TooMuch(Exception):
    """Raised inside the parser to end it: the peer sends more than a connection may."""


class GuardedHttp(HttpToolsProtocol):
    """Every state in which the peer is waited for ends: by what it owes, or by the deadline.

    - the head of a request: so many bytes, within `head_seconds` of its first byte, the first one of the connection;
    - its body within `body_seconds`; how large it may be, the application says;
    - an answer that is not taken: `stalled_seconds`; what is left at the end: `linger_seconds`.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = guarded(config).gate
        self._doors = guarded(config).doors
        self._is_in = False
        self._in_head = False
        self._has_asked = False
        self._head_bytes = 0
        self._pieces = 0
        self._answering: RequestResponseCycle | None = None
        self._reading = Deadline(self.loop, self._too_late)
        self._writing = Deadline(self.loop, self._too_late)

    # ------------------------------------------------------------------ connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        """Let it in, or hang up without a word."""
        self._is_in = self._gate.enter(transport)
        super().connection_made(transport)
        if not self._is_in:
            self.transport.abort()
            return
        self._reading.set(self._doors.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it out."""
        self._give_up()
        self._gate.leave(self.transport)
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Undo the circles in which a connection and its parts hold one another.

        The room looks for such garbage seldom (`steady`), and strangers may come and go as fast as they like.
        """
        self._unset_keepalive_if_required()
        self._reading.end()
        self._writing.end()
        self.pipeline.clear()
        for part in ("parser", "cycle", "flow", "transport", "_answering"):
            setattr(self, part, None)

    def _too_late(self) -> None:
        """The peer took longer than it may: nothing is left to say to it."""
        self._gate.turned_away["too_slow"] += 1
        self._give_up()
        self.transport.abort()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """Remember which request is being answered."""
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _give_up(self) -> None:
        """Whatever is being answered goes nowhere: on a transport that is closed it would be a defect in the log."""
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    # ------------------------------------------------------------------ reading

    def data_received(self, data: bytes) -> None:
        """Read, in slices, and only as long as the connection is to stay."""
        if not self._is_in:
            return
        if not self._reading.is_set and self._awaits_request:
            self._reading.set(self._doors.head_seconds)
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            piece = data[start : start + SLICE]
            # Counted before the parser sees it: a head without an end is held nowhere.
            self._head_bytes += len(piece)
            super().data_received(piece)
            if self.transport.get_protocol() is not self:
                self._let_go()  # a socket now; what came behind its handshake was not waited for
                return
            if self._in_head and self._head_bytes > self._doors.head_bytes:
                self._refuse_head()
                return

    @property
    def _awaits_request(self) -> bool:
        return not self._has_asked or self.cycle.response_complete

    def _refuse_head(self) -> None:
        self._gate.turned_away["head_too_large"] += 1
        self._give_up()
        self.transport.write(
            b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        )
        self.transport.close()
        self._writing.set(self._doors.linger_seconds)

    def on_message_begin(self) -> None:
        """A request begins."""
        if len(self.pipeline) >= self._doors.pipelined:
            self._gate.turned_away["pipelined"] += 1
            raise _TooMuch
        self._in_head = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header more."""
        if len(self.headers) >= self._doors.headers:
            self._gate.turned_away["head_too_large"] += 1
            raise _TooMuch
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        """A piece of the body. Behind the answer, or in crumbs, nothing more of it is wanted."""
        self._pieces += 1
        if self._has_asked and self.cycle.response_complete:
            self.transport.close()
            self._writing.set(self._doors.linger_seconds)
        elif self._pieces > PIECES_MOST:
            self._gate.turned_away["body_in_crumbs"] += 1
            raise _TooMuch
        else:
            super().on_body(body)

    def on_headers_complete(self) -> None:
        """The head is whole; the body is waited for."""
        self._in_head = False
        self._head_bytes = self._pieces = 0
        self._reading.set(self._doors.body_seconds)
        super().on_headers_complete()
        self._has_asked = not (self.parser.should_upgrade() and self._should_upgrade())

    def on_message_complete(self) -> None:
        """The request is whole: now it is the room's turn, or the next request's if the answer is out already."""
        self._head_bytes = 0
        self._reading.clear()
        super().on_message_complete()
        if self._has_asked and self.cycle.response_complete:
            self._reading.set(self._doors.head_seconds)

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP ends here."""
        self._gate.turned_away["not_http"] += 1
        self._give_up()
        super().send_400_response(msg)
        self._reading.clear()
        self._writing.set(self._doors.linger_seconds)

    def handle_websocket_upgrade(self) -> None:
        """From here on the socket's own limits hold; its connection is counted on."""
        self._reading.clear()
        self._writing.clear()
        super().handle_websocket_upgrade()

    # ------------------------------------------------------------------ writing

    def pause_writing(self) -> None:
        """The peer does not take what it asked for."""
        if not self._writing.is_set:
            self._writing.set(self._doors.stalled_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        """It does again."""
        if not self.transport.is_closing():
            self._writing.clear()
        super().resume_writing()

    def on_response_complete(self) -> None:
        """The answer is out of the room's hands; a connection that is to end ends soon, taken or not."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._reading.clear()
            self._writing.set(self._doors.linger_seconds)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked."""
        super().timeout_keep_alive_handler()
        self._writing.set(self._doors.linger_seconds)
