"""Where a request comes from: other sites may not act in a signed-in player's name (ASVS 4.4.2)."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

Headers = Iterable[tuple[bytes, bytes]]


def header(headers: Headers, name: bytes) -> str:
    """The first header of this (lower-case) name as text, "" when absent."""
    for key, value in headers:
        if key == name:
            return value.decode("latin-1")
    return ""


def is_own(headers: Headers, public_origins: tuple[str, ...], *, missing_is_own: bool) -> bool:
    """Whether a request comes from the room's own pages.

    A browser names the site in `Sec-Fetch-Site` and the origin in `Origin`; both must be ours when present. A client
    that is no browser sends neither and has no cookies of somebody else to abuse: `missing_is_own` says whether it may.
    """
    site = header(headers, b"sec-fetch-site")
    if site and site not in ("same-origin", "none"):
        return False
    origin = header(headers, b"origin")
    if not origin:
        return missing_is_own
    if origin in public_origins:
        return True
    parts = urlsplit(origin)
    return (
        parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == header(headers, b"host")
    )
