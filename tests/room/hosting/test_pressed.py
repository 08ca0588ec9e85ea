"""What is stored of steps and hands is pressed: all of it comes back, nothing else does, and a hand takes little."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import zstandard

from cardroom.room.hosting.journal import (
    ACTED,
    decode_record,
    decode_step,
    encode,
    encode_record,
    encode_step,
)
from cardroom.room.protocol.server_messages import TableTold
from cardroom.room.runtime.compression import MAX_BYTES, compressed, decompressed
from cardroom.testing.whole_room import TestRoom


@pytest.mark.parametrize("text", [b"", b"{}", b"\x00\xff" * 500, b'{"at_ms":1}' * 10_000])
def test_a_text_comes_back_as_it_was(text: bytes) -> None:
    assert decompressed(compressed(text)) == text


@pytest.mark.parametrize(
    "stored",
    [
        b"",
        b"{}",
        compressed(b'{"at_ms":1}')[:-1],
        zstandard.ZstdCompressor().compress(b"x" * (MAX_BYTES + 1)),
    ],
    ids=["nothing", "never pressed", "cut short", "too large"],
)
def test_what_was_not_pressed_is_refused(stored: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        decompressed(stored)


def test_steps_and_hands_come_back_whole_and_take_little_of_their_text(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat("holdem-nl25", "A", "B", "C", "D")
        for _ in range(3):
            room.deal(table)
            room.play(table)
        reader = room.reader
        rows = reader.journal(table)
        records = [hand.record for _, hand in reader.hands_after(0)]
        assert len(records) == 3
        assert [encode_step(decode_step(row), row.hand_id) for row in rows] == [row.payload for row in rows]
        for record in map(decode_record, records):
            told = msgspec.Raw(encode(record.told))
            assert encode_record(record.terms, record.seats, told, record.book, record.watched) in records
        decisions = [len(row.payload) for row in rows if row.payload.startswith(ACTED)]
        assert len(decisions) > 20 and sum(decisions) < 70 * len(decisions)
        assert 8 * sum(map(len, records)) < sum(len(decompressed(one)) for one in records)


def test_what_a_hands_steps_told_lies_in_its_record_and_their_hashes_stand_for_it(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat("holdem-nl25", "A", "B", "C", "D")
        watcher = room.connect()
        watcher.watch(table)
        for number in range(4):
            room.deal(table)
            room.client("A").done(room.client("A").leave(table)) if number == 2 else None
            room.play(table)
        stored = [decode_step(row) for row in room.reader.journal(table)]
        hashed = [step for step in stored if step.told]
        assert len(hashed) > 30 and not any(step.events for step in hashed)
        heard = [message.events for message in watcher.all(TableTold)]
        told = [step.events for _, step in room.steps(table) if step.events]
        assert told[-len(heard) :] == heard, "what was told is stored, word for word"
        for step, (_, whole) in zip(stored, room.steps(table), strict=True):
            assert step.brought_about(whole.events)
            assert not step.told or not step.brought_about(whole.events[1:])
