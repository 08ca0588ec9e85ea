"""Bots for heavy loads: sockets without a library, and one decoding for all six at a table.

A room that is to be brought to its limits by a machine that it shares must not share it with 600 clients that each
parse every message. Here frames are read by hand, whoever of a table hears of a step first reads it for all, and the
others only count. Every byte still comes over a socket of its own.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import struct
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import msgspec

SEATS: Final = 6
POOL: Final = "holdem-nl100"
BUY_IN: Final = 10_000
STEP: Final = re.compile(rb'\{"type":"table_told","table":"([^"]+)","version":(\d+),')
ACTED: Final = re.compile(rb'"events":\[\{"kind":"(?:folded|checked|called|bet|raised)"')
NO_MASK: Final = b"\0\0\0\0"
"""Clients must mask; by this key a text is its own mask."""


@dataclass(slots=True)
class Load:
    """The whole load: how long bots think, and the samples while `running`."""

    think_seconds: float = 1.0
    running: bool = False
    samples: list[float] = field(default_factory=list)
    refused: int = 0
    tables: dict[str, Table] = field(default_factory=dict)
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    def begin(self) -> None:
        """Measure from now on."""
        self.samples.clear()
        self.running = True

    def percentile_ms(self, part: float) -> float:
        """A percentile of the samples."""
        found = sorted(self.samples)
        return round(1000 * found[min(len(found) - 1, int(len(found) * part))], 1) if found else 0.0


class Table:
    """What the six of a table know together."""

    def __init__(self, name: str, load: Load) -> None:
        self.name = name
        self.load = load
        self.bots: dict[int, Bot] = {}
        self.version = 0
        self.hand = ""
        self.sent = 0.0
        self.heard: dict[int, int] = {}
        """Of each step that an action brought about, by its version: how many have heard of it."""

    def step(self, version: int, text: bytes) -> None:
        """One of the six hears a step: the first one reads it, the last one makes the sample."""
        if version in self.heard:
            self.heard[version] += 1
        elif ACTED.search(text, 0, 160):
            self.heard[version] = 1
        if self.heard.get(version) == len(self.bots):
            del self.heard[version]
            if self.load.running and self.sent:
                self.load.samples.append(time.perf_counter() - self.sent)
        if version > self.version:
            self.version = version
            self.read(msgspec.json.decode(text)["events"])

    def read(self, events: list[dict[str, Any]]) -> None:
        """Take in a step."""
        turn = None
        for event in events:
            kind = event["kind"]
            if kind == "turn_started":
                turn = event
            elif kind == "hand_started":
                self.hand = event["hand"]
            elif kind == "sat_out" and event["seat"] in self.bots:
                asyncio.get_running_loop().call_later(0.05, self.bots[event["seat"]].mend)
        if turn is not None and turn["seat"] in self.bots:
            loop = asyncio.get_running_loop()
            loop.call_later(self.load.think_seconds, self.act, turn)

    def act(self, turn: dict[str, Any]) -> None:
        """Mostly call or check, now and then raise or fold."""
        can, luck = turn["actions"], self.load.chance.random()
        if luck < 0.1 and "raise" in can:
            what = f'"raise","amount":{turn["min_raise_to"]}'
        elif luck > 0.8 and "check" not in can:
            what = '"fold"'
        else:
            what = '"check"' if "check" in can else '"call"' if "call" in can else '"fold"'
        self.sent = time.perf_counter()
        where = f'"table":"{self.name}","hand":"{self.hand}","turn":{turn["turn"]}'
        self.bots[turn["seat"]].ask("act", f'{where},"action":{what}')


class Bot(asyncio.Protocol):
    """One socket of one player; without a token of a stranger, who only looks on."""

    def __init__(self, load: Load, token: str = "") -> None:
        self.load = load
        self.token = token
        self.table: Table | None = None
        self.requests = 0
        self.buffer = b""
        self.is_open = False
        self.lost = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self.transport = transport  # type: ignore[assignment]  # uvloop's own
        host, port = transport.get_extra_info("peername")[:2]
        key = "AAAAAAAAAAAAAAAAAAAAAA=="
        bearer = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        head = f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.transport.write(
            f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{bearer}\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """The room hung up, or the run is over."""
        self.lost = True

    def data_received(self, data: bytes) -> None:
        """Frames of the server: not masked, texts whole."""
        data = self.buffer + data if self.buffer else data
        start, end = 0, len(data)
        if not self.is_open:
            start = data.find(b"\r\n\r\n") + 4
            if start < 4:
                self.buffer = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:80]
            self.is_open = True
        while start + 2 <= end:
            size, text = data[start + 1], start + 2
            if size == 126:
                text += 2
                size = int.from_bytes(data[start + 2 : text], "big") if text <= end else end
            elif size == 127:
                text += 8
                size = int.from_bytes(data[start + 2 : text], "big") if text <= end else end
            if text + size > end:
                break
            kind = data[start] & 15
            if kind == 1:
                self.hear(data[text : text + size])
            elif kind == 9:
                self.transport.write(b"\x8a" + bytes([0x80 | size]) + NO_MASK + data[text : text + size])
            start = text + size
        self.buffer = data[start:]

    def hear(self, text: bytes) -> None:
        """One message."""
        step = STEP.match(text)
        if step is not None:
            if self.table is not None and step[1].decode() == self.table.name:
                self.table.step(int(step[2]), text)
        elif text.startswith(b'{"type":"table_shown"'):
            self.shown(msgspec.json.decode(text)["view"])
        elif text.startswith(b'{"type":"mine_changed"'):
            mine = msgspec.json.decode(text)
            if mine.get("seats") and self.table is None:
                self.send(f'{{"type":"watch_table","table":"{mine["seats"][0]["table"]}"}}')
        elif text.startswith(b'{"type":"seat_offered"'):
            self.ask("answer_offer", f'"offer":"{msgspec.json.decode(text)["offer"]}","accept":true')
        elif text.startswith(b'{"type":"refused"'):
            self.load.refused += 1
        elif text.startswith(b'{"type":"welcome"') and self.token:
            self.ask("join_pool", f'"pool":"{POOL}","buy_in":{BUY_IN}')

    def shown(self, view: dict[str, Any]) -> None:
        """The table is shown: from now on this one is among its six."""
        if not view.get("you"):
            return
        name = view["terms"]["table"]
        table = self.load.tables.get(name)
        if table is None:
            table = self.load.tables[name] = Table(name, self.load)
        self.table = table
        table.bots[view["you"]["seat"]] = self
        hand = view.get("hand") or {}
        if hand:
            table.hand = hand["hand"]
            turn = hand.get("turn")
            if turn and turn["seat"] == view["you"]["seat"]:
                asyncio.get_running_loop().call_later(self.load.think_seconds, table.act, turn)
        table.version = max(table.version, view["version"])

    def mend(self) -> None:
        """Buy chips and come back."""
        assert self.table is not None
        self.ask("top_up", f'"table":"{self.table.name}","amount":{BUY_IN}')
        self.ask("sit_in", f'"table":"{self.table.name}"')

    def ask(self, kind: str, rest: str) -> None:
        """Send a request with an id of its own."""
        self.requests += 1
        self.send(f'{{"type":"{kind}","id":"{self.requests}",{rest}}}')

    def send(self, text: str) -> None:
        """Send one text, masked by nothing."""
        data = text.encode()
        size = len(data)
        head = bytes([0x81, 0x80 | size]) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        if not self.transport.is_closing():
            self.transport.write(head + NO_MASK + data)


async def come(
    load: Load, tokens: list[str], port: int, at_once: int = 50, host: str = "127.0.0.1"
) -> list[Bot]:
    """Connect a bot for each token, some at a time."""
    loop = asyncio.get_running_loop()
    bots: list[Bot] = []
    for start in range(0, len(tokens), at_once):
        several = [
            loop.create_connection(partial(Bot, load, token), host, port)
            for token in tokens[start : start + at_once]
        ]
        bots += [bot for _, bot in await asyncio.gather(*several)]
        while not all(bot.is_open or bot.lost for bot in bots[-at_once:]):
            await asyncio.sleep(0.005)
    return bots


async def seated(bots: list[Bot], within_seconds: float) -> float:
    """Wait until all sit; how long that took, in seconds. Ends the run where it takes longer than allowed."""
    began = time.perf_counter()
    while (
        missing := sum(bot.table is None for bot in bots)
    ) and time.perf_counter() - began < within_seconds:
        await asyncio.sleep(0.1)
    if missing:
        raise SystemExit(f"after {within_seconds:.0f} s {missing} of {len(bots)} do not sit")
    return time.perf_counter() - began


def own_cpu_seconds() -> float:
    """What the load itself has taken of the machine so far."""
    times = os.times()
    return times.user + times.system
