"""The positions of a table's first hand, of the first hand after a stop, and of hands without blinds."""

from collections.abc import Collection
from dataclasses import replace

from cardroom.cards.deck import shuffled_deck
from cardroom.table.model.hand_positions import Placing, Positions, between, clockwise_from


def drawn(seats: Collection[int], chance: int, seat_count: int) -> Placing:
    """Draw the dealer evenly by ``chance``, and deal all ``seats`` in (CO-3, CO-TH.10; PF-3.1).

    Needs at least two seats; ``chance`` is any non-negative number, drawn from a range far larger than a table.
    """
    in_order = sorted(seats)
    return dealt_by(in_order[chance % len(in_order)], in_order, seat_count)


def high_card(seats: Collection[int], chance: int) -> tuple[int, dict[int, int]]:
    """Deal one card up to each, ties broken by suit: (seat of the highest card, card by seat) (CH-4.17, CK-H.9).

    Cards are whole numbers ordered by rank and then suit, clubs lowest and spades highest, so the largest number wins.
    """
    deck = shuffled_deck(chance.to_bytes(32, "big"), b"high card for the button")
    cards = dict(zip(sorted(seats), deck, strict=False))
    return max(cards, key=cards.__getitem__), cards


def dealt_by(dealer: int, seats: Collection[int], seat_count: int) -> Placing:
    """The placing of a hand with this dealer: everybody is dealt in, and the next two players post the blinds."""
    order = clockwise_from(dealer, seats)
    if len(order) == 2:
        positions = Positions(dealer, dealer, order[0])
    else:
        positions = Positions(dealer, order[0], order[1])
    return Placing(positions, tuple(order), between(dealer, positions.big_blind, seat_count) - set(order))


def without_blinds(last: Positions, seats: Collection[int], dealer_stays: bool) -> Placing:
    """The next hand of a game without blinds, in which nobody has to wait.

    The dealer position moves to the next player, or stays where it is (at the nearest player before an empty seat).
    """
    order = clockwise_from(last.dealer, seats)
    if not dealer_stays:
        order = [*order[1:], order[0]]
    return Placing(Positions(order[-1], 0, 0), tuple(order), frozenset())


def stripped(placing: Placing) -> Placing:
    """Return the placing with the same dealer and no blinds."""
    return replace(placing, positions=Positions(placing.positions.dealer, 0, 0), passed=frozenset())
