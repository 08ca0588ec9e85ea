"""A house's own pager as an HTTP server on a port of its own: it answers as a test says, or not at all."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.patience import PATIENCE_SECONDS

Way = int | str
"""A status to answer with, or "hangs", "closes" (behind the request), "drips" (a head that never ends), "garbage"."""


@dataclass
class Posted:
    """One request as it came."""

    path: str
    headers: dict[str, str]
    said: dict[str, Any]


@dataclass
class HouseSystem:
    """What came, and how the next requests are answered; 200 when `ways` is empty."""

    port: int = 0
    ways: list[Way] = field(default_factory=list)
    posted: list[Posted] = field(default_factory=list)
    come: asyncio.Condition = field(default_factory=asyncio.Condition)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/page?secret=in-the-address"

    async def wait(self, count: int) -> list[Posted]:
        """All that came, once there are `count`."""
        async with self.come:
            await asyncio.wait_for(self.come.wait_for(lambda: len(self.posted) >= count), PATIENCE_SECONDS)
        return self.posted

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while await self._answer(reader, writer):
                pass
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): text for name, _, text in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        way = self.ways.pop(0) if self.ways else 200
        async with self.come:
            self.posted.append(Posted(first.split(" ")[1], headers, json.loads(body)))
            self.come.notify_all()
        if way == "closes":
            return False
        if way == "hangs":
            await asyncio.sleep(60)
        if way == "garbage":
            writer.write(b"\x16\x03\x01 this is no HTTP\r\n\r\n")
            return False
        if way == "drips":
            writer.write(b"HTTP/1.1 200 OK\r\n")
            for number in range(600):
                writer.write(f"X-{number}: more\r\n".encode())
                await writer.drain()
                await asyncio.sleep(0.1)
        writer.write(f"HTTP/1.1 {way} So\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        return True


@asynccontextmanager
async def running(*ways: Way) -> AsyncIterator[HouseSystem]:
    """A system of the house that answers the first requests so."""
    system = HouseSystem(ways=list(ways))
    server = await asyncio.start_server(system.serve, "127.0.0.1", 0)
    system.port = server.sockets[0].getsockname()[1]
    try:
        yield system
    finally:
        server.close()
