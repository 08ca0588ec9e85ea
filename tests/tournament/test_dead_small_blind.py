"""A hand of a tournament whose small blind nobody posts, in pot limit: a pot raise counts it in full."""

import pytest

from cardroom.table.values.stakes import Stakes
from tests.tournament.playing import begun

LEVEL = Stakes(small_blind=100, big_blind=200, level=1)


@pytest.mark.clause("PF-4.7.1", "PF-3.1.1")
@pytest.mark.parametrize("name", ["pokerstars-live-fi", "pokerstars-live-no"])
def test_the_first_raise_of_the_pot_is_the_same_whether_the_small_blind_is_posted_or_dead(name: str) -> None:
    world = begun(name, 6, game="holdem-pl", stack=30_000, levels=(LEVEL,))
    world.deal()
    hand = world.table._state.hand
    assert hand is not None and hand.engine.legal() == (200, 400, 700)
    big = world.seats[hand.placing.positions.big_blind].player
    world.fold_out()
    order = world.players_at(1)
    next_big = order[(order.index(big) + 1) % 6]
    world.knock_out(next_big, big)
    for _ in range(3):
        world.deal()
        hand = world.table._state.hand
        assert hand is not None
        if not hand.placing.positions.small_blind:
            assert hand.engine.setup.dead_blind == 100 and hand.engine.total == 200
            assert hand.engine.legal() == (200, 400, 700)
            return
        assert hand.engine.setup.dead_blind == 0
        world.fold_out()
    raise AssertionError("the small blind was never dead")
