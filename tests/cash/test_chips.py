"""Buying in, topping up, running out."""

import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.money_moves import CashedOut, StackToppedUp, TopUpReturned
from cardroom.rules import house
from cardroom.table import events
from cardroom.table.model import commands
from cardroom.testing import ScriptedTable


@pytest.mark.parametrize(("amount", "code"), [(3999, "buy-in-too-small"), (10001, "buy-in-too-large")])
def test_a_buy_in_lies_between_the_limits(amount: int, code: str) -> None:
    table = ScriptedTable(players=0)
    refused = table.refusal(of_cash.TakeSeat("A", amount, 0))
    assert refused.code == code
    assert (refused.arguments["least"], refused.arguments["most"]) == (4000, 10000)
    table.do(of_cash.TakeSeat("A", 4000, 0))
    table.do(of_cash.TakeSeat("B", 10000, 0))


@pytest.mark.clause("CO-BZ.2")
@pytest.mark.parametrize("game", ["banzai_texas", "banzai_omaha"])
def test_a_banzai_stack_is_at_most_ten_big_blinds_on_joining(game: str) -> None:
    table = ScriptedTable(players=0, game=game, stake="NL5")
    table.do(of_cash.TakeSeat("A", 500, 0))
    refused = table.refusal(of_cash.TakeSeat("B", 501, 0))
    assert (refused.code, refused.clauses) == ("buy-in-too-large", ("CO-BZ.2",))


@pytest.mark.clause("CO-BZ.3")
def test_a_banzai_top_up_goes_up_to_ten_big_blinds() -> None:
    table = ScriptedTable(players=3, game="banzai_texas", stake="NL5", stacks={"A": 320})
    refused = table.refusal(of_cash.TopUp("A", 181))
    assert (refused.code, refused.clauses, refused.arguments["room"]) == (
        "top-up-too-large",
        ("CO-BZ.3",),
        180,
    )
    (told,) = table.do(of_cash.TopUp("A", 180)).events
    assert told == events.ToppedUp(1, 180, 500, told.clauses)  # type: ignore[union-attr]  # a ToppedUp has clauses


@pytest.mark.clause("CO-BZ.5")
def test_a_returning_banzai_stack_is_brought_exactly_though_above_the_cap() -> None:
    table = ScriptedTable(players=0, game="banzai_texas", stake="NL5")
    refused = table.refusal(of_cash.TakeSeat("A", 500, 0, bound_stack=1420))
    assert (refused.code, refused.clauses) == ("buy-in-not-the-returning-stack", ("CO-BZ.5",))
    table.do(of_cash.TakeSeat("A", 1420, 0, bound_stack=1420))
    assert table.stack("A") == 1420


@pytest.mark.clause("CK-BI", "CK-TH.2")
def test_a_house_with_a_least_and_a_full_buy_in_tops_up_to_the_full_one() -> None:
    table = ScriptedTable(players=0, book=house("casino-kruh"), game="holdem-nl", stake="NL10/20")
    least, full = 40 * 2000, 200 * 2000
    refused = table.refusal(of_cash.TakeSeat("A", least - 1, 0))
    assert refused.code == "buy-in-too-small" and {"CK-BI", "CK-TH.2"} <= set(refused.clauses)
    assert "CK-TH.2" in table.refusal(of_cash.TakeSeat("A", full + 1, 0)).clauses
    table.do(of_cash.TakeSeat("A", least, 0))
    assert "CK-TH.2" in table.refusal(of_cash.TopUp("A", full - least + 1)).clauses
    table.do(of_cash.TopUp("A", full - least))
    assert table.stack("A") == full


def test_a_top_up_between_hands_comes_at_once() -> None:
    table = ScriptedTable(players=3, stacks={"A": 5000})
    table.do(of_cash.TopUp("A", 5000))
    assert table.stack("A") == 10000
    assert table.refusal(of_cash.TopUp("A", 1)).code == "top-up-too-large"
    assert table.refusal(of_cash.TopUp("A", 0)).code == "top-up-not-positive"
    assert table.refusal(of_cash.TopUp("A", -5)).code == "top-up-not-positive"


@pytest.mark.clause("CO-TH.4")
def test_a_top_up_during_a_hand_is_paid_now_and_reaches_the_stack_when_the_hand_is_over() -> None:
    table = ScriptedTable(players=3, stacks={"A": 5000})
    table.deal()
    told = table.do(of_cash.TopUp("A", 3000))
    assert told.events == [] and told.money == [StackToppedUp("A", 3000)]
    assert table.stack("A") == 5000
    assert table.private[1][-1].top_up == 3000  # type: ignore[union-attr]  # the last one is of the wishes
    table.act("A raise 5000", "B fold", "C fold")
    assert table.stack("A") == 8150
    assert table.last(events.ToppedUp).amount == 3000


def test_what_the_limit_no_longer_lets_in_goes_back() -> None:
    table = ScriptedTable(players=3, stacks={"A": 9900})
    table.deal()
    table.do(of_cash.TopUp("A", 1000))
    table.act("A raise 200", "B fold", "C fold")
    assert table.stack("A") == 10050, "9900 and the blinds: nothing may be added"
    assert table.money[-1] == TopUpReturned("A", 1000)


def test_who_leaves_takes_a_waiting_top_up_along() -> None:
    table = ScriptedTable(players=3, stacks={"A": 5000})
    table.deal()
    table.do(of_cash.TopUp("A", 3000))
    table.act("A fold")
    table.leave("A")
    assert table.money[-1] == CashedOut("A", 8000)
    table.fold_out()
    assert table.accounts["A"] == 0


def bust_c() -> ScriptedTable:
    table = ScriptedTable(players=3, stacks={"C": 4000})
    table.deal({"A": "AsAh", "C": "KsKh"}, "2c3d7h8s9d")
    table.act("A raise 10000", "B fold", "C call")
    return table


def test_without_chips_one_sits_out_and_may_buy_in_again() -> None:
    table = bust_c()
    assert (table.last(events.SatOut).seat, table.last(events.SatOut).reason) == (3, "no_chips")
    assert table.refusal(commands.SitIn("C")).code == "no-chips"
    assert table.refusal(of_cash.TopUp("C", 3999)).code == "buy-in-too-small"
    table.do(of_cash.TopUp("C", 4000))
    table.sit_in("C")
    table.deal()
    assert "C" in table.dealt()


@pytest.mark.clause("CO-TH.38")
def test_without_chips_one_is_removed_by_the_same_clock() -> None:
    table = bust_c()
    table.wait(600, 1)
    left = table.last(events.PlayerLeft)
    assert (left.player, left.reason, left.stack) == ("C", "no_chips", 0)


def test_a_waiting_top_up_below_the_least_buy_in_is_no_rebuy() -> None:
    table = ScriptedTable(players=3, stacks={"C": 4000})
    table.deal({"A": "AsAh", "C": "KsKh"}, "2c3d7h8s9d")
    table.do(of_cash.TopUp("C", 3999))
    table.act("A raise 10000", "B fold", "C call")
    assert (table.stack("C"), table.last(events.SatOut).reason) == (0, "no_chips")
    assert TopUpReturned("C", 3999) in table.money


def test_a_top_up_asked_for_in_the_hand_that_is_lost_keeps_the_player_in_the_game() -> None:
    table = ScriptedTable(players=3, stacks={"C": 4000})
    table.deal({"A": "AsAh", "C": "KsKh"}, "2c3d7h8s9d")
    table.do(of_cash.TopUp("C", 4000))
    table.act("A raise 10000", "B fold", "C call")
    assert table.stack("C") == 4000
    assert table.told(events.SatOut) == []
