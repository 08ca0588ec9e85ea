"""One WebSocket's connection with limits that uvicorn lacks: on frames of every kind, and on slow readers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from cardroom.web.doors.budgets import Bucket
from cardroom.web.doors.config import guarded
from cardroom.web.doors.deadline import Deadline

AT_ONCE: Final = "cardroom.send_at_once"
"""The scope's extension for writing a text without waiting: `GuardedSocket.send_at_once`."""

LISTEN: Final = "cardroom.listen"
"""The scope's extension for handling messages as they come: `GuardedSocket.listen`."""

CARRIED: Final = "cardroom.carried"
"""The scope's extension of a socket that a gateway holds: its messages come in bursts, counted at the gateway first."""

Hear = Callable[[bytes], bool]
"""Handles one whole message; returns False when the connection is about to end and handles no more."""

TEXT: Final = 0x81
"""The first byte of a whole text, and below that of the answer to a ping."""
PONG: Final = 0x8A
MASKED: Final = 0x80
PING: Final = b"\x89\x00"
"""A whole ping frame. It carries no data: anything that the peer sends after it shows that the peer is there."""

FRAMES_KEPT: Final = 64
"""The number of texts whose frames are cached: a text for everybody at a table is encoded once."""

TOO_FAST: Final = 1008
GONE: Final = 1011
ABNORMAL: Final = 1006
NO_TEXT: Final = 1007


