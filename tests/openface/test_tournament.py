"""Tournaments: who is paid first, what a stack limits, and who finishes higher."""

import pytest

from cardroom.openface import OpenFaceHand
from cardroom.openface.events import ELIMINATED, PAID
from cardroom.openface.settlement import tournament_payments
from cardroom.rules import house
from tests.openface.deals import deck_for, hand, play_out, setup
from tests.openface.test_cash import square

A, B, C, D = range(4)


@pytest.mark.clause("CH-6.OFC.17")
def test_all_of_one_players_wins_and_losses_come_before_the_next_players_clockwise() -> None:
    points = square({(A, B): 1, (C, A): 2, (A, D): 3, (B, C): 4, (D, B): 5, (C, D): 6})
    payments, out = tournament_payments(points, (100, 100, 100, 100), 1)
    assert [(p.payer, p.payee) for p in payments] == [(B, A), (A, C), (D, A), (C, B), (B, D), (D, C)]
    assert out == []


@pytest.mark.clause("CH-6.OFC.17")
def test_whose_chips_run_out_is_out_though_a_later_player_would_have_paid() -> None:
    points = square({(B, A): 20, (A, C): 50, (D, C): 5})
    payments, out = tournament_payments(points, (15, 100, 100, 100), 1)
    assert [(p.payer, p.payee, p.amount) for p in payments] == [(A, B, 15), (C, D, 5)]
    assert out == [A]


@pytest.mark.clause("CH-6.OFC.17")
def test_chips_won_before_can_be_lost_after() -> None:
    points = square({(A, B): 20, (C, A): 30})
    payments, out = tournament_payments(points, (15, 100, 100, 100), 1)
    # From each opponent at most the 15 of the start, though 30 are there when C is paid.
    assert [(p.payer, p.payee, p.amount) for p in payments] == [(B, A, 15), (A, C, 15)]
    assert out == []


@pytest.mark.clause("CH-6.OFC.18")
def test_nobody_wins_more_from_an_opponent_than_the_own_stack_at_the_start() -> None:
    points = square({(A, B): 70, (A, C): 70})
    payments, _ = tournament_payments(points, (30, 500, 500, 500), 1)
    assert [(p.payer, p.payee, p.points, p.amount) for p in payments] == [(B, A, 70, 30), (C, A, 70, 30)]


@pytest.mark.clause("CH-6.OFC.18")
def test_nobody_loses_more_than_is_left() -> None:
    points = square({(B, A): 7, (C, A): 7})
    payments, out = tournament_payments(points, (100, 500, 500, 500), 10)
    assert [(p.payee, p.amount) for p in payments] == [(B, 70), (C, 30)]
    assert out == [A]


def test_tournament_tables_seat_three_to_five_at_the_start() -> None:
    section = house("casino-helsinki").open_face
    assert section is not None
    least, most = section.tournament_players_least, section.tournament_players_most
    assert (least.value, most.value) == (3, 5)
    assert least.clauses == most.clauses == ("CH-6.OFC.15",)


@pytest.mark.clause("CH-6.OFC.17")
def test_a_hand_pays_in_chips_of_its_point_value_and_tells_who_is_eliminated() -> None:
    one = hand("QcQdQh / 8c8d8h8s2c / AsKsQsJsTs")
    two = hand("AcAdKh / 7c7d4h3s2h / 9c6d5h4s3c")
    three = hand("KcKdJh / 6c5d4c3h2d / 9hTc7h5s3d")
    stakes = setup(stacks=(900, 400, 300), form="tournament", point_value=5, deck=deck_for(one, two, three))
    played = play_out(stakes, one, two, three)
    assert played.stacks == [900 + 355 + 300, 45, 0]
    assert [event[1:] for event in played.events if event[0] == PAID] == [(1, 0, 71, 355), (2, 0, 71, 300)]
    assert [event[1:] for event in played.events if event[0] == ELIMINATED] == [(2, 300)]
    assert played.eliminated == [2]
    assert isinstance(played, OpenFaceHand)
