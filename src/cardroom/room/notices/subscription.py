"""A browser that may be called (RFC 8030, 8291), and the push services that a room uses."""

from __future__ import annotations

import base64
import binascii
import hashlib
import ipaddress
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

import msgspec

from cardroom.floor.model.sentence_catalogues import Language
from cardroom.rules.refused import Refused
from cardroom.store.rows import Matter

KIND: Final = "push"
"""The kind of these rows among the matters about people."""

POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16


class Subscription(msgspec.Struct, frozen=True):
    """The subscription of one browser to a player's calls.

    `endpoint` is the push service's address of the browser, `p256dh` and `auth` the keys that only the browser can read
    with; `session` is the sign-in it was made in, and the calls end with it. `expires_ms` is the browser's own end of
    the subscription, 0 for none.
    """

    player: str
    endpoint: str
    p256dh: str
    auth: str
    language: Language
    session: str
    made_ms: int
    expires_ms: int = 0

    @property
    def id(self) -> str:
        """The id of the row: one browser is one row, and whoever signs in there later takes it over."""
        return f"p-{hashlib.sha256(self.endpoint.encode()).hexdigest()[:32]}"

    def kept(self) -> Matter:
        """The row of a browser that is called."""
        return Matter(KIND, self.id, self.player, self.made_ms, True, msgspec.to_builtins(self))

    def ended(self) -> Matter:
        """The row of a browser that is no longer called: nothing of the browser is retained."""
        return Matter(KIND, self.id, self.player, self.made_ms, False, {})


def subscription_of(matter: Matter) -> Subscription:
    """The open subscription in a row."""
    return msgspec.convert(matter.body, Subscription)


def check_endpoint(endpoint: str, services: Sequence[str]) -> None:
    """Refuse ("push-service-unknown") an address that is not https at one of the push services.

    `services` are hosts, with a port where it is not 443; "*.host" stands for all names below that host. A browser
    sends the address, so anybody who is signed in may send any: the room calls only services that its operator knows.
    """
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise _unknown(endpoint) from None
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint or "\\" in endpoint:
        raise _unknown(endpoint)
    if parts.scheme != "https" or parts.username is not None or parts.password is not None or parts.fragment:
        raise _unknown(host)
    if _is_address(host) or not any(_is_of(host, port or 443, service) for service in services):
        raise _unknown(host)


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse ("push-keys-wrong") keys that are not formed as a point of P-256 and a secret of 16 bytes."""
    point, secret = from_base64url(p256dh), from_base64url(auth)
    if (
        point is None
        or len(point) != POINT_BYTES
        or point[0] != 4
        or secret is None
        or len(secret) != AUTH_BYTES
    ):
        raise Refused(
            "push-keys-wrong", "These are not the keys of a push subscription: turn the calls on again."
        )


def from_base64url(text: str) -> bytes | None:
    """The bytes that a text in base64url without padding encodes; None if it is not base64url."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None


def _is_of(host: str, port: int, service: str) -> bool:
    name, _, said = service.partition(":")
    if port != (int(said) if said else 443):
        return False
    return host.endswith(name[1:]) and len(host) > len(name) - 1 if name.startswith("*.") else host == name


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _unknown(host: str) -> Refused:
    words = "This room sends no calls by your browser's push service; its operator can add the service."
    return Refused("push-service-unknown", words, args={"host": host[:100]})
