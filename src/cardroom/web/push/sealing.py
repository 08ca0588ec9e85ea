"""A message in the form for a push service: encrypted for one browser (RFC 8291), signed by the room (RFC 8292)."""

from __future__ import annotations

import base64
import os
import threading
import time
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from cardroom.room.notices.call import PushLetter
from cardroom.room.notices.subscription import from_base64url

TEXT_BYTES: Final = 640
"""The length of every message: so its size tells the push service nothing about its content."""
SIGNED_SECONDS: Final = 43_200
"""The time that a signature is good (at most a day, RFC 8292, section 2); it is used again for half of it."""


class PushIdentity:
    """The room's key for push services.

    `contact` is the address for them to write to: "mailto:..." or "https://...".
    """

    def __init__(self, private_key: int, contact: str) -> None:
        key = ec.derive_private_key(private_key, ec.SECP256R1())
        self._vapid = Vapid02(key)
        self._contact = contact
        self._signed: dict[str, tuple[float, str]] = {}
        self._signing = threading.Lock()
        self.public_key: Final = _base64url(
            key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        )

    def headers(self, letter: PushLetter) -> dict[str, str]:
        """Return the headers of a message, which are not encrypted."""
        return {
            "Authorization": self._authorization(origin_of(letter.to.endpoint)),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(letter.seconds),
            "Urgency": "high",
            "Topic": letter.topic,
        }

    def _authorization(self, audience: str) -> str:
        with self._signing:
            now = time.time()
            made, signed = self._signed.get(audience, (0.0, ""))
            if now - made > SIGNED_SECONDS / 2:
                claims = {"aud": audience, "sub": self._contact, "exp": int(now) + SIGNED_SECONDS}
                signed = str(self._vapid.sign(claims)["Authorization"])
                self._signed[audience] = (now, signed)
            return signed


def sealed(letter: PushLetter) -> bytes:
    """Return the encrypted text, which only the browser can read. Raises `ValueError` for keys that are not valid."""
    point, secret = from_base64url(letter.to.p256dh), from_base64url(letter.to.auth)
    if point is None or secret is None:
        raise ValueError("the keys of this subscription are not base64url")
    text = letter.text.ljust(TEXT_BYTES)  # spaces after a value mean nothing in JSON
    own = ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(text, salt=os.urandom(16), private_key=own, dh=point, auth_secret=secret)
    return body


def origin_of(endpoint: str) -> str:
    """Return the scheme and host of an address, with a port where there is one."""
    parts = urlsplit(endpoint)
    return f"{parts.scheme}://{parts.netloc}"


def _base64url(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
