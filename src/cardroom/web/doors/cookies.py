"""The session cookie: an opaque token, unreadable by scripts, not sent with other sites' requests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Headers = Iterable[tuple[bytes, bytes]]

PLAIN_NAME: Final = "cardroom-session"
SECURE_NAME: Final = "__Host-cardroom-session"
"""By https the name itself binds the cookie to this host (RFC 6265bis)."""


DEVICES_KEPT: Final = 5
"""So many accounts one browser is known to at a time."""


def cookie_name(secure: bool) -> str:
    """The one name the session cookie has: by https a plain one is not read, for a neighbouring host could plant it."""
    return SECURE_NAME if secure else PLAIN_NAME


def device_cookie(secure: bool) -> str:
    """The cookie by which an account knows a browser it was signed in from; it signs nobody in."""
    return "__Host-cardroom-device" if secure else "cardroom-device"


def device_tokens(headers: Headers, secure: bool) -> tuple[str, ...]:
    """What this browser was given to be known by, one token for each account of late."""
    kept = (_cookie(headers, device_cookie(secure)) or "").split(".")
    return tuple(token for token in kept[-DEVICES_KEPT:] if token)


def session_token(headers: Headers, secure: bool) -> str | None:
    """The session token a request carries, as `Authorization: Bearer` (for programs) or in the cookie."""
    headers = list(headers)
    bearer = _bearer(headers)
    return bearer if bearer is not None else _cookie(headers, cookie_name(secure))


def carries_cookie_only(headers: Headers, secure: bool) -> bool:
    """Whether it is the cookie, and nothing a program said itself, that tells who asks."""
    headers = list(headers)
    return _bearer(headers) is None and _cookie(headers, cookie_name(secure)) is not None


def _bearer(headers: Headers) -> str | None:
    for key, value in headers:
        if key == b"authorization" and value[:7].lower() == b"bearer ":
            return value[7:].strip().decode("latin-1")
    return None


def _cookie(headers: Headers, name: str) -> str | None:
    """The cookie's value. Read by hand: other programs on the same host may have set cookies that no parser likes."""
    for key, value in headers:
        if key != b"cookie":
            continue
        for part in value.decode("latin-1").split(";"):
            found, separator, content = part.strip().partition("=")
            if separator and found == name:
                return content
    return None
