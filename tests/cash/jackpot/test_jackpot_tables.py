"""The jackpot at a table: the drop, the hit that everybody sees, and what the room is to pay."""

import pytest

from cardroom.cash.money_moves import JackpotWon
from cardroom.rules import house
from cardroom.table.events import DropTaken, HandEnded, JackpotHit, RakeTaken
from cardroom.testing.scripted import ScriptedTable

BOOK = house("casino-helsinki")


def table(players: int = 5, game: str = "holdem-nl", stake: str = "NL200") -> ScriptedTable:
    return ScriptedTable(players, game, stake, book=BOOK)


@pytest.mark.clause("CH-7.1", "CH-7.3", "CH-7.12", "CH-7.15")
def test_aces_full_of_kings_beaten_in_holdem_hit_category_1() -> None:
    held = table()
    held.deal({"A": "AhKd", "B": "2c2s"}, "AcAsKc2d2h")
    held.check_down()
    hit = held.last(JackpotHit)
    assert (hit.category, hit.players, hit.loser, hit.winner, hit.other) == (1, 5, "40", "20", "20/3")
    assert [one.seat for one in hit.losers] == [1] and [one.seat for one in hit.winners] == [2]
    assert (hit.losers[0].words.category, hit.losers[0].words.ranks) == ("full_house", ("A", "K"))
    assert sorted(hit.others) == [3, 4, 5]
    (won,) = [movement for movement in held.money if isinstance(movement, JackpotWon)]
    assert (won.hand, won.losers, won.winners, sorted(won.others)) == ("h1", ("A",), ("B",), ["C", "D", "E"])
    assert held.events.index(hit) < held.events.index(held.last(HandEnded))
    assert {"CH-7.1", "CH-7.3", "CH-7.7", "CH-7.15"} <= set(hit.clauses)


@pytest.mark.clause("CH-7.2", "CH-7.3")
def test_who_folded_took_part_and_gets_a_share_and_who_was_not_dealt_in_gets_none() -> None:
    held = table(6)
    held.sit_out("F")
    held.deal({"A": "AhKd", "B": "2c2s"}, "AcAsKc2d2h")
    while held.told(JackpotHit) == []:
        actor = held.table.hand
        assert actor is not None
        player = held.table.seats[actor.actor_seat].player
        held.act(f"{player} fold") if player in "CDE" else held.go_on()
    (won,) = [movement for movement in held.money if isinstance(movement, JackpotWon)]
    assert sorted(won.losers + won.winners + won.others) == ["A", "B", "C", "D", "E"]


@pytest.mark.clause("CH-7.2", "CH-7.10")
def test_four_players_neither_drop_nor_hit() -> None:
    held = table(4)
    held.deal({"A": "AhKd", "B": "2c2s"}, "AcAsKc2d2h")
    held.check_down()
    assert not held.told(JackpotHit) and not held.told(DropTaken)
    assert "jackpot" not in held.accounts


@pytest.mark.clause("CH-7.10", "CH-1.69", "CH-1.68")
def test_a_euro_goes_from_the_pots_into_the_fund_beside_the_rake() -> None:
    held = table()
    before = {player: held.stack(player) for player in "ABCDE"}
    held.deal({"A": "AsAd", "B": "3c4c"}, "KsQd7h8c2d", dealer="A")
    held.act("D raise 1000", "E call", "A call", "B call", "C call")
    held.check_down()
    rake, drop = held.last(RakeTaken), held.last(DropTaken)
    assert (rake.amount, drop.fund, drop.amount) == (2_00, "jackpot", 1_00)
    assert sum(pot.amount for pot in drop.pots) == 50_00 - 3_00
    assert held.last_settled.drops == {"jackpot": 1_00} and held.accounts["jackpot"] == 1_00
    assert sum(held.stack(player) - before[player] for player in "ABCDE") == -3_00


@pytest.mark.clause("CH-1.70", "CH-7.10")
def test_a_hand_folded_before_the_flop_pays_one_euro_and_no_drop() -> None:
    held = table()
    held.deal(dealer="A")
    held.act("D raise 2000")
    held.fold_out()
    assert held.last(RakeTaken).amount == 1_00 and not held.told(DropTaken)
    assert held.last_settled.rake == 1_00 and held.last_settled.drops == {}


@pytest.mark.clause("CH-7.13")
def test_sviten_pays_no_drop() -> None:
    held = table(5, "sviten-pl", "PL200")
    held.deal()
    held.check_down()
    assert not held.told(DropTaken)


@pytest.mark.clause("CH-7.18", "CH-7.12")
def test_the_high_hands_of_a_high_low_game_hit_it() -> None:
    held = table(5, "omaha8-pl", "PL200")
    held.deal({"A": "JdJc9c8c", "B": "AsTs3c3d"}, "JsJhKsQs2d")
    held.check_down()
    hit = held.last(JackpotHit)
    assert hit.category == 1 and "CH-7.18" in hit.clauses


@pytest.mark.clause("CH-7.5")
def test_a_table_with_a_jackpot_seats_at_most_ten() -> None:
    for offer in BOOK.games.values():
        for stake in offer.stakes:
            terms = ScriptedTable(0, offer.id, stake.name, book=BOOK).terms
            assert terms.seats <= 10 or not terms.jackpot
    assert table(0).terms.jackpot
    assert not ScriptedTable(0, "sviten-pl", "PL200", book=BOOK).terms.jackpot


@pytest.mark.clause("CH-7.18")
def test_a_hand_dealt_to_be_chosen_drops_by_the_game_that_was_chosen() -> None:
    held = ScriptedTable(5, "dealers-choice", "DC200", book=BOOK)
    drops = []
    for deal in ("holdem", "pineapple"):
        held.deal(game=deal)
        hand = held.table.hand
        assert hand is not None
        chooser = held.table.seats[hand.actor_seat].player
        held.act(f"{chooser} choose {deal}")
        held.check_down()
        drops.append(len(held.told(DropTaken)))
    assert drops == [1, 1]
