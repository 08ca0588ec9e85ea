"""A browser that may be called (RFC 8030, 8291), and which push services a room speaks to."""

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
"""Of the matters kept about people."""

POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16


class Subscription(msgspec.Struct, frozen=True):
    """`endpoint` is the push service's address of one browser, `p256dh` and `auth` the keys only that browser can read
    with; `session` the sign-in it was made in: with its end the calls end. `expires_ms` is the browser's own end of it,
    0 for none.
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
        """One browser is one row, whoever is signed in there: who comes later takes it over."""
        return f"p-{hashlib.sha256(self.endpoint.encode()).hexdigest()[:32]}"

    def kept(self) -> Matter:
        """The row of one that is called."""
        return Matter(KIND, self.id, self.player, self.made_ms, True, msgspec.to_builtins(self))

    def ended(self) -> Matter:
        """The row of one that is not called any more: nothing of the browser is kept."""
        return Matter(KIND, self.id, self.player, self.made_ms, False, {})


def subscription_of(matter: Matter) -> Subscription:
    """The open subscription that a row is."""
    return msgspec.convert(matter.body, Subscription)


def check_endpoint(endpoint: str, services: Sequence[str]) -> None:
    """Refuse ("push-service-unknown") an address that is not https at one of the push services.

    `services` are hosts, with a port where it is not 443; "*.host" stands for all names below that host. A browser
    tells the address, so whoever is signed in may tell any: the room calls nobody whom its operator does not know.
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
    """Refuse ("push-keys-wrong") what is not the form of a point of P-256 and a secret of 16 bytes."""
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
    """What base64url without padding stands for; None if it is none."""
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
