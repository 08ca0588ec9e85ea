"""Days, flights and shootouts in a room: nights that the room sleeps through, restarts by the clock and by staff."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import BeginDay, EndDay
from cardroom.tournament.tournament_terms import Day, Flight, Shootout
from tests.room.tournaments.played import CUP, FEE, WEALTH, cup_room, enter, go_on, is_on, play_out, start

NAMES = tuple(f"P{number}" for number in range(8))
NIGHT_S = 3_600
"""A short one: the room looks at its owners every second of it."""


def cup(room: TestRoom) -> Tournament:
    found = room.room.tournaments.owner(CUP).tournament
    assert found is not None
    return found


def to_night(room: TestRoom, chance: random.Random) -> None:
    """Play until the day is over."""
    for _ in range(5_000):
        if cup(room).state.day == "night" and not room.room.tournaments.tables(CUP):
            return
        assert go_on(room, chance, raises=0.02, folds=0.3)
    raise AssertionError("the day does not end")


def check_money(room: TestRoom, names: tuple[str, ...] = NAMES) -> None:
    """All that was paid in is paid out but for the fees, and every account can be proved."""
    assert not is_on(room)
    assert sum(room.wallet(name) for name in names) == len(names) * (WEALTH - FEE)
    assert sum(room.balances().values()) == 0


def test_a_night_ends_by_the_clock_also_in_a_room_that_was_stopped_meanwhile(tmp_path: Path) -> None:
    days = (Day(level=1), Day(begins_seconds=NIGHT_S))
    with cup_room(tmp_path, days=days) as room:
        chance = random.Random(3)
        enter(room, *NAMES)
        start(room)
        to_night(room, chance)
        bags = {player: bag.chips for player, bag in cup(room).state.bags.items()}
        assert sum(bags.values()) == 8 * cup(room).terms.stack and not room.room.tournaments.tables(CUP)
        room.restart()
        assert {player: bag.chips for player, bag in cup(room).state.bags.items()} == bags
        due_ms = cup(room).due_ms()
        assert due_ms is not None and due_ms - cup(room).state.started_ms == NIGHT_S * 1_000
        room.wait(ms=max(0, due_ms - room.time.now_ms()))
        room.settle()
        there = {seat.player: seat.stack for owner in room.room.tournaments.tables(CUP) if owner.table is not None
                 for seat in owner.table.seats.values()}  # fmt: skip
        assert there.keys() == bags.keys() and sum(there.values()) == sum(bags.values())
        for name in NAMES:
            room.connect(name)
        play_out(room, chance)
        check_money(room)


def test_staff_end_a_day_and_begin_the_next_and_players_are_told_and_brought(tmp_path: Path) -> None:
    with cup_room(tmp_path, days=(Day(level=3), Day())) as room:
        chance = random.Random(4)
        clients = enter(room, *NAMES)
        start(room)
        room.run(room.room.tournaments.act(BOSS, CUP, EndDay(BOSS.id, "the dealers are tired")))
        to_night(room, chance)
        assert clients[0].last(of_cups.TournamentNoted).what == "day_ended"
        shown = room.run(room.room.tournament_door.view(CUP, clients[0].player))
        assert shown.now.row.status == "night" and shown.you is not None and shown.you.chips > 0
        assert [(day.day, day.until_level) for day in shown.page.days] == [(1, 3), (2, 0)]
        assert cup(room).due_ms() is None
        room.run(room.room.tournaments.act(BOSS, CUP, BeginDay(BOSS.id, "all are here")))
        room.settle()
        seat = clients[0].last(of_cups.TournamentSeat)
        assert seat.why == "day" and seat.clauses
        shown = room.run(room.room.tournament_door.view(CUP, clients[0].player))
        assert shown.now.row.status == "running" and shown.now.level_hands_left == 3, (
            "the level is played anew"
        )
        kept = [
            row.record for row in room.reader.log(what="run_tournaments").rows if row.record.subject == CUP
        ]
        kinds = {(one.who, one.reason, one.details["kind"]) for one in kept}
        assert {
            (BOSS.id, "the dealers are tired", "end_day"),
            (BOSS.id, "all are here", "begin_day"),
        } <= kinds
        play_out(room, chance)
        check_money(room)


def test_players_enter_the_flight_that_they_choose(tmp_path: Path) -> None:
    flights = (Flight("1A"), Flight("1B"))
    with cup_room(tmp_path, days=(Day(level=1), Day()), flights=flights) as room:
        chance = random.Random(5)
        first = enter(room, *NAMES[:4])
        for name in NAMES[4:]:
            client = room.client(name)
            client.done(EnterTournament(client.new_id(), CUP, 2))
        client = room.client("Z")
        assert client.refusal(EnterTournament("z", CUP, 3)).code == "flight-closed"
        assert room.wallet("Z") == WEALTH
        start(room)
        to_night(room, chance)
        shown = room.run(room.room.tournament_door.view(CUP, first[0].player))
        assert (shown.now.row.flights, shown.now.row.flight_open, shown.now.session) == (("1A", "1B"), 2, 0)
        for _ in range(2):
            room.run(room.room.tournaments.act(BOSS, CUP, BeginDay(BOSS.id, "go")))
            room.settle()
            if cup(room).state.session == 1:
                to_night(room, chance)
        play_out(room, chance)
        check_money(room)


@pytest.mark.parametrize("stops", [False, True])
def test_a_shootout_is_played_to_its_end(tmp_path: Path, *, stops: bool) -> None:
    with cup_room(tmp_path, seats=2, shootout=Shootout(2_000)) as room:
        chance = random.Random(6)
        clients = enter(room, *NAMES)
        start(room)
        for step in range(20_000):
            if not go_on(room, chance, raises=0.4):
                break
            if stops and step % 40 == 39:
                room.restart()
                for name in NAMES:
                    room.connect(name)
        whys = {
            told.why for client in clients for told in client.told if isinstance(told, of_cups.TournamentSeat)
        }
        assert stops or whys == {"start", "round"}
        check_money(room)
