"""One HTTP connection with limits that uvicorn lacks: on the head, on time, on pipelining, on slow readers."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from cardroom.web.doors.config import guarded
from cardroom.web.doors.deadline import Deadline

SLICE: Final = 16_384
"""The bytes that are read in one go: no peer keeps the others waiting for longer than these take."""


PIECES_MOST: Final = 1000
"""The maximum number of pieces of a body.

A body of 64 KB normally comes in fifty; a piece of one byte costs as much as a whole one.
"""


class _TooMuch(Exception):
    """Raised inside the parser to end it: the peer sends more than a connection may."""


class GuardedHttp(HttpToolsProtocol):
    """A connection on which every wait for the peer ends: when the peer has sent what it owes, or at a deadline.

    The head of a request may have so many bytes, within `head_seconds` of its first byte, or of connecting for the
    first one. Its body must come within `body_seconds`; the application sets its maximum size. A peer that does not
    read its answer is given `stalled_seconds`, and `linger_seconds` when the connection ends.
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
        """Let the connection in, or close it without an answer."""
        self._is_in = self._gate.enter(transport)
        super().connection_made(transport)
        if not self._is_in:
            self.transport.abort()
            return
        self._reading.set(self._doors.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection out."""
        self._give_up()
        self._gate.leave(self.transport)
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Break the reference cycles between a connection and its parts.

        The room rarely collects such garbage (`steady`), and strangers may come and go as fast as they like.
        """
        self._unset_keepalive_if_required()
        self._reading.end()
        self._writing.end()
        self.pipeline.clear()
        for part in ("parser", "cycle", "flow", "transport", "_answering"):
            setattr(self, part, None)

    def _too_late(self) -> None:
        """Abort the connection of a peer that took longer than it may, without an answer."""
        self._gate.turned_away["too_slow"] += 1
        self._give_up()
        self.transport.abort()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """Remember the request that is being answered."""
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _give_up(self) -> None:
        """Mark the current request as disconnected: an answer to a closed transport would be logged as a defect."""
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    # ------------------------------------------------------------------ reading

    def data_received(self, data: bytes) -> None:
        """Read, in slices, and only while the connection is to stay open."""
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
                self._let_go()  # a WebSocket now; a client may not send data before its handshake is answered
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
        """Count a new request; too many in the pipeline end the connection."""
        if len(self.pipeline) >= self._doors.pipelined:
            self._gate.turned_away["pipelined"] += 1
            raise _TooMuch
        self._in_head = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header; too many end the connection."""
        if len(self.headers) >= self._doors.headers:
            self._gate.turned_away["head_too_large"] += 1
            raise _TooMuch
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        """Handle a piece of the body. After the answer, or in too many small pieces, no more of it is accepted."""
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
        """Start the time limit of the body, as the head is complete."""
        self._in_head = False
        self._head_bytes = self._pieces = 0
        self._reading.set(self._doors.body_seconds)
        super().on_headers_complete()
        self._has_asked = not (self.parser.should_upgrade() and self._should_upgrade())

    def on_message_complete(self) -> None:
        """Stop the time limit: the request is complete.

        If its answer has been sent already, the next request may begin.
        """
        self._head_bytes = 0
        self._reading.clear()
        super().on_message_complete()
        if self._has_asked and self.cycle.response_complete:
            self._reading.set(self._doors.head_seconds)

    def send_400_response(self, msg: str) -> None:
        """End a connection that does not speak HTTP."""
        self._gate.turned_away["not_http"] += 1
        self._give_up()
        super().send_400_response(msg)
        self._reading.clear()
        self._writing.set(self._doors.linger_seconds)

    def handle_websocket_upgrade(self) -> None:
        """Hand over to the WebSocket, whose own limits apply from here on; its connection is still counted."""
        self._reading.clear()
        self._writing.clear()
        super().handle_websocket_upgrade()

    # ------------------------------------------------------------------ writing

    def pause_writing(self) -> None:
        """Start the time limit for a peer that does not read its answer."""
        if not self._writing.is_set:
            self._writing.set(self._doors.stalled_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Stop the time limit: the peer reads again."""
        if not self.transport.is_closing():
            self._writing.clear()
        super().resume_writing()

    def on_response_complete(self) -> None:
        """Limit the time of a closing connection once the answer is complete, whether or not the peer reads it."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._reading.clear()
            self._writing.set(self._doors.linger_seconds)

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection."""
        super().timeout_keep_alive_handler()
        self._writing.set(self._doors.linger_seconds)
