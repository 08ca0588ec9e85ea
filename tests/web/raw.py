"""Connections spoken by hand, for what no well-behaved client would send."""

from __future__ import annotations

import asyncio
import contextlib
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.patience import PATIENCE_SECONDS
from tests.web.site import Site


class Raw:
    """One connection; `source` is the address of this machine it comes from."""

    def __init__(self, site: Site, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.site = site
        self.reader = reader
        self.writer = writer

    def send(self, data: bytes | str) -> None:
        """Send as it is."""
        self.writer.write(data.encode() if isinstance(data, str) else data)

    def ask(self, path: str, *headers: str, host: str = "", method: str = "GET") -> None:
        """Send a request without a body."""
        lines = (f"{method} {path} HTTP/1.1", f"Host: {host or self.site.host}", *headers)
        self.send("\r\n".join(lines) + "\r\n\r\n")

    async def answer(self, seconds: float = PATIENCE_SECONDS) -> tuple[int, dict[str, str], bytes]:
        """The next answer: status, headers in small letters, body."""
        async with asyncio.timeout(seconds):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {
                name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])
            }
            body = await self.reader.readexactly(int(headers.get("content-length", "0")))
        return int(head[0].split()[1]), headers, body

    async def ended(self, seconds: float = PATIENCE_SECONDS) -> bytes:
        """Read to the end; what came before it."""
        found = b""
        async with asyncio.timeout(seconds):
            with contextlib.suppress(ConnectionError):
                while data := await self.reader.read(65_536):
                    found += data
        return found

    async def shake_hands(self, *headers: str) -> bytes:
        """Become a WebSocket; the answer to the handshake."""
        self.ask(
            "/ws",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            *headers,
        )
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await self.reader.readuntil(b"\r\n\r\n")

    async def close_code(self, seconds: float = PATIENCE_SECONDS) -> int:
        """Read frames to the end; the code of the last one if it closes, 0 if there is none."""
        data, code = await self.ended(seconds), 0
        while len(data) >= 2:
            size, start = data[1], 2
            if size == 126:
                size, start = struct.unpack("!H", data[2:4])[0], 4
            elif size == 127:
                size, start = struct.unpack("!Q", data[2:10])[0], 10
            payload, opcode = data[start : start + size], data[0] & 15
            if opcode == 8 and len(payload) >= 2:
                code = int(struct.unpack("!H", payload[:2])[0])
            data = data[start + size :]
        return code


def frame(opcode: int, data: bytes, fin: bool = True) -> bytes:
    """A masked frame; a mask of noughts leaves the data as it is."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + struct.pack("!H", len(data))
    return bytes([(0x80 if fin else 0) | opcode]) + size + b"\0\0\0\0" + data


@asynccontextmanager
async def raw(site: Site, source: str = "127.0.0.1", limit: int = 2**16) -> AsyncIterator[Raw]:
    """Connect; the connection is thrown away at the end."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", site.port, local_addr=(source, 0), limit=limit
    )
    try:
        yield Raw(site, reader, writer)
    finally:
        writer.transport.abort()
