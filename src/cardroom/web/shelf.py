"""A cache of public answers that cost milliseconds to make: rulebooks, their comparison, topics of rulings."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterable, Mapping
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

from cardroom.room.runtime.workshop import Workshop
from cardroom.rules.refused import Refused
from cardroom.web.cached_answer import CachedAnswer

Asgi = Callable[[Any, Any, Any], Awaitable[None]]

PUBLIC: Final[dict[str, frozenset[str]]] = {
    "/api/rulebooks": frozenset(),
    "/api/rulebook": frozenset({"house", "language"}),
    "/api/rulebooks/compare": frozenset({"a", "b", "language"}),
    "/api/rulings/topics": frozenset({"language"}),
    "/schema/openapi.json": frozenset(),
}
"""Addresses whose answer depends only on the rulebooks in force and on these parameters, never on the client."""

PLAIN: Final = ("language", "en")
"""The default language: leaving it out gives the same answer."""

MAX_BYTES: Final = 48 * 1024 * 1024
"""The size of all cached answers; those longest unused are dropped first."""

LONGEST_QUERY: Final = 256

Key = tuple[Hashable, str, tuple[tuple[str, str], ...]]


class Shelf:
    """A cache around the API. The first request makes the answer, others for the same wait; then it is cached."""

    def __init__(self, app: Asgi, version: Callable[[], Hashable], workshop: Workshop) -> None:
        """`version` identifies the rulebooks in force: when it changes, everything is made again."""
        self._app = app
        self._version = version
        self._workshop = workshop
        self._kept: OrderedDict[Key, CachedAnswer] = OrderedDict()
        self._making: dict[Key, asyncio.Future[None]] = {}
        self._bytes = 0

    def has(self, scope: Any) -> bool:
        """Whether the answer to a request is cached."""
        key = self._key(scope)
        return key is not None and key in self._kept

    async def stock(self, requests: Iterable[tuple[str, Mapping[str, str]]]) -> None:
        """Make answers before anybody waits for them, one after the other; each is an address and its query.

        Made while many clients ask, they take the interpreter from the tables for a quarter of a second.
        """
        for path, query in requests:
            scope: dict[str, Any] = {
                "type": "http",
                "method": "GET",
                "path": path,
                "raw_path": path.encode(),
                "path_params": {},
                "query_string": urlencode(query).encode(),
                "root_path": "",
                "scheme": "http",
                "http_version": "1.1",
                "headers": [],
                "client": None,
                "server": None,
                "state": {},
                "extensions": {},
                "asgi": {"version": "3.0"},
            }
            await self(scope, _nothing_more, _listing([]))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request, from the cache where possible."""
        key = self._key(scope) if scope["type"] == "http" else None
        if key is None:
            await self._app(scope, receive, send)
            return
        while key in self._making:
            await asyncio.shield(self._making[key])
        kept = self._kept.get(key)
        if kept is None:
            await self._make(key, scope, receive, send)
        else:
            self._kept.move_to_end(key)
            await kept.answer(scope, send)

    def _key(self, scope: Any) -> Key | None:
        """Return the cache key of an answer; None for an answer that is not cached."""
        known = PUBLIC.get(scope["path"])
        query = scope["query_string"]
        if known is None or scope["method"] != "GET" or len(query) > LONGEST_QUERY:
            return None
        asked = dict(parse_qsl(query.decode("latin-1"), keep_blank_values=True))
        # Unknown parameters do not change the answer, so adding one does not force the answer to be made again.
        own = tuple(sorted(one for one in asked.items() if one[0] in known and one != PLAIN))
        return self._version(), scope["path"], own

    async def _make(self, key: Key, scope: Any, receive: Any, send: Any) -> None:
        """Make an answer once; an answer other than 200 is passed on and not cached."""
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._making[key] = ended
        try:
            told: list[Any] = []
            plain = [header for header in scope["headers"] if header[0] != b"accept-encoding"]
            query = urlencode(key[2]).encode()
            await self._app({**scope, "headers": plain, "query_string": query}, receive, _listing(told))
            kept = await self._kept_of(told)
            if kept is not None:
                self._put(key, kept)
        finally:
            del self._making[key]
            ended.set_result(None)
        if kept is not None:
            await kept.answer(scope, send)
            return
        for message in told:
            await send(message)

    async def _kept_of(self, told: list[Any]) -> CachedAnswer | None:
        start = told[0]
        if start["status"] != 200:
            return None
        media_type = dict(start["headers"])[b"content-type"].decode()
        body = b"".join(message.get("body", b"") for message in told[1:])
        try:
            return await self._workshop.do(lambda: CachedAnswer(body, media_type, "no-cache"))
        except Refused:
            return None  # too busy to cache anything: it is sent as it is

    def _put(self, key: Key, kept: CachedAnswer) -> None:
        for old in [one for one in self._kept if one[0] != key[0]]:
            self._bytes -= self._kept.pop(old).size
        self._kept[key] = kept
        self._bytes += kept.size
        while self._bytes > MAX_BYTES and len(self._kept) > 1:
            self._bytes -= self._kept.popitem(last=False)[1].size


async def _nothing_more() -> Any:
    return {"type": "http.request", "body": b"", "more_body": False}


def _listing(told: list[Any]) -> Callable[[Any], Awaitable[None]]:
    async def send(message: Any) -> None:
        told.append(message)

    return send
