"""A bomb pot at a table: what is told, the button and the blinds that wait, chips, rake, documents."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from random import Random

import pytest

from cardroom.engine import HandRules
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh import read_phh, write_phh
from cardroom.histories.phh_record import to_phh
from cardroom.histories.phh_replay import replay
from cardroom.histories.pokerstars import write_pokerstars
from cardroom.histories.record import RecordedHand, TableHeader
from cardroom.room.hosting.hand_counts import counts_of, nets_of, went_on
from cardroom.table.events import (
    AntePosted,
    BlindPosted,
    BlindsMissed,
    BoardDealt,
    BombPot,
    Folded,
    HandEnded,
    HandShown,
    HoldingNamed,
    PotAwarded,
    RakeTaken,
    TurnStarted,
)
from tests.houses import club
from tests.table.bomb_pots import BombTable, with_rules
from tests.table.playing import random_act


def begun(players: int = 3, game: str = "holdem", **how: object) -> BombTable:
    """A bomb pot is dealt: all have agreed."""
    table = BombTable(players, game, **how)
    table.ask("A")
    table.agree(*"BCDEFGHIJ"[: players - 1])
    table.events.clear()
    table.private.clear()
    table.deal()
    return table


def test_everybody_pays_nobody_posts_a_blind_and_the_flop_comes_at_once() -> None:
    table = begun()
    started = table.started
    assert started.bomb_pot == BombPot(2 * table.big, 2) and (started.small_blind, started.big_blind) == (
        0,
        0,
    )
    assert started.deal == "holdem" and "HC-6" in started.clauses
    antes = table.told(AntePosted)
    assert [one.amount for one in antes] == [2 * table.big] * 3 and all(
        one.clauses == ("HC-6",) for one in antes
    )
    assert not table.told(BlindPosted)
    flops = [(one.street, one.board, len(one.cards)) for one in table.told(BoardDealt)]
    assert flops == [("flop", 0, 3), ("flop", 1, 3)]
    turn = table.last(TurnStarted)
    assert turn.seat == started.seats[0].seat and turn.call == 0 and turn.min_raise_to == table.big
    hand = table.table.view("A", 0).hand
    assert hand is not None and hand.bomb_pot == started.bomb_pot and len(hand.boards) == 2
    assert sum(pot.amount for pot in hand.pots) == 6 * table.big


def test_each_board_takes_half_and_what_a_hand_is_called_is_told_board_by_board() -> None:
    table = begun()
    table.check_down()
    awards = table.told(PotAwarded)
    halves = [sum(one.amount for one in awards if one.run == run) for run in (1, 2)]
    assert halves[0] - halves[1] in (0, 1) and sum(halves) == 6 * table.big - table.last(RakeTaken).amount
    assert all("HC-6" in one.clauses for one in awards)
    shown = table.told(HandShown)
    assert shown and all([share.run for share in one.shares] == [1, 2] for one in shown)
    named = [event for event in table.private[1] if isinstance(event, HoldingNamed)]
    assert {(one.share, one.run) for one in named} == {("high", 1), ("high", 2)}
    own = begun().table.view("A", 0).you
    assert own is not None and [one.run for one in own.holdings] == [1, 2]


def test_the_button_and_the_blinds_wait_and_nobody_misses_or_pays_one_by_it() -> None:
    plain, bombs = BombTable(4), BombTable(4)
    bombs.ask("A")
    bombs.agree("B", "C", "D")
    dealer = bombs.started.dealer
    assert bombs.hand().dealer == dealer, "the button stays"
    assert bombs.started.seats[-1].seat == dealer, "and is the last to be dealt to"
    assert not bombs.told(BlindsMissed)
    for _ in range(4):
        normal, after = plain.hand(), bombs.hand()
        assert normal.dealer == after.dealer
        assert (normal.small_blind, normal.big_blind) == (after.small_blind, after.big_blind)


def test_nobody_wins_the_button_by_it() -> None:
    book = club()
    winning = replace(
        book,
        blinds=replace(book.blinds, win_the_button=replace(book.blinds.win_the_button, value="one_button")),
    )
    table = BombTable(4, book=winning)
    table.hand()
    won = table.table._state.won
    table.ask("A")
    table.agree("B", "C", "D")
    assert table.hand().bomb_pot is not None
    assert table.table._state.won == won
    assert table.hand().dealer == won, "who won the hand before the bomb pot deals"


def test_it_is_no_vpip_and_everybody_saw_its_flop() -> None:
    table = begun()
    first = table.started.seats[0].player
    table.act(f"{first} raise {table.big}")
    table.check_down()
    events = tuple(table.events)
    end = table.last(HandEnded)
    counted = counts_of(table.terms, events, nets_of(table.started, events, end)).shares
    for share in counted.values():
        assert (share.decided, share.entered, share.raised, share.went_on, share.showdown) == (0, 0, 0, 1, 1)
    assert sum(share.won for share in counted.values()) >= 1
    assert went_on(events) == (0, 0), "players a flop in the lobby are of hands in which that is a choice"


def test_who_waits_for_the_big_blind_plays_the_bomb_pot_and_waits_on() -> None:
    table = BombTable(3)
    table.seat("D")
    table.ask("D")
    table.agree("A", "B", "C")
    assert table.hand().bomb_pot is not None and "D" in table.dealt()
    seat = table.table.seat_of("D")
    assert seat is not None and seat.owes_big_blind, "nothing was paid for by it"


def test_rake_is_taken_as_of_a_hand_that_saw_its_flop() -> None:
    table = begun()
    table.check_down()
    assert table.last(RakeTaken).amount > 0
    folded = begun()
    folded.fold_out()
    assert folded.last(RakeTaken).amount == table.last(RakeTaken).amount, (
        "all of it lay in the middle at the flop"
    )


def test_a_stack_that_does_not_reach_is_all_in() -> None:
    table = BombTable(3, stacks={"B": 150})
    table.ask("A")
    table.agree("B", "C")
    table.deal()
    posted = {one.seat: (one.amount, one.all_in) for one in table.told(AntePosted)[-3:]}
    short = table.table.seats[2].stack
    if short < 2 * table.big:
        assert posted[2] == (short, True)
    table.check_down()
    assert (
        sum(table.stack(player) for player in "ABC") + table.accounts["rake"]
        == 150 + 2 * table.terms.max_buy_in
    )


def test_a_board_is_run_once_there() -> None:
    table = begun(3)
    while (hand := table.table.hand) is not None and hand.turn is not None:
        assert not hand.turn.runs, "nobody is asked for more runs"
        player, most = table.table.seats[hand.actor_seat].player, hand.turn.max_raise_to
        table.act(f"{player} raise {most}" if most else f"{player} call")
    assert len({one.board for one in table.told(BoardDealt)}) == 2


def test_on_one_board_where_the_house_says_so() -> None:
    table = begun(book=with_rules(boards=1, ante_big_blinds=5))
    assert table.started.bomb_pot == BombPot(5 * table.big, 1)
    table.check_down()
    assert all(one.run == 0 for one in table.told(PotAwarded))


@pytest.mark.parametrize("game", ["holdem", "omaha"])
def test_bomb_pots_by_chance_are_replayed_from_their_documents(game: str) -> None:
    deal = club().game(game).deal
    for seed in range(25):
        chance = Random(seed)
        table = begun(4, game, stacks={"B": 700 + seed, "C": 2_050})
        while table.table.hand is not None:
            table.do(random_act(table.table, chance, table.clock.now_ms))
        end = table.last(HandEnded)
        recorded = RecordedHand.from_events(TableHeader.of(table.terms, deal), table.events, None)
        document = to_phh(recorded)
        assert document.other["_bomb_pot"] == 2 and read_phh(write_phh(document)) == document
        if not table.told(HandShown) and len(table.told(Folded)) < 3:
            continue
        rules = HandRules.of(club().for_game(game))
        finals = replay(document, replace(rules, board_runs=1)).final_stacks
        stacks = {one.seat: Decimal(one.stack) / 100 for one in end.stacks}
        apart = [final - stacks[seat.seat] for final, seat in zip(finals, recorded.start.seats, strict=True)]
        assert min(apart) >= 0 and abs(sum(apart) - Decimal(recorded.rake) / 100) <= Decimal("0.02")
        with pytest.raises(BrokenHistory, match="has blinds and one board"):
            write_pokerstars(recorded)
