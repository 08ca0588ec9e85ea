"""The next hand waits for pages: a showdown is shown fact by fact, and its result stands the time of the settings."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from cardroom.room.hosting.reveal import MAX_REVEAL_MS, RUN_OUT_MS, reveal_ms
from cardroom.room.protocol import server_messages as to_client
from cardroom.rules import house
from cardroom.table.events import BoardDealt, HandEnded, HandStarted, PotAwarded
from cardroom.testing.whole_room import CHEAP, TestRoom
from tests.houses import club


def play_wildly(room: TestRoom, table: str, chance: random.Random) -> None:
    """Play the running hand with bets of any size, all-ins among them, and boards run as often as may be."""
    number = room.hand(table).number
    while (hand := room.table(table).hand) is not None and hand.number == number:
        options = hand.engine.options()
        if options.runs:
            room.act(table, "run_board", options.runs)
        elif options.can_raise and chance.random() < 0.4:
            room.act(table, "raise", chance.choice((options.min_raise_to, options.max_raise_to)))
        else:
            room.go_on(table)


def test_a_run_out_takes_its_streets_and_many_pots_end_in_time() -> None:
    flop, river = BoardDealt("flop", ("2c", "3c", "4c"), (1, 2, 3)), BoardDealt("river", ("5c",), (4,))
    pot = PotAwarded(0, 1, 100, 100)
    assert reveal_ms(()) == reveal_ms((pot,)) == 0
    assert reveal_ms((flop, river, pot)) == RUN_OUT_MS + 240
    assert reveal_ms((pot,) * 40) == MAX_REVEAL_MS


@pytest.mark.parametrize("pool", ["holdem-nl10", "omaha-pl10"])
def test_a_result_stands_its_time_behind_its_last_pot_however_a_hand_ends(tmp_path: Path, pool: str) -> None:
    showdowns = 0
    for seed in range(8):
        with TestRoom(tmp_path / str(seed), seed, book=club()) as room:
            table = room.seat(pool, "A", "B", "C", "D")
            watcher = room.connect()
            watcher.watch(table)
            room.deal(table)
            play_wildly(room, table, random.Random(seed))
            if sum(seat.stack > 0 for seat in room.table(table).seats.values()) < 2:
                continue
            room.deal(table)
            steps = [message for message in watcher.told if isinstance(message, to_client.TableTold)]
            ended = next(step for step in steps if any(isinstance(event, HandEnded) for event in step.events))
            begun = [step for step in steps if any(isinstance(event, HandStarted) for event in step.events)][
                -1
            ]
            awards = [n for n, event in enumerate(ended.events) if isinstance(event, PotAwarded)]
            shown = not any(getattr(event, "share", "") == "uncontested" for event in ended.events)
            stands = room.settings.pause_after_hand_ms if shown else room.settings.pause_after_fold_ms
            assert begun.now_ms - ended.now_ms >= reveal_ms(ended.events[: awards[-1] + 1]) + stands
            showdowns += shown
    assert showdowns > 2


def test_a_room_for_programs_deals_when_the_pause_of_its_settings_is_over(tmp_path: Path) -> None:
    quick = replace(CHEAP, pause_after_fold_ms=70, pause_waits_for_pages=False)
    with TestRoom(tmp_path, book=house("casinohuone"), settings=quick) as room:
        table = room.seat("holdem-nl10", "A", "B", "C")
        room.deal(table)
        room.fold_out(table)
        room.wait(ms=69)
        assert room.table(table).hand is None
        room.wait(ms=1)
        assert room.table(table).hand is not None
