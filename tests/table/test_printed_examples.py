"""Examples that the houses print, with their own numbers, at a whole table: seats, markers, odd cents and rake."""

import pytest

from cardroom.rules import Rulebook, RulebookFaults, load_rulebook
from cardroom.table.events import BetsCollected, DeadBlindPosted, PotAwarded, RakeTaken
from cardroom.testing import ScriptedTable
from tests.table.positions_of import HouseTable

HELSINKI = "casino-helsinki"
CLUB = 'id = "club"\nname = "Club"\nextends = "casino-helsinki"\n'


def seating(game: str, seats: int) -> Rulebook:
    """Helsinki with another number of seats for one game: the printed ones are recommendations (CH-6.1)."""
    grounds = f'seats = {{ value = {seats}, clauses = ["CH-2.2", "CH-6.1"] }}\n'
    return load_rulebook(CLUB + f"[games.{game}.seating]\n{grounds}")


# ---------------------------------------------------------------- how many play


@pytest.mark.clause("CH-2.2", "CH-6.1")
@pytest.mark.parametrize("players", [2, 12])
@pytest.mark.parametrize("game", ["pineapple-nl", "crazy-pineapple-nl", "double-flop-nl"])
def test_a_house_may_seat_two_to_twelve_whatever_number_it_recommends(game: str, players: int) -> None:
    table = ScriptedTable(players, game, "NL200", book=seating(game, 12))
    assert table.terms.seats == 12
    table.deal()
    assert len(table.dealt()) == players
    table.check_down()
    assert sum(seat.stack for seat in table.table.seats.values()) + table.last_settled.rake == (
        players * table.terms.max_buy_in
    )


@pytest.mark.clause("CH-2.2", "CH-6.1")
def test_nobody_plays_alone_and_no_house_seats_thirteen() -> None:
    assert not ScriptedTable(
        1, "pineapple-nl", "NL200", book=seating("pineapple-nl", 12)
    ).table.ready_to_deal(0)
    with pytest.raises(RulebookFaults, match="must be from 2 to 12, is 13"):
        seating("pineapple-nl", 13)


@pytest.mark.clause("CH-6.1", "CH-7.5")
def test_no_table_has_more_seats_than_52_cards_are_enough_for_or_than_the_jackpot_allows() -> None:
    assert ScriptedTable(0, "helsinki-nl", "NL200", book=seating("helsinki-nl", 12)).terms.seats == 11
    with_jackpot = ScriptedTable(0, "omaha-nl", "NL200", book=seating("omaha-nl", 12)).terms
    assert (with_jackpot.jackpot, with_jackpot.seats) == (True, 10)


# ---------------------------------------------------------------- missed blinds


@pytest.mark.clause("CH-4.27", "CH-4.28")
def test_after_any_number_of_rounds_two_markers_lie_there_and_two_blinds_are_owed() -> None:
    table = HouseTable(HELSINKI)
    table.hand()
    table.hand()
    table.sit_out("C")
    for rounds in range(1, 6):
        while table.hand()[2] != 4:
            pass
        assert table.marker("C") == "big", f"after {rounds} rounds"
    table.sit_in("C")
    assert table.ways_in("C")["post"] == (table.big, table.small)


def two_five() -> HouseTable:
    """A table of five at Helsinki with blinds of 2 and 5."""
    stake = "{ name = 'NL2-5', small_blind_cents = 200, big_blind_cents = 500, rake_basis_points = 500, "
    own = CLUB + f"[games.holdem-nl]\nstakes = [\n  {stake}rake_cap_cents = 1000 }},\n]\n"
    table = HouseTable(HELSINKI, book=load_rulebook(own))
    assert (table.small, table.big) == (2_00, 5_00)
    return table


@pytest.mark.clause("CH-4.28")
def test_at_two_and_five_both_missed_blinds_are_five_live_and_two_dead() -> None:
    table = two_five()
    table.hand()
    table.hand()
    table.sit_out("C")
    for _ in range(4):
        table.hand()
    table.sit_in("C")
    table.enter("C", "post")
    table.deal()
    assert table.posted()[3] == (5_00, 2_00)
    assert table.last(DeadBlindPosted).amount == 2_00


@pytest.mark.clause("CH-4.29")
def test_at_two_and_five_the_small_blind_alone_is_two_live_and_three_more_to_call() -> None:
    table = two_five()
    table.hand()  # the big blind is on seat 3
    table.sit_out("C")
    table.hand()
    table.sit_in("C")
    table.enter("C", "post")
    table.deal()
    assert table.posted()[3] == (2_00, 0)
    hand = table.table.hand
    assert hand is not None
    while hand.actor_seat != 3:
        table.act(f"{table.table.seats[hand.actor_seat].player} fold")
    assert hand.turn is not None and hand.turn.call == 3_00


# ---------------------------------------------------------------- odd cents and rake


def awarded(table: ScriptedTable) -> list[tuple[int, int, int]]:
    """Of the last hand: pot, seat and amount."""
    return sorted((event.pot, event.seat, event.amount) for event in table.told(PotAwarded))


@pytest.mark.clause("CO-TH.35")
def test_of_ten_euros_and_a_cent_the_first_winner_behind_the_dealer_gets_the_cent() -> None:
    """A pot of 10.01 after rake, winners in seats 2 and 5 of six, the dealer in seat 3: seat 5 gets 5.01."""
    table = ScriptedTable(6, stake="NL4", stacks={"B": 8_00, "E": 8_00})
    table.deal({"B": "AsKd", "E": "AdKs"}, "QhJhTh9s4d", dealer="C")
    table.act("F raise 9", "A fold", "B raise 500", "C fold", "D fold", "E call", "F fold")
    table.check_down()
    assert table.last(RakeTaken).amount == 10
    assert awarded(table) == [(0, 2, 5_00), (0, 5, 5_01)]


@pytest.mark.clause("CO-RAKE.8")
def test_four_are_dealt_in_and_three_see_the_flop_of_100_euros_for_the_whole_cap() -> None:
    table = ScriptedTable(4, stake="NL25", stacks=dict.fromkeys("ACD", 50_00))
    table.deal(dealer="A")
    table.act("D raise 3330", "A call", "B fold", "C call")
    table.check_down()
    assert sum(pot.amount for pot in table.last(BetsCollected).pots) == 100_00
    assert table.last(RakeTaken).amount == 3_00


@pytest.mark.clause("CO-RAKE.2", "CO-RAKE.3", "CO-TH.28")
def test_rake_of_a_main_and_a_side_pot_leaves_28_53_and_28_48() -> None:
    """0.25/0.50 at 5.5 per cent: A all-in for 10.01, B and C for 25.00, a fourth player dealt in."""
    table = ScriptedTable(4, stake="NL50", stacks={"A": 10_01, "B": 25_00, "C": 25_00})
    table.deal({"A": "AsAh", "B": "KsKh", "C": "QsQh"}, "2c3d7h8s9d", dealer="D")
    table.act("C raise 2500", "D fold", "A call", "B call")
    assert [pot.amount for pot in table.last(BetsCollected).pots] == [30_03, 29_98]
    assert (table.last(RakeTaken).amount, table.last(RakeTaken).by_pot) == (3_00, (1_50, 1_50))
    assert awarded(table) == [(0, 1, 28_53), (1, 2, 28_48)]
