"""A text with the letter U+0000, which PostgreSQL cannot keep, is refused at the door and stops no room."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.store.engines.store_location import Place
from tests.postgres import SIDES, server
from tests.web.site import Site, ask, hear, opened

ZERO = "a\0b"
FIELDS = (
    "reason",
    "text",
    "about",
    "id",
    "player",
    "name",
    "password",
    "code",
    "table",
    "fund",
    "house",
    "clause",
)


@pytest.mark.asyncio
@pytest.mark.parametrize("side", SIDES)
async def test_no_text_of_a_player_or_of_staff_stops_a_room_by_the_letter_zero(
    side: str, tmp_path: Path
) -> None:
    place: Place | None = server().store() if side == "postgres" else None
    async with opened(tmp_path / "data", store=place) as site:
        await site.account("Somebody")
        token = await site.account("Breaker", "admin")
        async with site.browser() as browser:
            browser.headers["Authorization"] = f"Bearer {token}"
            for route in site.routes():
                for field in FIELDS:
                    body = {"id": "1", "text": "a complaint", "reason": "because", field: ZERO}
                    answer = await browser.request(route.method, route.filled(), content=json.dumps(body))
                    assert answer.status_code == 400 or not route.changes, (route, field, answer.text)
                for path in (f"{route.filled()}?before=%00", route.path.partition("{")[0] + "%00"):
                    answer = await browser.request(route.method, path)
                    assert answer.status_code < 500, (route, path, answer.text)
            assert (
                await browser.post("/api/complaints/", json={"id": "2", "text": r"\u0000"})
            ).status_code == 200
            complaints = (await browser.get("/api/complaints/")).json()["complaints"]
            assert [one["text"] for one in complaints] == [r"\u0000"], (
                "a text about the letter is none with it"
            )
        await _over_a_socket(site, token)
        assert not site.room.services.outbox.has_failed


async def _over_a_socket(site: Site, token: str) -> None:
    async with site.socket(token) as connection:
        await hear(connection, to_client.MineChanged)
        await ask(connection, from_client.Say("1", "nowhere", ZERO))
        assert "U+0000" in (await hear(connection, to_client.Unexpected)).message
