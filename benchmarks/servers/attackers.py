"""The hostile side of `attack.py`, in a process of its own: floods one port of this machine, for so long and no longer.

Only 127.0.0.1 is ever connected to. Every network of 127.0.0.0/8 is this machine, so that each group of connections can
come from an address of its own. What became of it is printed as one JSON line at the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import struct
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import uvloop

Account = tuple[str, str, str, str]  # token, table, hand to claim, player
counts: Counter[str] = Counter()
chance = random.Random(1)

PATHS = (
    "/api/rulebook?house=casino-helsinki",
    "/api/rulebook",
    "/api/rulebooks/compare?a=casinohuone&b=casino-helsinki",
    "/api/rulings/topics?language=fi",
    "/api/lobby",
    "/schema/openapi.json",
    "/",
    "/api/rulebook?house=casino-helsinki&junk={n}",
    "/api/rulebook/search?words=all+in+raise+the+pot+a+b+c&x={n}",
    "/api/hands/t1-{n}.phh",
    "/metrics",
)


class Peer:
    """A raw connection from an address of the attacker's choice."""

    def __init__(self, port: int, source: str) -> None:
        self.port = port
        self.source = source
        self.head = f"Host: 127.0.0.1:{port}\r\n"

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect."""
        counts["connections"] += 1
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))

    async def socket(self, token: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect and shake hands as a WebSocket."""
        reader, writer = await self.open()
        sign = f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(
            f"GET /ws HTTP/1.1\r\n{self.head}{sign}Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            counts["handshakes refused"] += 1
            writer.close()
            raise ConnectionError
        counts["handshakes"] += 1
        return reader, writer


def frame(opcode: int, data: bytes, fin: bool = True) -> bytes:
    """A masked frame; the mask of noughts leaves the data readable."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + struct.pack("!H", len(data))
    return bytes([(0x80 if fin else 0) | opcode]) + size + b"\0\0\0\0" + data


async def swallow(reader: asyncio.StreamReader) -> None:
    """Read whatever comes."""
    while data := await reader.read(65_536):
        counts["bytes"] += len(data)


async def pages(peer: Peer, _: Account | None) -> None:
    """Ask for the dearest pages on one connection, one after the other, as fast as they come."""
    reader, writer = await peer.open()
    try:
        while True:
            path = chance.choice(PATHS).replace("{n}", str(chance.getrandbits(30)))
            writer.write(f"GET {path} HTTP/1.1\r\n{peer.head}Accept-Encoding: gzip\r\n\r\n".encode())
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            counts[f"status {head[9:12].decode()}"] += 1
            size = int(head.partition(b"content-length:")[2].partition(b"\r")[0] or 0)
            await reader.readexactly(size)
            counts["bytes"] += size
    finally:
        writer.close()


async def pipelined(peer: Peer, _: Account | None) -> None:
    """Thousands of requests in one go."""
    reader, writer = await peer.open()
    try:
        writer.write(f"GET /api/lobby HTTP/1.1\r\n{peer.head}\r\n".encode() * 2000)
        counts["pipelined"] += 2000
        await swallow(reader)
    finally:
        writer.close()


async def slow(peer: Peer, _: Account | None) -> None:
    """A head that never ends."""
    reader, writer = await peer.open()
    try:
        writer.write(f"GET / HTTP/1.1\r\n{peer.head}".encode())
        while not reader.at_eof():
            writer.write(b"X-A: b\r\n")
            await writer.drain()
            await asyncio.sleep(0.5)
        counts["slow heads ended"] += 1
    finally:
        writer.close()


async def unread(peer: Peer, _: Account | None) -> None:
    """Ask for much and read nothing."""
    _, writer = await peer.open()
    try:
        for _ in range(8):
            writer.write(f"GET /api/rulebook HTTP/1.1\r\n{peer.head}\r\n".encode())
        await asyncio.sleep(30)
    finally:
        writer.transport.abort()


async def frames(peer: Peer, _: Account | None) -> None:
    """Control frames and pieces of messages without end: none of them is a message to be counted."""
    reader, writer = await peer.socket()
    eating = asyncio.ensure_future(swallow(reader))
    try:
        flood = chance.choice((frame(9, b""), frame(9, b"x" * 100), frame(0, b"", fin=False)))
        writer.write(frame(1, b"{", fin=False) if flood[0] == 0 else b"")
        while not eating.done():
            writer.write(flood * 500)
            counts["frames"] += 500
            await writer.drain()
            await asyncio.sleep(0)
    finally:
        eating.cancel()
        writer.close()


async def watching(peer: Peer, account: Account | None) -> None:
    """Ask for the lobby and for tables, as often as a socket may speak."""
    reader, writer = await peer.socket()
    eating = asyncio.ensure_future(swallow(reader))
    try:
        while not eating.done():
            writer.write(frame(1, b'{"type":"watch_lobby"}'))
            if account is not None:
                writer.write(frame(1, json.dumps({"type": "watch_table", "table": account[1]}).encode()))
            counts["messages"] += 2
            await writer.drain()
            await asyncio.sleep(0.21)
    finally:
        eating.cancel()
        writer.close()


async def illegal(peer: Peer, account: Account | None) -> None:
    """Acts out of turn, at others' tables, of hands that are over, for more than there is: as often as allowed."""
    assert account is not None
    token, table, hand, _ = account
    reader, writer = await peer.socket(token)
    eating = asyncio.ensure_future(swallow(reader))
    number = 0
    try:
        while not eating.done():
            number += 1
            act = {
                "type": "act",
                "id": f"i{number}",
                "table": table,
                "hand": hand,
                "turn": number,
                "action": "raise",
            }
            act["amount"] = 10**9
            if number % 3 == 0:
                act = {"type": "join_pool", "id": f"i{number}", "pool": "holdem-nl100", "buy_in": 1}
            writer.write(frame(1, json.dumps(act).encode()))
            counts["messages"] += 1
            await writer.drain()
            await asyncio.sleep(0.105)
    finally:
        eating.cancel()
        writer.close()


async def idle(peer: Peer, _: Account | None) -> None:
    """An open page that follows the lobby and is looked at by nobody."""
    reader, writer = await peer.socket()
    writer.write(frame(1, b'{"type":"watch_lobby"}'))
    counts["idle open"] += 1
    try:
        await swallow(reader)
    finally:
        counts["idle open"] -= 1
        writer.close()


Attack = Callable[[Peer, Account | None], Awaitable[None]]
MIX: tuple[tuple[Attack, int], ...] = (
    (pages, 35), (illegal, 25), (watching, 14), (frames, 12), (slow, 6), (pipelined, 5), (unread, 3),
)  # fmt: skip
"""Of a hundred hostile connections."""


async def again(attack: Attack, peer: Peer, account: Account | None) -> None:
    """The same attack once more whenever it ends."""
    while True:
        with contextlib.suppress(OSError, EOFError, asyncio.IncompleteReadError, ValueError):
            await attack(peer, account)
        counts["ended"] += 1
        await asyncio.sleep(0.1 + chance.random() * 0.1)


async def run(
    port: int, seconds: float, hostile: int, addresses: int, idlers: int, accounts: list[Any]
) -> None:
    """Attack for so many seconds, then stop."""
    tasks = []
    for number in range(idlers):
        peer = Peer(port, f"127.30.{number // 100}.1")
        tasks.append(asyncio.ensure_future(again(idle, peer, None)))
        if number % 20 == 19:
            await asyncio.sleep(0.02)
    kinds = [attack for attack, share in MIX for _ in range(share)]
    for _ in range(300):
        if counts["idle open"] >= idlers:
            break
        await asyncio.sleep(0.1)
    print(json.dumps({"idle": counts["idle open"]}), flush=True)
    sys.stdin.readline()
    counts["ended"] = 0
    for number in range(hostile):
        attack = kinds[number % len(kinds)]
        peer = Peer(port, f"127.20.0.{1 + number % addresses}")
        account = tuple(accounts[number % len(accounts)]) if accounts else None
        tasks.append(asyncio.ensure_future(again(attack, peer, account)))
    await asyncio.sleep(seconds)
    open_at_the_end = counts["idle open"]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(json.dumps({**counts, "idle open": open_at_the_end}), flush=True)


if __name__ == "__main__":
    if hasattr(os, "sched_setscheduler"):  # the rest may be measured at a priority above everything else
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    os.nice(19)  # two cores are shared with the room: what is measured is the room, not a want of cores
    given = json.loads(sys.stdin.readline())
    uvloop.run(run(**given))
