"""The end of a hand: rows ranked, players compared two by two, points paid, chips checked."""

from itertools import combinations

from cardroom.openface.events import COMPARED, ELIMINATED, ENDED, PAID, RANKED, SETTLED
from cardroom.openface.scoring import compare, points_between, score
from cardroom.openface.settlement import Payment, cash_payments, tournament_payments
from cardroom.openface.state import OpenFaceState


def end_hand(hand: OpenFaceState) -> None:
    """End a hand in which everyone has thirteen cards: compare every two players, pay, close the hand."""
    rules = hand.setup.rules
    scores = [score(rows, rules) for rows in hand.rows]
    for player, own in enumerate(scores):
        hand.events.append((RANKED, player, own.strengths, own.is_legal, own.bonuses))
    comparisons = [
        (player, other, compare(scores[player], scores[other], rules))
        for player, other in combinations(range(len(scores)), 2)
    ]
    for player, other, found in comparisons:
        parts = (found.rows, found.sweep, found.foul, found.bonuses, found.points)
        hand.events.append((COMPARED, player, other, *parts))
    square = points_between(comparisons, len(scores))
    hand.points = [tuple(row) for row in square]
    _pay(hand, square)
    assert sum(hand.stacks) == sum(hand.setup.stacks) and min(hand.stacks) >= 0, "chips made, lost or owed"
    hand.is_over = True
    hand.events.append((ENDED,))


def _pay(hand: OpenFaceState, square: list[list[int]]) -> None:
    setup = hand.setup
    rules = setup.rules
    eliminated: list[int] = []
    if setup.form == "cash":
        counts_wins = rules.cash_loss_counts == "result_of_the_hand"
        payments = cash_payments(square, rules.cash_loss_cap_points, counts_wins, setup.point_value)
        points = _net_points(payments, len(square))
    else:
        payments, eliminated = tournament_payments(square, setup.stacks, setup.point_value)
        points = [sum(row) for row in square]
    for payer, payee, paid_points, amount in payments:
        hand.stacks[payer] -= amount
        hand.stacks[payee] += amount
        hand.events.append((PAID, payer, payee, paid_points, amount))
    for player, won in enumerate(points):
        amount = hand.stacks[player] - setup.stacks[player]
        hand.events.append((SETTLED, player, won, amount, hand.stacks[player]))
    hand.eliminated = eliminated
    for player in eliminated:
        hand.events.append((ELIMINATED, player, setup.stacks[player]))


def _net_points(payments: list[Payment], players: int) -> list[int]:
    net = [0] * players
    for payer, payee, points, _ in payments:
        net[payer] -= points
        net[payee] += points
    return net
