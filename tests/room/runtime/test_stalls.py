"""A store that stands still: the clock of a turn begins when the turn was told, and that time counts for nobody."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardroom.games.offers import load_house
from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.room.runtime.settings import RoomSettings
from cardroom.store.unanswered import EVERYDAY_MS, MS, READING_MS, STALL_MS, Unanswered
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.stalling import TICK_MS, Evening
from tests.room.tournaments.played import CUP, cup_terms

HOUSES = ("casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi", "pokerstars-live-no")
QUICK = RoomSettings(
    credit_alone_cents=10**9,
    giver_alone_cents=10**9,
    room_alone_cents=10**9,
    pause_after_hand_ms=500,
    pause_after_fold_ms=500,
    pause_before_first_hand_ms=500,
)
EXACT_MS = 3 * TICK_MS
EVERYDAY_LOSS_MS = 2 * EVERYDAY_MS + EXACT_MS
"""What a turn may lose to waits that are no stop: as much as a slow line costs."""


def seated(evening: Evening, tournament: bool) -> None:
    """Six people at a table, who look at it."""
    room, names = evening.room, "ABCDEF"
    clients = [room.connect(name) for name in names]
    if tournament:
        game = "holdem" if room.book.id == "casinohuone" else "holdem-nl"
        terms = cup_terms(room.book.id, game=game, seats=6, level_hands=50, players=6, most=6)
        room.run(room.room.tournaments.announce(BOSS, terms))
        for client in clients:
            client.done(EnterTournament(client.new_id(), CUP))
        while not room.room.tournaments.tables(CUP):
            evening.tick()
        tables = [owner.id for owner in room.room.tournaments.tables(CUP)]
    else:
        tables = [room.seat(next(iter(room.room.pools)), *names)]
    for client in clients:
        client.watch(tables[0])


def lived_through(evening: Evening, minutes: float, stalls: bool = True) -> None:
    """So many minutes, in which the store stands still at random: a moment, seconds, or most of a minute."""
    chance, until = random.Random(evening.chance.random()), evening.real_ms + minutes * 60_000
    next_stall = evening.real_ms + 1000
    while evening.real_ms < until:
        if stalls and evening.real_ms >= next_stall:
            ms = chance.choice((chance.randrange(300), chance.randrange(5000), chance.randrange(50_000)))
            evening.stall(ms)
            next_stall = evening.real_ms + ms + chance.randrange(20_000)
        evening.tick()


def check(evening: Evening) -> None:
    """The law: whoever is decided for has had all the time of the turn since it was told, and nobody's bank is charged
    for other time.
    """
    for one in evening.decisions:
        loss_ms = EXACT_MS if one.behind_a_stop else EVERYDAY_LOSS_MS
        if one.by_clock:
            assert one.had_ms >= one.act_ms + one.bank_ms - loss_ms, one
        assert one.bank_used_ms <= max(0, one.had_ms - one.act_ms) + loss_ms, one
    assert any(one.by_clock for one in evening.decisions) and not all(
        one.by_clock for one in evening.decisions
    )
    assert any(one.behind_a_stop for one in evening.decisions)


def stands_still_at_random(folder: Path, house: str, tournament: bool, seed: int, minutes: float) -> None:
    with Evening(folder, seed, book=load_house(house), settings=QUICK) as evening:
        seated(evening, tournament)
        lived_through(evening, minutes)
        check(evening)
        if tournament:
            return
        table = next(iter(evening.room.room.tables))
        lived_through(evening, 0.1, stalls=False)
        evening.store.answers_at_once = True
        before = evening.room.table(table).view(None, 0).seats
        evening.room.restart()  # what the clocks did is in the journal, and comes out the same
        after = evening.room.table(table).view(None, 0).seats
        assert [(seat.player, seat.stack) for seat in after] == [(seat.player, seat.stack) for seat in before]


@pytest.mark.slow
@pytest.mark.parametrize("tournament", [False, True], ids=["cash", "tournament"])
def test_time_in_which_the_store_stands_still_counts_for_nobody(tmp_path: Path, tournament: bool) -> None:
    stands_still_at_random(tmp_path, "casinohuone", tournament, seed=5, minutes=6)


@pytest.mark.exhaustive  # an hour at each house, some minutes of ours
@pytest.mark.parametrize("tournament", [False, True], ids=["cash", "tournament"])
@pytest.mark.parametrize("house", HOUSES)
def test_an_hour_of_stops_folds_nobody_at_any_house(tmp_path: Path, house: str, tournament: bool) -> None:
    stands_still_at_random(tmp_path, house, tournament, seed=8, minutes=60)


# ---------------------------------------------------------------------- the reckoning itself


class Hands:
    """A clock that the test turns."""

    ms = 0

    def __call__(self) -> int:
        return self.ms * MS


def test_an_everyday_wait_is_time_and_a_longer_one_is_none() -> None:
    now = Hands()
    unanswered = Unanswered(now)
    unanswered.ask()
    now.ms = EVERYDAY_MS
    assert unanswered.stood_ns() == 0 and not unanswered.is_still
    now.ms = EVERYDAY_MS + 400
    assert unanswered.stood_ns() == 400 * MS and unanswered.is_still
    assert unanswered.answer(1) == 400
    assert unanswered.stood_ns() == 400 * MS
    now.ms += 5000
    assert unanswered.stood_ns() == 400 * MS and not unanswered.is_still


def test_behind_a_stop_there_is_time_to_read() -> None:
    now = Hands()
    unanswered = Unanswered(now)
    unanswered.ask()
    now.ms = STALL_MS + 45_000
    unanswered.answer(1)
    stood = (STALL_MS + 45_000 - EVERYDAY_MS) * MS
    assert unanswered.stood_ns() == stood
    now.ms += READING_MS - 1
    assert unanswered.stood_ns() == stood + (READING_MS - 1) * MS
    now.ms += 10_000
    assert unanswered.stood_ns() == stood + READING_MS * MS


def test_a_store_that_is_always_slow_lets_the_clock_go_on() -> None:
    """With commits under way all the time, each of which takes 300 ms: whoever is away is not waited for for ever."""
    now = Hands()
    unanswered = Unanswered(now)
    unanswered.ask()
    for ms in range(60_000):
        now.ms = ms
        if ms % 10 == 0:
            unanswered.ask()
        if ms % 300 == 299:
            unanswered.answer(len(unanswered._asked) - 1)
    assert unanswered.stood_ns() < 60_000 * MS * (300 - EVERYDAY_MS) / 300 * 1.2


def test_the_clock_never_goes_back_and_never_jumps() -> None:
    chance, now = random.Random(6), Hands()
    unanswered, waiting, before = Unanswered(now), 0, 0
    for _ in range(200_000):
        now.ms += chance.choice((1, 1, 1, 7))
        if chance.random() < 0.05:
            unanswered.ask()
            waiting += 1
        if waiting and chance.random() < 0.01:
            answered = chance.randint(1, waiting)
            unanswered.answer(answered)
            waiting -= answered
        time = now.ms - unanswered.stood_ns() // MS
        assert before <= time <= before + 7
        before = time


def test_a_room_hears_of_it_by_its_store(tmp_path: Path) -> None:
    """A room's own clock stands with its store; nothing of it is known to the tests' clock."""
    with TestRoom(tmp_path) as room:
        assert room.stored.unanswered.stood_ns() >= 0
