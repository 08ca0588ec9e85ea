"""One WebSocket's connection with limits that uvicorn has not: on frames of every kind, and on slow readers."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any, Final

from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN

from cardroom.web.buckets import Bucket
from cardroom.web.doors.config import guarded
from cardroom.web.doors.deadline import Deadline

SLICE: Final = 512
"""Bytes that are looked at in one go: at most 85 of the smallest frames."""

AT_ONCE: Final = "cardroom.send_at_once"
"""The scope's extension by which a text is written without waiting: `GuardedSocket.send_at_once`."""

FRAMES_KEPT: Final = 64
"""Texts whose frames are kept: what all at a table are told goes out in one frame, made once."""

TOO_FAST: Final = 1008
ABNORMAL: Final = 1006
NO_TEXT: Final = 1007


class GuardedSocket(WebSocketsSansIOProtocol):
    """Frames are counted as they come, control frames and pieces of messages too: none of them is free.

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
        self._is_served = False

    def _now_ms(self) -> int:
        return int(self.loop.time() * 1000)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it out."""
        self._ending.clear()
        self._gate.leave(self.transport)
        super().connection_lost(exc)
        if self._is_served or not self.handshake_initiated:
            self._let_go()

    def _let_go(self) -> None:
        """Undo the circles in which a connection and its parts hold one another: see `GuardedHttp`."""
        self._ending.end()
        self.conn.parser.close()
        for part in ("conn", "transport", "scope"):
            setattr(self, part, None)

    def _too_late(self) -> None:
        self._gate.turned_away["too_slow"] += 1
        self.disconnected = True  # nothing more is sent: on a transport that is closed it would be a defect in the log
        self.writable.set()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read, in slices, and only as long as the connection is to stay."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        """Count what the parser found before anything is done about it."""
        found = len(self.conn.events)
        if found and self.handshake_initiated and not self._frames.take(self._now_ms(), found):
            self._gate.turned_away["frames_too_fast"] += 1
            self.conn.events.clear()
            self.conn.fail(TOO_FAST, "too many messages")
            self.handle_parser_exception()
            self._ending.set(self._doors.linger_seconds)
            return
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """A message is whole: text has to be UTF-8, which uvicorn would write a page into the log about."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(NO_TEXT, "text is UTF-8")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """What is no WebSocket, or too large, ends here; before the handshake is done, without a word."""
        if self.conn.close_sent is None:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": ABNORMAL, "reason": ""})
            self.close_sent = True
            self.transport.abort()
            return
        super().handle_parser_exception()
        self._ending.set(self._doors.linger_seconds)

    def handle_close(self, event: Any) -> None:
        """The peer goes."""
        super().handle_close(event)
        self._ending.set(self._doors.linger_seconds)

    def keepalive_timeout(self) -> None:
        """The peer did not say that it is there."""
        super().keepalive_timeout()
        self._ending.set(self._doors.linger_seconds)

    def pause_writing(self) -> None:
        """The peer does not take what it is told."""
        if not self._ending.is_set:
            self._ending.set(self._doors.stalled_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        """It does again."""
        if not self.transport.is_closing() and not self.close_sent:
            self._ending.clear()
        super().resume_writing()

    def send_at_once(self, text: str) -> bool:
        """Write a text; False when it has to wait its turn: before the handshake, for a slow reader, at the end."""
        if not self.handshake_complete or self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        if self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True

    async def run_asgi(self) -> None:
        """Serve it; when the room has no more to say, the peer has little time to take the rest."""
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[AT_ONCE] = self.send_at_once
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
    """A text as one frame of a server, whose frames are neither masked nor compressed: the same for everybody."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
