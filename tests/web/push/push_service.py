"""A push service as browsers' makers run them: https on a port of its own, and a browser that can read its letters."""

from __future__ import annotations

import base64
import datetime
import http.server
import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.patience import PATIENCE_SECONDS

HOST = "localhost"


def to_base64url(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The end that a letter is sealed for."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ok"
        self.auth = to_base64url(self._auth)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.p256dh = to_base64url(point)

    def read(self, body: bytes) -> dict[str, Any]:
        opened = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth)
        read: dict[str, Any] = json.loads(opened)
        return read


@dataclass
class Posted:
    """One request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """What came, and what is answered next."""

    port: int
    trusted: ssl.SSLContext
    posted: list[Posted] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)
    location: str = ""
    come: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))

    @property
    def origin(self) -> str:
        return f"https://{HOST}:{self.port}"

    def wait(self, count: int = 1) -> list[Posted]:
        """All that came, once `count` more have."""
        for _ in range(count):
            assert self.come.acquire(timeout=PATIENCE_SECONDS), "no letter came"
        return self.posted


@contextmanager
def running(folder: Path) -> Iterator[PushService]:
    """A push service at `localhost`, trusted by its own certificate."""
    certificate, key = _certificate(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.posted.append(Posted(self.path, dict(self.headers), body))
            self.send_response(service.statuses.pop(0) if service.statuses else 201)
            if service.location:
                self.send_header("Location", service.location)
            self.send_header("Content-Length", "0")
            self.end_headers()
            service.come.release()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    server.socket = context.wrap_socket(server.socket, server_side=True)
    service = PushService(server.server_address[1], ssl.create_default_context(cafile=str(certificate)))
    serving = threading.Thread(target=server.serve_forever, args=(0.05,))
    serving.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        serving.join()


def _certificate(folder: Path) -> tuple[Path, Path]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    certificate, private = folder / "push.crt", folder / "push.key"
    certificate.write_bytes(made.public_bytes(Encoding.PEM))
    private.write_bytes(
        key.private_bytes(Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return certificate, private


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """What a signature (RFC 8292) says, and the key it was made by; raises where it was not made by that key."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(one.strip().split("=", 1) for one in rest.split(","))
    head, body, signature = parts["t"].split(".")
    raw = from_base64url(signature)
    signed = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(parts["k"]))
    point.verify(signed, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(from_base64url(body))
    return claims, parts["k"]
