"""A disk that stands still under a running room, in everybody's time: whose turn is told behind it has all of it."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.events import Folded, TurnStarted
from cardroom.table.model import commands
from tests.crash.test_stopped import HOUSE, POOL, TURN_SECONDS
from tests.patience import PATIENCE_SECONDS
from tests.store.test_disk_failure import behind_a_disk
from tests.web.site import opened

FROZEN_SECONDS = 7
_decode = msgspec.json.Decoder(to_client.AnyServerMessage).decode


class Person:
    """Somebody at a socket: what was told, and when."""

    session = b""

    def __init__(self, room: Any, player: str) -> None:
        self.player = player
        self.heard: list[tuple[float, Any]] = []
        self._room = room

    def send(self, *texts: str) -> None:
        """See `Connection`."""
        for text in texts:
            message = _decode(text)
            self.heard.append((time.monotonic(), message))
            if isinstance(message, to_client.SeatOffered):
                answer = from_client.AnswerOffer(f"take-{message.offer}", message.offer, True)
                asyncio.get_running_loop().call_soon(self._room.hear, self, answer)

    def close(self, code: int, reason: str) -> None:
        """See `Connection`."""

    def events(self, kind: type) -> list[tuple[float, Any]]:
        """Events of a kind, each with the time it was told."""
        told = [(at, one) for at, one in self.heard if isinstance(one, to_client.TableTold)]
        return [(at, event) for at, one in told for event in one.events if isinstance(event, kind)]


@pytest.mark.slow
@pytest.mark.of_folders
async def test_a_disk_that_freezes_folds_nobody(tmp_path: Path) -> None:
    book = tmp_path / "book.toml"
    book.write_text(HOUSE)
    async with opened(tmp_path / "room", houses=(str(book),)) as site:
        room, people = site.room, []
        for name in ("Aino", "Bertil", "Cecilia"):
            person = await room.players.of_session(await site.account(name))
            assert person is not None
            people.append(Person(room, person.id))
            room.arrivals.arrived(people[-1], person)
            room.hear(people[-1], from_client.JoinPool(f"join-{name}", POOL, 400))
            await asyncio.sleep(0.2)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not any(writer.in_hand for writer in room.tables.values()):
                await asyncio.sleep(0.02)
        [table] = room.tables.values()
        for one in people:
            room.hear(one, from_client.WatchTable(table.terms.table))

        def act(action: str) -> None:
            hand = table.table.hand
            assert hand is not None and hand.turn is not None
            player = table.table.seats[hand.turn.seat].player
            line = next(one for one in people if one.player == player)
            wish = at_table(
                f"act-{hand.turn.turn}",
                table.terms.table,
                commands.Act(ME, hand.hand, hand.turn.turn, action),
            )
            assert room.hear(line, wish), "it is not too late"

        disk, go_on = behind_a_disk(room.services.store), threading.Event()  # type: ignore[arg-type]  # it is SQLite's

        def stands_still() -> None:
            assert go_on.wait(60)

        disk.at_commit = stands_still
        act("call")
        await asyncio.sleep(FROZEN_SECONDS)
        assert not people[0].events(Folded), "the next player has not even been told"
        go_on.set()
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not people[0].events(TurnStarted):
                await asyncio.sleep(0.01)
        told, turn = people[0].events(TurnStarted)[-1]
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not people[0].events(Folded):
                await asyncio.sleep(0.01)
        at, folded = people[0].events(Folded)[0]
        assert (folded.seat, folded.automatic) == (turn.seat, "clock")
        assert TURN_SECONDS <= at - told < TURN_SECONDS + 5
