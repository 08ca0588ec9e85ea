"""What is stored of steps and hands is pressed: all of it comes back, nothing else does, and a hand takes little."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import zstandard

from cardroom.room.journal import decode_record, decode_step, encode_record, encode_step
from cardroom.room.pressed import MOST_BYTES, pressed, unpressed
from cardroom.testing.room import TestRoom


@pytest.mark.parametrize("text", [b"", b"{}", b"\x00\xff" * 500, b'{"at_ms":1}' * 10_000])
def test_a_text_comes_back_as_it_was(text: bytes) -> None:
    assert unpressed(pressed(text)) == text


@pytest.mark.parametrize(
    "stored",
    [
        b"",
        b"{}",
        pressed(b'{"at_ms":1}')[:-1],
        zstandard.ZstdCompressor().compress(b"x" * (MOST_BYTES + 1)),
    ],
    ids=["nothing", "never pressed", "cut short", "too large"],
)
def test_what_was_not_pressed_is_refused(stored: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        unpressed(stored)


def test_steps_and_hands_come_back_whole_and_take_a_fourth_of_their_text(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat("holdem-nl25", "A", "B", "C", "D")
        for _ in range(3):
            room.deal(table)
            room.play(table)
        reader = room.reader
        payloads = [row.payload for row in reader.journal(table)]
        records = [hand.record for _, hand in reader.hands_after(0)]
        assert len(records) == 3
        assert [encode_step(decode_step(payload)) for payload in payloads] == payloads
        assert [encode_record(decode_record(record)) for record in records] == records
        stored = [*payloads, *records]
        assert 4 * sum(map(len, stored)) < sum(len(unpressed(one)) for one in stored)
