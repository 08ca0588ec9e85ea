"""Chooses the free seat for a player who comes to a table."""

from collections.abc import Sequence

from cardroom.table.model.hand_positions import Positions, clockwise_from
from cardroom.tournament.lots import Lots
from cardroom.tournament.table_messages import Where


def seat_to_take(
    where: Where, free: Sequence[int], last: Positions | None, opened: Sequence[int], lots: Lots
) -> int:
    """One of the ``free`` seats; ``last`` are the last hand's positions, ``opened`` the seats in the order they became
    free.

    The big blind comes to the seats clockwise from where it was. It reaches the first of the free ones soonest, perhaps
    in the very next hand (CH-8.44, CK-T.16, PF-2.5), and the last of them last (CO-42d, reading A12). The seat of the
    last big blind comes last of all, so that nobody is put on the small blind's position while there is another.
    """
    if where == "last_opened":
        found = [seat for seat in opened if seat in free]
        return found[-1] if found else lots.pick(sorted(free))
    if where == "drawn" or last is None or not last.big_blind:
        return lots.pick(sorted(free))
    order = clockwise_from(last.big_blind, free)
    return order[0] if where == "nearest_to_big_blind" else order[-1]
