"""Cash games: no more than fifty points are lost in a hand, and how they are divided."""

from dataclasses import replace

import pytest

from cardroom.openface.settlement import capped, cash_payments, in_proportion
from tests.openface.deals import HELSINKI, deck_for, hand, play_out, setup


def square(wins: dict[tuple[int, int], int], players: int = 4) -> list[list[int]]:
    table = [[0] * players for _ in range(players)]
    for (winner, loser), points in wins.items():
        table[winner][loser] = points
        table[loser][winner] = -points
    return table


def nets(paid: list[list[int]]) -> list[int]:
    return [sum(row[player] for row in paid) - sum(paid[player]) for player in range(len(paid))]


A, B, C, D = range(4)


@pytest.mark.clause("CH-6.OFC.13")
def test_seventy_lost_to_25_20_and_25_pays_18_14_and_18() -> None:
    points = square({(B, A): 25, (C, A): 20, (D, A): 25})
    for counts_wins in (True, False):
        assert capped(points, 50, counts_wins)[A] == [0, 18, 14, 18]
    payments = cash_payments(points, 50, True, 3)
    assert [(p.payer, p.payee, p.points, p.amount) for p in payments] == [
        (A, B, 18, 54),
        (A, C, 14, 42),
        (A, D, 18, 54),
    ]


@pytest.mark.clause("CH-6.OFC.13")
def test_fifty_points_lost_are_paid_in_full() -> None:
    assert capped(square({(B, A): 30, (C, A): 20}), 50, True)[A] == [0, 30, 20, 0]
    assert capped(square({(B, A): 31, (C, A): 20}), 50, True)[A] == [0, 30, 20, 0]


@pytest.mark.clause("CH-6.OFC.13")
@pytest.mark.parametrize(
    ("total", "shares", "parts"),
    [
        (50, [25, 20, 25], [18, 14, 18]),
        (50, [0, 51, 0], [0, 50, 0]),
        (50, [30, 30, 30], [17, 17, 16]),  # equal remainders: the next after the button
        (50, [60, 60], [25, 25]),
        (50, [26, 26, 1], [25, 24, 1]),
        (51, [1, 1], [26, 25]),
        (0, [3, 4], [0, 0]),
    ],
)
def test_points_are_divided_in_proportion_and_odd_ones_go_next_after_the_button(
    total: int, shares: list[int], parts: list[int]
) -> None:
    assert in_proportion(total, shares) == parts


@pytest.mark.clause("CH-6.OFC.13")
def test_who_also_wins_may_pay_as_much_more() -> None:
    """A loses 60 to B and wins 20 from C: a result of 40 lost, which is not capped."""
    points = square({(B, A): 60, (A, C): 20})
    assert nets(capped(points, 50, True)) == [-40, 60, -20, 0]
    assert nets(capped(points, 50, False)) == [-30, 50, -20, 0], "a house that caps the payments alone"


@pytest.mark.clause("CH-6.OFC.13")
def test_a_capped_player_is_down_by_fifty_points_whatever_was_won_elsewhere() -> None:
    points = square({(B, A): 60, (C, A): 40, (A, D): 10})
    paid = capped(points, 50, True)
    assert nets(paid)[A] == -50
    assert paid[A] == [0, 36, 24, 0] and paid[D] == [10, 0, 0, 0]


@pytest.mark.clause("CH-6.OFC.13")
def test_a_loss_that_is_not_paid_in_full_may_cap_the_winner_in_turn() -> None:
    """A is owed 60 by B and owes 100 to C: B pays 50 only, so A's loss of 40 becomes one of 50."""
    points = square({(A, B): 60, (C, A): 100})
    paid = capped(points, 50, True)
    assert paid[B][A] == 50 and paid[A][C] == 100 and nets(paid) == [-50, -50, 100, 0]
    points = square({(A, B): 80, (C, A): 110})
    paid = capped(points, 50, True)
    assert paid[B][A] == 50 and paid[A][C] == 100 and nets(paid) == [-50, -50, 100, 0]


@pytest.mark.clause("CH-6.OFC.13")
def test_losses_that_go_round_in_a_circle_are_settled() -> None:
    points = square({(A, B): 80, (B, C): 80, (C, A): 80, (D, A): 60, (D, B): 60, (D, C): 60})
    paid = capped(points, 50, True)
    assert nets(paid) == [-50, -50, -50, 150]


ROYAL = "QcQdQh / 8c8d8h8s2c / AsKsQsJsTs"  # bonuses 20 + 20 + 25
FOUL = "AcAdKh / 7c7d4h3s2h / 9c6d5h4s3c"
FOUL_TOO = "KcKdJh / 6c5d4c3h2d / 9hTc7h5s3d"


@pytest.mark.clause("CH-6.OFC.12", "CH-6.OFC.13")
def test_the_whole_stack_of_fifty_points_is_the_most_a_hand_takes() -> None:
    one, two, three = hand(ROYAL), hand(FOUL), hand(FOUL_TOO)
    stakes = setup(stacks=(100, 100, 300), point_value=2, deck=deck_for(one, two, three))
    played = play_out(stakes, one, two, three)
    assert played.points == [(0, 71, 71), (-71, 0, 0), (-71, 0, 0)]
    assert played.stacks == [300, 0, 200]


@pytest.mark.clause("CH-6.OFC.13")
def test_the_cap_is_the_houses() -> None:
    one, two = hand(ROYAL), hand(FOUL)
    rules = replace(HELSINKI, cash_loss_cap_points=60, cash_least_points=60)
    played = play_out(setup(stacks=(60, 60), deck=deck_for(one, two), rules=rules), one, two)
    assert played.stacks == [120, 0]
