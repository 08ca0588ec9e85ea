"""Cash bets rounded to the nearest multiple of the big blind."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.engine.rounding import rounded
from cardroom.floor import Situation, rule
from cardroom.floor.betting.wrong_sizes import Amount
from cardroom.rules import house
from cardroom.table.events import Bet, Raised, TurnStarted
from cardroom.table.poker.bet_rounding import round_raise
from cardroom.testing.scripted import ScriptedTable

BOOK = house("casino-helsinki")


def flop(stake: str = "NL250", game: str = "holdem-nl", **stacks: int) -> ScriptedTable:
    """Three players on the flop, the first on the dealer's left to bet."""
    held = ScriptedTable(3, game, stake, stacks or None, book=BOOK)
    held.deal(dealer="A")
    held.act("A call", "B call" if stake != "NL250" else "B check", "C check")
    return held


@pytest.mark.parametrize(("asked", "bet"), [(6_00, 5_00), (19_50, 20_00), (3_75, 5_00), (3_74, 2_50)])
@pytest.mark.clause("CH-5.27")
def test_a_bet_is_rounded_to_the_nearest_big_blind_a_half_upwards(asked: int, bet: int) -> None:
    held = flop()
    held.act(f"B raise {asked}")
    told = held.last(Bet)
    assert (told.bet, told.asked, told.clauses) == (bet, asked, ("CH-5.27",))


@pytest.mark.clause("CH-5.27")
def test_a_multiple_is_left_alone_and_nothing_is_said_of_it() -> None:
    held = flop()
    held.act("B raise 750")
    assert (held.last(Bet).bet, held.last(Bet).asked, held.last(Bet).clauses) == (7_50, 0, ())


@pytest.mark.clause("CH-5.27")
def test_a_raise_is_rounded_and_never_below_the_least() -> None:
    held = flop()
    held.act("B raise 500", "C raise 1110")
    told = held.last(Raised)
    assert (told.bet, told.asked) == (10_00, 11_10)
    assert "CH-5.27" in told.clauses


@pytest.mark.clause("CH-5.27")
def test_an_all_in_is_not_rounded() -> None:
    held = flop("NL200", A=100_00, B=83_30, C=100_00)
    held.act("B raise 8130")
    assert (held.last(Bet).bet, held.last(Bet).all_in, held.last(Bet).asked) == (81_30, True, 0)


@pytest.mark.clause("CH-5.27")
def test_a_bet_below_the_pot_is_rounded_to_a_multiple_that_the_pot_allows() -> None:
    held = ScriptedTable(3, "omaha-pl", "PL200", {"A": 300_00, "B": 101_00, "C": 300_00}, book=BOOK)
    held.deal(dealer="A")
    held.act("A call", "B call", "C check")
    turn = held.last(TurnStarted)
    assert (turn.max_raise_to, turn.bet_unit) == (6_00, 2_00)
    held.act("B raise 500")
    assert held.last(Bet).bet == 6_00


@pytest.mark.clause("CH-5.11", "CH-5.27")
def test_a_bet_of_the_pot_is_the_pot_though_it_is_no_multiple() -> None:
    held = ScriptedTable(3, "omaha-pl", "PL200", {"A": 300_00, "B": 300_00, "C": 300_00}, book=BOOK)
    held.deal(dealer="A")
    held.act("A call", "B fold", "C check")
    turn = held.last(TurnStarted)
    assert (turn.max_raise_to, turn.bet_unit) == (5_00, 2_00)
    held.act("C raise 500")
    assert (held.last(Bet).bet, held.last(Bet).asked, held.last(Bet).clauses) == (5_00, 0, ())


@pytest.mark.clause("CH-5.13", "CH-5.27")
def test_the_pot_over_a_short_blind_is_the_pot() -> None:
    held = ScriptedTable(3, "omaha-pl", "PL200", book=BOOK)
    held.table.seats[3].stack = 1_50  # the big blind, short
    held.deal(dealer="A")
    turn = held.last(TurnStarted)
    assert (turn.seat, turn.call, turn.min_raise_to, turn.max_raise_to) == (1, 1_50, 4_00, 6_50)
    held.act("A raise 650")
    assert held.last(Raised).bet == 6_50, "2.00, and on top of it 1.00 and 1.50 and 2.00"


