"""The address of a bus; its password is never shown."""

from __future__ import annotations

from typing import Final, NamedTuple
from urllib.parse import SplitResult, unquote, urlsplit

from cardroom.bus.bus_protocol import BusUnusable
from cardroom.bus.bus_secret import BusSecret

SCHEME: Final = "nats"
"""There is no `tls` here: nats-py encrypts when the server asks for it, and would send a password in clear to one that
does not.
"""
DEFAULT_PORT: Final = 4222

LOOKS_LIKE: Final = (
    "the address of the bus is not one: it looks like nats://user@host:4222, or several with commas"
)


class BusServer(NamedTuple):
    """One server, and who we are there; a user without a password is a token."""

    url: str
    user: str | None
    password: str | None
    token: str | None


class BusAddress:
    """`nats://user:password@host:port`, or several of them with commas between; printed without passwords and tokens."""

    __slots__ = ("secret", "servers", "shown")

    def __init__(self, text: str, secret: BusSecret | None = None) -> None:
        """With a `secret` all that is said there is sealed. Raises `BusUnusable` for an invalid address; the message does
        not repeat the text.
        """
        self.secret = secret
        self.servers = tuple(_server(one.strip()) for one in text.split(","))
        self.shown = ",".join(
            one.url.replace("://", f"://{one.user}@") if one.user else one.url for one in self.servers
        )

    def __repr__(self) -> str:
        return f"BusAddress({self.shown!r})"

    def __str__(self) -> str:
        return self.shown


def _server(text: str) -> BusServer:
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        parts, port = SplitResult("", "", "", "", ""), None
    more = parts.query or parts.fragment or parts.path not in ("", "/")
    if parts.scheme != SCHEME or not parts.hostname or more or port == 0:
        raise BusUnusable(LOOKS_LIKE)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    url = f"{parts.scheme}://{host}:{port or DEFAULT_PORT}"
    user = unquote(parts.username) if parts.username else None
    password = unquote(parts.password) if parts.password else None
    if user is not None and password is None:
        return BusServer(url, None, None, user)
    return BusServer(url, user, password, None)
