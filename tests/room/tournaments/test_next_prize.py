"""What every player's view says of the money to come: what is sure, when it rises, and that it comes so."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from cardroom.room.protocol.tournament_views import NextPrize
from cardroom.room.tournaments.public_view import next_prize
from cardroom.testing.whole_room import BOSS
from cardroom.tournament.play.tournament_commands import PauseTournament, ResumeTournament
from cardroom.tournament.tournament_terms import BreakAfter
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


class Said(NamedTuple):
    """What a view told at one moment, and who was in then."""

    playing: frozenset[str]
    unplaced: int
    to_money: int
    last_prize: int
    sure: int
    rise: NextPrize | None


def play(folder: Path, house: str, seed: int) -> Counter[str]:
    """Play a tournament out in which whole stacks go in, and hold what is paid against what each view had told."""
    chance = random.Random(f"{house} {seed}")
    players, raises = chance.choice((6, 9, 12)), chance.choice((0.2, 0.6))
    room = cup_room(folder, seed, of=house, game=HOUSES[house], seats=3)
    enter(room, *(f"Player {number}" for number in range(players)))
    start(room)
    found = room.room.tournaments.found(CUP)
    assert found is not None
    said: list[Said] = []
    while is_on(room):
        now = room.run(room.room.tournament_door.view(CUP, "")).now
        if now.row.status != "over":
            left, state = now.row.left or 0, found.state
            playing = frozenset(one.player for one in state.entrants.values() if one.is_in)
            assert now.undecided == state.unplaced - left == state.unplaced - len(playing)
            assert now.prizes_final or not (now.sure or now.next_prize)
            if now.prizes_final:
                last = now.prizes[-1].prize
                said.append(Said(playing, state.unplaced, now.to_money, last, now.sure, now.next_prize))
        go_on(room, chance, raises=raises)
    over = room.run(room.room.tournament_door.view(CUP, "")).now
    assert len(over.leaders) == players and said
    paid = {one.player: one.prize for one in over.leaders}
    places = Counter(one.place for one in over.leaders)
    room.close()
    for number, then in enumerate(said):
        assert min(paid[player] for player in then.playing) >= then.sure
        assert then.rise is None or then.rise.prize > then.sure
        rise = then.rise or NextPrize(players, 0)
        for out, prize in ((then.to_money, then.last_prize), (rise.players, rise.prize)):
            behind = next((one for one in said[number:] if one.unplaced <= then.unplaced - out), None)
            still = behind.playing if behind else {one.player for one in over.leaders if one.place == 1}
            assert min(paid[player] for player in still) >= prize
    shared = max(places.values()) > 1
    if not shared:  # (Who share places are paid between what was sure and what came next.)
        by_place = [one.prize for one in sorted(over.leaders, key=lambda one: one.place)]
        for then in said:
            assert (
                then.to_money == by_place[: then.unplaced].count(0)
                and then.sure == by_place[then.unplaced - 1]
            )
            if then.rise is not None:
                behind = then.unplaced - then.rise.players
                assert set(by_place[behind : then.unplaced]) == {then.sure}
                assert by_place[behind - 1] == then.rise.prize
    waited = sum(then.unplaced > len(then.playing) for then in said)
    return Counter(shared=shared, alone=not shared, waited=waited)


def test_whoever_is_left_is_paid_as_the_view_had_said(tmp_path: Path) -> None:
    found: Counter[str] = Counter()
    for house in HOUSES:
        for seed in range(3):
            found += play(tmp_path / f"{house}-{seed}", house, seed)
    assert found["waited"] and found["alone"] and found["shared"], found


@pytest.mark.exhaustive
@pytest.mark.parametrize("first", range(100, 180, 10))
@pytest.mark.parametrize("house", HOUSES)
def test_whoever_is_left_is_paid_as_any_view_had_said(tmp_path: Path, house: str, first: int) -> None:
    for seed in range(first, first + 10):
        play(tmp_path / str(seed), house, seed)


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
