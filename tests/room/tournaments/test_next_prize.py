"""What every player's view says of the money to come: what is sure, when it rises, and that it comes so."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardroom.room.messages.tournament_views import NextPrize
from cardroom.room.tournaments.showing import next_prize
from cardroom.testing.room import BOSS
from cardroom.tournament.play.commands import PauseTournament, ResumeTournament
from cardroom.tournament.terms import BreakAfter
from tests.room.tournaments.played import CUP, cup_room, enter, go_on, is_on, start

HOUSES = {"casinohuone": "holdem", "casino-helsinki": "holdem-nl", "casino-kruh": "holdem-nl"}


@pytest.mark.parametrize(
    ("prizes", "left", "told"),
    [
        ((50, 30, 20), 5, NextPrize(2, 20)),
        ((50, 30, 20), 3, NextPrize(1, 30)),
        ((50, 30, 20), 1, None),
        ((50, 20, 20, 20), 4, NextPrize(3, 50)),
        ((50, 30, 0, 0), 6, NextPrize(4, 30)),
        ((), 6, None),
    ],
)
def test_it_is_the_next_place_that_is_paid_more(
    prizes: tuple[int, ...], left: int, told: NextPrize | None
) -> None:
    assert next_prize(prizes, left) == told


def test_it_is_what_taking_them_out_one_by_one_shows() -> None:
    chance = random.Random(3)
    for _ in range(2_000):
        prizes = sorted(
            (chance.choice((0, 10, 20, 35, 50, 90)) for _ in range(chance.randrange(12))), reverse=True
        )
        left = chance.randrange(1, 20)
        sure = [prizes[place - 1] if place <= len(prizes) else 0 for place in range(left, 0, -1)]
        rises = next(((out, worth) for out, worth in enumerate(sure) if worth > sure[0]), None)
        told = next_prize(prizes, left)
        assert (told and (told.players, told.prize)) == rises


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("house", HOUSES)
def test_whoever_is_left_is_paid_as_the_view_had_said(tmp_path: Path, house: str, seed: int) -> None:
    chance = random.Random(f"{house} {seed}")
    players = chance.choice((6, 9))
    room = cup_room(tmp_path, seed, of=house, game=HOUSES[house], seats=3)
    enter(room, *(f"Player {number}" for number in range(players)))
    start(room)
    said: list[tuple[int, int, int, NextPrize | None]] = []
    while is_on(room):
        now = room.run(room.room.tournament_door.view(CUP, "")).now
        left = now.row.left or 0
        if now.prizes_final and now.row.status != "over":
            said.append((left, now.to_money, now.sure, now.next_prize))
        go_on(room, chance, raises=0.5)
    over = room.run(room.room.tournament_door.view(CUP, "")).now
    paid = [one.prize for one in sorted(over.leaders, key=lambda one: one.place)]
    tied = len({one.place for one in over.leaders}) < players
    assert said and len(paid) == players
    for left, to_money, sure, rise in said:
        then = left - rise.players if rise else 0
        assert min(paid[:left]) >= sure and (rise is None or rise.prize > sure)
        if not tied:  # who go out in one hand share what their places are paid
            assert (min(paid[:left]), to_money) == (sure, paid[:left].count(0))
            assert rise is None or min(paid[:then]) >= rise.prize
            assert set(paid[then:left]) == {sure} and (rise is None or paid[then - 1] == rise.prize)
    room.close()


def test_the_next_break_stands_while_the_clock_is_stopped(tmp_path: Path) -> None:
    breaks = (BreakAfter(2, 600),)
    room = cup_room(
        tmp_path,
        of="casino-helsinki",
        game="holdem-nl",
        seats=3,
        level_hands=0,
        level_ms=600_000,
        breaks=breaks,
    )
    enter(room, "A", "B", "C")
    start(room)

    def now() -> tuple[int, int, int]:
        view = room.run(room.room.tournament_door.view(CUP, "")).now
        return view.break_ms, view.break_left_ms, room.time.now_ms()

    assert now()[0] and not now()[1]
    room.run(room.room.tournaments.act(BOSS, CUP, PauseTournament("a fire alarm", BOSS.id)))
    chance = random.Random(1)
    while not now()[1]:
        assert go_on(room, chance, raises=0), "nobody goes out meanwhile"
    stood = now()
    room.wait(seconds=300)
    assert now()[:2] == stood[:2]
    room.run(room.room.tournaments.act(BOSS, CUP, ResumeTournament("it is out", BOSS.id)))
    on = now()
    assert on[1] == 0 and on[0] - on[2] == stood[1]
