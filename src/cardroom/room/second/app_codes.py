"""Codes of an authenticator app (RFC 6238): six digits for each half minute, each good once."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

import pyotp
import segno

STEP_MS: Final = 30_000
AROUND: Final = (-1, 0, 1)
"""A phone's clock may be half a minute off, and a code is typed as it changes (RFC 6238, section 5.2)."""
DIGITS: Final = 6
SECRET_BYTES: Final = 20


def secret_of(seed: bytes) -> str:
    """Return the secret that an app is given, derived from a seed of the vault (RFC 4226 asks for 160 bits)."""
    return base64.b32encode(hashlib.sha512(b"cardroom app" + seed).digest()[:SECRET_BYTES]).decode()


def step_of(secret: str, code: str, now_ms: int, after: int) -> int | None:
    """Return the time step of a code, if it is good now and later than `after`; else None."""
    app = pyotp.TOTP(secret, digits=DIGITS, interval=STEP_MS // 1000)
    now, shown = now_ms // STEP_MS, code.encode("utf-8", "replace")
    steps = [
        now + away for away in AROUND if hmac.compare_digest(app.generate_otp(now + away).encode(), shown)
    ]
    return next((step for step in steps if step > after), None)


def address_of(secret: str, name: str, house: str) -> str:
    """Return the address that an app reads from the QR code."""
    return pyotp.TOTP(secret, digits=DIGITS, interval=STEP_MS // 1000).provisioning_uri(
        name=name, issuer_name=house
    )


def picture_of(address: str) -> str:
    """Return a QR code as a data URI: always dark on white, so that phones can read it."""
    return segno.make(address, error="m", micro=False).svg_data_uri(
        scale=5, border=4, light="#fff", dark="#000"
    )
