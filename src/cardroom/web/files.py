"""The built client: its files, and its one page for every address that is not the API's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import File

ASSETS = "assets"
"""Files here are named by their content and never change."""

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
"""Said by us and not asked of the machine: browsers refuse a script or a style with another type."""


def files(folder: Path) -> list[HTTPRouteHandler]:
    """The handlers that serve the client built into a folder."""
    root = folder.resolve()

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def client(path: str = "") -> Response[Any]:
        """A file of the client, or its page."""
        wanted = (root / path.lstrip("/")).resolve()
        if wanted.is_file() and wanted.is_relative_to(root):
            forever = wanted.parent == root / ASSETS
            cache = "public, max-age=31536000, immutable" if forever else "no-cache"
            media_type = MEDIA_TYPES.get(wanted.suffix, "application/octet-stream")
            headers = {"Cache-Control": cache}
            return File(wanted, media_type=media_type, content_disposition_type="inline", headers=headers)
        page = root / "index.html"
        if path.startswith(("/api/", "/assets/")) or not page.is_file():
            raise NotFoundException("There is nothing at this address.")
        return File(
            page,
            media_type="text/html; charset=utf-8",
            content_disposition_type="inline",
            headers={"Cache-Control": "no-cache"},
        )

    return [client]
