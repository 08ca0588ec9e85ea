"""Who stands by for a store waits as long as another process holds it, and no longer."""

from __future__ import annotations

import threading
import time

import pytest

from cardroom.store.engines import wait_for_store
from cardroom.store.engines.store_location import AnyStore, Place, open_place
from cardroom.store.engines.wait_for_store import wait_until_free
from cardroom.store.faults import StoreUnusable
from cardroom.store.postgres import writer
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.store.postgres.room_lock import ONE_ROOM
from cardroom.store.postgres.store import FamilyStore
from cardroom.store.rows import Commit
from tests.patience import PATIENCE_SECONDS
from tests.postgres import needs_postgres, server


class Waiting:
    """A process that stands by, as a thread of its own; `said` is how often it has said that it has to wait."""

    def __init__(self, place: Place) -> None:
        self.said, self.looks = 0, 0
        self._thread = threading.Thread(
            target=wait_until_free, args=(place, self._say, self._sleep), daemon=True
        )
        self._thread.start()

    def _say(self) -> None:
        self.said += 1

    def _sleep(self, _: float) -> None:
        self.looks += 1
        time.sleep(0.01)

    def looks_on(self) -> None:
        """Wait until it has looked some times more."""
        wanted, until = self.looks + 3, time.monotonic() + PATIENCE_SECONDS
        while self.looks < wanted:
            assert time.monotonic() < until and self._thread.is_alive()
            time.sleep(0.01)

    def ends(self) -> bool:
        """Whether it waits no longer."""
        self._thread.join(20)
        return not self._thread.is_alive()


def test_a_store_that_nobody_holds_is_not_waited_for(place: Place) -> None:
    waiting = Waiting(place)
    assert waiting.ends() and waiting.said == 0, "there is no store yet"
    open_place(place).close()
    waiting = Waiting(place)
    assert waiting.ends() and waiting.said == 0


def test_it_waits_until_the_other_process_has_ended(place: Place) -> None:
    store = open_place(place)
    waiting = Waiting(place)
    waiting.looks_on()
    assert waiting.said == 1
    store.close()
    assert waiting.ends()
    open_place(place).close()


def test_a_look_keeps_nobody_out(store: AnyStore, place: Place) -> None:
    waiting = Waiting(place)
    waiting.looks_on()
    store.close()
    assert waiting.ends()
    again = open_place(place)
    other = Waiting(place)
    other.looks_on()
    again.close()
    assert other.ends()


@needs_postgres
def test_a_lease_that_has_ended_is_waited_for_no_longer_though_its_holder_is_connected() -> None:
    address = server().store()
    held = PostgresConnection(address)
    open_place(address).close()
    held.execute("SELECT pg_advisory_lock(?)", (ONE_ROOM,))
    held.execute(
        "INSERT INTO nodes (node, epoch, since_ms, until_ms) SELECT holder, 1, 0, 32503680000000 FROM fences LIMIT 1"
    )
    waiting = Waiting(address)
    waiting.looks_on()
    held.execute("UPDATE nodes SET until_ms = 1")
    assert waiting.ends()
    held.close()
    server().drop(address)


@needs_postgres
def test_who_took_over_from_a_room_that_stood_still_is_waited_for_when_that_one_has_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The lock of a database stays with the room that stood still, until its connection ends."""
    monkeypatch.setattr(writer, "ALONE_SECONDS", 0.3)
    address = server().store()
    first = open_place(address, node="first")
    told = PostgresConnection(address)
    told.execute("UPDATE nodes SET until_ms = 1")
    second = open_place(address, node="second")
    first.close()
    waiting = Waiting(address)
    waiting.looks_on()
    with pytest.raises(StoreUnusable, match="another room is running"):
        open_place(address, node="third")
    waiting.looks_on()
    second.commit_now(Commit())
    second.close()
    assert waiting.ends()
    open_place(address, node="third").close()
    told.close()
    server().drop(address)


@needs_postgres
def test_of_several_families_the_first_that_is_free_is_taken() -> None:
    address = server().store()
    houses = ("house:one", "house:two")
    assert tuple(wait_until_free(address, families=houses, any_of=True)) == houses[:1], "nobody holds any"
    held = {house: FamilyStore(address, (house,)) for house in houses}
    for house, other in zip(houses, reversed(houses), strict=True):
        said: list[str] = []

        def say(house: str = house, said: list[str] = said) -> None:
            said.append(house)
            held[house].close()

        assert tuple(wait_until_free(address, say, families=houses, any_of=True)) == (house,)
        assert said == [house], "it says once that it waits"
        assert not free_at_once(address, houses), f"{other} is held: not all are free"
        held[house] = FamilyStore(address, (house,))
    for store in held.values():
        store.close()
    assert free_at_once(address, houses)
    server().drop(address)


def free_at_once(address: Address, houses: tuple[str, ...]) -> bool:
    """Whether all of the houses are free now."""

    class Waits(Exception):
        pass

    def wait() -> None:
        raise Waits

    try:
        wait_until_free(address, wait, families=houses)
    except Waits:
        return False
    return True


@needs_postgres
def test_a_server_that_is_away_is_waited_for_but_not_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = Address("postgresql://nobody@127.0.0.1:1/nothing")
    with pytest.raises(StoreUnusable):
        wait_until_free(nowhere)
    address = server().store()
    store = open_place(address)
    made: list[int] = []

    def connected(to: Address) -> PostgresConnection:
        connection = PostgresConnection(to)
        made.append(connection.execute("SELECT pg_backend_pid()").fetchone()[0])
        return connection

    monkeypatch.setattr(wait_for_store, "PostgresConnection", connected)
    waiting = Waiting(address)
    waiting.looks_on()
    ours = PostgresConnection(address)
    assert ours.execute("SELECT pg_terminate_backend(?, 20000)", (made[0],)).fetchone()[0]
    while len(made) < 2:
        waiting.looks_on()
    waiting.looks_on()
    store.close()
    assert waiting.ends()
    ours.close()
    server().drop(address)
