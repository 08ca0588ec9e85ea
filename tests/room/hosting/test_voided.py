"""Why a hand counted for nothing is in the log: who was missing, who of the staff, or which fault."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from structlog.testing import capture_logs

from cardroom.room.hosting.step_context import FAULT, HAND_VOIDED, MISSING, STAFF
from cardroom.store.rows import LogRecord
from cardroom.table.events import HandVoided, PlayResumed, PotAwarded
from cardroom.table.model.commands import Act
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.hosting.test_frozen_table import break_acting


@pytest.fixture(autouse=True)
def _logs() -> Iterator[None]:
    """Log lines as values: drawing the picture of a defect for a terminal takes seconds."""
    with capture_logs():
        yield


def voids(room: TestRoom) -> list[LogRecord]:
    return [line.record for line in room.reader.log(limit=10, what=HAND_VOIDED).rows]


@pytest.mark.clause("CO-TH.42", "CO-23")
def test_players_who_stay_away_after_a_restart_are_named(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", "A", "B", "C")
    room.deal(table)
    hand = room.hand(table).hand
    missing = [room.person(name).id for name in "BC"]
    room.restart()
    watcher = room.connect()
    watcher.watch(table)
    room.connect("A")
    room.wait(seconds=61)
    assert watcher.events(HandVoided)[0].hand == hand
    [record] = voids(room)
    assert (record.who, record.subject, record.reason) == ("room", table, MISSING)
    assert record.details["hand"] == hand and sorted(record.details["missing"]) == sorted(missing)
    records = room.run(room.room.staff_pages.records(BOSS)).records
    assert any(one.what == f"{HAND_VOIDED} {table}" for one in records), "staff see it too"


@pytest.mark.clause("CO-TH.42")
def test_an_all_in_player_who_stays_away_after_a_restart_voids_nothing(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", "A", "B", "C")
    room.deal(table)
    all_in = room.actor(table)
    room.act(table, "raise", room.hand(table).engine.options().max_raise_to)
    room.act(table, "fold")
    hand = room.hand(table).hand
    names = [client.name for client in room.clients if client is not all_in]
    room.restart()
    watcher = room.connect()
    watcher.watch(table)
    for name in names:
        room.connect(name)
    assert watcher.events(PlayResumed)
    room.act(table, "call")
    assert watcher.events(PotAwarded) and watcher.events(HandVoided) == [] and voids(room) == []
    stored = room.reader.hand(hand)
    assert stored is not None and stored.outcome == "complete"


def test_a_hand_that_staff_void_is_theirs(room: TestRoom) -> None:
    staff = room.person("Sirpa", role="admin")
    table = room.seat("holdem-nl10", "A", "B", "C")
    room.deal(table)
    hand = room.hand(table).hand
    room.run(room.room.staff.void(staff, table, "a card on the floor"))
    [record] = voids(room)
    assert (record.who, record.reason, record.details) == (
        staff.id, STAFF, {"hand": hand, "missing": [], "fault": ""},
    )  # fmt: skip
    acts = [one.what for one in room.run(room.room.staff_pages.records(BOSS)).records]
    assert f"void_hand {table}" in acts and f"{HAND_VOIDED} {table}" not in acts, "once, as what staff did"


def test_a_fault_of_the_program_is_named_and_no_card_with_it(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    staff = room.person("Sirpa", role="admin")
    table = room.seat("holdem-nl10", "A", "B", "C")
    room.deal(table)
    with monkeypatch.context() as broken:
        break_acting(broken, table, Act)
        actor = room.actor(table)
        assert actor.refusal(actor.act(table, "call")).code == "table-frozen"
    room.run(room.room.staff.thaw(staff, table, "put back"))
    [record] = voids(room)
    assert (record.who, record.reason) == (staff.id, FAULT)
    assert record.details["fault"] == "ZeroDivisionError in Act"
