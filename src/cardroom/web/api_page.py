"""The page that shows the HTTP API to people: built with the client, so that it loads nothing from other sites."""

from __future__ import annotations

from typing import Any

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
