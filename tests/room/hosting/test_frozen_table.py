"""A defect of the software at one table: it stands still, the others play on, staff or a restart put it back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from cardroom.ledger.accounts import stack, wallet
from cardroom.ledger.entry import Entry
from cardroom.room.hosting import table_writer
from cardroom.room.hosting.owner_stream import StreamBroken
from cardroom.room.hosting.table_subscribers import TableSubscribers
from cardroom.room.lobby import table_rebuilding as rebuilding
from cardroom.room.protocol import server_messages as to_client
from cardroom.store.rows import LogRecord
from cardroom.table import table as tables
from cardroom.table.events import HandVoided
from cardroom.table.model.commands import Act, PassTime
from cardroom.table.model.table_state import State
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, TestRoom


@pytest.fixture(autouse=True)
def _logs() -> Iterator[None]:
    """Log lines as values: drawing the picture of a defect for a terminal takes seconds."""
    with capture_logs():
        yield


def break_acting(monkeypatch: pytest.MonkeyPatch, table: str, command: type) -> None:
    """From now on a step of this kind at this table goes wrong half-way through."""
    handlers = dict(tables.HANDLERS)
    right = handlers[command]

    def wrong(state: State, *rest: object) -> None:
        right(state, *rest)  # type: ignore[arg-type]  # handed on as it came
        if state.terms.table == table:
            raise ZeroDivisionError("a defect")

    monkeypatch.setattr(tables, "HANDLERS", {**handlers, command: wrong})


@pytest.mark.clause("CO-TH.42")
def test_a_table_with_a_defect_stands_still_and_the_others_play_on(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = room.seat("holdem-nl10", "A", "B", "C"), room.seat("omaha-pl10", "D", "E", "F")
    for table in (first, second):
        room.deal(table)
    before = (room.room.tables[first].seq, room.hand(first).engine.dump(), room.balances())
    with monkeypatch.context() as broken:
        break_acting(broken, first, Act)
        actor = room.actor(first)
        refusal = actor.refusal(actor.act(first, "call"))
        assert (refusal.code, "CO-TH.42" in refusal.clauses) == ("table-frozen", True)
        room.play(second)
    assert actor.refusal(actor.leave(first)).code == "table-frozen"
    g = room.connect("G")
    assert g.done(g.join("holdem-nl10", 1000)).table == "", "nobody is seated there"
    assert room.room.tables[first].seq == before[0]
    names = [client.name for client in room.clients]
    room.restart()
    assert room.hand(first).engine.dump() == before[1]
    for name in names:
        room.connect(name)
    room.play(first)
    assert sum(room.balances().values()) == 0


def ledger_is_as_stored(room: TestRoom) -> bool:
    """Whether the room reckons with the money that is on the disk."""
    return dict(room.room.services.ledger.balances) == room.balances_kept()


def versions_follow(watcher: TestClient) -> bool:
    """Whether each version told since the table was last shown is the next one."""
    messages = watcher.told
    last = max(place for place, one in enumerate(messages) if isinstance(one, to_client.TableShown))
    shown = messages[last]
    assert isinstance(shown, to_client.TableShown)
    versions = [one.version for one in messages[last + 1 :] if isinstance(one, to_client.TableTold)]
    return versions == list(range(shown.view.version + 1, shown.view.version + 1 + len(versions))) != []


@pytest.mark.clause("CO-TH.42", "CO-23")
def test_staff_put_a_frozen_table_back_and_its_hand_is_void(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    staff = room.person("Sirpa", role="admin")
    table = room.seat("holdem-nl10", "A", "B", "C")
    room.deal(table)
    watcher = room.connect()
    watcher.watch(table)
    at_start = {player.player: player.stack for player in room.hand(table).players}
    room.act(table, "raise", 60)
    hand = room.hand(table).hand
    assert room.refused(room.room.staff.thaw(staff, table, "too early")).code == "not-frozen"
    with monkeypatch.context() as broken:
        break_acting(broken, table, Act)
        actor = room.actor(table)
        actor.refusal(actor.act(table, "call"))
        [row] = room.run(room.room.staff_pages.overview(BOSS)).tables
        assert row.state == "frozen"
    room.disconnect(room.client("C"))
    room.run(room.room.staff.thaw(staff, table, "a defect of the program"))
    [voided] = watcher.events(HandVoided)
    assert (voided.hand, voided.reason, "CO-TH.42" in voided.clauses) == (hand, "fault", True)
    seats = room.table(table).seats.values()
    assert {seat.player: seat.stack for seat in seats} == at_start
    assert {room.called(seat.player): seat.broke_ms is None for seat in seats} == {
        "A": True,
        "B": True,
        "C": False,
    }
    assert versions_follow(watcher), "shown anew, then told on without a gap"
    assert ledger_is_as_stored(room)
    assert room.run(room.room.staff_pages.records(BOSS)).records[0].what.startswith("thaw")
    stored = room.reader.hand(hand)
    assert stored is not None and stored.outcome == "void"
    room.deal(table)
    room.play(table)
    before = {seat.player: seat.stack for seat in room.table(table).seats.values()}
    room.restart()
    assert {seat.player: seat.stack for seat in room.table(table).seats.values()} == before
    assert ledger_is_as_stored(room) and sum(room.balances().values()) == 0


def test_money_that_a_defect_left_half_moved_lies_where_it_lay(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    staff = room.person("Sirpa", role="admin")
    table = room.seat("holdem-nl10", "A", "B", "C")
    room.person("D")
    with monkeypatch.context() as broken:

        def records(*_: object) -> tuple[LogRecord, ...]:
            raise ZeroDivisionError("a defect behind the money")

        broken.setattr(TableSubscribers, "records", records)
        d = room.client("D")
        assert d.refusal(d.join("holdem-nl10", 1000)).code == "table-frozen"
        assert ledger_is_as_stored(room), "what was never stored was never paid"
    room.run(room.room.staff.thaw(staff, table, "a defect of the program"))
    assert room.table(table).seat_of(d.player) is None
    assert d.done(d.join("holdem-nl10", 1000)).table == table
    assert ledger_is_as_stored(room)
    assert room.room.tables.tables_of(d.player) == (table,)


def test_a_table_that_would_move_money_of_another_owner_is_frozen_and_moves_none(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = room.seat("holdem-nl10", "A", "B", "C")
    other = room.seat("omaha-pl10", "D", "E", "F")
    before, d = room.balances(), room.person("D").id
    real = table_writer.entries_of

    def theirs(*of: Any) -> tuple[Entry, ...]:
        postings = ((stack(other, d), -5), (wallet(d), 5))
        return (*real(*of), Entry("step:theirs", 1, "cash_out", "", postings, d))

    with monkeypatch.context() as broken:
        broken.setattr(table_writer, "entries_of", theirs)
        a = room.client("A")
        assert a.refusal(a.leave(table)).code == "table-frozen"
    assert room.room.tables[table].fault == "NotItsOwn in LeaveTable"
    assert room.balances() == before and ledger_is_as_stored(room)
    room.run(room.room.staff.thaw(room.person("Sirpa", role="admin"), table, "mended"))
    assert a.done(a.leave(table)) and ledger_is_as_stored(room)


def test_a_table_whose_journal_does_not_give_it_back_stands_still_as_before(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    staff = room.person("Sirpa", role="admin")
    table = room.seat("holdem-nl10", "A", "B", "C")
    room.deal(table)
    room.act(table, "call")
    with monkeypatch.context() as broken:
        break_acting(broken, table, Act)
        actor = room.actor(table)
        actor.refusal(actor.act(table, "call"))
    broken_writer = room.room.tables[table]

    def other(*_: object) -> None:
        raise StreamBroken("table", 4, "it does not bring about what is written")

    monkeypatch.setattr(rebuilding, "restore", other)
    refused = room.refused(room.room.staff.thaw(staff, table, "a defect of the program"))
    assert refused.code == "table-not-mended" and "step 4" in refused.message
    assert room.room.tables[table] is broken_writer and broken_writer.is_halted


def test_a_defect_of_the_clock_stops_no_other_clock(room: TestRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = room.seat("holdem-nl10", "A", "B", "C"), room.seat("omaha-pl10", "D", "E", "F")
    for table in (first, second):
        room.deal(table)
    break_acting(monkeypatch, first, PassTime)
    room.wait(seconds=200)
    assert room.room.tables[first].is_halted
    assert not room.room.tables[second].is_halted
    assert room.room.tables[second].table.hand_count >= 1 and room.table(second).hand is None


def test_whom_staff_shut_out_while_a_table_stands_still_leaves_it_when_it_is_back(room: TestRoom) -> None:
    table, a = room.seat("omaha-pl10", "A", "B", "C"), room.person("A").id
    room.room.tables[table].freeze("for a test")
    room.run(room.room.measures.shut_out(BOSS, a, "omaha", "threw a card"))
    assert room.table(table).seat_of(a) is not None
    room.run(room.room.staff.thaw(BOSS, table, "mended"))
    room.settle()
    assert room.table(table).seat_of(a) is None and ledger_is_as_stored(room)
