"""Delivery of messages about calls to the house's own system: beside all acts, again after a while, in order by call."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import httpcore
import msgspec
import structlog

from cardroom.room.notices.pager import PageOutcome, SeatPage
from cardroom.room.runtime.opening_fault import RoomUnusable
from cardroom.room.runtime.settings import RoomSettings

SECONDS: Final = 5.0
"""The time limit of an attempt, from the connection to the answer."""
AGAIN_AFTER_SECONDS: Final = (1.0, 3.0, 8.0)
"""The pauses between attempts."""
AT_ONCE: Final = 8
"""The most attempts under way at a time."""
MOST_WAITING: Final = 500
"""The most messages that wait; further ones are not sent, and staff see that."""
LATER_MAY_HELP: Final = (408, 425, 429)

Told = Callable[[PageOutcome], None]
_log = structlog.get_logger("cardroom.pager")


class _Sending(NamedTuple):
    """A message under way; `replaced` is set once there is a newer one of the same call."""

    task: asyncio.Task[None]
    replaced: asyncio.Event


class HousePager:
    """Posts messages to one address. It follows no redirect, and reads only the status of an answer.

    The address may have secrets in its path: the log names the host alone. `trusted` is for tests, and `pauses` too.
    """

    def __init__(
        self,
        url: str,
        key: str = "",
        trusted: ssl.SSLContext | None = None,
        pauses: tuple[float, ...] = AGAIN_AFTER_SECONDS,
        seconds: float = SECONDS,
    ) -> None:
        self._url = url
        self._host = urlsplit(url).hostname or ""
        self._pauses = pauses
        self._seconds = seconds
        self._headers = [("Content-Type", "application/json"), ("User-Agent", "cardroom")]
        if key:
            self._headers.append(("Authorization", f"Bearer {key}"))
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._under_way: set[asyncio.Task[None]] = set()
        self._latest: dict[str, _Sending] = {}
        self._connections = httpcore.AsyncConnectionPool(
            ssl_context=trusted or ssl.create_default_context(),
            max_connections=AT_ONCE,
            max_keepalive_connections=AT_ONCE,
            keepalive_expiry=30.0,
        )

    def carry(self, page: SeatPage, told: Told) -> None:
        """Send a message behind the one before it of the same call, which is not tried again."""
        before = self._latest.get(page.call)
        if before is not None:
            before.replaced.set()
        if len(self._under_way) >= MOST_WAITING:
            _log.warning("page_dropped", host=self._host, page=page.id, waiting=len(self._under_way))
            told(PageOutcome("busy"))
            return
        replaced = asyncio.Event()
        task = asyncio.get_running_loop().create_task(self._send(page, told, replaced, before))
        self._latest[page.call] = _Sending(task, replaced)
        self._under_way.add(task)
        task.add_done_callback(lambda _: self._sent(page.call, task))

    def _sent(self, call: str, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        latest = self._latest.get(call)
        if latest is not None and latest.task is task:
            del self._latest[call]
        if not task.cancelled() and (fault := task.exception()) is not None:
            _log.error("page_failed", host=self._host, exc_info=fault)

    async def _send(
        self, page: SeatPage, told: Told, replaced: asyncio.Event, before: _Sending | None
    ) -> None:
        if before is not None:
            await asyncio.wait({before.task})
        text = msgspec.json.encode(page)
        for pause in (*self._pauses, None):
            async with self._turn:
                outcome = await self._attempt(page.id, text)
            told(outcome)
            if not outcome.fault:
                return
            _log.warning(
                "page_not_sent", host=self._host, page=page.id, fault=outcome.fault, status=outcome.status
            )
            if pause is None or outcome.fault == "refused" or await _set_within(replaced, pause):
                return

    async def _attempt(self, name: str, text: bytes) -> PageOutcome:
        try:
            async with asyncio.timeout(self._seconds):
                status = await self._post(name, text)
        except (TimeoutError, httpcore.TimeoutException):
            return PageOutcome("no_answer")
        except (httpcore.NetworkError, httpcore.ProtocolError, OSError):
            return PageOutcome("unreachable")
        if 200 <= status < 300:
            return PageOutcome(status=status)
        return PageOutcome("no_answer" if status >= 500 or status in LATER_MAY_HELP else "refused", status)

    async def _post(self, name: str, text: bytes) -> int:
        headers = [*self._headers, ("Idempotency-Key", f'"{name}"')]
        async with self._connections.stream("POST", self._url, headers=headers, content=text) as answer:
            return answer.status

    async def close(self) -> None:
        """Send nothing more; what is under way is given up."""
        for task in tuple(self._under_way):
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._connections.aclose()


async def _set_within(event: asyncio.Event, seconds: float) -> bool:
    """Wait until an event or a time, whichever comes first; returns whether the event came."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True


def pager_of(settings: RoomSettings) -> HousePager | None:
    """The pager that an operator named, which the caller closes; None for none.

    Raises `RoomUnusable` for a key's file that cannot be read, or that is not one word.
    """
    return HousePager(settings.pager_url, _key_of(settings.pager_key_file)) if settings.pager_url else None


def _key_of(file: str) -> str:
    if not file:
        return ""
    try:
        key = Path(file).read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as fault:
        raise RoomUnusable(
            "pager-key", f"{file}: the pager's key cannot be read ({type(fault).__name__})."
        ) from fault
    if not key.isprintable() or len(key.split()) != 1:
        raise RoomUnusable("pager-key", f"{file}: the pager's key is one word in one line.")
    return key
