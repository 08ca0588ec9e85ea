"""Messages on the bus that no gateway and no worker of this room has sent, and messages that are sent again or lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from cardroom.bus.bus_protocol import Bus, NotAnswered
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.web.carried.relay_messages import (
    Beat,
    CarriedRequest,
    Open,
    RestAsked,
    Said,
    SaidTogether,
    SessionTold,
    ToldTogether,
    encode,
    of_worker,
    said_by,
    told_to,
)
from cardroom.web.gateway.held_socket import HeldSocket
from cardroom.web.gateway.session_line import SessionLine
from tests.patience import PATIENCE_SECONDS
from tests.web.gateway.parts import Door, Wires, Worker, gateway, raw, worker
from tests.web.gateway.test_one_gateway import until_found
from tests.web.site import hear


@dataclass(frozen=True, slots=True)
class Ada:
    """A player behind a gateway, and a stranger with the bus's password."""

    plays: Worker
    door: Door
    socket: ClientConnection
    forger: Bus

    @property
    def held(self) -> HeldSocket:
        """Her socket, as the gateway has it."""
        return next(iter(self.door.gateway.doors.first.sockets._held))

    @property
    def line(self) -> SessionLine:
        """The gateway's line to the worker."""
        here = self.door.gateway.link.here
        assert here is not None
        return here.line

    def said(self, said: Said | bytes, gateway: str = "") -> None:
        """Say something as the gateway, or as another."""
        subject = said_by(self.plays.node, gateway or self.door.gateway.link.own.node)
        data = said if isinstance(said, bytes) else encode(SaidTogether(self.line.name, (said,)))
        self.forger.publish(subject, data)

    async def dropped(self, reason: str, times: int = 1) -> None:
        """Wait until the worker has dropped something for this reason so often."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while self.plays.desk.dropped[reason] < times:
                await asyncio.sleep(0.01)

    async def is_heard(self) -> None:
        """What she says herself is still heard."""
        await self.socket.send(raw(from_client.Ping(7)))
        assert (await hear(self.socket, to_client.Pong)).sent_ms == 7


@asynccontextmanager
async def at_play(wires: Wires, folder: Path) -> AsyncIterator[Ada]:
    async with worker(wires, folder) as plays, gateway(wires) as door:
        await until_found(door.url)
        forger = await wires.bus("forger")
        async with door.socket(await plays.account("Ada")) as socket:
            await hear(socket, to_client.Welcome)
            yield Ada(plays, door, socket, forger)
        await wires.closed(forger)


JOIN = raw(from_client.JoinPool("forged", "holdem-nl10", 1000)).encode()


async def test_another_gateways_word_for_her_is_not_heard(wires: Wires, tmp_path: Path) -> None:
    async with at_play(wires, tmp_path) as ada:
        ada.said(Said(ada.held.session, 1, JOIN), gateway="elsewhere")
        await ada.dropped("foreign")
        for number, garbage in enumerate((b"\xc1", encode((b"\xff", ())).replace(b"\xc4\x01", b"\xa1")), 1):
            ada.said(garbage)
            await ada.dropped("unreadable", number)
        ada.said(Said("f" * 24, 1, JOIN))
        await ada.dropped("unknown")
        await ada.is_heard()
        assert not any(pool.waiting.line for pool in ada.plays.room.pools.values())


async def test_what_was_said_before_is_not_heard_again(wires: Wires, tmp_path: Path) -> None:
    async with at_play(wires, tmp_path) as ada:
        await ada.is_heard()
        session = ada.held.session
        for number in (1, 0, -5):
            ada.said(Said(session, number, JOIN))
        await ada.dropped("repeated")
        await ada.is_heard()
        assert ada.held.session == session
        assert not any(pool.waiting.line for pool in ada.plays.room.pools.values())


async def test_what_is_missing_is_asked_for_by_a_session_anew(wires: Wires, tmp_path: Path) -> None:
    async with at_play(wires, tmp_path) as ada:
        before = ada.held.session
        ada.held._said += 1  # a message of hers that the bus has lost
        await ada.socket.send(raw(from_client.Ping(1)))
        await hear(ada.socket, to_client.RoomMoves)
        await hear(ada.socket, to_client.Welcome)
        assert ada.held.session != before
        await ada.is_heard()
        assert len(ada.plays.room.services.presence.all) == 1


async def test_garbage_for_her_ends_in_a_session_anew(wires: Wires, tmp_path: Path) -> None:
    async with at_play(wires, tmp_path) as ada:
        own = ada.door.gateway.link.own.node
        for garbage in (b"", b"\1", b"\1\xc1", b"\1\x92\x91\xa1\xff\x90", b"\0" + b"x" * 100, 0, 1, 2):
            told = SessionTold(ada.held.session, 0, is_unknown=True), SessionTold(ada.held.session, 99, (0,))
            no_text = SessionTold(ada.held.session, ada.held._heard + 1, (7,))
            if isinstance(garbage, int):
                garbage = b"\1" + encode(ToldTogether(("said",), ((*told, no_text)[garbage],)))
            ada.forger.publish(told_to(own, ada.line.name), garbage)
            if not garbage.startswith(b"\0"):
                await hear(ada.socket, to_client.RoomMoves)
                await hear(ada.socket, to_client.Welcome)
        await ada.is_heard()


async def test_a_message_longer_than_any_clients_ends_her_socket_alone(wires: Wires, tmp_path: Path) -> None:
    async with at_play(wires, tmp_path) as ada, ada.door.socket(await ada.plays.account("Ben")) as ben:
        await hear(ben, to_client.Welcome)
        session = next(iter(ada.line.sessions))
        ada.said(Said(session, 1, b"x" * 300_000))
        async with asyncio.timeout(PATIENCE_SECONDS):
            while len(ada.line.sessions) > 1:
                await asyncio.sleep(0.01)
        assert len(ada.plays.room.services.presence.all) == 1


async def test_questions_in_anothers_name_or_of_no_sense_have_no_answer(wires: Wires, tmp_path: Path) -> None:
    async with at_play(wires, tmp_path) as ada:
        node, own, line = ada.plays.node, ada.door.gateway.link.own.node, ada.line.name
        headers = ((b"authorization", b"Bearer nobody"),)
        asked = (
            (of_worker(node, "beat", "elsewhere"), encode(Beat(own, line, 0, ()))),
            (of_worker(node, "beat", "elsewhere"), encode(Beat(own, line, 0, is_leaving=True))),
            (of_worker(node, "open", "elsewhere"), encode(Open(own, line, "a" * 24, headers, "", "ws"))),
            (of_worker(node, "open", own), encode(Open(own, "a.b", "a" * 24, headers, "", "ws"))),
            (of_worker(node, "open", own), b"\xc1"),
            (of_worker(node, "http", own), b""),
            (of_worker(node, "rest", own), encode(RestAsked("no such answer", 1))),
        )
        for subject, data in asked:
            with pytest.raises(NotAnswered) as why:
                await ada.forger.ask(subject, data, PATIENCE_SECONDS)
            assert why.value.why == "failed", subject
        await ada.is_heard()
        large = CarriedRequest(
            "POST", "/api/sign-in", b"/api/sign-in", b"", (), b" " * 400_000, "::1", "http"
        )
        answer = await ada.forger.ask(of_worker(node, "http", own), encode(large), PATIENCE_SECONDS)
        assert b"body-too-large" in answer
        await ada.is_heard()


async def test_sessions_that_the_worker_has_lost_are_found_by_their_number(
    wires: Wires, tmp_path: Path
) -> None:
    async with at_play(wires, tmp_path) as ada:
        ada.plays.desk._sessions[ada.held.session].end()  # and nothing is told of it
        await hear(ada.socket, to_client.Welcome)
        await ada.is_heard()
