"""Staff close chats by degree: of a player, of a table, of the room; staff speak always, and it ends by itself."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from cardroom.room.messages import client as from_client
from cardroom.room.messages import server as to_client
from tests.web.site import ask, hear, opened

pytestmark = pytest.mark.asyncio

WHY = {"reason": "shouts at others"}


async def seated(socket: ClientConnection, request: str) -> None:
    """Wait for a seat in the lobby's hold'em."""
    await ask(socket, from_client.JoinPool(request, "holdem-nl10", 1000))


async def seat_of(socket: ClientConnection) -> str:
    """The table one sits at, once one does."""
    while True:
        mine = await hear(socket, to_client.MineChanged)
        if mine.seats:
            return mine.seats[0].table


async def says(socket: ClientConnection, request: str, table: str) -> str:
    """Say something; the code of the refusal, "" if it was said."""
    await ask(socket, from_client.Say(request, table, "hello"))
    while True:
        message = await hear(socket, to_client.ServerMessage)
        if isinstance(message, to_client.Refused) and message.id == request:
            return message.code
        if isinstance(message, to_client.Done) and message.id == request:
            return ""


async def test_a_chat_is_closed_by_degree_and_opens_by_itself(tmp_path: Path) -> None:
    async with opened(tmp_path / "data") as site, site.browser() as browser:
        boss, one, other = (
            await site.account("Boss", "floor"),
            await site.account("One"),
            await site.account("Other"),
        )
        browser.headers["Authorization"] = f"Bearer {boss}"
        person = await site.room.players.of_session(one)
        assert person is not None
        async with site.socket(one) as at_one, site.socket(other) as at_other, site.socket(boss) as at_boss:
            sockets = (at_one, at_other, at_boss)
            for n, socket in enumerate(sockets):
                await seated(socket, f"j{n}")
            [table] = {await seat_of(socket) for socket in sockets}

            async def heard(label: str) -> list[str]:
                return [await says(socket, f"{label}{n}", table) for n, socket in enumerate(sockets)]

            async def close(degree: str, what: str, minutes: int = 0) -> None:
                body = {"degree": degree, "what": what, "minutes": minutes, **WHY}
                assert (await browser.post("/api/staff/mutes", json=body)).status_code == 204

            async def open_all() -> None:
                for row in (await browser.get("/api/staff/mutes")).json()["mutes"]:
                    path = f"/api/staff/mutes/{row['id']}/undo"
                    assert (await browser.post(path, json=WHY)).status_code == 204

            assert await heard("a") == ["", "", ""]
            await close("player", person.id)
            assert await heard("b") == ["chat-muted", "", ""]
            await ask(at_one, from_client.React("r1", table, "clap"))
            assert (await hear(at_one, to_client.Refused)).code == "chat-muted", "no reaction in its place"
            await open_all()
            await close("table", table)
            assert await heard("c") == ["chat-muted", "chat-muted", ""]
            await open_all()
            await close("table", "another table")
            assert await heard("d") == ["", "", ""]
            await close("room", "")
            await close("room", "ignored", 60)
            rows = (await browser.get("/api/staff/mutes")).json()["mutes"]
            assert [row["degree"] for row in rows] == ["room", "table"], "the one before is over"
            mutes = site.room.mutes.all
            for mute in list(mutes.values()):
                if mute.degree == "room":
                    assert mute.until_ms
                    mutes[mute.id] = msgspec.structs.replace(mute, until_ms=1)
            assert (await browser.get("/api/staff/mutes")).json()["mutes"][0]["degree"] == "table"
            player = {"Authorization": f"Bearer {one}"}
            refusal = await browser.post(
                "/api/staff/mutes", json={"degree": "room", "what": "", "minutes": 1, **WHY}, headers=player
            )
            assert refusal.status_code == 403
    async with opened(tmp_path / "data") as site:
        assert [one.what for one in site.room.mutes.all.values() if one.holds(2)] == ["another table"]
