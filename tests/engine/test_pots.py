"""Main pot, side pots, uncalled bets, and the division of a pot."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.engine.pots import Pot, build_pots, divide, uncalled
from tests.engine.deals import deal, facts, play
from tests.engine.naive import naive_pots


class FixedRake:
    """Takes given amounts from given pots."""

    def __init__(self, *amounts: int) -> None:
        self.amounts = amounts
        self.asked: list[tuple[list[int], bool]] = []

    def take(self, pots: list[int], saw_flop: bool) -> list[int]:
        self.asked.append((pots, saw_flop))
        return list(self.amounts[: len(pots)])


@pytest.mark.parametrize("variant", ["holdem", "omaha"])
@pytest.mark.clause("CO-TH.28", "CO-OM.14")
def test_an_all_in_cuts_a_main_pot_and_a_side_pot(variant: str) -> None:
    # A bets 1000, B calls 1000, C has only 100 and goes all-in.
    hand = deal([6000, 6000, 600], [500, 500, 500], variant=variant, bet=500)
    play(hand, "A:check B:check C:check A:1000 B:call C:all-in")
    assert hand.pots() == [Pot(1500 + 300, (0, 1, 2)), Pot(1800, (0, 1))]
    assert build_pots([0] * 3, [1000, 1000, 100], [1] * 3, True) == [Pot(300, (0, 1, 2)), Pot(1800, (0, 1))]


@pytest.mark.clause("CO-TH.27", "CO-TH.34", "CO-OM.14", "CO-OM.18")
def test_each_pot_goes_to_the_best_hand_among_its_players() -> None:
    hand = deal([100, 400, 400], (1, 2), holes=["AcAd", "KcKd", "QcQd"], board="2h3h7s8sTc")
    play(hand, "C:400 A:all-in B:all-in")
    assert hand.stacks == [300, 600, 0]
    assert [(won["pot"], won["player"], won["amount"]) for won in facts(hand, "won")] == [
        (0, 0, 300),
        (1, 1, 600),
    ]


@pytest.mark.clause("CO-TH.20", "CO-OM.10")
def test_a_folded_player_wins_no_part_of_a_pot_the_chips_stay_in() -> None:
    hand = deal([200] * 3, (1, 2), holes=["AcAd", "KcKd", "QcQd"], board="2h3h7s8sTc")
    play(hand, "C:10 A:call B:call A:fold B:check C:check B:check C:check B:check C:check")
    assert hand.stacks == [190, 220, 190]
    assert all(won["player"] == 1 for won in facts(hand, "won"))


@pytest.mark.clause("CO-TH.35", "CO-OM.18")
def test_odd_cents_go_one_by_one_clockwise_from_the_dealers_left() -> None:
    # A pot of 10.01, winners in seats 2 and 5, dealer in seat 3: seat 5 is player 1, seat 2 player 4.
    assert divide(1001, [[1, 4]]) == [(0, 1, 501, 1), (0, 4, 500, 0)]
    assert [got for _, _, got, _ in divide(1004, [[0, 2, 5]])] == [335, 335, 334]


@pytest.mark.clause("CO-TH.34", "CO-TH.35")
def test_pots_with_the_same_winners_are_still_divided_one_by_one() -> None:
    # 25, 45 and 34 all-in, B and C tie: main pot 75, side pot 18, 11 come back to B.
    hand = deal([25, 45, 34], [0, 0, 0], bet=2, holes=["2c3d", "AcKd", "AdKc"], board="AhKh9s9d5s")
    play(hand, "A:all-in B:all-in C:all-in")
    assert facts(hand, "returned")[0]["amount"] == 11
    assert hand.stacks == [0, 38 + 9 + 11, 37 + 9]


@pytest.mark.clause("CO-TH.35", "CO-RAKE.2")
def test_rake_comes_off_before_a_pot_is_divided() -> None:
    rake = FixedRake(3)
    hand = deal([100, 100], [2, 1], holes=["AcKd", "AdKc"], board="AhKh9s9d5s", rake=rake)
    play(hand, "all-in all-in")
    assert rake.asked == [([200], True)]
    assert hand.stacks == [99, 98]  # 197: the odd one to the dealer's left
    assert facts(hand, "raked") == [{"kind": "raked", "pot": 0, "amount": 3}]


@pytest.mark.clause("CO-RAKE.6")
def test_the_rake_is_told_whether_there_was_a_flop() -> None:
    rake = FixedRake(0)
    play(deal([100, 100], [2, 1], rake=rake), "B:fold")
    assert rake.asked == [([2], False)]


@pytest.mark.clause("CO-RAKE.2", "CO-TH.28")
def test_an_uncalled_bet_comes_back_before_pots_and_rake() -> None:
    rake = FixedRake(0)
    hand = play(deal([100] * 3, (1, 2), rake=rake), "C:60 A:fold B:fold")
    assert facts(hand, "returned")[0] == {
        "kind": "returned",
        "player": 2,
        "amount": 58,
        "bet": 2,
        "stack": 98,
    }
    assert rake.asked == [([5], False)]
    assert hand.stacks == [99, 98, 103]


def test_what_a_folded_player_had_put_in_counts_against_the_uncalled_bet() -> None:
    assert uncalled([20, 50, 50]) == (-1, 0)
    assert uncalled([20, 50, 80]) == (2, 30)
    assert uncalled([0, 0]) == (-1, 0)


def test_a_short_ante_limits_what_its_player_can_win() -> None:
    hand = deal([3, 100, 100], [0, 1, 2], antes=[5] * 3, holes=["AcAd", "KcKd", "QcQd"], board="2h3h7s8sTc")
    play(hand, "B:call C:check B:check C:check B:check C:check B:check C:check")
    assert hand.stacks == [9, 100 - 7 + 8, 93]


def test_a_big_blinds_ante_for_the_table_is_dead_money() -> None:
    hand = deal([100, 100, 100], (1, 2), antes=[0, 2, 0])
    play(hand, "C:call A:call")
    assert hand.total == 8
    play(hand, "B:check")
    assert hand.pots() == [Pot(8, (0, 1, 2))]


def test_there_is_no_pot_before_chips_have_come_to_the_middle() -> None:
    hand = deal([100] * 3, (1, 2))
    assert hand.pots() == [] and hand.total == 3
    play(hand, "C:call A:call B:check")
    assert hand.pots() == [Pot(6, (0, 1, 2))]


def test_the_pots_of_an_earlier_round_can_be_read_from_its_event() -> None:
    hand = play(deal([10, 50, 50], (1, 2)), "C:20 A:call B:call B:check C:check B:10 C:fold")
    rounds = [event for event in hand.events if event[0] == 10]
    assert hand.collected_pots(rounds[0]) == [Pot(30, (0, 1, 2)), Pot(20, (1, 2))]
    assert hand.collected_pots(rounds[-1]) == [Pot(30, (0, 1)), Pot(20, (1,))]


@given(st.lists(st.tuples(st.integers(0, 60), st.booleans()), min_size=2, max_size=10))
def test_pots_agree_with_a_count_chip_by_chip(players: list[tuple[int, bool]]) -> None:
    bets = [bet for bet, _ in players]
    live = [not folded for _, folded in players]
    if max(bets) != max([bet for bet, alive in zip(bets, live, strict=True) if alive], default=-1):
        return  # somebody still in has always matched the largest bet
    ours = [(amount, list(who)) for amount, who in build_pots([0] * len(bets), bets, live, True)]
    theirs = naive_pots(bets, {player for player, alive in enumerate(live) if not alive})
    assert ours == theirs


@given(st.integers(0, 10_000), st.integers(0, 2**32))
def test_a_division_gives_out_every_chip_and_favours_nobody_by_more_than_one(amount: int, seed: int) -> None:
    chance = Random(seed)
    shares = [sorted(chance.sample(range(8), chance.randint(0, 8))) for _ in range(chance.randint(1, 3))]
    shares[0] = shares[0] or [3]
    awards = divide(amount, shares)
    assert sum(got for _, _, got, _ in awards) == amount
    for share in range(len(shares)):
        parts = [got for of, _, got, _ in awards if of == share]
        assert parts == sorted(parts, reverse=True) and (not parts or parts[0] - parts[-1] <= 1)


@pytest.mark.clause("CO-TH.28", "CO-TH.29")
def test_chips_of_folded_players_above_every_live_bet_are_not_for_who_was_all_in_for_less() -> None:
    # An ante of 5: the first has only 2 of it, the next two have 5. The last pays it, bets 12 blind, and folds.
    assert build_pots([2, 5, 5, 5], [0, 0, 0, 12], [1, 1, 1, 0], True) == [
        Pot(8, (0, 1, 2)),
        Pot(9 + 12, (1, 2)),
    ]


def test_antes_that_only_folded_players_paid_are_for_everyone_still_in() -> None:
    assert build_pots([0, 0, 5], [7, 7, 0], [1, 1, 0], True) == [Pot(19, (0, 1))]
