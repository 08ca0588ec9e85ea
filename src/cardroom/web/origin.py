"""The origin of a request: other sites may not act in a signed-in player's name (ASVS 4.4.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from cardroom.web.doors.cookies import carries_cookie_only

Headers = Iterable[tuple[bytes, bytes]]

PAGES_BY: Final = {"http": "http", "ws": "http", "https": "https", "wss": "https"}
"""The scheme of the pages that may use a connection of each scheme."""


def is_own(scope: Any, public_origins: tuple[str, ...], secure_cookies: bool) -> bool:
    """Whether a request comes from the room's own pages, or from a program that is no browser.

    A browser names the site in `Sec-Fetch-Site` and the origin in `Origin`; both must be ours when present, the origin
    letter for letter and once. A program sends neither; it then signs its requests with `Authorization: Bearer`, which
    no page of another site can. Only a browser sends just a session cookie, and a browser also sends its origin:
    without it, the cookie may be abused and the request is foreign.
    """
    headers = scope["headers"]
    sites = [value for key, value in headers if key == b"sec-fetch-site"]
    if any(site not in (b"same-origin", b"none") for site in sites):
        return False
    origins = [value.decode("latin-1") for key, value in headers if key == b"origin"]
    if origins:
        own = f"{PAGES_BY.get(scope['scheme'], '')}://{_host(headers)}"
        return len(origins) == 1 and (
            origins[0] in public_origins or (_host(headers) != "" and origins[0] == own)
        )
    return b"same-origin" in sites or not carries_cookie_only(headers, secure_cookies)


def _host(headers: Headers) -> str:
    """Return the host asked for; "" unless it is named exactly once."""
    hosts = [value.decode("latin-1") for key, value in headers if key == b"host"]
    return hosts[0] if len(hosts) == 1 else ""