class GuardedSocket(WebSocketsSansIOProtocol):
    """Counts frames as they come, including control frames and pieces of messages: all of them cost something.

    The size of a message, whole or in pieces, is limited by the parser (`ws_max_size`), before its bytes are gathered.
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
        self._doors = doors = guarded(config).doors
        self._frames = Bucket(2 * doors.messages_a_second, 2 * doors.messages_burst, self._now_ms())
        self._ending = Deadline(self.loop, self._too_late)
        self._keepalive = guarded(config).keepalive
        self._is_there = True
        self._is_served = self._is_slow = self._is_stopping = False
        self._hear: Hear | None = None
        self._most = config.ws_max_size
        self._rest = b""
        """The beginning of a frame that is not complete yet."""

    def _now_ms(self) -> int:
        return int(self.loop.time() * 1000)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection out."""
        self._ending.clear()
        self._gate.leave(self.transport)
        super().connection_lost(exc)
        if self._is_served or not self.handshake_initiated:
            self._let_go()

    def _let_go(self) -> None:
        """Break the reference cycles between a connection and its parts: see `GuardedHttp`."""
        self._ending.end()
        self.conn.parser.close()
        for part in ("conn", "transport", "scope", "_hear"):
            setattr(self, part, None)

    def _too_late(self) -> None:
        self._gate.turned_away["too_slow"] += 1
        self.disconnected = (
            True  # nothing more is sent: sending on a closed transport would be logged as a defect
        )
        self.writable.set()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read, only while the connection is to stay open: first the handshake, then frames."""
        self._is_there = True
        if self.handshake_initiated:
            self._read(self._rest + data if self._rest else data)
        else:
            super().data_received(data)

    def _read(self, data: bytes) -> None:
        """Handle frames one by one, each as soon as it is whole.

        Whole texts are handled at once; the parser gets everything else, also data that cannot be a client's frame.
        """
        start, end = 0, len(data)
        while end - start >= 2 and not self.transport.is_closing():
            size, text = data[start + 1] & ~MASKED, start + 6
            if size == 126:
                size, text = int.from_bytes(data[start + 2 : start + 4]), start + 8
            elif size == 127:
                size, text = int.from_bytes(data[start + 2 : start + 10]), start + 14
            stop = text + size
            if not data[start + 1] & MASKED or (size > self._most and text <= end):
                super().data_received(data[start:])  # refused by its head, with everything after it
                start = end
                break
            if stop > end:
                break
            if data[start] == TEXT and self._hear is not None and self._is_next():
                message = apply_mask(data[text:stop], data[text - 4 : text])
                if self._is_unicode(message) and not self._hear(message):
                    self._count(1)
            elif data[start] == PONG and size < 126:
                self._count(1)
            else:
                super().data_received(data[start:stop])
            start = stop
        self._rest = data[start:]

    def _is_next(self) -> bool:
        """Whether a text that has come now is the next to handle: nothing waits before it, and nothing has ended."""
        return (
            self.conn.state is OPEN
            and self.conn.current_size is None
            and self.queue.empty()
            and not self.close_sent
        )

    def listen(self, hear: Hear) -> None:
        """Handle whole texts as they come from now on, after those that wait already."""
        self._hear = hear

    def handle_events(self) -> None:
        """Count the frames that the parser found before they are handled."""
        found = len(self.conn.events)
        if not found or not self.handshake_initiated or self._count(found):
            super().handle_events()

    def _count(self, found: int) -> bool:
        """Count frames; return False when they were too many, which ends the connection."""
        if self._frames.take(self._now_ms(), found):
            return True
        self._gate.turned_away["frames_too_fast"] += 1
        self.conn.events.clear()
        self.conn.fail(TOO_FAST, "too many messages")
        self.handle_parser_exception()
        self._ending.set(self._doors.linger_seconds)
        return False

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on. Text must be UTF-8: uvicorn would log a page about text that is not."""
        if self.curr_msg_data_type == "text" and not self._is_unicode(b"".join(self.frames)):
            self.frames = []
        else:
            super().send_receive_event_to_app()

    def _is_unicode(self, text: bytes) -> bool:
        """Whether a text is UTF-8, as it must be; one that is not ends the connection."""
        try:
            return text.isascii() or bool(text.decode())
        except UnicodeDecodeError:
            self.conn.fail(NO_TEXT, "text is UTF-8")
            self.handle_parser_exception()
            return False

    def handle_parser_exception(self) -> None:
        """End a connection that sends invalid WebSocket data, or too much.

        Before the handshake is done, it ends without an answer.
        """
        if self.conn.close_sent is None:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": ABNORMAL, "reason": ""})
            self.close_sent = True
            self.transport.abort()
            return
        super().handle_parser_exception()
        self._ending.set(self._doors.linger_seconds)

    def send_500_response(self) -> None:
        """Answer a handshake that nobody will answer any more: at a stop of the room it is no defect."""
        if self._is_stopping and not (self.initial_response or self.handshake_complete):
            self.conn.send_response(self.conn.reject(503, "The room is being stopped."))
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            super().send_500_response()

    def shutdown(self) -> None:
        """End the connection, as the room stops."""
        self._is_stopping = True
        super().shutdown()

    def handle_close(self, event: Any) -> None:
        """Handle the close of the peer."""
        super().handle_close(event)
        self._ending.set(self._doors.linger_seconds)

    def start_keepalive(self) -> None:
        """Add the socket to the keepalive checks, after its handshake."""
        self._keepalive.add(self)

    def stop_keepalive(self) -> None:
        """Remove the socket from the keepalive checks."""
        self._keepalive.remove(self)

    def keep_alive(self) -> None:
        """Ask the peer; one that has sent nothing at all since the last time is gone."""
        if self.close_sent or self.transport.is_closing():
            self._keepalive.remove(self)
        elif self._is_there:
            self._is_there = False
            self.transport.write(PING)
        else:
            self._keepalive.remove(self)
            self.conn.fail(GONE, "keepalive ping timeout")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            self._ending.set(self._doors.linger_seconds)

    def pause_writing(self) -> None:
        """Start the time limit for a peer that does not read what it is sent."""
        self._is_slow = True
        if not self._ending.is_set:
            self._ending.set(self._doors.stalled_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Stop the time limit: the peer reads again."""
        self._is_slow = False
        if not self.transport.is_closing() and not self.close_sent:
            self._ending.clear()
        super().resume_writing()

    def send_at_once(self, texts: Sequence[str]) -> bool:
        """Write texts together.

        Returns False when they have to wait: before the handshake, for a slow reader, at the end.
        """
        if self.close_sent or self.disconnected or self._is_slow or not self.handshake_complete:
            return False
        if (
            self.transport.is_closing()
        ):  # this is so whether the parser, the peer or the room has ended the connection
            return False
        self.transport.write(framed(texts[0]) if len(texts) == 1 else b"".join(map(framed, texts)))
        return True

    async def run_asgi(self) -> None:
        """Serve the connection; when the room has no more to send, the peer has little time to read the rest."""
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[AT_ONCE] = self.send_at_once
        extensions[LISTEN] = self.listen
        try:
            await super().run_asgi()
        finally:
            self._is_served = True
            if self.disconnected:
                self._let_go()
            else:
                self._ending.set(self._doors.linger_seconds)


@lru_cache(maxsize=FRAMES_KEPT)
def framed(text: str) -> bytes:
    """Return a text as one server frame, which is neither masked nor compressed: the same for everybody."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2) + data
    return b"\x81\x7f" + size.to_bytes(8) + data
