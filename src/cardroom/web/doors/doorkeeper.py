"""The checks before any handler: the request names a host of ours, and the address has budget left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from cardroom.room.protocol.bodies import ErrorBody
from cardroom.room.runtime.network_addresses import counted_as
from cardroom.web.doors.background_share import TimeBucket
from cardroom.web.doors.budgets import Budgets, Purpose
from cardroom.web.doors.host_names import HostNames
from cardroom.web.doors.web_settings import Settings

CHANGES_NOTHING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
OPENING: Final = "/api/private/games"
"""The address for opening a private game, which makes the room read a rulebook."""


class Refusal(NamedTuple):
    """A refusal that costs nothing: encoded once in advance. The connection ends with it."""

    status: int
    body: bytes
    headers: tuple[tuple[bytes, bytes], ...]


def refusal_of(status: int, code: str, message: str, *headers: tuple[bytes, bytes]) -> Refusal:
    """The refusal with a code and its words."""
    body = msgspec.json.encode(ErrorBody(code, message))
    length = (b"content-length", str(len(body)).encode())
    return Refusal(
        status, body, ((b"content-type", b"application/json"), length, (b"connection", b"close"), *headers)
    )


NOT_OURS: Final = refusal_of(
    421,
    "unknown-host",
    "This room does not answer to that name. Whoever runs it names it by `--allow-host`, "
    'by `--origin`, or by `hosts = ["..."]` in the settings file.',
)
SPENT: Final = refusal_of(
    429,
    "too-many-attempts",
    "Too much was asked from this address; wait a few seconds.",
    (b"retry-after", b"5"),
)


BUSY: Final = refusal_of(
    503,
    "room-busy",
    "The room has much to do; ask again in a moment.",
    (b"retry-after", b"10"),
)
AWAY_WORDS: Final = "The room cannot reach its store just now; nothing was changed. Try again soon."
AWAY: Final = refusal_of(503, "store-away", AWAY_WORDS, (b"retry-after", b"5"))


MOVING: Final = refusal_of(
    503,
    "room-moving",
    "The room is moving to another machine; nothing was done. Try again in a moment.",
    (b"retry-after", b"2"),
)
"""The refusal of a gateway whose worker is away."""


class Doorkeeper:
    """Refuses by host and by budget. Requests over the budget wait for the refusal: asking faster gains nothing."""

    def __init__(
        self, settings: Settings, budgets: Budgets, is_ready: Callable[[Any], bool] = lambda _: False
    ) -> None:
        """`is_ready` tells whether the answer to a request (its scope) is ready as bytes."""
        self._hosts = HostNames(settings)
        self._budgets = budgets
        self.pace = TimeBucket(settings.doors.not_play.a_second, settings.doors.not_play.burst)
        self._wait_seconds = settings.doors.wait_when_spent_seconds
        self._is_ready = is_ready
        self.misnamed = 0
        """The number of requests and handshakes for a host that is not ours; it never decreases."""

    def knows_host(self, scope: Any) -> bool:
        """Whether a request or a handshake names one of our hosts."""
        if self._hosts.has(scope["headers"]):
            return True
        self.misnamed += 1
        return False

    async def refusal(self, scope: Any) -> Refusal | None:
        """Return the refusal of a request; None when it may pass."""
        if not self.knows_host(scope):
            return NOT_OURS
        purpose = self._purpose(scope)
        if self._budgets.take(address_of(scope), purpose):
            return None if await self.pace.turn(purpose) else BUSY
        await asyncio.sleep(self._wait_seconds)
        return SPENT

    async def turn(self, scope: Any) -> Refusal | None:
        """Wait for the turn of a request that a gateway has let in; return the refusal when too many wait."""
        return None if await self.pace.turn(self._purpose(scope)) else BUSY

    def _purpose(self, scope: Any) -> Purpose:
        path = scope["path"]
        if scope["method"] not in CHANGES_NOTHING:
            is_work = path.startswith("/api/rulings") or path == OPENING
            return Purpose.WORK if is_work else Purpose.CHANGES
        if self._is_ready(scope):
            return Purpose.PAGES
        return Purpose.WORK if path.startswith(("/api/rul", "/api/hands/", "/schema")) else Purpose.READS


def address_of(scope: Any) -> str:
    """Return the address as which the peer of a request or a handshake is counted."""
    return counted_as(scope["client"][0]) if scope.get("client") else ""
