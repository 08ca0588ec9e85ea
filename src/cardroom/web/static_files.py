"""The built client: its files, and its one page for every address that is not the API's. They are cached as bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from cardroom.room.protocol.bodies import ErrorBody
from cardroom.web.cached_answer import CachedAnswer
from cardroom.web.http.error_bodies import PLAIN

Asgi = Callable[[Any, Any, Any], Awaitable[None]]

STATIC: Final = Path(__file__).parent / "static"

ASSETS: Final = "assets"
"""Files here are named by their content and never change."""

MEDIA_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Set here and not taken from the machine: browsers refuse a script or a style with another type."""

NO_PAGES: Final = ("api", ASSETS, "schema", "health", "metrics", "ws")
"""Below these the client has no pages: a wrong address there is answered with 404."""

PAGE: Final = "/index.html"
TAKEN: Final = (b"allow", b"GET, HEAD, OPTIONS")
OTHER_METHOD: Final = msgspec.json.encode(ErrorBody(*PLAIN[405]))


class Files:
    """A wrapper around the API: it answers requests for the client from memory, and passes everything else on.

    No address becomes a path: only files in the list made at the start exist.
    """

    def __init__(self, app: Asgi, folder: Path) -> None:
        root = folder.resolve()
        self._app = app
        self._paths = {
            f"/{path.relative_to(root).as_posix()}": path for path in root.rglob("*") if path.is_file()
        }
        self._kept: dict[str, asyncio.Task[CachedAnswer]] = {}

    def has(self, scope: Any) -> bool:
        """Whether a request is for the client's pages or files."""
        return self._name(scope["path"]) is not None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request."""
        name = self._name(scope["path"]) if scope["type"] == "http" else None
        if name is None:
            await self._app(scope, receive, send)
        elif scope["method"] == "GET":
            await (await self._file(name)).answer(scope, send)
        elif scope["method"] == "OPTIONS":
            await send({"type": "http.response.start", "status": 204, "headers": [TAKEN]})
            await send({"type": "http.response.body", "body": b""})
        else:
            headers = [TAKEN, (b"content-type", b"application/json")]
            await send({"type": "http.response.start", "status": 405, "headers": headers})
            await send({"type": "http.response.body", "body": OTHER_METHOD})

    async def _file(self, name: str) -> CachedAnswer:
        """Return a cached file; the first request has it read and compressed on a thread."""
        reading = self._kept.get(name)
        if reading is None or (reading.done() and (reading.cancelled() or reading.exception() is not None)):
            reading = asyncio.ensure_future(asyncio.to_thread(_read, name, self._paths[name]))
            self._kept[name] = reading
        return await asyncio.shield(reading)

    def _name(self, path: str) -> str | None:
        """Return the file of an address, by its name in the list; None for an address that is not the client's."""
        if path in self._paths:
            return path
        if path.strip("/").split("/")[0] in NO_PAGES or PAGE not in self._paths:
            return None
        return PAGE


def _read(name: str, path: Path) -> CachedAnswer:
    forever = name.startswith(f"/{ASSETS}/")
    cache = "public, max-age=31536000, immutable" if forever else "no-cache"
    return CachedAnswer(path.read_bytes(), MEDIA_TYPES.get(path.suffix, "application/octet-stream"), cache)
