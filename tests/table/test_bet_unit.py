"""Cash bets rounded to the nearest multiple of the big blind."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.engine.rounding import rounded
from cardroom.rules import house
from cardroom.table.events import Bet, Raised, TurnStarted
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
def test_a_pot_bet_is_rounded_to_a_multiple_that_the_pot_allows() -> None:
    held = ScriptedTable(3, "omaha-pl", "PL200", {"A": 300_00, "B": 101_00, "C": 300_00}, book=BOOK)
    held.deal(dealer="A")
    held.act("A call", "B call", "C check")
    turn = held.last(TurnStarted)
    assert (turn.max_raise_to, turn.bet_unit) == (6_00, 2_00)
    held.act("B raise 500")
    assert held.last(Bet).bet == 6_00


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
    if not least <= amount <= most:
        assert total == amount
        return
    assert (least <= total <= most and abs(total - amount) < unit) or total == amount
    multiples = range(-(-least // unit) * unit, most + 1, unit)
    assert total % unit == 0 if multiples else total == amount
