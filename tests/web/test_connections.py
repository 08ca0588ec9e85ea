"""Connections: how many an address may have, and that each of them ends when the peer does not do its part."""

from __future__ import annotations

import asyncio
import gc
import time
from pathlib import Path

import msgspec
import pytest

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.web.doors.http_connection import GuardedHttp
from cardroom.web.doors.socket_connection import GuardedSocket
from cardroom.web.doors.web_settings import Doors, Rate
from tests.patience import PATIENCE_SECONDS
from tests.web.raw import frame, raw
from tests.web.site import WIDE, Site, ask, hear, opened

pytestmark = pytest.mark.asyncio

HASTY: Doors = msgspec.structs.replace(
    WIDE, head_seconds=0.4, body_seconds=0.4, stalled_seconds=0.5, linger_seconds=0.3, keep_alive_seconds=1
)


HASTE_SECONDS = 9.0
"""Less than any of these takes where nobody sets it, and more than a slow machine adds to so little."""


async def gone(site: Site, seconds: float = PATIENCE_SECONDS) -> float:
    """Wait until no connection is open and nobody counts as present; how long it took."""
    began = time.monotonic()
    while site.front.gate.open or site.room.services.presence.all:
        assert time.monotonic() - began < seconds, f"{site.front.gate.open} connections stay"
        await asyncio.sleep(0.02)
    return time.monotonic() - began


async def test_an_address_has_so_many_connections_of_any_kind_and_others_are_not_touched(
    tmp_path: Path,
) -> None:
    doors = msgspec.structs.replace(WIDE, connections_an_address=3)
    async with opened(tmp_path / "data", doors) as site:
        async with raw(site) as silent, raw(site) as page, raw(site) as socket:
            page.ask("/health")
            assert (await page.answer())[0] == 200
            assert b" 101 " in await socket.shake_hands()
            async with raw(site) as fourth, raw(site, "127.0.0.9") as other:
                assert await fourth.ended() == b"", "hung up without a word"
                other.ask("/health")
                assert (await other.answer())[0] == 200
            assert not silent.reader.at_eof()
        await gone(site)
        async with raw(site) as again:
            again.ask("/health")
            assert (await again.answer())[0] == 200, "places that came free can be taken"
        assert site.front.gate.turned_away["connections_an_address"] == 1


async def test_connections_in_all_have_a_limit(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, connections_in_all=2)
    async with opened(tmp_path / "data", doors) as site, raw(site), raw(site, "127.0.0.8"):
        async with raw(site, "127.0.0.9") as third:
            assert await third.ended() == b""
        assert site.front.gate.turned_away["connections_in_all"] == 1


async def test_who_connects_too_fast_is_hung_up_on(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, connecting=Rate(1, 5))
    async with opened(tmp_path / "data", doors) as site:
        for number in range(12):
            async with raw(site) as one:
                one.ask("/health")
                heard = await one.ended() if number >= 8 else b""
                if number >= 8:
                    assert heard == b""
        assert site.front.gate.turned_away["connecting_too_fast"] >= 4


@pytest.mark.parametrize(
    "begun",
    [
        "",
        "\r\n",
        "GET / HTTP/1.1\r\n",
        "GET / HTTP/1.1\r\nHost: x\r\nX-A: ",
        "POST /api/sign-in HTTP/1.1\r\n",
    ],
)
async def test_a_head_that_does_not_end_is_waited_for_so_long_and_no_dribble_extends_it(
    tmp_path: Path, begun: str
) -> None:
    async with opened(tmp_path / "data", HASTY) as site, raw(site) as slow:
        began = time.monotonic()
        slow.send(begun)
        ending = asyncio.ensure_future(slow.ended())
        while not ending.done() and time.monotonic() - began < HASTE_SECONDS:
            slow.send("\r\n" if begun == "\r\n" else "a" if begun else "")
            await asyncio.sleep(0.05)
        assert await ending == b""
        assert 0.3 < time.monotonic() - began < HASTE_SECONDS
        assert site.front.gate.turned_away["too_slow"] == 1


async def test_the_head_of_a_second_request_on_the_same_connection_has_no_more_time(tmp_path: Path) -> None:
    async with opened(tmp_path / "data", HASTY) as site, raw(site) as slow:
        slow.ask("/health")
        assert (await slow.answer())[0] == 200
        began = time.monotonic()
        ending = asyncio.ensure_future(slow.ended())
        slow.send("GET /health HT")
        while not ending.done() and time.monotonic() - began < HASTE_SECONDS:
            slow.send("a")
            await asyncio.sleep(0.05)
        await ending
        assert time.monotonic() - began < HASTE_SECONDS


