"""What a socket's frames cost the server: our own cut by hand, and those of picows: `python benchmarks/frames.py`.

Six sockets are a table: what one of them sends is told to all six, the same text. Both servers are processes of their
own on uvloop, and both count each message against a rate, refuse one that is too long and text that is not UTF-8. Ours
stands behind uvicorn with all of the room's doors. They are measured in turns; a figure is processor time of the
server for one message in and six out. picows is no part of a room: `pip install picows`.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import select
import signal
import socket
import statistics
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

SEATS = 6
ASKED = b'{"type":"act","id":123456,"table":"t-01J9ZK","hand":"h1","turn":7,"act":"call"}'
TOLD = '{"type":"table","table":"t-01J9ZK","version":123456,"events":[' + '{"n":1},' * 40 + '{"n":2}]}'
TICKS = os.sysconf("SC_CLK_TCK")


# ------------------------------------------------------------------ the servers


def serve_ours(port: int) -> None:
    """uvicorn with the room's doors, and an application that tells a table what one of it says."""
    import uvloop

    from cardroom.room.runtime.clock import RoomClock
    from cardroom.room.runtime.network_addresses import Venues
    from cardroom.web.doors.budgets import Budgets
    from cardroom.web.doors.config import GuardedConfig
    from cardroom.web.doors.gate import Gate
    from cardroom.web.doors.http_connection import GuardedHttp
    from cardroom.web.doors.socket_connection import AT_ONCE, LISTEN, GuardedSocket
    from cardroom.web.doors.web_settings import Doors, Rate, Settings
    from cardroom.web.serve import Server

    many = 10**6
    doors = Doors(
        messages_a_second=many, messages_burst=many, connections_in_all=many, connections_an_address=many,
        connecting=Rate(many, many),
    )  # fmt: skip
    settings = Settings(data=Path(), doors=doors)
    tables: list[list[Any]] = [[]]

    async def application(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            return
        await receive()
        await send({"type": "websocket.accept"})
        if len(tables[-1]) == SEATS:
            tables.append([])
        table = tables[-1]
        table.append(scope["extensions"][AT_ONCE])

        def hear(_message: bytes) -> bool:
            for tell in table:
                tell([TOLD])
            return True

        scope["extensions"][LISTEN](hear)
        await receive()

    async def run() -> None:
        budgets = Budgets(RoomClock(), doors, Venues())
        config = GuardedConfig(
            application, Gate(settings, budgets), host="127.0.0.1", port=port, http=GuardedHttp, ws=GuardedSocket,
            log_level="error", ws_per_message_deflate=False, ws_max_size=doors.frame_bytes, lifespan="off",
            backlog=4096,
        )  # fmt: skip
        await Server(config).serve()

    uvloop.run(run())


def serve_picows(port: int, fast: bool = True) -> None:
    """picows, with what a message's limits cost in Python; on transports of its own (aiofastnet) or on uvloop's."""
    import uvloop
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_create_server

    from cardroom.web.doors.budgets import Bucket

    tables: list[list[WSTransport]] = [[]]
    told = TOLD.encode()

    class Listener(WSListener):  # type: ignore[misc]  # picows comes without types
        def on_ws_connected(self, transport: WSTransport) -> None:
            self.loop = asyncio.get_running_loop()
            self.bucket = Bucket(10**6, 10**6, int(self.loop.time() * 1000))
            if len(tables[-1]) == SEATS:
                tables.append([])
            self.table = tables[-1]
            self.table.append(transport)

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type is not WSMsgType.TEXT or not frame.fin:
                return
            message = frame.get_payload_as_bytes()
            if not message.isascii():
                message.decode()
            if not self.bucket.take(int(self.loop.time() * 1000)):
                transport.disconnect()
            for one in self.table:
                one.send(WSMsgType.TEXT, told)

    async def run() -> None:
        server = await ws_create_server(
            lambda _request: Listener(),
            "127.0.0.1",
            port,
            max_frame_size=4096,
            backlog=4096,
            use_aiofastnet=fast,
        )
        await server.serve_forever()

    uvloop.run(run())


SERVERS = {"ours": serve_ours, "picows": serve_picows, "picows-uvloop": partial(serve_picows, fast=False)}


# ------------------------------------------------------------------ the players


def framed(text: bytes) -> bytes:
    """A client's frame of a short text."""
    mask = b"\x11\x22\x33\x44"
    return bytes((0x81, 0x80 | len(text))) + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))


def connected(port: int) -> socket.socket:
    """A socket behind its handshake."""
    one = socket.create_connection(("127.0.0.1", port))
    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    one.sendall(
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    head = b""
    while b"\r\n\r\n" not in head:
        found = one.recv(4096)
        assert found, "the server closed the connection"
        head += found
    assert b" 101 " in head.split(b"\r\n", 1)[0], head
    one.setblocking(False)
    return one


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def measure(name: str, sockets: int, seconds: float, busy: int) -> tuple[float, float]:
    """Messages a second, and the server's microseconds of processor for each, with `busy` tables playing at a time."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    process = subprocess.Popen([sys.executable, __file__, "--serve", name, "--port", str(port)])
    try:
        until = time.monotonic() + 20
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                assert time.monotonic() < until and process.poll() is None
                time.sleep(0.05)
        time.sleep(0.3)
        people = [connected(port) for _ in range(sockets // SEATS * SEATS)]
        return played(process.pid, people, seconds, busy)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def played(pid: int, people: list[socket.socket], seconds: float, busy: int) -> tuple[float, float]:
    told = len(TOLD.encode()) + 4
    asked = framed(ASKED)
    first = people[::SEATS]
    poll = select.epoll()
    by_number = {one.fileno(): one for one in people}
    of_speaker = {one.fileno(): place for place, one in enumerate(first)}
    for one in people:
        poll.register(one.fileno(), select.EPOLLIN)
    heard: dict[int, int] = dict.fromkeys(of_speaker, 0)
    following = busy % len(first)
    for one in first[:busy]:
        one.send(asked)
    messages, began, spent = 0, time.monotonic(), processor_seconds(pid)
    while (now := time.monotonic()) < began + seconds:
        for number, _ in poll.poll(1):
            got = len(by_number[number].recv(65536))
            if number in heard:
                heard[number] += got
                while heard[number] >= told:
                    heard[number] -= told
                    messages += 1
                    first[following].send(asked)
                    following = (following + 1) % len(first)
    return messages / (now - began), (processor_seconds(pid) - spent) / messages * 1e6


def main() -> None:
    """Measure both in turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", choices=SERVERS)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--sockets", type=int, nargs="*", default=[600, 5000])
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--busy", type=int, default=20)
    wanted = parser.parse_args()
    if wanted.serve:
        SERVERS[wanted.serve](wanted.port)
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    for sockets in wanted.sockets:
        found: dict[str, list[tuple[float, float]]] = {name: [] for name in SERVERS}
        for _ in range(wanted.turns):
            for name in SERVERS:
                found[name].append(measure(name, sockets, wanted.seconds, wanted.busy))
        for name, turns in found.items():
            speed, cost = (statistics.median(column) for column in zip(*turns, strict=True))
            alone = ", ".join(f"{cost:.0f}" for _, cost in turns)
            print(
                f"{sockets:>6} sockets  {name:<13} {speed:>8,.0f} messages/s  {cost:6.1f} us each  ({alone})"
            )


if __name__ == "__main__":
    main()
