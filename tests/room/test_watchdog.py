"""The watchdog: what is due and was not done is done all the same, and whoever follows in vain is shown the table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.room.runtime.figures import FaultKind
from cardroom.room.watchdog import LATE_MS
from cardroom.testing.whole_room import TestRoom
from tests.room.tournaments.played import CUP, cup_room, enter

POOL = "holdem-nl10"


@pytest.fixture
def room(tmp_path: Path) -> Iterator[TestRoom]:
    with TestRoom(tmp_path / "room") as room:
        yield room


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    with capture_logs():
        yield


def lose_wakes(room: TestRoom) -> None:
    """Every wake-up that is set is lost: time passes, and nothing strikes."""
    room.time.forget()


def looked(room: TestRoom) -> dict[str, int]:
    """What is late by a look."""
    room.do(room.room.watchdog.look)
    return dict(room.room.watchdog.late)


def missed(room: TestRoom) -> int:
    """How often something was found late, or a follower lost."""
    return room.room.services.figures.faults_of(FaultKind.CLOCK_MISSED, FaultKind.FOLLOWER_LOST)


def pass_over(room: TestRoom, due_ms: int | None) -> None:
    """Let time pass to the moment at which something is late, without any wake-up, with a look when it was due."""
    assert due_ms is not None
    room.wait(ms=max(0, due_ms - room.time.now_ms()))
    assert looked(room) == {}, "a busy room comes to it a little later"
    room.wait(ms=LATE_MS)


def test_a_turn_whose_wake_up_was_lost_ends_all_the_same(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    room.play(table)
    writer = room.room.tables[table]
    while not writer.in_hand:
        room.wait(seconds=1)
    seq, due_ms = writer.seq, writer.due_ms()
    lose_wakes(room)
    pass_over(room, due_ms)
    assert writer.seq == seq, "nobody has ended the turn"
    assert looked(room) == {table: LATE_MS}
    assert writer.seq > seq and missed(room) == 1
    assert looked(room) == {}, "it goes on"
    turn = writer.due_ms()
    room.wait(ms=(turn or 0) - room.time.now_ms() + 1)
    assert (writer.due_ms() or 1 << 60) > room.time.now_ms(), "by its own wake-up again"


def test_the_next_hand_is_dealt_although_the_wake_up_was_lost(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    writer = room.room.tables[table]
    assert not writer.in_hand
    lose_wakes(room)
    pass_over(room, writer.due_ms())
    assert not writer.in_hand
    assert table in looked(room) and writer.in_hand


def test_an_offer_lapses_although_the_wake_up_was_lost(room: TestRoom) -> None:
    table = room.seat(POOL, *"ABCDEF")
    g, h = room.connect("G"), room.connect("H")
    for client in (g, h):
        client.done(client.join(POOL, 1000))
    room.client("A").done(room.client("A").leave(table))
    assert g.all(to_client.SeatOffered) and not h.all(to_client.SeatOffered)
    lose_wakes(room)
    pass_over(room, room.room.lines.due_ms())
    assert "waiting lists" in looked(room)
    assert h.all(to_client.SeatOffered), "the seat goes to the next in line"


def test_a_tournament_goes_on_although_its_wake_ups_were_lost(tmp_path: Path) -> None:
    with cup_room(tmp_path, seats=3, players=3, most=3) as room:
        enter(room, "A", "B", "C")
        owner = next(iter(room.room.tournaments.tables(CUP)))
        while owner.table is None or owner.table.hand is None:
            room.wait(seconds=1)
        hosts = {name: room.room.hosts[name] for name in room.room.hosts}
        lose_wakes(room)
        host = hosts[owner.id]
        seq = host.seq
        pass_over(room, host.due_ms())
        assert host.seq == seq
        assert owner.id in looked(room) and host.seq > seq


def test_a_follower_of_whom_the_table_knows_nothing_is_shown_it(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    follower = room.connect("D")
    follower.watch(table)
    shown = len(follower.all(to_client.TableShown))
    looked(room)
    assert len(follower.all(to_client.TableShown)) == shown and missed(room) == 0
    room.room.tables[table].audience.leave(follower)
    looked(room)
    assert len(follower.all(to_client.TableShown)) == shown + 1 and missed(room) == 1
    looked(room)
    assert missed(room) == 1, "now it follows"
    room.room.hosted.remove(table)
    looked(room)
    assert room.room.watchdog.unfed == 1, "a table that is not there is told of"


@pytest.mark.parametrize("seed", range(4))
def test_a_part_that_breaks_whenever_it_is_roused_keeps_nobody_else_from_being_roused(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    chance, tables = (
        random.Random(seed),
        [room.seat(POOL, *names) for names in ("ABCDEF", "GHIJKL", "MNOPQR")],
    )
    writers = [room.room.tables[table] for table in tables]
    assert not any(writer.in_hand for writer in writers)
    broken = chance.choice(writers)
    monkeypatch.setattr(broken, chance.choice(("rouse", "due_ms")), lambda *_: 1 / 0)
    follower = room.connect("Follower")
    follower.watch(tables[0])
    lose_wakes(room)
    for _ in range(3):
        room.wait(ms=LATE_MS)
        room.do(room.room.watchdog.look)
    shown = len(follower.all(to_client.TableShown))
    writers[0].audience.leave(follower)
    room.do(room.room.watchdog.look)
    assert all(writer.in_hand for writer in writers if writer is not broken), "the others are dealt to"
    assert len(follower.all(to_client.TableShown)) == shown + 1, "whoever follows in vain is shown the table"
    assert not room.room.watchdog.is_silent
    assert room.room.services.figures.faults_of(FaultKind.TASK_DIED), "and it is counted"
    room.may_break = True


@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_late_and_nobody_follows_in_vain_whatever_people_do(tmp_path: Path, seed: int) -> None:
    """People come and go, sit out, watch and vanish at cash tables and in a tournament; time passes in all steps."""
    chance, names = random.Random(seed), "ABCDEFGH"
    with cup_room(tmp_path, seats=3, players=6, most=6) as room:
        table = room.seat(POOL, "A", "B", "C")
        for name in names:
            if chance.random() < 0.8:
                client = room.client(name) if name in "ABC" else room.connect(name)
                client.ask(EnterTournament(client.new_id(), CUP))
        for _ in range(80):
            act, client = chance.randrange(7), chance.choice(room.clients or [room.connect("A")])
            if act == 0:
                client.ask(client.join(POOL, 1000))
            elif act == 1 and room.room.tables:
                client.ask(client.leave(chance.choice(list(room.room.tables))))
            elif act == 2 and room.room.hosted:
                client.watch(chance.choice(list(room.room.hosted)))
            elif act == 3 and chance.random() < 0.3:
                room.connect(chance.choice(names))
            elif act == 4 and chance.random() < 0.3 and table in room.room.tables:
                room.play(table)
            else:
                room.wait(ms=chance.choice((100, 1000, 5000, 30_000)))
            assert looked(room) == {} and room.room.watchdog.unfed == 0
        assert missed(room) == 0