async def test_a_body_that_does_not_come_is_waited_for_so_long_also_behind_an_early_answer(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path / "data", HASTY) as site:
        for origin in ("", "Origin: http://evil.example"):
            async with raw(site) as slow:
                began = time.monotonic()
                headers = ("Content-Type: application/json", "Content-Length: 500")
                slow.ask("/api/sign-in", *headers, *([origin] if origin else []), method="POST")
                ending = asyncio.ensure_future(slow.ended())
                while not ending.done() and time.monotonic() - began < HASTE_SECONDS:
                    slow.send(" ")
                    await asyncio.sleep(0.05)
                answer = await ending
                assert time.monotonic() - began < HASTE_SECONDS, origin
                assert (b" 403 " in answer) == bool(origin)
        async with raw(site) as late:  # the body comes whole, after the answer, and then nothing
            late.ask("/api/sign-in", *headers, "Origin: http://evil.example", method="POST")
            assert (await late.answer())[0] == 403
            late.send(b" " * 500)
            await late.ended()
        await gone(site)


async def test_a_connection_that_asks_nothing_more_is_closed(tmp_path: Path) -> None:
    async with opened(tmp_path / "data", HASTY) as site, raw(site) as one:
        one.ask("/health")
        await one.answer()
        began = time.monotonic()
        assert await one.ended() == b""
        assert time.monotonic() - began < HASTE_SECONDS


