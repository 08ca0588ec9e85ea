"""What staff do is on screens of a hall at once, a burst of it is bounded, and each player's own page waits its second."""

from __future__ import annotations

from pathlib import Path

from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.tournament_client import UnwatchTournament, WatchTournament
from cardroom.room.tournaments.pages import ACT_LEAST_MS, ACT_MOST_MS, ActPace
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.play.tournament_commands import (
    AddTime,
    ChangeLevel,
    PauseTournament,
)
from tests.room.tournaments.played import CUP
from tests.room.tournaments.test_live_hosted import begun

MINUTE_MS = 60_000
CROWD = 100
"""More than are sent a page in one turn of the loop."""


def act(room: TestRoom, command: AddTime | ChangeLevel | PauseTournament) -> None:
    """Staff do that, and whatever is due at this moment happens."""
    room.run(room.room.tournaments.act(BOSS, CUP, command))
    room.settle()
    room.wait()
    room.settle()


def add_minute(room: TestRoom) -> None:
    """One minute more on the clock."""
    act(room, AddTime(BOSS.id, "a spilt drink", 60))


def screen(room: TestRoom) -> TestClient:
    """A screen of the hall: nobody is signed in."""
    found = room.connect()
    found.ask(WatchTournament(CUP))
    return found


def until(client: TestClient) -> int:
    """When the level ends, as a client was told last."""
    shown = [
        one for one in client.told if isinstance(one, of_cups.TournamentShown | of_cups.TournamentChanged)
    ]
    return shown[-1].now.level_until_ms


def changes(client: TestClient) -> int:
    """How many changes a client was sent."""
    return len(client.all(of_cups.TournamentChanged))


def quiet(room: TestRoom) -> None:
    """Everybody has been told everything, and the pace is free."""
    for _ in range(3):
        room.wait(seconds=2)
        room.settle()


def test_an_act_is_on_all_screens_at_once_also_behind_other_news(tmp_path: Path) -> None:
    with begun(tmp_path) as room:
        screens = [screen(room) for _ in range(3)]
        quiet(room)
        ends = until(screens[0])
        add_minute(room)
        assert [until(one) for one in screens] == [ends + MINUTE_MS] * 3
        room.wait(ms=10)
        add_minute(room)
        assert [until(one) for one in screens] == [ends + 2 * MINUTE_MS] * 3, (
            "the second was sent just before"
        )
        room.wait(seconds=5)
        act(room, ChangeLevel(BOSS.id, "as announced", 3))
        assert {one.last(of_cups.TournamentChanged).now.level.level for one in screens} == {3}
        room.wait(seconds=5)
        seen = [changes(one) for one in screens]
        act(room, PauseTournament(BOSS.id, "fire alarm"))
        assert [changes(one) for one in screens] == [one + 1 for one in seen]


def test_a_burst_is_bounded_and_its_last_act_is_on_the_screens_within_the_second(tmp_path: Path) -> None:
    with begun(tmp_path) as room:
        one, mine = screen(room), room.client("P1")
        quiet(room)
        ends, seen, seen_by_player = until(one), changes(one), changes(mine)
        for _ in range(45):
            add_minute(room)
            room.wait(ms=20)
        assert 3 <= changes(one) - seen <= 6, "five, and the second's own news"
        assert changes(mine) - seen_by_player <= 2, "a player's page costs what it did"
        room.wait(ms=ACT_LEAST_MS)
        room.settle()
        assert until(one) == ends + 45 * MINUTE_MS
        room.wait(ms=1_000)
        room.settle()
        assert until(mine) == until(one)


def test_a_screen_is_sent_an_act_once_and_a_player_within_the_second(tmp_path: Path) -> None:
    with begun(tmp_path) as room:
        one, mine = screen(room), room.client("P1")
        quiet(room)
        add_minute(room)  # both have been sent the page of this moment
        room.wait(ms=300)
        seen, seen_by_player = changes(one), changes(mine)
        ends = until(mine)
        add_minute(room)
        assert (changes(one) - seen, changes(mine) - seen_by_player) == (1, 0)
        room.wait(ms=1_000)
        room.settle()
        assert (changes(one) - seen, changes(mine) - seen_by_player) == (1, 1)
        told = mine.last(of_cups.TournamentChanged)
        assert told.now.level_until_ms == ends + MINUTE_MS and told.you is not None


def test_a_crowd_is_told_all_of_it_also_who_comes_and_goes_meanwhile(tmp_path: Path) -> None:
    with begun(tmp_path) as room:
        crowd = [screen(room) for _ in range(CROWD)]
        quiet(room)
        ends = until(crowd[0])
        add_minute(room)
        assert {until(one) for one in crowd} == {ends + MINUTE_MS}
        gone, left = crowd[::2], crowd[1::2]
        room.run(room.room.tournaments.act(BOSS, CUP, AddTime(BOSS.id, "again", 60)))
        for one in gone:
            one.ask(UnwatchTournament(CUP))
        late = screen(room)
        quiet(room)
        assert {until(one) for one in (*left, late)} == {ends + 2 * MINUTE_MS}
        for one in (*left, late):
            one.ask(UnwatchTournament(CUP))
        add_minute(room)
        assert until(screen(room)) == ends + 3 * MINUTE_MS, (
            "who comes when nobody looked is shown the clock as it is"
        )


def test_five_acts_a_second_pass_and_a_clock_set_back_holds_none_back_for_long() -> None:
    pace, shown = ActPace(), []
    for asked in range(0, 10_000, 10):
        if (at := pace.next_ms(asked)) == asked:
            pace.spend(at, followers=40)
            shown.append(at)
    assert max(sum(at <= one < at + 1_000 for one in shown) for at in shown) == 5
    assert pace.next_ms(2_000) <= 2_000 + ACT_MOST_MS
    pace.spend(2_000, followers=5_000)
    pace.spend(2_000, followers=5_000)
    assert pace.next_ms(2_000) == 2_000 + ACT_MOST_MS, "a crowd is told once a second"
    assert pace.next_ms(60_000) == 60_000
