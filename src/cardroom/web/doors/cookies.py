"""The session cookie: an opaque token, unreadable by scripts, not sent with other sites' requests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Headers = Iterable[tuple[bytes, bytes]]

PLAIN_NAME: Final = "cardroom-session"
SECURE_NAME: Final = "__Host-cardroom-session"
"""By https the name itself binds the cookie to this host (RFC 6265bis)."""


DEVICES_KEPT: Final = 5
"""The maximum number of accounts for which a browser is remembered at a time."""


def cookie_name(secure: bool) -> str:
    """Return the name of the session cookie.

    By https a cookie of the plain name is not read, as a neighbouring host could plant it.
    """
    return SECURE_NAME if secure else PLAIN_NAME


def device_cookie(secure: bool) -> str:
    """Return the name of the cookie by which an account knows a browser that was signed in; it signs nobody in."""
    return "__Host-cardroom-device" if secure else "cardroom-device"


def device_tokens(headers: Headers, secure: bool) -> tuple[str, ...]:
    """Return the tokens by which accounts know this browser, one for each account that signed in recently."""
    kept = (_cookie(headers, device_cookie(secure)) or "").split(".")
    return tuple(token for token in kept[-DEVICES_KEPT:] if token)


def session_token(headers: Headers, secure: bool) -> str | None:
    """Return the session token of a request, from `Authorization: Bearer` (for programs) or from the cookie."""
    headers = list(headers)
    bearer = _bearer(headers)
    return bearer if bearer is not None else _cookie(headers, cookie_name(secure))


def carries_cookie_only(headers: Headers, secure: bool) -> bool:
    """Whether a request is identified only by the cookie, and not by a header that a program sets."""
    headers = list(headers)
    return _bearer(headers) is None and _cookie(headers, cookie_name(secure)) is not None


def _bearer(headers: Headers) -> str | None:
    for key, value in headers:
        if key == b"authorization" and value[:7].lower() == b"bearer ":
            return value[7:].strip().decode("latin-1")
    return None


def _cookie(headers: Headers, name: str) -> str | None:
    """Return a cookie's value.

    It is read by hand: other programs on the same host may have set cookies that parsers reject.
    """
    for key, value in headers:
        if key != b"cookie":
            continue
        for part in value.decode("latin-1").split(";"):
            found, separator, content = part.strip().partition("=")
            if separator and found == name:
                return content
    return None
