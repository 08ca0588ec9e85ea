"""Starting a table, entering a running one, and coming back to it."""

import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.table.events import DealerDrawn, HandStarted, PlayAwaited, PlayerSeated, SatIn
from cardroom.table.model import commands
from cardroom.testing import ScriptedTable


def hand(table: ScriptedTable) -> str:
    """Deal and fold out one hand; who was dealt in."""
    table.deal()
    table.fold_out()
    return table.dealt()


@pytest.mark.clause("CO-TH.6", "CO-OM.3", "CO-TH.13")
@pytest.mark.parametrize(("game", "stake"), [("holdem", "NL100"), ("omaha", "PL100")])
def test_play_begins_with_the_third_player(game: str, stake: str) -> None:
    table = ScriptedTable(players=2, game=game, stake=stake)
    assert not table.table.ready_to_deal(0)
    assert table.last(PlayAwaited).missing == 1
    refused = table.refusal(commands.StartHand("h", "s", 0))
    assert refused.code == "too-few-players" and refused.clauses[0] in ("CO-TH.13", "CO-OM.7")
    assert refused.arguments == {"missing": 1}
    table.seat("C")
    assert table.table.ready_to_deal(0)
    assert hand(table) == "ABC"


def test_a_hand_that_two_more_players_are_needed_for_says_how_many() -> None:
    alone = ScriptedTable(players=1)
    refused = alone.refusal(commands.StartHand("h", "s", 0))
    assert refused.arguments == {"missing": 2} and refused.message.startswith("2 more players")


@pytest.mark.clause("CO-TH.5", "CO-OM.3")
def test_a_table_seats_six() -> None:
    table = ScriptedTable(players=6)
    refused = table.refusal(of_cash.TakeSeat("G", table.terms.max_buy_in, 0))
    assert (refused.code, refused.clauses) == ("table-full", ("CO-TH.5",))


@pytest.mark.clause("CO-3", "CO-TH.8")
def test_the_first_dealer_is_drawn_and_all_seated_are_dealt_in() -> None:
    table = ScriptedTable(players=4)
    table.deal(dealer="C")
    assert table.last(DealerDrawn).seat == 3
    assert table.positions() == ("C", "D", "A")
    assert table.dealt() == "ABCD"


@pytest.mark.clause("CO-TH.12", "CO-OM.6")
@pytest.mark.parametrize(("game", "stake"), [("holdem", "NL100"), ("omaha", "PL100")])
def test_a_new_player_is_dealt_in_with_the_big_blind(game: str, stake: str) -> None:
    table = ScriptedTable(players=3, game=game, stake=stake)
    table.deal()
    assert table.positions() == ("A", "B", "C")
    table.seat("D")
    assert table.last(PlayerSeated).waits_for_big_blind
    table.fold_out()
    assert hand(table) == "ABCD"
    assert table.positions()[2] == "D"


@pytest.mark.clause("CO-TH.12")
def test_a_new_player_waits_as_long_as_the_big_blind_takes_to_come() -> None:
    table = ScriptedTable(players=5)
    table.deal(dealer="C")
    assert table.positions()[2] == "E"
    table.do(of_cash.TakeSeat("F", table.terms.max_buy_in, 0))
    table.fold_out()
    assert [hand(table), table.positions()[2]] == ["ABCDEF", "F"]
    table.leave("A")
    table.seat("G")
    assert table.table.seats[1].player == "G"
    assert [hand(table), table.positions()[2]] == ["BCDEFG", "G"]


@pytest.mark.clause("CO-TH.13", "CO-OM.7")
def test_exactly_one_hand_is_dealt_to_two() -> None:
    table = ScriptedTable(players=3)
    hand(table)
    table.leave("A")
    assert hand(table) == "BC"
    assert "CO-TH.13" in table.last(HandStarted).clauses
    assert not table.table.ready_to_deal(0)
    assert table.last(PlayAwaited).missing == 1


@pytest.mark.clause("CO-TH.13", "CO-3")
def test_after_the_hand_of_two_a_third_player_restarts_the_table_with_a_drawn_dealer() -> None:
    table = ScriptedTable(players=3)
    hand(table)
    table.leave("A")
    hand(table)
    table.seat("D")
    assert not table.last(PlayerSeated).waits_for_big_blind
    assert hand(table) == "BCD"
    assert len(table.told(DealerDrawn)) == 2


