"""Nobody hears of anything that a crash could still undo."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from cardroom.room.hosting.journal import decode_step
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.store.faults import StoreFailed, StoreFault
from cardroom.store.protocol import Done
from cardroom.store.rows import Commit
from cardroom.store.sqlite import SqliteStore
from cardroom.table.model import commands
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom


class SlowStore:
    """The real store behind a gate: commits wait there until they are let through, one by one.

    With `broken` the disk has failed: every commit is answered so, late or at the door.
    """

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.gate: list[tuple[Commit, Done]] = []
        self.is_shut = False
        self.broken: StoreFailed | None = None

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    def submit(self, commit: Commit, done: Done) -> None:
        """See `Store`."""
        if self.broken:
            raise self.broken
        if self.is_shut:
            self.gate.append((commit, done))
        else:
            self._store.submit(commit, done)

    def let_through(self) -> None:
        """The oldest commit reaches the disk."""
        self._store.submit(*self.gate.pop(0))

    def fail(self) -> None:
        """The disk fails under everything that waits."""
        self.broken = StoreFailed("store-failed", "no space left on device")
        for _, done in self.gate:
            done(self.broken)


def slow_room(tmp_path: Path) -> tuple[TestRoom, SlowStore]:
    slow: list[SlowStore] = []

    def wrap(store: SqliteStore) -> SlowStore:
        slow.append(SlowStore(store))
        return slow[0]

    room = TestRoom(tmp_path, wrap=wrap)  # type: ignore[arg-type]  # all but submit is the real store's
    return room, slow[0]


def heard(clients: list[TestClient]) -> list[int]:
    return [len(client.texts) for client in clients]


def test_nobody_hears_of_a_step_before_it_is_on_the_disk(tmp_path: Path) -> None:
    room, store = slow_room(tmp_path)
    with room:
        table = room.seat("holdem-nl10", "A", "B", "C")
        watcher = room.connect()
        for client in room.clients:
            client.watch(table)
        room.person("D")
        room.deal(table)
        stranger = room.connect("D")
        steps_told, before = 0, heard(room.clients)
        first_version = watcher.last(to_client.TableTold).version
        store.is_shut = True
        for action in ("call", "call"):
            actor = room.actor(table)
            assert actor.ask(actor.act(table, action)) is None
        assert stranger.ask(from_client.Say("x", table, "hello")) is None, "a refusal, too, speaks of a state"
        assert heard(room.clients) == before
        while store.gate:
            seqs = [row.seq for commit, _ in store.gate[:1] for row in commit.journal]
            store.let_through()
            room.settle()
            if seqs:
                steps_told += 1
                version = watcher.last(to_client.TableTold).version
                assert version == first_version + steps_told, "this step is told, the next is not"
        assert steps_told == 2
        assert stranger.all(to_client.Refused)


def test_a_table_shown_while_a_step_is_on_its_way_is_shown_after_that_step(tmp_path: Path) -> None:
    room, store = slow_room(tmp_path)
    with room:
        table = room.seat("holdem-nl10", "A", "B", "C")
        room.deal(table)
        store.is_shut = True
        actor = room.actor(table)
        actor.ask(actor.act(table, "call"))
        watcher = room.client("A")
        watcher.watch(table)
        assert watcher.all(to_client.TableShown) == []
        store.let_through()
        room.settle()
        assert watcher.last(to_client.TableShown).view.version == room.room.tables[table].table.version


def test_after_the_disk_failed_nothing_is_told(tmp_path: Path) -> None:
    room, store = slow_room(tmp_path)
    with room:
        table = room.seat("holdem-nl10", "A", "B", "C")
        for client in room.clients:
            client.watch(table)
        room.deal(table)
        store.is_shut = True
        for action in ("call", "call"):
            actor = room.actor(table)
            actor.ask(actor.act(table, action))
        before = heard(room.clients)
        room.do(store.fail)
        for client in room.clients:
            client.ask(client.act(table, "check"))
            client.ask(from_client.Say(client.new_id(), table, "is anybody there?"))
            client.watch(table)
        room.wait(seconds=600)
        assert heard(room.clients) == before
        assert [fault.code for fault in room.faults] == ["store-failed"], "the room was told once, to stop"


def test_a_store_that_fails_at_the_door_stops_the_room(tmp_path: Path) -> None:
    room, store = slow_room(tmp_path)
    with room:
        table = room.seat("holdem-nl10", "A", "B", "C")
        room.deal(table)
        before = heard(room.clients)
        store.broken = StoreFailed("store-failed", "no space left on device")
        actor = room.actor(table)
        assert actor.ask(actor.act(table, "fold")) is None
        assert heard(room.clients) == before
        assert len(room.faults) == 1
        store.broken = None


def test_what_was_not_stored_never_happened(tmp_path: Path) -> None:
    room, store = slow_room(tmp_path)
    with room:
        table = room.seat("holdem-nl10", "A", "B", "C")
        room.deal(table)
        steps = room.room.tables[table].seq
        store.is_shut = True
        actor = room.actor(table)
        actor.ask(actor.act(table, "fold"))
        room.do(store.fail)
        store.is_shut, store.gate = False, []
    with TestRoom(tmp_path) as again:
        [writer] = again.room.tables.values()
        assert writer.seq == steps + 1, "the interruption of the new start, and no fold"
        assert writer.table.hand is not None and sum(writer.table.hand.engine.bets) > 0


def test_a_real_disk_that_takes_no_more_stops_the_room(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat("holdem-nl10", "A", "B", "C")
        room.client("A").watch(table)
        room.deal(table)
        connection: sqlite3.Connection = room.stored._writer._main
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        for number in range(400):
            if room.faults:
                break
            client = room.client("A")
            client.ask(at_table(f"s{number}", table, commands.SkipNextBigBlind(ME, number % 2 == 0)))
        assert room.faults and isinstance(room.faults[0], StoreFault), "a full disk was not noticed"
        done = [m for m in room.client("A").all(to_client.Done) if m.id.startswith("s")]
    stored = TestRoom(tmp_path)
    with stored:
        rows = stored.room.services.store.blocking_reader.journal(table)
        asked_ids = {decode_step(row).request for row in rows}
        assert {message.id for message in done} <= asked_ids, "told and not stored"
