"""The built client: its files, and its one page for every address that is not the API's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File

ASSETS = "assets"
"""Files here are named by their content and never change."""

MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
"""Said by us and not asked of the machine: browsers refuse a script or a style with another type."""

NO_PAGES = ("api", ASSETS, "schema", "health", "metrics", "ws")
"""Below these the client has no pages: an address that is wrong there is told so."""


def _inside(root: Path, path: str) -> Path | None:
    """The file of the folder that an address names; None for none, and for any way out of the folder."""
    try:
        wanted = (root / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError):
        return None  # a name that no file can have: too long, or with a zero byte


def files(folder: Path) -> list[HTTPRouteHandler]:
    """The handlers that serve the client built into a folder."""
    root = folder.resolve()

    @get("/", include_in_schema=False)
    async def page() -> Response[Any]:
        """The client's page."""
        return _answer(root, "")

    @get("/{path:path}", include_in_schema=False)
    async def client(path: FromPath[str]) -> Response[Any]:
        """A file of the client, or its page."""
        return _answer(root, path)

    return [page, client]


def _answer(root: Path, path: str) -> Response[Any]:
    """The file at an address, the page for the addresses of the client's own."""
    wanted = _inside(root, path)
    if wanted is not None:
        forever = wanted.parent == root / ASSETS
        cache = "public, max-age=31536000, immutable" if forever else "no-cache"
        media_type = MEDIA_TYPES.get(wanted.suffix, "application/octet-stream")
        headers = {"Cache-Control": cache}
        return File(wanted, media_type=media_type, content_disposition_type="inline", headers=headers)
    page = root / "index.html"
    if path.strip("/").split("/")[0] in NO_PAGES or not page.is_file():
        raise NotFoundException
    return File(
        page,
        media_type=MEDIA_TYPES[".html"],
        content_disposition_type="inline",
        headers={"Cache-Control": "no-cache"},
    )
