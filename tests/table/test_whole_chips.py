"""Houses whose chips are whole units of money: bets, buy-ins and shares of a pot have no fractions."""

import random

import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import CashTable, open_table
from cardroom.cash.table_terms import table_terms
from cardroom.engine.pots import divide
from cardroom.rules import Refused, house
from cardroom.table.events import HandEnded, PotAwarded, TurnStarted
from cardroom.table.model import commands
from cardroom.testing import shuffled
from tests.table.playing import random_act

HOUSES = [("casino-kruh", "holdem-nl"), ("casino-kruh", "omaha-pl"), ("pokerstars-live-no", "holdem-nl")]


def opened(name: str, game: str, players: int = 4) -> CashTable:
    book = house(name)
    table = open_table(table_terms(book, game, book.game(game).stakes[0].name, "t1", "Whole"), book)
    for number in range(players):
        table.decide(of_cash.TakeSeat(f"p{number}", table.terms.min_buy_in, number), 0)
    return table


@pytest.mark.parametrize(("name", "game"), HOUSES)
def test_a_bet_of_fractions_is_refused_and_changes_nothing(name: str, game: str) -> None:
    table = opened(name, game)
    table.decide(commands.StartHand("h1", "seal", 1), 0, shuffled(1))
    hand = table.hand
    assert hand is not None and hand.turn is not None
    turn = hand.turn
    assert turn.bet_unit == 100 and turn.min_raise_to is not None
    player = table.seats[turn.seat].player
    with pytest.raises(Refused) as refused:
        table.decide(commands.Act(player, "h1", turn.turn, "raise", turn.min_raise_to + 118), 1)
    assert refused.value.code == "not-whole-chips" and refused.value.arguments == {"unit": 100}
    assert refused.value.clauses == (("CK-OM.18", "CK-OM.22") if name == "casino-kruh" else ("PN-10.2",))
    assert hand.turn == turn
    table.decide(commands.Act(player, "h1", turn.turn, "raise", turn.min_raise_to + 100), 1)


@pytest.mark.parametrize(("name", "game"), HOUSES)
def test_nobody_brings_fractions_to_the_table(name: str, game: str) -> None:
    table = opened(name, game, 2)
    for command in (
        of_cash.TakeSeat("new", table.terms.min_buy_in + 50, 1),
        of_cash.TopUp("p0", 150),
    ):
        with pytest.raises(Refused) as refused:
            table.decide(command, 0)
        assert refused.value.code == "not-whole-chips"


@pytest.mark.parametrize(("name", "game"), HOUSES)
def test_stacks_stay_whole_whatever_is_played(name: str, game: str) -> None:
    split = 0
    for seed in range(30):
        chance = random.Random(seed)
        table = opened(name, game, 5)
        events = list(table.decide(commands.StartHand("h1", "seal", seed), 0, shuffled(seed)).events)
        now_ms = 0
        while table.hand is not None:
            now_ms += 10
            events += table.decide(random_act(table, chance, now_ms), now_ms).events
        awards = [event for event in events if isinstance(event, PotAwarded)]
        split += len(awards) > len({event.pot for event in awards})
        assert all(award.amount % 100 == 0 and award.odd in (0, 100) for award in awards)
        [end] = [event for event in events if isinstance(event, HandEnded)]
        assert all(one.stack % 100 == 0 for one in end.stacks)
        assert all(event.bet_unit in (0, 100) for event in events if isinstance(event, TurnStarted))


@pytest.mark.parametrize(
    ("amount", "winners", "runs", "won"),
    [
        (500, [[0, 1]], 1, [(0, 300), (1, 200)]),
        (500, [[0], [1]], 1, [(0, 300), (1, 200)]),
        (300, [[0, 1, 2]], 1, [(0, 100), (1, 100), (2, 100)]),
        (550, [[0, 1]], 1, [(0, 350), (1, 200)]),
        (50, [[0, 1]], 1, [(0, 25), (1, 25)]),
        (300, [[0], [1]], 2, [(0, 200), (1, 100)]),
    ],
)
def test_a_pot_divides_by_whole_chips(
    amount: int, winners: list[list[int]], runs: int, won: list[tuple[int, int]]
) -> None:
    awards = divide(amount, winners, runs=runs, unit=100)
    assert [(player, part) for _, player, part, _ in awards] == won and sum(part for _, part in won) == amount
