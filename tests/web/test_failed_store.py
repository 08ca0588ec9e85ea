"""A store that is away, or has failed for good before the room has ended: every door says so, and none has a defect."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.store.faults import StoreAway, StoreFailed, StoreFault
from cardroom.table.model import commands
from cardroom.testing.whole_room import BOSS
from tests.crash.cup_server import SETTINGS, seated
from tests.room.tournaments.played import cup_terms
from tests.store.test_disk_failure import behind_a_disk, breaks
from tests.web.site import Site, ask, hear, opened
from tests.web.test_roles import ANY, BODY, fields

ENTRIES = 12
STORE_FAILS = 1013
FAULTS = (StoreAway, StoreFailed)


@asynccontextmanager
async def with_a_cup(tmp_path: Path, failures: list[StoreFault]) -> AsyncIterator[Site]:
    """A room with a tournament under way, which does not end when its store fails."""
    async with opened(tmp_path, room_settings=SETTINGS, demo=True, on_failure=failures.append) as site:
        terms = cup_terms(seats=6, level_hands=100, players=ENTRIES, most=ENTRIES)
        await site.room.tournaments.announce(BOSS, terms)
        await seated(site.room, ENTRIES)
        await site.room.tournaments.hosts.settled()
        yield site


@pytest.mark.parametrize("fault", FAULTS, ids=[one.__name__ for one in FAULTS])
async def test_no_door_answers_that_a_store_that_is_away_is_a_defect(
    tmp_path: Path, fault: type[StoreFault], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(*_: Any) -> None:
        raise fault("store-away", "the server does not answer")

    async with opened(tmp_path / "data") as site:
        described = site.application.api.openapi_schema.to_schema()
        token = await site.account("Johtaja", "admin")
        browser = httpx.AsyncClient(
            transport=httpx.ASGITransport(site.application),
            base_url=site.url,
            headers={"Authorization": f"Bearer {token}"},
        )
        with monkeypatch.context() as away:
            away.setattr(type(site.room.services.store), "read", gone)
            told = {}
            for route in site.routes():
                kinds = fields(described, route) if route.changes else {}
                answer = await browser.request(
                    route.method,
                    route.filled(),
                    params={"words": "raise", "method": "icm", "house": "casinohuone"},
                    json={key: BODY.get(key, ANY.get(kind)) for key, kind in kinds.items()}
                    if route.changes
                    else None,
                )
                code = answer.json().get("code", "") if answer.status_code >= 400 else ""
                told[route] = (answer.status_code, code)
            with pytest.raises(InvalidStatus) as refused:
                async with site.socket(token):
                    pass
        assert not [route for route, (status, _) in told.items() if status == 500]
        assert sum(one == (503, "store-away") for one in told.values()) > len(told) // 2
        refusal = refused.value.response
        assert refusal.status_code == 503 and b'"store-away"' in (refusal.body or b"")
        assert refusal.headers["retry-after"] == "5"
        assert not site.room.services.presence.all
        async with site.socket(token) as behind:
            assert (await hear(behind, to_client.Welcome)).name == "Johtaja"


@pytest.mark.of_folders
async def test_a_socket_that_asks_a_failed_store_for_something_is_closed_with_the_reason(
    tmp_path: Path,
) -> None:
    failures: list[StoreFault] = []
    async with with_a_cup(tmp_path / "data", failures) as site:
        person, token = await site.room.players.add_bot("P0")
        [table] = site.room.tournaments.tables_shown.tables_of(person.id)
        async with site.socket(token) as socket:
            await hear(socket, to_client.Welcome)
            behind_a_disk(site.room.services.store).at_commit = breaks  # type: ignore[arg-type]  # it is SQLite's
            with pytest.raises(StoreFault):
                await site.account("Aarne")
            assert failures
            await ask(socket, at_table("1", table, commands.SitOut(ME)))
            try:
                await ask(socket, from_client.Ping(7))
                await hear(socket, to_client.Pong)  # a table that stands still already is asked nothing
            except ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code == STORE_FAILS
        await asyncio.sleep(0.1)
        assert not site.room.services.presence.all
        async with site.browser() as browser:
            told = (await browser.get("/metrics")).text
        assert re.search(r'cardroom_faults_total\{kind="message_failed"\} 0', told)


async def test_a_handshake_that_a_stop_of_the_room_meets_is_no_defect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path / "data") as site:
        token = await site.account("Myöhä")
        held = asyncio.Event()
        monkeypatch.setattr(site.room.players, "of_session", lambda _: held.wait())

        async def comes() -> int:
            with pytest.raises(InvalidStatus) as refused:
                async with site.socket(token):
                    pass
            return int(refused.value.response.status_code)

        coming = asyncio.create_task(comes())
        await asyncio.sleep(0.3)
    assert await coming == 503
    held.set()
