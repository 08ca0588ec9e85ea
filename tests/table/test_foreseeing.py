"""The chances of the next step are worked out before it: each is found, nothing else changes, and nothing is told."""

from __future__ import annotations

import random

import pytest

from cardroom.engine import equity
from cardroom.engine.posts import ALL_IN
from cardroom.rules.book_loading import load_rulebook
from cardroom.table.events import ChancesTold
from cardroom.table.model.running import RunningHand
from cardroom.table.poker.foreseeing import copied, foresee, may_table_all
from cardroom.testing.scripted import ScriptedTable
from tests.houses import CLUB, club

GAMES = ("holdem", "omaha")


def foreseen(table: ScriptedTable) -> None:
    """What the room does while somebody thinks; the hand stays as it was."""
    hand = table.table.hand
    assert isinstance(hand, RunningHand)
    before, told = hand.engine.dump(), hand.told
    if may_table_all(table.book, hand):
        foresee(table.book, copied(hand), lambda: True)
    assert hand.engine.dump() == before and hand.told == told


def play(game: str, seed: int, ahead: bool) -> tuple[list[ChancesTold], int]:
    """A hand with much all-in, and boards run as often as players like; the chances told, and how many of them were
    worked out in a step of the table.
    """
    chance = random.Random(seed)
    stacks = {name: chance.choice((2_000, 5_000, 9_000, 10_000)) for name in "ABCD"}
    table = ScriptedTable(chance.choice((3, 4)), game=game, book=club(), stacks=stacks)
    equity._worked_out.cache_clear()
    table.deal()
    late = 0
    while (hand := table.table.hand) is not None and hand.turn is not None:
        if ahead:
            foreseen(table)
        misses = equity._worked_out.cache_info().misses
        turn, player = hand.turn, table.table.seats[hand.actor_seat].player
        if turn.runs:
            table.act(f"{player} run_board {chance.randint(1, turn.runs)}")
        elif turn.max_raise_to and chance.random() < 0.5:
            table.act(f"{player} raise {chance.choice((turn.max_raise_to, turn.min_raise_to))}")
        elif chance.random() < 0.2 and turn.call:
            table.act(f"{player} fold")
        else:
            table.act(f"{player} call" if turn.call else f"{player} check")
        late += equity._worked_out.cache_info().misses - misses
    return table.told(ChancesTold), late


def every_chance_is_foreseen(game: str, seeds: range) -> None:
    found = 0
    for seed in seeds:
        told, late = play(game, seed, ahead=True)
        found += len(told)
        assert late == 0, f"seed {seed}: {late} of {len(told)} were worked out in the step"
    assert found, "some hands are all-in"


@pytest.mark.parametrize("game", GAMES)
def test_every_chance_is_worked_out_before_the_step_that_tells_it(game: str) -> None:
    every_chance_is_foreseen(game, range(6))


def test_two_are_all_in_and_the_third_folds() -> None:
    """Where the board is run once the fold tables both hands: their chances are there already, on every street."""
    text = CLUB.read_text("utf-8")
    section = text[text.index("[board_runs]") : text.index("[equity]")]
    book = load_rulebook(text.replace(section, ""))
    table = ScriptedTable(3, book=book, stacks={"A": 2_000, "B": 2_000, "C": 10_000})
    equity._worked_out.cache_clear()
    table.deal()
    late = folded = 0
    while (hand := table.table.hand) is not None and hand.turn is not None:
        assert isinstance(hand, RunningHand)
        foreseen(table)
        misses = equity._worked_out.cache_info().misses
        turn, player = hand.turn, table.table.seats[hand.actor_seat].player
        if player == "C" and hand.engine.status.count(ALL_IN) == 2:
            assert misses, "they are worked out while C thinks"
            folded += 1
            table.act("C fold")
        elif player != "C" and turn.max_raise_to:
            table.act(f"{player} raise {turn.max_raise_to}")
        else:
            table.act(f"{player} call" if turn.call else f"{player} check")
        late += equity._worked_out.cache_info().misses - misses
    told = table.told(ChancesTold)
    both = {seat for seat, one in table.table.seats.items() if one.player != "C"}
    assert (folded, late, len(told)) == (1, 0, 3), "before the flop, on it, and on the turn"
    assert all({one.seat for one in event.chances} == both for event in told)


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_tells_the_same_whether_it_was_foreseen_or_not(game: str) -> None:
    for seed in range(3):
        assert play(game, seed, ahead=True)[0] == play(game, seed, ahead=False)[0]


def test_nothing_is_worked_out_where_nobody_is_all_in_or_the_house_tells_no_chances() -> None:
    table = ScriptedTable(3, book=club())
    table.deal()
    assert isinstance(table.table.hand, RunningHand) and not may_table_all(table.book, table.table.hand)
    plain = ScriptedTable(3, stacks=dict.fromkeys("ABC", 500))
    plain.deal()
    assert isinstance(plain.table.hand, RunningHand) and not may_table_all(plain.book, plain.table.hand)


def test_it_stops_when_it_is_not_wanted_any_more() -> None:
    table = ScriptedTable(3, game="omaha", book=club(), stacks=dict.fromkeys("ABC", 2_000))
    table.deal()
    while (hand := table.table.hand) is not None:
        assert hand.turn is not None
        if hand.turn.runs:
            break
        player, most = table.table.seats[hand.actor_seat].player, hand.turn.max_raise_to
        table.act(
            f"{player} raise {most}" if most else f"{player} call" if hand.turn.call else f"{player} check"
        )
    assert isinstance(hand, RunningHand)
    equity._worked_out.cache_clear()
    asked = iter((True, False))
    foresee(table.book, copied(hand), lambda: next(asked, False))
    assert equity._worked_out.cache_info().misses == 0


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", GAMES)
def test_every_chance_of_many_hands_is_worked_out_before_its_step(game: str) -> None:
    every_chance_is_foreseen(game, range(1000, 1600))
