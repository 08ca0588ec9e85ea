"""Frames of a socket: heard in the order in which they came, however the bytes are cut."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from cardroom.web.doors.config import TURNS, Keepalive
from tests.patience import PATIENCE_SECONDS
from tests.web.raw import Raw, frame, raw
from tests.web.site import WIDE, opened

pytestmark = pytest.mark.asyncio

PLENTY = msgspec.structs.replace(WIDE, messages_a_second=1000, messages_burst=2000)


def ping(number: int) -> bytes:
    """A request with this number in its answer."""
    return f'{{"type":"ping","sent_ms":{number}}}'.encode()


async def pongs(one: Raw, count: int) -> list[int]:
    """The numbers of so many answers, in the order in which they came."""
    found: list[int] = []
    async with asyncio.timeout(PATIENCE_SECONDS):
        while len(found) < count:
            head = await one.reader.readexactly(2)
            size = head[1]
            if size == 126:
                size = int.from_bytes(await one.reader.readexactly(2))
            text = await one.reader.readexactly(size)
            if head[0] == 0x81 and b'"pong"' in text:
                found.append(json.loads(text)["sent_ms"])
    return found


@pytest.mark.parametrize("piece", [1, 2, 3, 5, 7, 64, 100_000])
async def test_messages_are_heard_in_order_however_the_bytes_are_cut(tmp_path: Path, piece: int) -> None:
    spaces = b" " * 200  # a longer head
    said = b"".join(
        [
            frame(1, ping(1)),
            frame(1, ping(2) + spaces),
            frame(10, b"unasked"),
            frame(1, ping(3)[:5], fin=False) + frame(0, ping(3)[5:]),
            frame(1, ping(4)),
            frame(9, b"are you there"),
            frame(2, ping(5)),
            frame(1, ping(6)),
        ]
    )
    async with opened(tmp_path / "data", PLENTY) as site:
        token = await site.account("Cut Up")
        async with raw(site) as player, raw(site) as stranger:
            assert b" 101 " in await player.shake_hands(f"Authorization: Bearer {token}")
            assert b" 101 " in await stranger.shake_hands()
            for start in range(0, len(said), piece):
                for one in (player, stranger):
                    one.send(said[start : start + piece])
                    await one.writer.drain()
                await asyncio.sleep(0)
            for one in (player, stranger):
                assert await pongs(one, 6) == [1, 2, 3, 4, 5, 6]


async def test_what_is_said_with_the_handshake_is_heard_first(tmp_path: Path) -> None:
    async with opened(tmp_path / "data", PLENTY) as site:
        token = await site.account("Early")
        async with raw(site) as player:
            waiting = asyncio.ensure_future(player.shake_hands(f"Authorization: Bearer {token}"))
            await asyncio.sleep(0.001)
            for number in range(1, 21):
                player.send(frame(1, ping(number)))
                await asyncio.sleep(0)
            assert b" 101 " in await waiting
            assert await pongs(player, 20) == list(range(1, 21))


async def test_all_sockets_are_asked_in_turn_by_one_timer_and_none_that_has_gone() -> None:
    class Asked:
        def __init__(self) -> None:
            self.times = 0

        def keep_alive(self) -> None:
            self.times += 1

    keepalive = Keepalive(0.2)
    stays, goes = [Asked() for _ in range(50)], Asked()
    for socket in (*stays, goes):
        keepalive.add(socket)
        await asyncio.sleep(0.2 / TURNS / 4)
    keepalive.remove(goes)
    async with asyncio.timeout(PATIENCE_SECONDS):
        while min(socket.times for socket in stays) < 3:
            await asyncio.sleep(0.01)
    assert goes.times == 0
    assert max(socket.times for socket in stays) <= 5, "each once in a round"
    for socket in stays:
        keepalive.remove(socket)
    before = sum(socket.times for socket in stays)
    await asyncio.sleep(0.3)
    assert sum(socket.times for socket in stays) == before
