"""Every way to straddle, in every situation that small tables come to within three hands.

The situations are those of `test_positions_exhaustive`; in each one every set of players wishes to straddle, and the
players who wait for the big blind would come in by a straddle. Wherever the house has straddles: blinds and button
stay what they are, straddles follow one another from behind the big blind, and only the button's may stand alone.
"""

from collections.abc import Iterator
from itertools import product

import pytest

from cardroom.rules import house
from cardroom.table.model.hand_positions import Placing
from cardroom.table.model.seat import Seat
from cardroom.table.positions.straddling import straddle_order, straddled
from tests.table.test_positions_exhaustive import House, Situation, followed

PLENTY = 10**6


def situations(world: House, hands: int, changes: int) -> Iterator[tuple[Placing, list[Seat]]]:
    """Each hand that can be dealt, once for each situation before it."""
    frontier: set[Situation] = set(world.starts())
    seen = set(frontier)
    for _ in range(hands):
        following: set[Situation] = set()
        for situation in frontier:
            for last, seats in followed(world, situation, changes):
                placing = world.play(last, seats)
                if placing is not None:
                    yield placing, seats
                    following.add(world.after(placing, seats))
        frontier = following - seen
        seen |= frontier


def check(world: House, plain: Placing, seats: list[Seat]) -> Placing:
    """The hand with its straddles, and what must be so."""
    rules = world.state.book.straddles
    assert rules is not None
    active = [seat for seat in seats if not seat.sits_out]
    placing = straddled(world.state, plain, active)
    by_number = {seat.number: seat for seat in seats}
    posted = placing.straddles
    assert placing.positions == plain.positions and set(plain.seats) <= set(placing.seats)
    came = set(placing.seats) - set(plain.seats)
    assert came <= set(posted), "nobody comes in but by a straddle"
    assert not {placing.positions.big_blind, placing.positions.small_blind} & set(posted)
    assert not {entry.seat for entry in placing.entries} & set(posted), "a straddle holds what else is owed"
    order = straddle_order(placing, world.seat_count)
    if posted != tuple(order[: len(posted)]):
        assert posted == (placing.positions.dealer,) and rules.by_button.value != "not_offered"
        assert not by_number[order[0]].wants_to_straddle or by_number[order[0]].owes_big_blind
    for step, number in enumerate(posted):
        seat = by_number[number]
        assert seat.entry == "straddle" if number in came else seat.wants_to_straddle
        if seat.owes_big_blind:
            where = (rules.returning if seat.missed else rules.newcomer).value
            assert where == "any_in_turn" or (where == "next_to_big_blind" and step == 0)
    if len(plain.seats) < rules.players.value:
        assert placing == plain
    return placing


@pytest.mark.clause("CH-4.14", "CH-4.15", "CH-4.16", "CH-4.24", "CH-4.30", "CK-STR", "CK-STR.2", "CK-BB.5")
@pytest.mark.parametrize("name", ["casino-helsinki", "casino-kruh"])
@pytest.mark.parametrize(("seat_count", "changes"), [(3, 3), (4, 1), (5, 1)])
def test_straddles_follow_one_another_whoever_wishes(name: str, seat_count: int, changes: int) -> None:
    world = House(house(name), seat_count)
    most = came = 0
    for placing, seats in situations(world, 2, changes):
        for seat in seats:
            seat.stack = PLENTY
        outside = [seat for seat in seats if not seat.sits_out and seat.number not in placing.seats]
        for seat in outside:
            seat.entry = "straddle"
        inside = [seat for seat in seats if seat.number in placing.seats]
        for wishes in product((0, PLENTY), repeat=len(inside)):
            for seat, wish in zip(inside, wishes, strict=True):
                seat.wants_to_straddle = wish
            found = check(world, placing, seats)
            most = max(most, len(found.straddles))
            came += len(found.seats) - len(placing.seats)
    # All behind the big blind, where nobody posts the small one as many as two at a table of three.
    assert most >= seat_count - 2
    assert seat_count == 3 or came > 0
