"""The session cookie: an opaque token, unreadable by scripts, not sent with other sites' requests."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Final

from cardroom.web.origin import Headers, header

PLAIN_NAME: Final = "cardroom-session"
SECURE_NAME: Final = "__Host-cardroom-session"
"""By https the name itself binds the cookie to this host (RFC 6265bis)."""


def session_token(headers: Headers) -> str | None:
    """The session token a request carries, in a cookie or as `Authorization: Bearer` (for programs)."""
    bearer = header(headers, b"authorization")
    if bearer.startswith("Bearer "):
        return bearer.removeprefix("Bearer ").strip()
    cookies: SimpleCookie = SimpleCookie()
    try:
        cookies.load(header(headers, b"cookie"))
    except CookieError:
        return None
    for name in (SECURE_NAME, PLAIN_NAME):
        if name in cookies:
            return cookies[name].value
    return None
