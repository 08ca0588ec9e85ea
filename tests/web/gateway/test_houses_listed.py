"""The lobby over all houses at a gateway, put together of what workers tell: whoever is away moves, and is never gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.bus.embedded_bus import EmbeddedBus
from cardroom.room.lobby.listed_houses import MOST_POOLS, MOST_TABLES, MOST_TOURNAMENTS, listed_houses
from cardroom.room.opening import open_room
from cardroom.room.protocol.bodies import AllHouses, ListedHouse
from cardroom.room.protocol.server_messages import PoolView, TableRow
from cardroom.room.protocol.tournament_views import TournamentRow
from cardroom.rules.book_loading import house, load_rulebook
from cardroom.store.faults import StoreFailed, StoreFault
from cardroom.store.sqlite import open_store
from cardroom.web.carried.houses_told import HOUSES, HousesTold
from cardroom.web.carried.relay_messages import house_word
from cardroom.web.gateway import houses_listed
from cardroom.web.gateway.houses_listed import HousesListed
from tests.patience import PATIENCE_SECONDS
from tests.web.gateway.parts import Wires, gateway, worker
from tests.web.gateway.test_one_gateway import seated, until_found
from tests.web.site import QUICK

HARBOUR = 'extends = "casinohuone"\nid = "harbour"\nname = "The house at the harbour"\n'


@asynccontextmanager
async def running(*works: Any) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def told(bus: EmbeddedBus, one: ListedHouse, at: str = "") -> None:
    bus.publish(HOUSES.replace("*", house_word(at or one.house)), msgspec.msgpack.encode(one))


async def test_a_house_that_falls_silent_moves_and_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    bus, served = EmbeddedBus(), {"harbour": False, "casinohuone": True}
    listed = HousesListed(bus, {"harbour": "harbour.example", "casinohuone": "a.example"}, served.__getitem__)
    assert [(one.house, one.moves, one.address) for one in listed.now().houses] == [
        ("casinohuone", False, "a.example"), ("harbour", True, "harbour.example"),
    ], "what a gateway serves is there before anybody has told of it"  # fmt: skip
    async with running(listed.run()):
        await asyncio.sleep(0)
        far, near = ListedHouse("far", "A far house", players=4), ListedHouse("harbour", "Harbour", players=6)
        told(bus, far)
        told(bus, near)
        told(bus, ListedHouse("casinohuone", "Not this one"), at="far")  # said on another's subject
        bus.publish(HOUSES.replace("*", "far"), b"\xc1")
        await asyncio.sleep(0.01)
        assert [(one.name, one.moves, one.players) for one in listed.now().houses] == [
            ("Harbour", True, 6), ("casinohuone", False, 0), ("A far house", False, 4),
        ], "those that are served here come first"  # fmt: skip
        monkeypatch.setattr(houses_listed, "SILENT_SECONDS", 0.0)
        served["harbour"] = True
        await asyncio.sleep(0.01)
        found = {one.house: one for one in listed.now().houses}
        assert found["far"] == msgspec.structs.replace(far, moves=True), "silent, with what it told last"
        assert not found["harbour"].moves, "its worker answers this gateway"


def row(table: int, players: int) -> TableRow:
    return TableRow(f"t{table}", f"Table {table}", players, 6, "playing", 0, 0)


def pool(number: int, of: str, players: int, waiting: int, tables: int = 1) -> PoolView:
    rows = tuple(row(one, one) for one in range(tables))
    return PoolView(
        f"p{number}", of, "holdem", "no-limit", False, "NL10", 5, 10, 100, 1000, "EUR", players, waiting, rows
    )  # fmt: skip


def cup(number: int, of: str, status: Any) -> TournamentRow:
    return TournamentRow(f"c{number}", "Cup", of, "freezeout", "holdem", "no-limit", "", 9, "EUR", status)


def test_what_is_on_is_listed_and_no_more_than_a_message_takes() -> None:
    books = {book.id: book for book in (house("casinohuone"), load_rulebook(HARBOUR))}
    pools = [pool(one, "casinohuone", one, 0, tables=50) for one in range(100)]
    pools += [pool(200, "harbour", 0, 3), pool(201, "harbour", 0, 0)]
    cups = [cup(one, "harbour", "announced") for one in range(100)]
    cups += [
        cup(200, "casinohuone", "over"),
        cup(201, "casinohuone", "cancelled"),
        cup(202, "casinohuone", "late"),
    ]
    main, harbour = sorted(listed_houses(books, pools, cups), key=lambda one: one.house)
    assert main.players == sum(range(100)), "all of them, listed or not"
    assert [one.pool for one in main.pools] == [f"p{number}" for number in range(99, 99 - MOST_POOLS, -1)]
    assert all(len(one.tables) == MOST_TABLES and one.tables[0].players == 49 for one in main.pools)
    assert [one.tournament for one in main.tournaments] == ["c202"]
    assert [one.pool for one in harbour.pools] == ["p200"], "somebody waits there"
    assert [one.tournament for one in harbour.tournaments] == [
        f"c{number}" for number in range(MOST_TOURNAMENTS)
    ]
    assert len(msgspec.msgpack.encode(main)) < 300_000


async def test_a_room_whose_store_has_failed_tells_of_no_house_and_ends_without_a_fault(
    tmp_path: Path,
) -> None:
    """A worker that stood still, and wakes when another has its houses, has nothing to say of them."""
    store, failures = open_store(tmp_path, asyncio.get_running_loop()), list[StoreFault]()
    room = await open_room(house("casinohuone"), store, QUICK, on_failure=failures.append)
    room.services.outbox.fail(StoreFailed("store-taken-over", "another process has the room"))
    async with asyncio.timeout(PATIENCE_SECONDS):
        await HousesTold(EmbeddedBus(), room).run()
    assert len(failures) == 1
    store.close()


async def test_a_gateway_answers_by_itself_also_while_the_worker_is_away(
    wires: Wires, tmp_path: Path
) -> None:
    async with gateway(wires) as door, door.browser() as browser, running(door.gateway.houses.run()):

        async def until_listed(players: int) -> ListedHouse:
            async with asyncio.timeout(PATIENCE_SECONDS):
                while True:
                    answer = await browser.get("/api/houses")
                    found = msgspec.json.decode(answer.raise_for_status().content, type=AllHouses).houses
                    if found and found[0].players == players:
                        return found[0]
                    await asyncio.sleep(0.05)

        async with AsyncExitStack() as later, worker(wires, tmp_path) as plays:
            await later.enter_async_context(running(HousesTold(plays.bus, plays.room).run()))
            await until_found(door.url)
            people = [
                await later.enter_async_context(door.socket(await plays.account(name)))
                for name in ("Ada", "Ben", "Cleo")
            ]
            table = await seated(*people)
            on = await until_listed(3)
            assert (on.house, on.name) == ("casinohuone", house("casinohuone").name)
            assert [one.table for pool in on.pools for one in pool.tables] == [table]
        still = await until_listed(3)
        assert [one.table for pool in still.pools for one in pool.tables] == [table], (
            "no table is gone with its worker"
        )
