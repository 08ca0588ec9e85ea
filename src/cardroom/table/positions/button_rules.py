"""The ways in which houses move the button and the blinds, by the rulebook's value for ``blinds.dealer``."""

from collections.abc import Callable

from cardroom.table.model.hand_positions import Placing, Positions, between, clockwise_from
from cardroom.table.positions.moving_big_blind import moved_with_big_blind
from cardroom.table.positions.sitters import NOBODY, Sitters, admitted, heads_up, nearest_before


def moved_with_dead_button(last: Positions, sitters: Sitters, rule: str, seat_count: int) -> Placing:
    """The next hand where the button may be at an empty seat (PF-3.1.1, CK-BB.3).

    The big blind comes to the next player clockwise, a waiting player included. The small blind is at the last big
    blind's seat and the button at the last small blind's, even if nobody is left there. With two players the button
    goes to the one not in the big blind (PF-3.1.2, CK-BB.4). Needs at least one seat that may be dealt in.
    """
    small_seat, dealer = last.big_blind, last.small_position
    inside, late = admitted(sitters, rule, dealer, small_seat, seat_count)
    big_blind = clockwise_from(small_seat, sitters.playing | sitters.waiting | inside)[0]
    dealt = sitters.playing | {big_blind} | inside
    passed = between(small_seat, big_blind, seat_count)
    missed_small = NOBODY if small_seat in dealt else frozenset({small_seat})
    if len(dealt) <= 2:
        positions = heads_up(dealt, big_blind)
    else:
        if dealer not in between(big_blind, small_seat, seat_count):
            # The big blind has passed the button's seat: the button goes to the nearest player before the small blind.
            dealer = nearest_before(small_seat, dealt - {big_blind})
        is_posted = small_seat in dealt
        positions = Positions(
            dealer, small_seat if is_posted else 0, big_blind, small_seat=0 if is_posted else small_seat
        )
    return Placing(
        positions,
        tuple(clockwise_from(positions.dealer, dealt)),
        passed | missed_small,
        passed_small=missed_small,
        late=late,
    )


Move = Callable[[Positions, Sitters, str, int], Placing]
"""(last positions, the sitters, the value of ``blinds.entry_between``, seats at the table) -> the next placing."""

MOVES: dict[str, Move] = {
    "before_small_blind": moved_with_big_blind,
    "dead_button": moved_with_dead_button,
}