async def test_a_head_too_large_is_refused_before_it_ends_and_is_held_nowhere(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site:
        for head in ("GET /" + "a" * 40_000, "GET / HTTP/1.1\r\n" + "X-A: b\r\n" * 5_000):
            async with raw(site) as big:
                big.send(head)
                assert (await big.ended()).startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 400 "))
        assert site.front.gate.turned_away["head_too_large"] == 2
        async with raw(site) as fitting:
            fitting.ask("/health", f"X-A: {'b' * 15_000}")
            assert (await fitting.answer())[0] == 200


async def test_so_many_headers_and_bodies_in_so_many_pieces_are_read(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site:
        async with raw(site) as wordy:
            wordy.ask("/health", *("a: b" for _ in range(1000)))
            assert (await wordy.ended()).startswith(b"HTTP/1.1 400 ")
        assert site.front.gate.turned_away["head_too_large"] == 1
        async with raw(site) as crumbs:
            crumbs.ask(
                "/api/sign-in", "Content-Type: application/json", "Transfer-Encoding: chunked", method="POST"
            )
            crumbs.send(b"1\r\n \r\n" * 5000)
            assert b"HTTP/1.1 400 " in await crumbs.ended()
        assert site.front.gate.turned_away["body_in_crumbs"] == 1
        async with raw(site) as endless:  # nobody waits for the body of what was answered already
            endless.ask("/", "Transfer-Encoding: chunked")
            assert (await endless.answer())[0] == 200
            began = time.monotonic()
            endless.send(b"1\r\n \r\n" * 50)
            await endless.ended()
            assert time.monotonic() - began < HASTE_SECONDS


async def test_requests_sent_ahead_of_the_answers_are_few(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site, raw(site) as eager:
        eager.send(f"GET /health HTTP/1.1\r\nHost: {site.host}\r\n\r\n" * 5)
        for _ in range(5):
            assert (await eager.answer())[0] == 200
        async with raw(site) as flood:
            flood.send(f"GET /health HTTP/1.1\r\nHost: {site.host}\r\n\r\n" * 3000)
            heard = await flood.ended()
        assert heard.count(b"HTTP/1.1 200") < 500, "the rest was not read"
        assert site.front.gate.turned_away["pipelined"] == 1


async def test_a_peer_that_does_not_read_its_answers_is_dropped(tmp_path: Path) -> None:
    async with opened(tmp_path / "data", HASTY) as site, site.socket() as honest:
        async with raw(site, limit=1024) as sleeper:
            for _ in range(60):
                sleeper.ask("/api/rulebook")
                await asyncio.sleep(0.01)
            began = time.monotonic()
            while site.front.gate.open > 1:
                assert time.monotonic() - began < HASTE_SECONDS
                await asyncio.sleep(0.02)
        await ask(honest, from_client.Ping(3))
        assert (await hear(honest, to_client.Pong)).sent_ms == 3


@pytest.mark.parametrize(
    "flood",
    [
        frame(9, b"") * 5000,
        frame(10, b"x" * 125) * 500,
        frame(1, b"{", fin=False) + frame(0, b"", fin=False) * 5000,
        frame(1, b'{"type":"ping","sent_ms":1}') * 2000,
    ],
    ids=["pings", "pongs", "empty pieces", "messages"],
)
async def test_frames_of_every_kind_are_counted(tmp_path: Path, flood: bytes) -> None:
    async with opened(tmp_path / "data") as site, raw(site) as offender, site.socket() as honest:
        assert b" 101 " in await offender.shake_hands()
        offender.send(flood)
        assert await offender.close_code() == 1008
        await ask(honest, from_client.Ping(3))
        assert (await hear(honest, to_client.Pong)).sent_ms == 3


async def test_a_message_in_pieces_may_be_as_large_as_a_whole_one_and_no_larger(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site:
        most = site.settings.doors.frame_bytes
        piece = frame(0, b" " * 1000, fin=False)
        for pieces, code in ((most // 1000 - 1, 0), (most // 1000 + 1, 1009)):
            async with raw(site) as sender:
                await sender.shake_hands()
                sender.send(frame(1, b'{"type":"ping",', fin=False) + piece * pieces)
                if code:
                    assert await sender.close_code() == code
                else:
                    sender.send(frame(0, b'"sent_ms":7}'))
                    async with asyncio.timeout(PATIENCE_SECONDS):
                        await sender.reader.readuntil(b'"sent_ms":7')
        async with raw(site) as sender:  # no more than the head of a frame is needed to refuse it
            await sender.shake_hands()
            sender.send(bytes([0x81, 0xFF]) + (2**40).to_bytes(8, "big") + b"\0\0\0\0")
            assert await sender.close_code() == 1009


async def test_a_stranger_who_says_nothing_is_closed_and_a_player_is_not(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, idle_stranger_seconds=0.5, linger_seconds=0.3)
    async with opened(tmp_path / "data", doors) as site:
        token = await site.account("Quiet One")
        async with site.socket(token) as player, raw(site) as stranger, site.socket() as talker:
            await stranger.shake_hands()
            for _ in range(6):
                await ask(talker, from_client.Ping(1))
                await asyncio.sleep(0.2)
            assert await stranger.close_code() == 4408
            await ask(player, from_client.Ping(5))
            assert (await hear(player, to_client.Pong)).sent_ms == 5
            await ask(talker, from_client.Ping(6))


async def test_a_socket_whose_peer_is_gone_without_a_word_is_closed(tmp_path: Path) -> None:
    doors = msgspec.structs.replace(WIDE, ping_seconds=0.3, linger_seconds=0.3)
    async with opened(tmp_path / "data", doors) as site, raw(site) as dead:
        await dead.shake_hands()  # it answers no ping
        assert await dead.close_code(HASTE_SECONDS) == 1011
        await gone(site)


async def test_bytes_that_are_no_frames_end_the_socket_and_are_no_defect(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async with opened(tmp_path / "data") as site:
        for nonsense in (
            b"\xff" * 100,
            frame(1, b"\xff\xfe"),
            frame(3, b""),
            b"\x81\x05abcde",
            frame(8, b"\0"),
        ):
            async with raw(site) as sender:
                await sender.shake_hands()
                sender.send(nonsense)
                await sender.ended()
        async with raw(site) as early:  # before the handshake was answered
            early.ask("/ws", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
            early.send(b"\xff" * 1000)
            await early.ended()
        async with raw(site) as garbage:
            garbage.send(b"\0" * 5000)
            assert (await garbage.ended()).startswith(b"HTTP/1.1 400 ")
        await gone(site)
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize("kind", ["silent", "page", "socket", "flood"])
async def test_a_connection_that_is_over_is_gone_at_once_without_the_collector(
    tmp_path: Path, kind: str
) -> None:
    async def come_and_go(site: Site) -> None:
        async with raw(site) as one:
            if kind == "page":
                one.ask("/health")
                await one.answer()
            elif kind != "silent":
                await one.shake_hands()
                one.send(frame(8, b"\x03\xe8") if kind == "socket" else frame(9, b"") * 200)
                await one.ended()

    async with opened(tmp_path / "data") as site:
        await come_and_go(site)
        await gone(site)
        gc.collect()
        gc.disable()
        try:
            for _ in range(10):
                await come_and_go(site)
            await gone(site)
            await asyncio.sleep(0.1)
            left = [one for one in gc.get_objects() if isinstance(one, GuardedHttp | GuardedSocket)]
        finally:
            gc.enable()
        assert left == [], (
            "garbage is looked for seldom: a flood of connections would fill the memory with it"
        )


@pytest.mark.parametrize("said_as", [str, bytes])
async def test_handshakes_and_what_strangers_say_have_budgets_of_their_address(
    tmp_path: Path, said_as: type[str] | type[bytes]
) -> None:
    doors = msgspec.structs.replace(
        WIDE, handshakes=Rate(1, 3), strangers_messages=Rate(4, 6), wait_when_spent_seconds=0.2
    )
    async with opened(tmp_path / "data", doors) as site:
        token = await site.account("Known")
        async with site.socket(token) as player, site.socket() as one, site.socket() as two:
            async with raw(site) as late:
                assert b" 429 " in await late.shake_hands()
            look = msgspec.json.encode(from_client.WatchLobby())
            for connection in (one, two):  # a look at the lobby costs five of six, said as text or as bytes
                await connection.send(look.decode() if said_as is str else look)
            await hear(one, to_client.LobbyShown)
            waiting = asyncio.ensure_future(hear(two, to_client.LobbyShown))
            await ask(player, from_client.Ping(9))
            assert (await hear(player, to_client.Pong)).sent_ms == 9
            assert not waiting.done(), "the second has to wait for the address's budget"
            await waiting