@pytest.mark.clause("CH-5.8", "CH-5.10", "CH-5.27")
def test_the_exact_least_raise_is_never_rounded_up() -> None:
    held = flop("NL200", A=100_00, B=83_30, C=300_00)
    held.act("B raise 8130")  # all-in
    turn = held.last(TurnStarted)
    assert turn.min_raise_to == 162_60
    held.act("C raise 16260")
    assert (held.last(Raised).bet, held.last(Raised).asked) == (162_60, 0)


UNIT_GAMES = [
    (offer.id, stake.name)
    for offer in BOOK.games.values()
    for stake in offer.stakes
    if offer.form not in ("fixed_limit", "points")
]


@pytest.mark.clause("CH-5.11", "CH-5.13", "CH-5.27")
@given(seed=st.integers(0, 2**48))
@settings(max_examples=150, deadline=None)
def test_tables_and_rulings_make_the_same_of_a_bet_and_the_ends_can_always_be_reached(seed: int) -> None:
    """At every turn of random hands: the least, the most and any amount between, at the table and by a ruling."""
    chance = Random(seed)
    game, stake = chance.choice(UNIT_GAMES)
    held = ScriptedTable(chance.randint(2, 4), game, stake, book=BOOK)
    for place in held.table.seats.values():
        if place.player:
            place.stack = chance.choice((place.stack, chance.randint(1, 5 * place.stack)))
    held.deal()
    while (running := held.table._state.hand) is not None:
        turn = held.last(TurnStarted)
        if running.chooser or turn.min_raise_to is None or turn.max_raise_to is None:
            act_as_it_comes(held, chance)
            continue
        engine = running.engine
        least, most = turn.min_raise_to, turn.max_raise_to
        for asked in {least, most, chance.randint(least, most)}:
            total = round_raise(held.table._state, running, asked)
            assert total == asked or least < asked < most
            situation = Situation.of(engine, engine.actor, "cash")
            ruling = rule(BOOK, "short_raise", situation, Amount(to=asked, by="number"))
            assert ruling.action is not None and ruling.action.to == total, (situation, asked)
            if total % (turn.bet_unit or 1):
                assert ruling.sure == "by_reading" and "CH-5.27" in ruling.clauses
        act_as_it_comes(held, chance)


def act_as_it_comes(held: ScriptedTable, chance: Random) -> None:
    """The quietest action, a fold, or a raise to the least or the most."""
    turn = held.last(TurnStarted)
    player = held.table.seats[turn.seat].player
    if "raise" in turn.actions and chance.random() < 0.3:
        held.act(f"{player} raise {chance.choice((turn.min_raise_to, turn.max_raise_to))}")
    elif "fold" in turn.actions and chance.random() < 0.1:
        held.act(f"{player} fold")
    else:
        held.go_on()


@pytest.mark.clause("CH-5.27")
def test_fixed_limit_and_games_without_blinds_have_no_unit() -> None:
    for game, stake in (("holdem-fl", ""), ("stud-pl", "")):
        held = ScriptedTable(3, game, stake, book=BOOK)
        held.deal()
        assert held.last(TurnStarted).bet_unit == 0


@pytest.mark.clause("CO-TH.4")
def test_a_house_without_a_unit_takes_any_amount() -> None:
    held = ScriptedTable(3)
    held.deal(dealer="A")
    held.act("A raise 333")
    assert (held.last(Raised).bet, held.last(Raised).asked) == (333, 0)


@pytest.mark.clause("CH-5.27")
@given(st.integers(1, 5_000), st.integers(1, 400), st.integers(1, 2_000), st.integers(0, 3_000))
def test_any_rounded_bet_is_legal_and_at_most_one_unit_away(
    amount: int, unit: int, least: int, more: int
) -> None:
    most = least + more
    total = rounded(amount, unit, least, most)
    if not least < amount < most:
        assert total == amount, "the ends of what may be bet can always be reached"
        return
    assert (least <= total <= most and abs(total - amount) < unit) or total == amount
    multiples = range(-(-least // unit) * unit, most + 1, unit)
    assert total % unit == 0 if multiples else total == amount
