"""Stacks of drawn seats that nobody has taken yet: when they come into play."""

from collections.abc import Collection, Sequence

from cardroom.rules.decisions import Balancing
from cardroom.tournament.seating.first_draw import DrawnSeat


def stacks_in_play(
    rules: Balancing,
    seats: Sequence[DrawnSeat],
    open_seats: Collection[tuple[int, int]],
    present: Collection[str],
) -> tuple[str, ...]:
    """The players whose stacks are in play, in the order of their draw.

    ``seats`` are those given out, ``open_seats`` the (table, seat) that are not yet, ``present`` the players who have
    sat down.

    A player who has sat down plays. The others' stacks are in play from the start, or as soon as no seat of their
    number is left to give out at any table of the tournament, however full their own table is (PF-2.1.2, PF-2.1.2.1).
    """
    from_the_start = rules.unclaimed_stacks.value == "from_the_start"
    left = {seat for _, seat in open_seats}
    return tuple([
        one.player for one in seats if one.player in present or from_the_start or one.seat not in left
    ])  # fmt: skip
