"""A deal that ends before it begins, because all skip their big blind, takes nothing from the deal after it (CO-8)."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.model import commands
from cardroom.testing.whole_room import TestRoom


@pytest.mark.clause("CO-8")
@pytest.mark.parametrize("restarted", [False, True])
def test_the_next_hand_is_dealt_although_nobody_was_left_for_this_one(
    tmp_path: Path, restarted: bool
) -> None:
    with TestRoom(tmp_path / "data") as room:
        table = room.seat("holdem-nl25", "A", "B", "C")
        room.deal(table)
        room.fold_out(table)
        for name in "ABC":
            client = room.client(name)
            client.done(at_table(client.new_id(), table, commands.SkipNextBigBlind(ME, True)))
        room.wait(seconds=10)
        assert room.table(table).hand is None and room.table(table).state == "waiting"
        number = room.table(table).hand_count
        if restarted:
            room.restart()
        for name in "ABC":
            client = room.client(name)
            # Who was not skipped wishes it still.
            client.ask(at_table(client.new_id(), table, commands.SkipNextBigBlind(ME, False)))
            client.ask(client.sit_in(table))
        room.deal(table)
        assert room.table(table).hand_count == number + 1
        room.play(table)
        assert not room.faults, "the store was given two seeds for one hand"
        assert room.reader.hand(f"{table}-{number + 1}") is not None
        room.restart()
        assert not room.faults
