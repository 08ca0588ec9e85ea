"""SIGKILL of the real server: who waits waits on in order, a kept seat is kept, a table's story is told."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.table.events import HandStarted
from tests.crash.load import ended
from tests.crash.test_kill import HOUSE, Killed
from tests.patience import PATIENCE_SECONDS

POOL, BUY_IN = "holdem-nl10", 1000

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(to_client.AnyServerMessage).decode


async def tokens(address: str, names: str) -> dict[str, str]:
    """Accounts for these names, signed up through the room's door."""
    found = {}
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE_SECONDS) as client:
        for name in names:
            client.cookies.clear()
            answer = await client.post(
                "/api/sign-up", json={"name": f"Kept {name}", "password": "under load"}
            )
            answer.raise_for_status()
            found[name] = next(iter(answer.cookies.values()))
    return found


class Player:
    """One open socket of a player."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._kept: list[to_client.ServerMessage] = []

    async def hear(self, kind: type[to_client.ServerMessage]) -> to_client.ServerMessage:
        """The next message of a kind; others are kept until they are asked for."""
        for message in self._kept:
            if isinstance(message, kind):
                self._kept.remove(message)
                return message
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                message = _decode(await self.socket.recv())
                if isinstance(message, kind):
                    return message
                self._kept.append(message)

    async def ask(
        self, message: from_client.ClientMessage, kind: type[to_client.ServerMessage] = to_client.Done
    ) -> to_client.ServerMessage:
        """Ask, and wait for the answer."""
        await self.socket.send(_encode(message).decode())
        return await self.hear(kind)


async def arrive(address: str, token: str) -> Player:
    """A new connection."""
    headers = {"Authorization": f"Bearer {token}"}
    return Player(await connect(f"ws://{address}/ws", additional_headers=headers, compression=None))


def places(mine: to_client.ServerMessage) -> list[int]:
    """The places in line that a player was told."""
    assert isinstance(mine, to_client.MineChanged)
    return [one.place for one in mine.places]


@pytest.mark.crash
@pytest.mark.clause("CO-TH.7", "CO-TH.42")
async def test_lines_kept_seats_and_the_tables_story_outlive_a_kill(tmp_path: Path) -> None:
    rulebook = tmp_path / "crash.toml"
    rulebook.write_text(HOUSE)
    killed = Killed(tmp_path / "room", rulebook)
    with killed.running() as process:
        await killed.is_open(process)
        token = await tokens(killed.address, "ABC")
        for name in "AB":
            player = await arrive(killed.address, token[name])
            await player.ask(from_client.JoinPool(f"join {name}", POOL, BUY_IN))
        process.send_signal(signal.SIGKILL)
        await ended(process)
    with killed.running() as process:
        await killed.is_open(process)
        a, b = await arrive(killed.address, token["A"]), await arrive(killed.address, token["B"])
        assert places(await a.hear(to_client.MineChanged)) == [1]
        assert places(await b.hear(to_client.MineChanged)) == [2]
        done = await b.ask(from_client.JoinPool("join B", POOL, BUY_IN))
        assert isinstance(done, to_client.Done) and (done.pool, done.repeated) == (POOL, True)
        c = await arrive(killed.address, token["C"])
        await c.ask(from_client.JoinPool("join C", POOL, BUY_IN))
        offers = [await one.hear(to_client.SeatOffered) for one in (a, b, c)]
        process.send_signal(signal.SIGKILL)
        await ended(process)
    with killed.running() as process:
        await killed.is_open(process)
        for name, offer in zip("ABC", offers, strict=True):
            player = await arrive(killed.address, token[name])
            again = await player.hear(to_client.SeatOffered)
            assert isinstance(again, to_client.SeatOffered) and isinstance(offer, to_client.SeatOffered)
            assert again.offer == offer.offer
            seated = await player.ask(from_client.AnswerOffer(f"take {name}", again.offer, True))
        assert isinstance(seated, to_client.Done) and seated.table
        before = await story(player, seated.table)
        process.send_signal(signal.SIGKILL)
        await ended(process)
    with killed.running() as process:
        await killed.is_open(process)
        player = await arrive(killed.address, token["C"])
        shown = await player.ask(from_client.WatchTable(seated.table), to_client.TableShown)
        assert isinstance(shown, to_client.TableShown)
        events = [event for step in shown.recent for event in step.events]
        assert [event for event in events if isinstance(event, HandStarted)] == [before]


async def story(player: Player, table: str) -> HandStarted:
    """Follow the table until a hand has begun there; that fact."""
    shown = await player.ask(from_client.WatchTable(table), to_client.TableShown)
    assert isinstance(shown, to_client.TableShown)
    begun = [event for step in shown.recent for event in step.events if isinstance(event, HandStarted)]
    while not begun:
        heard = await player.hear(to_client.TableTold)
        assert isinstance(heard, to_client.TableTold)
        begun = [event for event in heard.events if isinstance(event, HandStarted)]
    return begun[0]
