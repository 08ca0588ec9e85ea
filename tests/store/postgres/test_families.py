"""Several processes write to one database, each to the families that it holds; who is killed loses them to another."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import pytest

from cardroom.ledger.accounts import wallet
from cardroom.store.faults import StoreFailed, StoreFault, StoreFenced, StoreRefused, StoreUnusable
from cardroom.store.people_rows import SetFlags
from cardroom.store.postgres import server_leases, writer
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.audit import audit_server
from cardroom.store.postgres.reader import PostgresReader
from cardroom.store.postgres.store import FamilyStore, PostgresStore
from cardroom.store.rows import AddPlayer, Commit, OpenHouse, OpenTable
from tests.forks import begin
from tests.postgres import needs_postgres
from tests.store.making import issue, player, step, table
from tests.store.postgres import family_worker
from tests.store.postgres.family_worker import EACH, HOUSES, PEOPLE, tables_of

pytestmark = needs_postgres
LEASE_MS = 1500
SOON = 30.0
SAID = {"entry", "step", "player", "failed", "ended"}


@pytest.fixture(autouse=True)
def short_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_leases, "LEASE_MS", LEASE_MS)
    monkeypatch.setattr(writer, "BEAT_SECONDS", LEASE_MS / 4000)
    monkeypatch.setattr(writer, "ALONE_SECONDS", 1.2 * LEASE_MS / 1000)


@pytest.fixture
def begun(address: Address) -> Address:
    """Four houses with two tables each, and three people with money."""
    store = PostgresStore(address)
    store.commit_now(Commit(changes=tuple(OpenHouse(house) for house in HOUSES)))
    opened = [OpenTable(table(name), house) for house in HOUSES for name in tables_of(house)]
    store.commit_now(Commit(changes=(*opened, *(AddPlayer(player(name)) for name in PEOPLE))))
    store.commit_now(Commit(entries=tuple(issue(f"begin-{name}", wallet(name), EACH) for name in PEOPLE)))
    store.close()
    return address


class Worker:
    """A process, and what it has said."""

    def __init__(self, address: Address, node: str, houses: str) -> None:
        asked = (address.url, str(LEASE_MS), node, houses)
        self.node = node
        self.process = begin(family_worker.__name__, *asked)
        self.said: list[str] = []
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()

    def _listen(self) -> None:
        for line in self.process.stdout:  # among them lines of the program's own log
            if line.split()[0] in SAID:
                self.said.append(line.strip())

    def tell(self, word: str) -> None:
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()

    def wait_until(self, holds: Callable[[], bool]) -> None:
        until = time.monotonic() + SOON
        while not holds():
            assert time.monotonic() < until and self.process.poll() is None, self.said[-3:]
            time.sleep(0.02)

    def wait_for(self, more: int) -> None:
        """Wait until it has said so much more."""
        wanted = len(self.said) + more
        self.wait_until(lambda: len(self.said) >= wanted)

    def ended(self) -> str:
        """The last that it has said, when it has ended by itself."""
        self.process.wait(SOON)
        self._listening.join(SOON)
        return self.said[-1]

    def gone(self) -> None:
        self.process.kill()
        self.process.wait()
        self._listening.join()
        self.process.close()

    def end(self) -> None:
        self.tell("end")
        assert self.ended() == "ended"


@contextmanager
def working(address: Address, *named: tuple[str, str]) -> Iterator[list[Worker]]:
    workers = [Worker(address, node, houses) for node, houses in named]
    try:
        for worker in workers:
            worker.wait_for(40)
        yield workers
    finally:
        for worker in workers:
            worker.gone()


def check_kept(address: Address, workers: list[Worker]) -> None:
    """Nothing that was told is lost, nothing is there twice, and the money is what it was."""
    assert audit_server(address).findings == []
    reader = PostgresReader(address)
    stored = {found.id for found in reader.entries()}
    for worker in workers:
        for line in worker.said:
            kind, *named = line.split()
            if kind == "entry":
                assert named[0] in stored, line
            elif kind == "step":
                row = reader.journal(named[0], int(named[1]) - 1, 1)[0]
                assert (row.seq, row.payload) == (int(named[1]), line_of(worker)), line
            elif kind == "player":
                assert reader.player(named[0]) is not None, line
            else:
                assert kind in ("ended", "failed"), line
    held = reader.balances()
    assert held["mint"] == -EACH * len(PEOPLE) and sum(held.values()) == 0
    assert min(cents for account, cents in held.items() if account != "mint") >= 0
    reader.close()


def line_of(worker: Worker) -> bytes:
    return worker.node.encode()


def test_of_two_that_write_one_is_killed_and_a_third_goes_on_with_its_houses(begun: Address) -> None:
    with working(begun, ("one", "house:a,house:c"), ("two", "house:b,house:d")) as (one, two):
        with pytest.raises(StoreUnusable, match="another worker holds house:b"):
            FamilyStore(begun, ("house:b",), node="too early")
        one.process.send_signal(signal.SIGKILL)
        one.ended()
        before, said = time.monotonic(), len(two.said)
        with working(begun, ("three", "house:a,house:c")) as (three,):
            assert time.monotonic() - before < SOON
            assert len(two.said) > said + 20, "who plays on has not waited"
            three.end()
        two.end()
        check_kept(begun, [one, two, three])


def test_one_that_stands_still_for_longer_than_its_lease_writes_nothing_when_it_wakes(begun: Address) -> None:
    with working(begun, ("one", "house:a"), ("two", "house:b")) as (one, two):
        one.process.send_signal(signal.SIGSTOP)
        with working(begun, ("three", "house:a")) as (three,):
            one.process.send_signal(signal.SIGCONT)
            assert one.ended().startswith("failed store-taken-over")
            three.wait_for(20)
            two.wait_for(20)
            three.end()
        two.end()
        check_kept(begun, [one, two, three])


def test_a_whole_room_and_processes_of_families_keep_each_other_out(begun: Address) -> None:
    family = FamilyStore(begun, ("house:a",), node="family")
    with pytest.raises(StoreUnusable, match="another room"):
        PostgresStore(begun, node="room")
    family.close()
    room = PostgresStore(begun, node="room")
    with pytest.raises(StoreUnusable, match="a room of all houses"):
        FamilyStore(begun, ("house:a",), node="family")
    room.close()
    family = FamilyStore(begun, ("house:a",), node="again")
    forced = PostgresStore(begun, node="forced", take_over=True)
    with pytest.raises((StoreFailed, StoreFenced)):
        family.commit_now(Commit(journal=(step(1, "a1"),)))
    forced.commit_now(Commit(journal=(step(1, "a1"),)))
    forced.close()
    family.close()
    assert audit_server(begun).findings == []


def test_a_whole_room_that_wakes_behind_families_stores_nothing_about_people(begun: Address) -> None:
    room = PostgresStore(begun, node="room")
    with stands_still(room):
        family = FamilyStore(begun, ("house:a",), node="family")
    with pytest.raises(StoreFailed):
        room.commit_now(Commit(entries=(issue("late", wallet("ann"), 1),)))
    family.commit_now(Commit(entries=(issue("in time", wallet("ann"), 1),)))
    family.close()
    room.close()
    assert audit_server(begun).findings == []


def test_who_is_made_to_stop_loses_its_house_alone_and_stops(begun: Address) -> None:
    one, two = FamilyStore(begun, ("house:a",), node="one"), FamilyStore(begun, ("house:b",), node="two")
    with pytest.raises(StoreUnusable, match="another worker holds house:a"):
        FamilyStore(begun, ("house:a", "house:c"), node="three")
    three = FamilyStore(begun, ("house:a", "house:c"), node="three", take_over=True)
    with pytest.raises(StoreFailed):
        one.commit_now(Commit(journal=(step(1, "a1"),)))
    held = {one.node: one.houses for one in three.blocking_reader.leases()}
    assert held["three"] == ("a", "c") and held["two"] == ("b",)
    for store, mine in ((two, "b1"), (three, "a1"), (three, "c2")):
        store.commit_now(Commit(journal=(step(1, mine),)))
    for store in (one, two, three):
        store.close()
    assert audit_server(begun).findings == []


def test_what_is_not_held_is_not_written_and_people_are_anybodys(begun: Address) -> None:
    one, two = FamilyStore(begun, ("house:a",), node="one"), FamilyStore(begun, HOUSES[1:], node="two")
    for number in range(1, 4):
        for store, mine in ((one, "a1"), (two, "b1")):
            store.commit_now(Commit(entries=(issue(f"e{mine}{number}", wallet("ann"), 1),)))
            store.commit_now(
                Commit(journal=(step(number, mine),), entries=(issue(f"s{mine}{number}", "house", 1),))
            )
            store.commit_now(Commit(changes=(AddPlayer(player(f"{mine}{number}")),)))
    with pytest.raises(StoreFenced):
        one.commit_now(Commit(journal=(step(4, "b1"),)))
    one.commit_now(Commit(journal=(step(4, "a1"),)))
    one.close()
    three = FamilyStore(begun, ("house:a",), node="three")
    three.commit_now(Commit(journal=(step(5, "a1"),)))
    two.close()
    three.close()
    assert audit_server(begun).findings == []


def test_a_house_that_no_room_has_opened_is_held_by_the_first_that_names_it(begun: Address) -> None:
    one = FamilyStore(begun, ("house:new",), node="one")
    with pytest.raises(StoreUnusable, match="another worker holds house:new"):
        FamilyStore(begun, ("house:new",), node="two")
    one.commit_now(Commit(changes=(OpenHouse("house:new"),)))
    one.commit_now(Commit(changes=(OpenTable(table("n1"), "house:new"),), journal=(step(1, "n1"),)))
    one.close()
    two = FamilyStore(begun, ("house:new",), node="two")
    two.commit_now(Commit(journal=(step(2, "n1"),)))
    two.close()
    assert audit_server(begun).findings == []


def test_a_reader_finds_what_is_open_in_its_own_houses_and_all_that_has_been(begun: Address) -> None:
    store = FamilyStore(begun, ("house:a", "house:c"))
    reader = store.blocking_reader
    own = {"a1", "a2", "c1", "c2"}
    assert {one.id for one in reader.tables()} == own == {one.id for one in reader.owners("table")}
    assert {state.table.id for state in reader.table_states()} == own
    assert len(reader.tables(with_closed=True)) == len(reader.owners("table", with_closed=True)) == 8
    assert reader.held_elsewhere(["a1", "b1", "house:d", "house:c", "nobody"]) == {"b1", "house:d"}
    store.close()


def test_a_change_that_rests_on_what_another_has_changed_is_refused_until_it_is_known(begun: Address) -> None:
    one, two = FamilyStore(begun, ("house:a",), node="one"), FamilyStore(begun, ("house:b",), node="two")
    for store in (one, two):
        store.followed(store.blocking_reader.changed_after(0, 0).register)
    one.commit_now(Commit(changes=(SetFlags("ann", {"closed": True}), SetFlags("ben", {}))))
    one.commit_now(Commit(changes=(SetFlags("ann", {"closed": False}),)))  # one's own is known to it
    with pytest.raises(StoreRefused) as refused:
        two.commit_now(Commit(changes=(SetFlags("ann", {"closed": False}),)))
    assert refused.value.code == "changed-meanwhile"
    two.commit_now(Commit(changes=(SetFlags("cid", {"closed": True}),)))
    changed = two.blocking_reader.changed_after(two_knows := changes_seen(two), 0)
    assert changed.rows == () and two_knows == changed.register
    two.followed(changed.register)
    two.commit_now(Commit(changes=(SetFlags("ann", {"closed": True}),)))
    one.close()
    two.close()
    assert audit_server(begun).findings == []


@pytest.mark.parametrize("seed", range(2))
async def test_a_change_that_was_decided_before_the_others_line_was_known_is_refused_though_it_is_written_after(
    begun: Address, seed: int
) -> None:
    """An account is closed in one process while the other keeps changing it: it is not opened again by what that one knew
    before. A commit waits for people's chains, and the room follows the register meanwhile.
    """
    chance, loop = Random(seed), asyncio.get_running_loop()
    one = FamilyStore(begun, ("house:a",), node="one")
    two = FamilyStore(begun, ("house:b",), loop, node="two")

    async def follow() -> None:
        changed = await two.read(lambda reader: reader.changed_after(0, 0))
        two.followed(changed.register)

    await follow()
    one.followed(one.blocking_reader.changed_after(0, 0).register)
    for turn in range(20):
        await follow()
        one.followed(one.blocking_reader.changed_after(0, 0).register)
        is_behind = chance.random() < 0.5
        change = Commit(changes=(SetFlags("ann", {"closed": turn}),))
        stale = Commit(changes=(SetFlags("ann", {"open": turn}),))
        if is_behind:  # whoever decides it knows of the other's
            await asyncio.to_thread(one.commit_now, change)
            await follow()
            await two.commit(stale)
            continue
        decided: asyncio.Future[StoreFault | None] = loop.create_future()
        await asyncio.to_thread(one.commit_now, change)
        changed = await two.read(lambda reader: reader.changed_after(0, 0))
        two.submit(stale, decided.set_result)
        two.followed(changed.register)
        fault = await decided
        assert fault is not None and fault.code == "changed-meanwhile"
        found = await two.read(lambda reader: reader.player("ann"))
        assert found is not None and found.flags == {"closed": turn}
    one.close()
    two.close()
    assert audit_server(begun).findings == []


def changes_seen(store: FamilyStore) -> int:
    return store.blocking_reader.changed_after(0, 0).register


@contextmanager
def stands_still(store: PostgresStore) -> Iterator[None]:
    """A room whose line stays, and whose lease ends, while others work."""
    writer_of, beat = store._writer, store._writer._beat
    writer_of._beat = lambda: None  # type: ignore[method-assign]  # a writer that stands still
    time.sleep(1.1 * LEASE_MS / 1000)
    yield
    writer_of._beat = beat  # type: ignore[method-assign]  # it wakes
