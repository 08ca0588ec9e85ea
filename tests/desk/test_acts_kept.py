"""The latest acts of a desk: those that can be taken back. Players with a phone make none of the staff's too old."""

from __future__ import annotations

from random import Random

import pytest

from cardroom.desk import desk_commands as do
from cardroom.desk.desk_state import ACTS_KEPT, PLAYERS_KEPT
from cardroom.rules import Refused
from tests.desk.live_evening import NL, LiveEvening

PLAYERS = tuple(f"p{number}" for number in range(1, 5))


@pytest.mark.parametrize("seed", range(6))
def test_whatever_players_do_the_latest_acts_of_staff_can_be_taken_back(seed: int) -> None:
    chance, at = Random(seed), LiveEvening(tables=(NL,))
    of_staff = [act.number for act in at.state.acts]
    for _ in range(1_500):
        is_players = chance.random() < chance.choice((0.5, 0.95, 1))
        player, seat = chance.choice(PLAYERS), chance.randint(1, 9)
        by = player if is_players else "floor"
        staffs: tuple[do.AnyDeskCommand, ...] = (
            do.LockSeat(table=1, seat=seat, why="broken", by=by),
            do.UnlockSeat(table=1, seat=seat, by=by),
            do.SignUp(player=player, pool=NL, by=by),
        )
        own = chance.choice((do.SignUp, do.StrikeOff))(player=player, pool=NL, by=by)
        try:
            done = at.act(own if is_players else chance.choice(staffs))
        except Refused:
            continue
        if not is_players:
            of_staff.append(done.number)
        kept = {act.number for act in at.state.acts}
        assert kept >= set(of_staff[PLAYERS_KEPT - ACTS_KEPT :]) and len(kept) <= ACTS_KEPT
        assert done.number in kept
    assert at.state.number > 2 * ACTS_KEPT


def test_a_slip_is_taken_back_behind_a_thousand_acts_of_one_phone() -> None:
    at = LiveEvening(tables=(NL,))
    slip = at.act(do.LockSeat(table=1, seat=3, why="the wrong seat")).number
    for _ in range(500):
        at.act(do.SignUp(player="p1", pool=NL, by="p1", by_phone=True))
        at.act(do.StrikeOff(player="p1", pool=NL, by="p1"))
    at.act(do.TakeBackAct(act=slip, why="a slip"))
    assert not at.state.seat(1, 3).locked
