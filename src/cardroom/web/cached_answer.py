"""An answer that is the same for everybody, cached as the bytes to send: plain, and compressed once."""

from __future__ import annotations

import gzip
import hashlib
from typing import Any, Final

import brotli  # type: ignore[import-untyped]  # the package has no types of its own, nor has typeshed

WORTH_COMPRESSING: Final = 1024
NEVER: Final = ("image/png", "image/webp", "font/woff2", "application/octet-stream")
"""Media types that are compressed already."""

GZIP_LEVEL: Final = 9
BROTLI_QUALITY: Final = 9

Headers = tuple[tuple[bytes, bytes], ...]


class CachedAnswer:
    """A body for each encoding, the best first; made on a thread, because compression takes time.

    Only public answers that are the same for everybody may be cached: next to a secret, the size of a compressed answer
    tells what is in it.
    """

    __slots__ = ("_bodies", "_not_modified", "_tag", "size")

    def __init__(self, body: bytes, media_type: str, cache_control: str) -> None:
        self._tag = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'.encode()
        about: Headers = (
            (b"content-type", media_type.encode()),
            (b"cache-control", cache_control.encode()),
            (b"etag", self._tag),
            (b"vary", b"accept-encoding"),
        )
        bodies = [(b"", body)]
        if len(body) >= WORTH_COMPRESSING and media_type not in NEVER:
            bodies.insert(0, (b"gzip", gzip.compress(body, GZIP_LEVEL, mtime=0)))
            bodies.insert(0, (b"br", brotli.compress(body, quality=BROTLI_QUALITY)))
        self._bodies = [
            (encoding, _headers(about, encoding, content), content) for encoding, content in bodies
        ]
        self._not_modified = about
        self.size = sum(len(content) for _, content in bodies)

    async def answer(self, scope: Any, send: Any) -> None:
        """Send the body in the best encoding that the client accepts; only a 304 if the client has it already."""
        accepted, known = _accepted(scope["headers"])
        if self._tag in known:
            await send({"type": "http.response.start", "status": 304, "headers": [*self._not_modified]})
            await send({"type": "http.response.body", "body": b""})
            return
        for encoding, headers, body in self._bodies:
            if not encoding or encoding in accepted:
                await send({"type": "http.response.start", "status": 200, "headers": [*headers]})
                await send({"type": "http.response.body", "body": body})
                return


def _headers(about: Headers, encoding: bytes, body: bytes) -> Headers:
    length = (b"content-length", str(len(body)).encode())
    return (*about, length, (b"content-encoding", encoding)) if encoding else (*about, length)


def _accepted(headers: list[tuple[bytes, bytes]]) -> tuple[set[bytes], set[bytes]]:
    """Return the encodings that a request accepts, and the tags of what the client has."""
    encodings: set[bytes] = set()
    tags: set[bytes] = set()
    for name, value in headers:
        if name == b"accept-encoding":
            for one in value.lower().split(b","):
                encoding, _, weight = one.partition(b";")
                if weight.strip().replace(b" ", b"") not in (b"q=0", b"q=0.0", b"q=0.00", b"q=0.000"):
                    encodings.add(encoding.strip())
        elif name == b"if-none-match":
            tags.update(one.strip() for one in value.split(b","))
    return encodings, tags
