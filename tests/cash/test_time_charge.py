"""Rake and jackpot drop paid by the time played, where staff have chosen so."""

import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import load_table
from cardroom.cash.money_moves import Charged
from cardroom.rules import house
from cardroom.table.events import DropTaken, RakeTaken, SatOut, TimeCharged, TimeChargeSet
from cardroom.table.model import commands
from cardroom.testing.scripted import ScriptedTable

BOOK = house("casino-helsinki")
HOUR = 3_600


def table(players: int = 5, **stacks: int) -> ScriptedTable:
    return ScriptedTable(players, "holdem-nl", "NL200", stacks or None, book=BOOK)


def hand(held: ScriptedTable) -> None:
    held.deal(dealer="A")
    held.check_down()


@pytest.mark.clause("CH-1.71")
def test_each_player_pays_for_each_hour_begun_and_no_rake_is_taken() -> None:
    held = table(3)
    held.do(of_cash.ChargeByTime("rake", HOUR))
    assert held.last(TimeChargeSet).clauses == ("CH-1.71",)
    hand(held)
    assert [one.amount for one in held.last(TimeCharged).seats] == [12_00] * 3
    held.wait(HOUR - 1)
    hand(held)
    assert len(held.told(TimeCharged)) == 1
    held.wait(1)
    hand(held)
    assert len(held.told(TimeCharged)) == 2
    assert held.accounts["rake"] == 6 * 12_00 and not held.told(RakeTaken)


@pytest.mark.clause("CH-1.71")
def test_who_sits_down_later_pays_from_the_own_first_hand_on() -> None:
    held = table(3)
    held.do(of_cash.ChargeByTime("rake", HOUR))
    hand(held)
    held.wait(1_800)
    held.seat("D")
    held.do(commands.SitOut("A"))
    while len(held.told(TimeCharged)) < 2:
        hand(held)
    assert [one.seat for one in held.last(TimeCharged).seats] == [4]


@pytest.mark.clause("CH-7.11")
@pytest.mark.parametrize(("seconds", "amount"), [(3_600, 40_00), (900, 10_00)])
def test_a_table_pays_the_jackpot_by_the_hour_or_the_quarter_in_equal_shares(
    seconds: int, amount: int
) -> None:
    held = table(6)
    held.do(of_cash.ChargeByTime("jackpot", seconds))
    hand(held)
    shares = [one.amount for one in held.last(TimeCharged).seats]
    assert sum(shares) == amount and max(shares) - min(shares) <= 1 and shares == sorted(shares)[::-1]
    assert held.accounts["jackpot"] == amount and not held.told(DropTaken)
    held.wait(seconds)
    hand(held)
    assert held.accounts["jackpot"] == 2 * amount


@pytest.mark.clause("CH-7.11")
def test_the_paid_time_counts_although_fewer_than_five_play() -> None:
    held = table(3)
    held.do(of_cash.ChargeByTime("jackpot", HOUR))
    hand(held)
    assert held.accounts["jackpot"] == 40_00


@pytest.mark.clause("CH-1.71", "CH-7.11")
def test_back_to_the_pots() -> None:
    held = table()
    for what in ("rake", "jackpot"):
        held.do(of_cash.ChargeByTime(what, HOUR))
        held.do(of_cash.ChargeByTime(what, 0))
    held.deal(dealer="A")
    held.act("D raise 1000", "E call", "A call", "B call", "C call")
    held.check_down()
    assert held.last(RakeTaken).amount == 2_00 and held.last(DropTaken).amount == 1_00
    assert not held.told(TimeCharged)


@pytest.mark.clause("CH-1.71")
def test_a_charge_takes_no_more_than_lies_there_and_who_has_nothing_left_sits_out() -> None:
    held = table(4, A=5_00, B=400_00, C=400_00, D=400_00)
    held.do(of_cash.ChargeByTime("rake", HOUR))
    held.deal()
    assert next(one.amount for one in held.last(TimeCharged).seats if one.seat == 1) == 5_00
    assert held.last(SatOut).seat == 1 and held.dealt() == "BCD"


def test_who_has_just_enough_left_for_a_hand_is_dealt_in() -> None:
    held = table(4, A=12_01, B=400_00, C=400_00, D=400_00)
    held.do(of_cash.ChargeByTime("rake", HOUR))
    held.deal()
    assert next(one.amount for one in held.last(TimeCharged).seats if one.seat == 1) == 12_00
    assert not held.told(SatOut) and "A" in held.dealt()


@pytest.mark.clause("CH-1.71", "CH-7.11")
def test_a_house_or_a_game_without_such_a_charge_refuses_it() -> None:
    sviten = ScriptedTable(3, "sviten-pl", "PL200", book=BOOK)
    assert sviten.refusal(of_cash.ChargeByTime("jackpot", HOUR)).code == "no-time-charge"
    assert table(2).refusal(of_cash.ChargeByTime("rake", 60)).code == "no-time-charge"
    for what in ("rake", "jackpot"):
        assert ScriptedTable(2).refusal(of_cash.ChargeByTime(what, HOUR)).code == "no-time-charge"


@pytest.mark.clause("CH-1.71")
def test_money_and_chips_agree_and_a_snapshot_keeps_what_is_paid() -> None:
    held = table()
    held.do(of_cash.ChargeByTime("rake", HOUR))
    held.do(of_cash.ChargeByTime("jackpot", HOUR))
    hand(held)
    paid = sum(movement.amount for movement in held.money if isinstance(movement, Charged))
    assert paid == 5 * 12_00 + 40_00
    assert sum(held.accounts.values()) + sum(held.stack(player) for player in "ABCDE") == 0
    again = load_table(held.terms, BOOK, held.table.dump())
    assert again.dump() == held.table.dump()
    held.table = again
    hand(held)
    assert len(held.told(TimeCharged)) == 2


@pytest.mark.clause("CH-1.71", "CH-7.11")
def test_what_a_table_may_pay_by_time_is_what_its_house_offers() -> None:
    held = table(3)
    told = [(one.what, one.amount, one.seconds) for one in held.table.economy.time_charges()]
    assert ("rake", 12_00, HOUR) in told and ("jackpot", 40_00, HOUR) in told
    assert not any(one.in_force for one in held.table.economy.time_charges())
    held.do(of_cash.ChargeByTime("rake", HOUR))
    assert [one.what for one in held.table.economy.time_charges() if one.in_force] == ["rake"]
    for what, amount, seconds in told:
        held.do(of_cash.ChargeByTime(what, seconds))
        assert held.last(TimeChargeSet).amount == amount
    assert ScriptedTable(3).table.economy.time_charges() == ()