@pytest.mark.clause("CO-TH.13")
def test_a_second_drop_to_two_has_its_own_hand_of_two() -> None:
    table = ScriptedTable(players=3)
    hand(table)
    table.leave("A")
    assert hand(table) == "BC"
    table.seat("D")
    assert hand(table) == "BCD"
    table.leave("D")
    assert hand(table) == "BC"
    assert not table.table.ready_to_deal(0)


@pytest.mark.clause("CO-TH.13")
def test_the_hand_of_two_needs_a_hand_of_three_before_it() -> None:
    table = ScriptedTable(players=3)
    table.leave("C")
    assert not table.table.ready_to_deal(0)


@pytest.mark.clause("CO-TH.37", "CO-TH.39")
def test_back_before_a_blind_came_by_one_is_dealt_in_at_once() -> None:
    table = ScriptedTable(players=5)
    hand(table)
    assert table.positions()[2] == "C"
    table.sit_out("A")
    assert hand(table) == "BCDE"
    table.sit_in("A")
    assert not table.last(SatIn).waits_for_big_blind
    assert hand(table) == "ABCDE"


@pytest.mark.clause("CO-TH.39", "CO-OM.22")
def test_who_missed_a_blind_returns_on_the_big_blind_only() -> None:
    table = ScriptedTable(players=5)
    hand(table)
    table.sit_out("D")
    assert [hand(table), table.positions()[2]] == ["ABCE", "E"]
    table.sit_in("D")
    assert table.last(SatIn).waits_for_big_blind and table.last(SatIn).clauses == ("CO-TH.39",)
    hands = [(hand(table), table.positions()[2]) for _ in range(4)]
    assert hands == [("ABCE", "A"), ("ABCE", "B"), ("ABCE", "C"), ("ABCDE", "D")]


@pytest.mark.clause("CO-TH.39")
def test_last_big_blind_seat_1_and_seat_4_returns_dealt_in_on_the_third_hand_from_now() -> None:
    table = ScriptedTable(players=5)
    table.deal(dealer="B")
    table.fold_out()
    assert table.positions()[2] == "D"
    table.sit_out("D")
    assert [hand(table), table.positions()[2]] == ["ABCE", "E"]
    assert [hand(table), table.positions()[2]] == ["ABCE", "A"]
    table.sit_in("D")
    assert [(hand(table), table.positions()[2]) for _ in range(3)] == [
        ("ABCE", "B"),
        ("ABCE", "C"),
        ("ABCDE", "D"),
    ]


@pytest.mark.clause("CO-TH.39")
def test_the_small_blind_is_a_blind_one_can_miss() -> None:
    table = ScriptedTable(players=4)
    hand(table)
    assert table.positions()[2] == "C"
    table.sit_out("C")
    assert hand(table) == "ABD"
    assert table.positions() == ("B", "", "D")
    table.sit_in("C")
    assert table.last(SatIn).waits_for_big_blind


@pytest.mark.clause("CO-TH.39", "CO-3")
def test_where_the_table_stands_still_nobody_waits_for_anything() -> None:
    table = ScriptedTable(players=4)
    hand(table)
    table.sit_out("C")
    table.sit_out("D")
    assert hand(table) == "AB"
    assert not table.table.ready_to_deal(0)
    table.sit_in("C")
    assert not table.last(SatIn).waits_for_big_blind
    assert hand(table) == "ABC"


@pytest.mark.clause("CO-4a", "CO-4b", "CO-4c")
def test_the_positions_move_at_a_table_as_the_rule_says() -> None:
    table = ScriptedTable(players=6)
    hand(table)
    assert table.positions() == ("A", "B", "C")
    table.leave("C")
    hand(table)
    assert table.positions() == ("B", "", "D")
    hand(table)
    assert table.positions() == ("B", "D", "E")
    hand(table)
    assert table.positions() == ("D", "E", "F")


@pytest.mark.clause("CO-TH.10", "CO-5")
def test_dealt_to_two_the_dealer_posts_the_small_blind_and_acts_first() -> None:
    table = ScriptedTable(players=3)
    hand(table)
    table.leave("C")
    table.deal()
    assert table.positions() == ("B", "B", "A")
    assert table.table.hand is not None and table.table.hand.actor_seat == 2
