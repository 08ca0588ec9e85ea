"""The description of the API, which takes half a second to make: on a thread, before anybody is answered."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Litestar
from litestar._openapi.plugin import (
    OpenAPIPlugin,  # where Litestar keeps it; its public property leaves half to be done
)
from litestar.connection import Request
from litestar.enums import MediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

from cardroom.web.static_files import STATIC

PAGE = "api.html"


class ApiPage(OpenAPIRenderPlugin):
    """Swagger UI at /schema, from the client's own files; it reads /schema/openapi.json."""

    def __init__(self) -> None:
        super().__init__(path="/api", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the page; a sentence where the client was not built."""
        try:
            return (STATIC / PAGE).read_bytes()
        except FileNotFoundError:
            return b"<!doctype html><title>Cardroom</title><p>The pages are not built: see <code>make setup</code>."


BELOW: Final = "/schema"


def make_description(api: Litestar) -> dict[str, Any]:
    """Return the description of an API. It is made once for all rooms that share the API's handlers."""
    return api.plugins.get(OpenAPIPlugin).provide_openapi_schema()


class Described:
    """A wrapper around the API: requests for the description, as page or as JSON, wait until it is made."""

    def __init__(self, api: Litestar) -> None:
        self._api = api
        self._made: asyncio.Task[dict[str, Any]] | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request."""
        if scope["type"] == "http" and scope["path"].startswith(BELOW):
            if self._made is None or (
                self._made.done() and not self._made.cancelled() and self._made.exception()
            ):
                self._made = asyncio.ensure_future(asyncio.to_thread(make_description, self._api))
            await asyncio.shield(self._made)
        await self._api(scope, receive, send)
