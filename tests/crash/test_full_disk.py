"""A disk that is full: the room ends in words, and whoever is connected is told why."""

from __future__ import annotations

import asyncio
import resource
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cardroom.room.room import STORE_FAILED
from cardroom.store.sqlite.audit import audit_store
from tests.cli.test_serving import until_bots_play
from tests.commands import Command

BYTES = 100_000
"""So far a file may grow once somebody is connected: a demo's files are longer, so that the next writes fail."""


async def hung_up(port: int, process: int, plays: bool) -> tuple[int, str]:
    """Come in as soon as the room is there, fill its disk (at once, or when hands are played), and stay until it hangs
    up: with which code, and why.
    """
    for _ in range(600):
        try:
            async with connect(f"ws://127.0.0.1:{port}/ws", compression=None) as opened:
                if plays:
                    await asyncio.to_thread(until_bots_play, port)
                resource.prlimit(process, resource.RLIMIT_FSIZE, (BYTES, BYTES))
                try:
                    while True:
                        await opened.recv()
                except ConnectionClosed as closed:
                    return closed.rcvd.code if closed.rcvd else 0, closed.rcvd.reason if closed.rcvd else ""
        except OSError:
            await asyncio.sleep(0.1)
    raise AssertionError("the room did not open")


@pytest.mark.crash
@pytest.mark.parametrize("plays", [False, True], ids=["while the demo begins", "in play"])
async def test_a_full_disk_ends_the_room_in_words_and_connections_are_told(
    tmp_path: Path, plays: bool
) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    folder, log = tmp_path / "room", tmp_path / "log"
    with log.open("wb") as said:
        room = Command("demo", "--data", str(folder), "--port", str(port), log=said)
    try:
        code, why = await asyncio.wait_for(hung_up(port, room.pid, plays), 90)
        assert await asyncio.to_thread(room.wait, 30) != 0
    finally:
        room.kill()
    words = log.read_text()
    assert (code, why) == (STORE_FAILED, "the room's store failed; the room stops"), words[-2000:]
    assert "Traceback" not in words and "never retrieved" not in words, words[-4000:]
    last = words.strip().splitlines()[-1]
    assert str(folder) in last and "cannot write any more" in last and "start the room again" in last
    assert words.count("store_failed") == 1
    assert audit_store(folder).is_clean
