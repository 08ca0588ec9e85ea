"""Hands whose board was run more than once, in the formats people download."""

from dataclasses import replace
from decimal import Decimal
from random import Random

import pytest

from cardroom.engine import Hand, HandRules
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh import read_phh, write_phh
from cardroom.histories.phh_hand import phh_of
from cardroom.histories.phh_record import to_phh
from cardroom.histories.phh_replay import replay
from cardroom.histories.pokerstars import read_block, settle, split_text, write_pokerstars
from cardroom.histories.record import RecordedHand, TableHeader
from cardroom.sim import STAKES, stakes
from cardroom.sim.policies import uniform
from cardroom.table.events import HandEnded
from tests.houses import club
from tests.table.test_board_runs import RunTable

CLUB = HandRules.of(club().for_game("holdem"))


def run(times: int, before: str = "") -> RunTable:
    """A hand in which A and B are all-in and run the board so often; `before` is what is done first."""
    table = RunTable(stacks={"A": 4_000, "B": 6_005, "C": 9_000})
    table.all_in({"A": "AsAh", "B": "KsKh", "C": "QsQh"})
    while table.table.hand is not None:
        table.act(f"{table.table.seats[table.turn.seat].player} run_board {min(times, table.turn.runs)}")
    return table


def recorded(table: RunTable) -> RecordedHand:
    return RecordedHand.from_events(TableHeader.of(table.terms, "holdem"), table.events, None)


@pytest.mark.parametrize("times", [1, 2, 3])
def test_a_recorded_hand_is_replayed_from_its_document_to_the_same_stacks(times: int) -> None:
    table = run(times)
    document = to_phh(recorded(table))
    assert document.other.get("_board_runs", 1) == times
    assert read_phh(write_phh(document)) == document
    end = table.last(HandEnded)
    taken = document.other.get("_rake", 0)
    assert isinstance(taken, Decimal | int)
    finals = replay(document, CLUB).final_stacks
    stacks = {one.seat: Decimal(one.stack) / 100 for one in end.stacks}
    apart = [
        final - stacks[seat.seat] for final, seat in zip(finals, recorded(table).start.seats, strict=True)
    ]
    assert min(apart) >= 0 and abs(sum(apart) - taken) <= Decimal("0.02"), "what is apart is the rake"


@pytest.mark.parametrize("code", [code for code in STAKES if stakes(code).setup(3).game.opener is None])
def test_a_hand_of_any_game_is_replayed_from_its_document(code: str) -> None:
    run_more = 0
    rules = replace(stakes(code).rules, board_runs=3)
    for seed in range(60):
        chance = Random(seed)
        deck = list(range(52))
        chance.shuffle(deck)
        setup = replace(stakes(code).setup(3), rules=rules, deck=deck)
        hand = Hand(replace(setup, stacks=[min(stack, setup.minimum_bet * 4) for stack in setup.stacks]))
        while hand.actor >= 0:
            uniform(hand, chance.random)
        document = phh_of(hand)
        assert list(replay(document, rules).final_stacks) == hand.stacks, write_phh(document)
        run_more += hand.runs > 1
    assert run_more, "none of these hands ran its board again"


@pytest.mark.parametrize("runs", [0, 4, "2", True, 2.5])
def test_a_document_with_a_wrong_number_of_runs_is_refused(runs: object) -> None:
    document = to_phh(recorded(run(2)))
    with pytest.raises(BrokenHistory, match="_board_runs"):
        replay(replace(document, other={**document.other, "_board_runs": runs}))  # type: ignore[dict-item]  # that is it


def test_a_document_with_more_runs_than_boards_is_refused() -> None:
    document = to_phh(recorded(run(2)))
    for runs in (1, 3):
        with pytest.raises(BrokenHistory):
            replay(replace(document, other={**document.other, "_board_runs": runs}), CLUB)


def test_two_runs_are_written_as_the_site_writes_them_and_read_again() -> None:
    table = run(2)
    text = write_pokerstars(recorded(table))
    lines = text.splitlines()
    assert "*** FIRST FLOP *** [2c 3d 4h]" in lines and "*** SECOND FLOP *** [8c 9d Jh]" in lines
    assert "Hand was run twice" in lines and "FIRST Board [2c 3d 4h 5s 9c]" in lines
    assert lines.index("*** FIRST SHOW DOWN ***") < lines.index("*** SECOND SHOW DOWN ***")
    assert any(
        "showed [As Ah] and won" in line and ", and lost with a pair of Aces" in line for line in lines
    )
    [block] = split_text(text)
    found = settle(read_block(block))
    end = {one.seat: Decimal(one.stack) / 100 for one in table.last(HandEnded).stacks}
    assert list(found.final_stacks) == [end[seat] for seat in sorted(end)]


def test_one_run_is_written_as_ever_and_three_have_no_place() -> None:
    assert "FIRST" not in write_pokerstars(recorded(run(1)))
    with pytest.raises(BrokenHistory, match="third run"):
        write_pokerstars(recorded(run(3)))
