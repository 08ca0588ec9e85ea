"""From points to payments: the cap of cash games and how a capped loss is divided; the order of tournaments."""

from collections.abc import Sequence
from typing import NamedTuple

Square = list[list[int]]
"""The points that each player (first index) wins from each other (second); the mirrored item is the negative."""


class Payment(NamedTuple):
    """Chips from one player to another. `points` is their number before a stack limits the payment."""

    payer: int
    payee: int
    points: int
    amount: int


def cash_payments(points: Square, cap: int, counts_wins: bool, point_value: int) -> list[Payment]:
    """The payments of a cash game, in which nobody's loss in a hand exceeds `cap` points (CH-6.OFC.13).

    With `counts_wins` the cap limits the net loss of the hand: a player who has also won may pay that much more.
    """
    payments: list[Payment] = []
    for payer, row in enumerate(capped(points, cap, counts_wins)):
        for payee, owed in enumerate(row):
            if owed:
                # As `Payment(...)`, which is a function of Python that a compiled build would have to call.
                payments.append(tuple.__new__(Payment, (payer, payee, owed, owed * point_value)))
    return payments


def capped(points: Square, cap: int, counts_wins: bool) -> Square:
    """The points that each player (first index) pays each other after the cap.

    A player who loses more than the cap pays less, in proportion to the points owed to each winner. That may push a
    winner who loses more elsewhere over the cap; so the step is repeated. It ends because the sum of all payments
    shrinks.
    """
    players = range(len(points))
    owed = [[max(0, points[payee][payer]) for payee in players] for payer in players]
    paid = [list(row) for row in owed]
    while True:
        for payer in players:
            limit = cap
            if counts_wins:
                for row in paid:
                    limit += row[payer]
            lost = 0
            for amount in paid[payer]:
                lost += amount
            if lost > limit:
                paid[payer] = in_proportion(limit, owed[payer])
                break
        else:
            return paid


def in_proportion(total: int, shares: Sequence[int]) -> list[int]:
    """`total` divided in proportion to the shares, in whole numbers that add up to it.

    Each share gets the whole part of its exact value. The rest goes one each to the largest remainders, and among equal
    ones to the first, which is the next after the button (CH-6.OFC.13).
    """
    whole = sum(shares)
    parts = [total * share // whole for share in shares]
    by_remainder = sorted(range(len(shares)), key=lambda place: (-(total * shares[place] % whole), place))
    for place in by_remainder[: total - sum(parts)]:
        parts[place] += 1
    return parts


def tournament_payments(
    points: Square, stacks: Sequence[int], point_value: int
) -> tuple[list[Payment], list[int]]:
    """The payments of a tournament hand, in order, and the eliminated players, in the order of elimination.

    The player next after the button comes first: all of one player's wins and losses, clockwise from that player's
    left, before the next player's. A player whose chips run out is out at once and gets nothing more (CH-6.OFC.17).
    Nobody wins from or loses to an opponent more than either had at the start of the hand, or more than is left
    (CH-6.OFC.18).
    """
    count = len(points)
    left = list(stacks)
    payments: list[Payment] = []
    eliminated: list[int] = []
    for player in range(count):
        for step in range(1, count):
            other = (player + step) % count
            # A pair is settled in the turn of the player who comes first.
            if other < player or not points[player][other] or not left[player] or not left[other]:
                continue
            won = points[player][other]
            payer, payee = (other, player) if won > 0 else (player, other)
            amount = min(abs(won) * point_value, stacks[payer], stacks[payee], left[payer])
            left[payer] -= amount
            left[payee] += amount
            payments.append(Payment(payer, payee, abs(won), amount))
            if not left[payer]:
                eliminated.append(payer)
    return payments, eliminated
