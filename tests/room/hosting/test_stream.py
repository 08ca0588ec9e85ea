"""The stream of a house: what a start reads of it, what an edit of it does, and what a fault undoes."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.room.hosting import owner_stream
from cardroom.room.hosting.house import House
from cardroom.room.hosting.house_commands import Depart, LineStatus
from cardroom.room.hosting.house_opening import RECALLED_STEPS
from cardroom.room.hosting.house_writer import HouseWriter
from cardroom.room.hosting.owner_step import decode_owner_step, encode_owner_step, raw
from cardroom.room.hosting.owner_stream import STEPS_A_SNAPSHOT, StoredOwner, StreamBroken
from cardroom.room.hosting.table_subscribers import TableSubscribers
from cardroom.room.protocol import client_messages as from_client
from cardroom.store.reading import RowReader
from cardroom.store.rows import Snapshot
from cardroom.store.sqlite.audit import audit_store
from cardroom.testing.whole_room import TestRoom

POOL = "holdem-nl10"
OWNER = "house:casinohuone"


def come_and_go(room: TestRoom, times: int) -> None:
    """G joins the line of a stake and leaves it again."""
    g = room.client("G")
    for _ in range(times):
        g.done(g.join(POOL, 1000))
        g.done(from_client.LeaveQueue(g.new_id(), POOL))


def test_what_a_start_reads_of_a_house_does_not_grow_with_what_happened(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.seat(POOL, *"ABCDEF")
    come_and_go(room, RECALLED_STEPS // 2 + 70)
    state = room.reader.owner_state(OWNER)
    assert state.last_seq > RECALLED_STEPS and len(state.tail) < STEPS_A_SNAPSHOT
    asked: list[object] = []
    real = RowReader.log

    def log(self: RowReader, *args: Any, **named: Any) -> Any:
        asked.append(named.get("what") or args)
        return real(self, *args, **named)

    with monkeypatch.context() as watched:
        watched.setattr(RowReader, "log", log)
        room.restart()
    assert {"join_line", "leave_line", "penalise", "leave_table", "jackpot_hit", "keep_apart"}.isdisjoint(
        asked
    )


def test_the_larger_a_house_is_the_more_steps_come_between_its_snapshots(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.seat(POOL, *"ABCDEF")
    come_and_go(room, STEPS_A_SNAPSHOT // 2)
    room.restart()
    first = snapshot_of(room)
    monkeypatch.setattr(owner_stream, "BYTES_A_STEP", len(first.payload) / (2 * STEPS_A_SNAPSHOT))
    come_and_go(room, STEPS_A_SNAPSHOT * 3 // 4)
    assert snapshot_of(room) == first
    come_and_go(room, STEPS_A_SNAPSHOT // 4)
    assert snapshot_of(room).seq == first.seq + 2 * STEPS_A_SNAPSHOT


def snapshot_of(room: TestRoom) -> Snapshot:
    found = room.reader.owner_state(OWNER).snapshot
    assert found is not None
    return found


def test_a_step_that_was_edited_is_found_and_no_room_opens_on_it(room: TestRoom) -> None:
    room.seat(POOL, *"ABCDEF")
    come_and_go(room, 1)
    folder = room.folder
    room.close()
    assert audit_store(folder).is_clean
    file = sqlite3.connect(folder / "room.db")
    file.execute("DROP TRIGGER journal_no_update")
    other = "SELECT payload FROM journal WHERE table_id = ? AND seq = 1"
    file.execute(f"UPDATE journal SET payload = ({other}) WHERE table_id = ? AND seq = 2", (OWNER, OWNER))
    file.commit()
    file.close()
    assert f"journal:{OWNER}: row 2" in "\n".join(map(str, audit_store(folder).findings))


def test_a_stream_that_does_not_come_out_the_same_opens_no_room(room: TestRoom) -> None:
    room.seat(POOL, *"ABCDEF")
    come_and_go(room, 1)
    state = room.reader.owner_state(OWNER)
    opened = HouseWriter(House(room.book), room.room.services.outbox, room.room.services.ledger)
    opened.load(StoredOwner(state, {}))
    assert opened.house.dump() == room.room.house_writers.main.house.dump()
    step = decode_owner_step(state.tail[-1].payload)
    other = msgspec.structs.replace(step, events=(raw(LineStatus("line", 9, 9)),))
    row = msgspec.structs.replace(state.tail[-1], payload=encode_owner_step(other))
    with pytest.raises(StreamBroken, match="does not bring about what is written"):
        HouseWriter(House(room.book), room.room.services.outbox, room.room.services.ledger).load(
            StoredOwner(msgspec.structs.replace(state, tail=(*state.tail[:-1], row)), {})
        )
    unproven = msgspec.structs.replace(state, unproven="its snapshot is not as the room wrote it")
    with pytest.raises(StreamBroken, match="not as the room wrote it"):
        opened.load(StoredOwner(unproven, {}))


@pytest.mark.clause("PF-6.9.4")
def test_a_step_of_a_table_that_met_a_fault_tells_its_house_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(POOL, *"ABC")
        room.deal(table)
        room.fold_out(table)
        main = room.room.house_writers.main
        before, seq = main.house.dump(), main.seq
        real = TableSubscribers.records

        def records(self: TableSubscribers, *args: object) -> object:
            effects = real(self, *args)  # type: ignore[arg-type]  # passed on as it came
            assert effects.letters, "the table had something to tell"
            raise RuntimeError("a defect")

        a = room.client("A")
        with monkeypatch.context() as broken:
            broken.setattr(TableSubscribers, "records", records)
            assert a.refusal(a.leave(table)).code == "table-frozen"
        assert (main.house.dump(), main.seq) == (before, seq)
        room.restart()
        assert room.room.house_writers.main.seq == seq
        assert audit_store(tmp_path).is_clean


@pytest.mark.clause("CO-BZ.5")
def test_a_letter_that_a_house_could_not_take_waits_and_is_taken_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(POOL, *"ABC")
        main = room.room.house_writers.main
        before, seq = main.house.dump(), main.seq

        real = House.decide

        def decide(self: House, command: object, *args: object) -> object:
            if isinstance(command, Depart):
                raise RuntimeError("a defect")
            return real(self, command, *args)  # type: ignore[arg-type]  # passed on as it came

        a = room.client("A")
        with monkeypatch.context() as broken:
            broken.setattr(House, "decide", decide)
            a.done(a.leave(table))
        assert main.is_halted and (main.house.dump(), main.seq) == (before, seq)
        waits = room.reader.mail((OWNER,))
        assert [letter.sender for letter in waits] == [table]
        room.restart()
        main = room.room.house_writers.main
        assert not main.is_halted and main.seq == seq + 1 and main.house.dump() != before
        assert room.reader.mail((OWNER,)) == []
        room.close()
        assert audit_store(tmp_path).is_clean
