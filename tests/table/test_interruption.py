"""A server fault: play stops, the players come back or do not."""

import random

import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import open_table
from cardroom.cash.table_terms import table_terms
from cardroom.rules import house
from cardroom.table.events import HandVoided, PlayInterrupted, PlayResumed, SatOut, TurnStarted
from cardroom.table.model import commands
from cardroom.testing import ScriptedTable, shuffled
from tests.table.playing import random_act


def interrupted(players: int = 4) -> ScriptedTable:
    """A fault at second 100, in a hand in which seat 1 has raised and seat 2 is to act."""
    table = ScriptedTable(players=players)
    table.wait(100)
    table.deal(dealer="B")
    table.act("A raise 300")
    table.do(commands.Interrupt())
    return table


@pytest.mark.clause("CO-TH.42", "CO-23")
def test_a_fault_stops_the_clocks_and_nobody_can_act_until_the_players_are_back() -> None:
    table = interrupted()
    assert table.last(PlayInterrupted).until_ms == 160_000
    assert "CO-TH.42" in table.last(PlayInterrupted).clauses
    assert table.refusal("B fold").code == "interrupted"
    assert table.wait(59) == []


@pytest.mark.clause("CO-TH.42")
def test_once_all_are_back_the_turn_begins_anew() -> None:
    table = interrupted()
    for player in "ABC":
        table.wait(5)
        table.mend_line(player)
        assert table.told(PlayResumed) == []
    table.mend_line("D")
    assert table.last(PlayResumed)
    turn = table.last(TurnStarted)
    assert (turn.seat, turn.call, turn.until_ms) == (2, 300, 130_000)
    table.act("B call")


@pytest.mark.clause("CO-TH.42")
def test_a_player_who_has_folded_holds_up_nobody() -> None:
    table = ScriptedTable(players=4)
    table.deal(dealer="B")
    table.act("A fold")
    table.do(commands.Interrupt())
    for player in "BCD":
        table.mend_line(player)
    assert table.last(PlayResumed)


@pytest.mark.clause("CO-TH.42", "CO-23", "CO-TH.41")
def test_when_the_time_is_up_the_hand_is_void_and_the_absent_sit_out() -> None:
    table = interrupted()
    for player in "ABC":
        table.mend_line(player)
    table.wait(60)
    assert table.last(HandVoided).reason == "fault"
    assert [table.stack(player) for player in "ABCD"] == [10000] * 4
    assert [(out.seat, out.reason) for out in table.told(SatOut)] == [(4, "disconnected")]
    assert table.table.ready_to_deal(table.clock.now_ms)
    table.deal()
    assert table.dealt() == "ABC"


@pytest.mark.clause("CO-TH.42")
def test_a_second_fault_while_waiting_gives_the_whole_time_again() -> None:
    table = interrupted()
    table.wait(50)
    table.do(commands.Interrupt())
    assert table.last(PlayInterrupted).until_ms == 210_000
    table.wait(59)
    assert table.told(HandVoided) == []


def test_a_table_without_a_hand_deals_when_its_players_are_back() -> None:
    table = ScriptedTable(players=3)
    table.do(commands.Interrupt())
    assert not table.table.ready_to_deal(0)
    assert table.refusal(commands.StartHand("h", "s", 0)).code == "interrupted"
    for player in "ABC":
        table.mend_line(player)
    assert table.table.ready_to_deal(0)


@pytest.mark.clause("CO-TH.42", "CO-23")
def test_who_is_all_in_is_not_waited_for() -> None:
    """The hand can be played to its end without that player: so it is, and the chips go where the cards say."""
    table = ScriptedTable(players=3, stacks={"C": 4000})
    table.deal(dealer="A")
    table.act("A raise 500", "B call", "C raise 4000", "A call", "B call")
    table.do(commands.Interrupt())
    table.mend_line("A")
    assert table.told(PlayResumed) == [], "B still has chips to bet"
    table.mend_line("B")
    assert table.last(PlayResumed)
    assert table.last(TurnStarted).seat == 2
    table.check_down()
    assert table.told(HandVoided) == []
    assert sum(table.stack(player) for player in "ABC") == 24_000 - table.accounts["rake"]


@pytest.mark.clause("CH-6.OFC.3")
def test_who_has_placed_the_last_card_is_not_waited_for() -> None:
    table = ScriptedTable(players=3, book=house("casino-helsinki"), game="open-face")
    table.deal()
    hand = table.table.hand
    assert hand is not None
    while hand.engine.decision < 9 * 3 - 2:
        table.go_on()
    table.do(commands.Interrupt())
    done, second, last = [player.player for player in hand.players]
    assert table.table.waited_for == tuple(sorted((second, last)))
    table.mend_line(second)
    table.mend_line(last)
    assert table.last(PlayResumed)
    table.check_down()
    assert table.told(HandVoided) == [] and table.table.seat_of(done) is not None


GAMES = sorted(house("casino-helsinki").games)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_acts_any_more_who_would_not_be_waited_for(game: str) -> None:
    """In every game, at every turn: a fault comes, all others are back. Who is missing then is never asked again, and
    whoever is asked again had been waited for; all-in players who have cards to give up are.
    """
    book = house("casino-helsinki")
    offer = book.game(game)
    terms = table_terms(book, game, offer.stakes[0].name, "t1", "Test table")
    spared = short_but_asked = 0
    for seed in range(12):
        chance = random.Random(seed)
        table = open_table(terms, book)
        for number in range(min(4, terms.seats)):
            stack = terms.min_buy_in // chance.choice((1, 8))
            table.decide(of_cash.TakeSeat(f"p{number}", stack, 0, bound_stack=stack), 0)
        if not table.ready_to_deal(0):
            continue
        table.decide(commands.StartHand("h1", "seal", seed), 0, shuffled(seed))
        needless: set[int] = set()
        while (hand := table.hand) is not None:
            state = table._state
            assert hand.actor_seat not in needless
            waited_for = {seat for seat in hand.index_of if state.play.may_act(hand, seat)}
            assert hand.actor_seat in waited_for
            still_in = {seat for seat in hand.index_of if not hand.has_folded(seat)}
            spared += len(still_in - waited_for)
            needless |= still_in - waited_for
            index = hand.index_of[hand.actor_seat]
            short_but_asked += hand.engine.stacks[index] == 0
            table.decide(random_act(table, chance, 0), 0)
    assert spared or game not in ("holdem-nl", "omaha-pl", "stud-fl", "open-face"), (
        "somebody was not waited for"
    )
    assert short_but_asked or game not in ("sviten-nl", "sviten-pl"), "somebody all-in had cards to exchange"
