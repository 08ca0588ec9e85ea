"""Winning the button: a hand's winner deals the next one, or gets the button from which the betting begins."""

from collections.abc import Collection

from cardroom.table.model.hand_positions import Placing, Positions, between, clockwise_from
from cardroom.table.positions.sitters import Sitters, heads_up


def moved_to_winner(last: Positions, winner: int, sitters: Sitters, seat_count: int) -> Placing:
    """The next hand if the winner of the last one deals it, and blinds and cards follow that button (CH-4.12).

    If the winner is not dealt in, the next player clockwise has the button. The small blind is the next player after
    the button, the big blind the next one after that, a waiting player included, who comes in this way. Needs at least
    one seat that may be dealt in.
    """
    inside = sitters.playing | sitters.entering
    there = inside | sitters.waiting
    dealer = holder(winner or last.dealer, sitters.playing or inside or there)
    for seated in (sitters.playing, inside):
        # A player who posts to come in has the small blind only if nobody else can have it.
        small = next(iter(clockwise_from(dealer, seated - {dealer})), dealer)
        behind = clockwise_from(small, there & between(small, dealer, seat_count))
        if small != dealer and behind:
            dealt = inside | {dealer, behind[0]}
            return Placing(
                Positions(dealer, small, behind[0]),
                tuple(clockwise_from(dealer, dealt)),
                between(dealer, behind[0], seat_count) - dealt,
                passed_small=between(dealer, small, seat_count) - dealt,
            )
    big = next(
        iter(clockwise_from(dealer, inside - {dealer}) or clockwise_from(dealer, there - {dealer})), dealer
    )
    dealt = frozenset({dealer, big})
    passed = between(dealer, big, seat_count) - dealt
    return Placing(heads_up(dealt, big), tuple(clockwise_from(dealer, dealt)), passed)


def holder(winner: int, seats: Collection[int]) -> int:
    """The winner's seat or, if it is not one of ``seats``, the next of them clockwise."""
    return winner if winner in seats else clockwise_from(winner, seats)[0]


def won_by(button: int, sharers: Collection[int]) -> int:
    """The seat that wins the button, of those that share the main pot: the first of them clockwise from the button,
    the button's own seat last (CH-4.13); 0 if there are none.
    """
    return clockwise_from(button, sharers)[0] if sharers else 0
