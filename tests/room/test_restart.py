"""A room that was gone comes back as it was; a hand under way goes on, or is void and dealt anew."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cardroom.demo.demo_people import ACCOUNTS, PASSWORD
from cardroom.room.hosting.owner_stream import StreamBroken
from cardroom.room.identity.person import Flags
from cardroom.room.opening import open_room
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules import house
from cardroom.rules.book_loading import load_rulebook
from cardroom.store.faults import StoreUnusable
from cardroom.store.rows import Commit, DealBy
from cardroom.store.sqlite import open_store
from cardroom.table.events import HandStarted, HandVoided, PlayInterrupted, PlayResumed
from cardroom.testing.whole_room import CHEAP, TestRoom
from tests.patience import PATIENCE_SECONDS

POOL = "holdem-nl10"


def hand_state(room: TestRoom, table: str) -> object:
    hand = room.table(table).hand
    assert hand is not None
    return hand.hand, hand.number, hand.seal, hand.engine.dump()


def test_between_hands_the_table_is_the_same_after_a_restart(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    for _ in range(3):
        room.deal(table)
        room.play(table)
    room.client("B").done(room.client("B").sit_out(table))
    before = room.table(table).dump()
    room.restart()
    after = room.table(table).dump()
    away = {"broke_ms", "interrupted_until_ms", "version", "now_ms"}

    def plain(dump: dict[str, Any]) -> object:
        seats = [{k: v for k, v in seat.items() if k not in away} for seat in dump["seats"]]
        return {k: v for k, v in dump.items() if k not in away} | {"seats": seats}

    assert plain(after) == plain(before)


@pytest.mark.clause("CO-TH.42", "CO-23", "CO-OM.24")
@pytest.mark.parametrize("pool", [POOL, "omaha-pl10"])
def test_a_hand_goes_on_when_all_in_it_are_back_in_time(room: TestRoom, pool: str) -> None:
    table = room.seat(pool, "A", "B", "C")
    room.deal(table)
    for _ in range(4):
        hand = room.table(table).hand
        assert hand is not None
        room.act(table, "check" if hand.engine.options().can_check else "call")
    before, actor = hand_state(room, table), room.actor(table).name
    room.restart()
    assert hand_state(room, table) == before
    room.wait(seconds=room.book.fault.resume_seconds.value - 1)
    a = room.connect("A")
    assert a.refusal(a.act(table, "check")).code == "interrupted"
    a.watch(table)
    assert a.events(PlayResumed) == []
    for name in "BC":
        room.connect(name)
    assert a.events(PlayResumed) != []
    assert (hand_state(room, table), room.actor(table).name) == (before, actor)
    room.play(table)
    assert sum(room.balances().values()) == 0


@pytest.mark.clause("CO-TH.42", "CO-23", "CO-OM.24")
def test_a_hand_whose_players_are_not_back_is_void_and_dealt_anew(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C", "D")
    room.deal(table)
    room.fold_out(table)
    room.deal(table)
    watcher = room.connect()
    watcher.watch(table)
    room.act(table, "raise", 60)
    stacks = {player: cents for player, cents in room.balances().items() if player.startswith("stack:")}
    first = room.room.tables[table].hand_log._events[0]
    assert isinstance(first, HandStarted)
    room.restart()
    watcher = room.connect()
    watcher.watch(table)
    clients = [room.connect(name) for name in "ABC"]
    room.wait(seconds=room.book.fault.resume_seconds.value)
    [voided] = watcher.events(HandVoided)
    assert (voided.hand, voided.reason) == (first.hand, "fault")
    assert {s.seat: s.stack for s in voided.stacks} == {s.seat: s.stack for s in first.seats}
    assert {k: v for k, v in room.balances().items() if k.startswith("stack:")} == stacks
    room.deal(table)
    again = watcher.events(HandStarted)[-1]
    assert again.hand != first.hand and again.seal != first.seal, "a new shuffle"
    here = {client.player for client in clients}
    assert {seat.player for seat in again.seats} == here
    assert (again.dealer, again.big_blind) == (first.dealer, first.big_blind) or len(here) < 4
    stored = room.reader.hand(first.hand)
    assert stored is not None and stored.outcome == "void"


@pytest.mark.clause("CO-23")
def test_a_void_hand_is_dealt_anew_to_the_same_players_from_the_same_places(room: TestRoom) -> None:
    staff = room.person("Sirpa", role="admin")
    table = room.seat(POOL, "A", "B", "C", "D")
    watcher = room.connect()
    watcher.watch(table)
    room.deal(table)
    room.act(table, "raise", 60)
    room.run(room.room.staff.void(staff, table, "the server hiccuped"))
    room.deal(table)
    first, again = watcher.events(HandStarted)
    assert (again.dealer, again.small_blind, again.big_blind) == (
        first.dealer,
        first.small_blind,
        first.big_blind,
    )
    assert [(s.seat, s.player, s.stack) for s in again.seats] == [
        (s.seat, s.player, s.stack) for s in first.seats
    ]


@pytest.mark.clause("CO-23")
def test_a_second_crash_during_the_wait_begins_the_wait_again(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    before = hand_state(room, table)
    wait = room.book.fault.resume_seconds.value
    for _ in range(3):
        room.restart()
        room.wait(seconds=wait - 1)
        assert hand_state(room, table) == before
    for name in "ABC":
        room.connect(name)
    room.play(table)


def test_a_clock_set_back_while_the_room_was_gone_goes_on_from_the_journal(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(POOL, "A", "B", "C")
        room.deal(table)
        room.fold_out(table)
        newest = max(row.at_ms for row in room.reader.journal(table))

    async def opened() -> int:
        store = open_store(tmp_path, asyncio.get_running_loop())
        try:
            again = await open_room(room.book, store, CHEAP)
            await again.sweep.ended()
            now_ms = again.services.clock.now_ms()
            await again.stop()
            return now_ms
        finally:
            store.close()

    assert asyncio.run(opened()) >= newest, "the test's clock is far ahead of the machine's"


def test_a_journal_that_does_not_replay_stops_the_opening_with_a_sentence(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    room.act(table, "fold")
    room.settle()
    connection = room.stored._writer._main
    connection.execute("DROP TRIGGER IF EXISTS journal_is_append_only")
    triggers = connection.execute(
        "SELECT name FROM sqlite_master WHERE type='trigger' AND tbl_name='journal'"
    )
    for (name,) in triggers.fetchall():
        connection.execute(f"DROP TRIGGER {name}")
    payload = connection.execute(
        "SELECT payload FROM journal WHERE table_id = ? ORDER BY seq DESC LIMIT 1", (table,)
    ).fetchone()[0]
    other = payload.replace(b"fold", b"call")
    assert other != payload
    connection.execute("UPDATE journal SET payload = ? WHERE payload = ?", (other, payload))
    with pytest.raises(StreamBroken, match=f"table {table}, step"):
        room.restart()


def test_a_table_whose_book_is_not_the_one_its_hand_was_dealt_by_is_named_with_both_versions(
    tmp_path: Path,
) -> None:
    path = tmp_path / "other.toml"
    path.write_text('id = "harbour"\nname = "The house at the harbour"\nextends = "casinohuone"\n')
    other = load_rulebook(path)
    with TestRoom(tmp_path / "room", more=(other,)) as room:
        table = room.seat(POOL, "A", "B", "C")
        room.deal(table)
        room.settle()
        keeping = room.room.services.books.keeping(other)
        room.run(room.stored.commit(Commit(changes=(*keeping, DealBy(table, other.version)))))
        dealt_by, opened_by = room.book.version, other.version
        with pytest.raises(StreamBroken) as broken:
            room.restart()
    assert f"dealt by version {dealt_by} of the rulebook, but the table was opened by {opened_by}" in str(
        broken.value
    )


def test_a_stopping_room_finishes_its_hands_and_opens_again_as_it_was(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    a = room.client("A")
    a.watch(table)
    room.deal(table)
    stopping = room._loop.create_task(room.room.stop())
    room.run(asyncio.sleep(0.01))
    d = room.connect("D")
    assert d.refusal(d.join(POOL, 1000)).code == "room-stopping"
    assert not stopping.done() and room.table(table).hand is not None
    room.play(table)
    room.run(asyncio.wait_for(stopping, PATIENCE_SECONDS))
    assert room.table(table).hand is None
    assert a.closed == (1001, "the room stops")
    room.wait(seconds=60)
    assert room.table(table).hand is None
    room.restart()
    for name in "ABC":
        room.connect(name)
    room.deal(table)
    assert room.client("A").events(PlayInterrupted) == []


def test_a_house_does_not_open_on_the_folder_of_another(tmp_path: Path) -> None:
    with TestRoom(tmp_path / "data") as room:
        room.seat("holdem-nl10", "A", "B", "C")
        kept = room.balances()
    words = (
        r"those of the house 'casinohuone', which is not among casino-helsinki.*--house casinohuone.*--data"
    )
    with pytest.raises(StoreUnusable, match=words):
        TestRoom(tmp_path / "data", book=house("casino-helsinki"))
    with TestRoom(tmp_path / "data") as room:
        assert room.balances() == kept


def test_a_house_does_not_open_on_the_folder_of_a_demo(tmp_path: Path) -> None:
    with TestRoom(tmp_path / "demo") as room:
        room.run(room.room.players.sign_up(ACCOUNTS[0][0], PASSWORD, flags=Flags(demo=True)))
    with pytest.raises(StoreUnusable, match=r"'Player' in this folder is an account of a demo.*--data"):
        TestRoom(tmp_path / "demo")
    allowed = RoomSettings(bots_allowed=True, password=CHEAP.password)
    with TestRoom(tmp_path / "load", settings=allowed) as room:
        room.run(room.room.players.add_bot("Robot"))
        room.restart()
    with pytest.raises(StoreUnusable, match="'Robot' in this folder is a bot"):
        TestRoom(tmp_path / "load")
