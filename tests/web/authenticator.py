"""A device that keeps passkeys, in software: its answers are what a browser sends on (W3C Web Authentication, 6)."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, ATTESTED = 0x01, 0x40


@dataclass
class Authenticator:
    """One device with one key, at one origin."""

    origin: str
    site: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: os.urandom(32))
    uses: int = 0

    def make(self, options: str) -> str:
        """The answer to being asked for a new key."""
        asked = json.loads(options)
        point = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        about = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        attested = {"fmt": "none", "attStmt": {}, "authData": self._data(PRESENT | ATTESTED) + about}
        said = {"attestationObject": _text(cbor2.dumps(attested))}
        return self._told(self._client("webauthn.create", asked["challenge"]), said)

    def sign(self, options: str) -> str:
        """The answer to being asked for a word."""
        asked = json.loads(options)
        self.uses += 1
        data, client = self._data(PRESENT), self._client("webauthn.get", asked["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._told(client, {"authenticatorData": _text(data), "signature": _text(signature)})

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps(
            {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        ).encode()

    def _told(self, client: bytes, said: dict[str, Any]) -> str:
        name = _text(self.id)
        response = {"clientDataJSON": _text(client), **said}
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})


def _text(data: bytes) -> str:
    return bytes_to_base64url(data)


def challenge_of(options: str) -> bytes:
    """What a device is asked to sign."""
    return base64url_to_bytes(json.loads(options)["challenge"])
