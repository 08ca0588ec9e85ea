"""Who looks at a table or the lobby over HTTP is told what is stored, and nothing that could still be undone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from cardroom.table.events import HoleSeen
from cardroom.testing.whole_room import TestRoom
from tests.leaks.over_http import fetched
from tests.patience import PATIENCE_SECONDS
from tests.room.hosting.test_shown_cards import folded_out, shows
from tests.room.refusing import refusing
from tests.room.test_durable_before_told import slow_room

ROUNDS = 200
"""More rounds of the event loop than an answer takes that waits for nothing."""


@pytest.fixture(autouse=True)
def _logs() -> Iterator[None]:
    with capture_logs():
        yield


def answer_to(room: TestRoom, path: str, then: Callable[[], None]) -> Any:
    """The JSON at an address that has no answer until `then` has happened."""

    async def asked() -> str:
        asking = asyncio.get_running_loop().create_task(fetched(room.room, room.folder, path))
        for _ in range(ROUNDS):
            await asyncio.sleep(0)
        assert not asking.done(), "told before it is stored"
        then()
        return await asyncio.wait_for(asking, PATIENCE_SECONDS)

    status, _, text = room.run(asked()).split(" ", 2)
    assert status == "200", text
    return json.loads(text)


def test_a_table_is_told_behind_the_steps_that_are_on_their_way(tmp_path: Path) -> None:
    room, store = slow_room(tmp_path)
    with room:
        table, hand, (a, *_), cards = folded_out(room)
        quiet = json.loads(room.run(fetched(room.room, room.folder, f"/api/tables/{table}")).split(" ", 2)[2])
        assert quiet["over"] == {"hand": hand}
        store.is_shut = True
        a.ask(shows(a, table, hand, cards["A"][0]))
        assert len(store.gate) == 1
        body = answer_to(room, f"/api/tables/{table}", store.let_through)
        assert [one["cards"] for one in body["over"]["shown"]] == [[cards["A"][0]]]
        store.is_shut = False


def test_a_table_whose_step_the_store_refuses_is_told_as_it_is_put_back(tmp_path: Path) -> None:
    room, store = slow_room(tmp_path)
    with room:
        table, hand, (a, *_), cards = folded_out(room)
        with refusing(tmp_path, table):
            store.is_shut = True
            a.ask(shows(a, table, hand, cards["A"][0]))

            def go_on() -> None:
                store.is_shut = False
                store.let_through()

            body = answer_to(room, f"/api/tables/{table}", go_on)
        assert body["over"] == {"hand": hand}
        room.settle()
        assert json.loads(json.dumps(body["version"])) == room.table(table).version


def test_the_lobby_is_told_behind_the_steps_that_are_on_their_way(tmp_path: Path) -> None:
    room, store = slow_room(tmp_path)
    with room:
        table = room.seat("holdem-nl10", "A", "B", "C")
        room.deal(table)
        room.act(table, "fold")
        actor = room.actor(table)
        own = actor.events(HoleSeen)
        store.is_shut = True
        actor.ask(actor.act(table, "fold"))
        body = answer_to(room, "/api/lobby", store.let_through)
        assert table in json.dumps(body) and own == []
        store.is_shut = False


def test_a_table_that_is_not_there_is_refused_at_once(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        assert room.run(fetched(room.room, room.folder, "/api/tables/nowhere")).startswith("404 ")
