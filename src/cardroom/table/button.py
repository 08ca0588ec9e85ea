"""Where the dealer position and the blinds are: from the last positions and who may be dealt in, the next ones."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Positions:
    """The seats of one hand's dealer and blinds; ``small_blind`` is 0 when nobody posts it, both in games without."""

    dealer: int
    small_blind: int
    big_blind: int


@dataclass(frozen=True, slots=True)
class Placing:
    """Positions of the next hand, and who is dealt in: ``seats`` in the order of dealing, from the dealer's left.

    ``passed`` are seats a blind has gone by although it was theirs: whoever sits out there has missed a blind.
    ``passed_over`` is the seat that its position keeps out of this hand, 0 for none.
    """

    positions: Positions
    seats: tuple[int, ...]
    passed: frozenset[int]
    passed_over: int = 0

    def without(self, seat: int) -> "Placing":
        """The same hand with ``seat`` passed over."""
        return replace(self, seats=tuple([s for s in self.seats if s != seat]), passed_over=seat)


Move = Callable[[Positions, Collection[int], Collection[int], int], Placing]
"""(last positions, seats playing on, seats that wait for the big blind, seats at the table) -> the next placing."""


def clockwise_from(seat: int, seats: Collection[int]) -> list[int]:
    """``seats`` in the order one meets them clockwise after ``seat``; ``seat`` itself comes last."""
    return sorted(seat_after for seat_after in seats if seat_after > seat) + sorted(
        s for s in seats if s <= seat
    )


def between(seat: int, other: int, seat_count: int) -> frozenset[int]:
    """The seats one passes clockwise after ``seat`` and before ``other`` (all others when both are the same)."""
    distance = (other - seat - 1) % seat_count
    return frozenset((seat + step - 1) % seat_count + 1 for step in range(1, distance + 1))


def moved_with_big_blind(
    last: Positions, playing: Collection[int], waiting: Collection[int], seat_count: int
) -> Placing:
    """The next hand where the big blind always moves to the next player (CO-4a to CO-4c, CO-5).

    The big blind comes to the next player clockwise from the last big blind's seat, a waiting player included: that is
    how one enters. The last big blind posts the small blind if dealt in, else nobody does. The dealer is the nearest
    player counter-clockwise of that small-blind seat; with two players the one not in the big blind.
    Needs at least one seat that may be dealt in.
    """
    small_blind_seat = last.big_blind
    big_blind = clockwise_from(small_blind_seat, {*playing, *waiting})[0]
    dealt = {*playing, big_blind}
    passed = between(small_blind_seat, big_blind, seat_count) | ({small_blind_seat} - dealt)
    if len(dealt) <= 2:
        dealer = next(iter(dealt - {big_blind}), big_blind)
        return Placing(Positions(dealer, dealer, big_blind), tuple(clockwise_from(dealer, dealt)), passed)
    dealer = clockwise_from(small_blind_seat, dealt - {small_blind_seat})[-1]
    small_blind = small_blind_seat if small_blind_seat in dealt else 0
    return Placing(Positions(dealer, small_blind, big_blind), tuple(clockwise_from(dealer, dealt)), passed)


MOVES: dict[str, Move] = {"before_small_blind": moved_with_big_blind}
"""How positions move, by the rulebook's value for ``blinds.dealer``."""


def drawn(seats: Collection[int], chance: int, seat_count: int) -> Placing:
    """A first hand or a restart: the dealer drawn evenly by ``chance``, all ``seats`` dealt in (CO-3, CO-TH.10).

    Needs at least two seats; ``chance`` is any non-negative number, drawn from a range far larger than a table.
    """
    in_order = sorted(seats)
    return dealt_by(in_order[chance % len(in_order)], in_order, seat_count)


def dealt_by(dealer: int, seats: Collection[int], seat_count: int) -> Placing:
    """A hand with this dealer that deals everybody in: the next two post the blinds."""
    order = clockwise_from(dealer, seats)
    if len(order) == 2:
        positions = Positions(dealer, dealer, order[0])
    else:
        positions = Positions(dealer, order[0], order[1])
    return Placing(positions, tuple(order), between(dealer, positions.big_blind, seat_count) - set(order))


def without_blinds(last: Positions, seats: Collection[int], dealer_stays: bool) -> Placing:
    """The next hand of a game that knows no blinds: nobody waits for anything.

    The dealer position moves to the next player, or stays where it is (at the nearest player before an empty seat).
    """
    order = clockwise_from(last.dealer, seats)
    if not dealer_stays:
        order = [*order[1:], order[0]]
    return Placing(Positions(order[-1], 0, 0), tuple(order), frozenset())
