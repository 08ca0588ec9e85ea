"""What players of a live tournament are told on their own phones: where to sit, where to go, what is left of a penalty."""

from __future__ import annotations

from pathlib import Path

from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.tournament_client import WatchTournament
from cardroom.room.protocol.tournament_own_views import YouThere
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live.live_acts import TellAway
from cardroom.tournament.play.tournament_commands import MovePlayer, PenalisePlayer
from tests.room.tournaments.played import CUP, enter
from tests.room.tournaments.test_live_hosted import carry_out, hall, live_room

PLAYERS = tuple(f"P{number}" for number in range(7))


def seat_of(room: TestRoom, player: str) -> tuple[int, int]:
    """Where the hall has a player: who sits, or is to come."""
    for one in hall(room).orders:
        if one.what == "seat" and one.player == player:
            return one.to_table, one.to_seat
    return next(
        (table.table, seat.seat)
        for table in hall(room).tables
        for seat in table.seats
        if seat.player == player
    )


def you(room: TestRoom, client: TestClient) -> YouThere:
    """A player's own part of the tournament's page."""
    client.ask(WatchTournament(CUP))
    room.wait(ms=1_100)
    shown = [
        one for one in client.told if isinstance(one, of_cups.TournamentShown | of_cups.TournamentChanged)
    ]
    assert shown[-1].you is not None
    return shown[-1].you


def test_each_is_told_the_seat_as_it_is_drawn_and_no_page_of_a_table(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=4) as room:
        clients = enter(room, *PLAYERS)
        room.run(room.room.tournaments.start(BOSS, CUP))
        room.settle()
        for client in clients:
            told = client.last(of_cups.TournamentSeat)
            assert (told.number, told.seat) == seat_of(room, client.player) and told.seat > 0
            assert (told.live, told.table, told.why) == (True, "", "start") and "CH-8.3" in told.clauses
            assert you(room, client).awaited and not you(room, client).table
        carry_out(room)
        room.settle()
        for client in clients:
            mine = you(room, client)
            assert (mine.table_number, mine.seat, mine.awaited) == (*seat_of(room, client.player), False)
            assert len(client.all(of_cups.TournamentSeat)) == 1, "they sit where they were sent"


def test_each_has_the_own_receipts_on_the_phone_until_they_are_repaid(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=4) as room:
        clients = enter(room, *PLAYERS)
        mine = [you(room, client).receipts for client in clients]
        assert sorted(mine) == [(number,) for number in range(1, len(PLAYERS) + 1)]
        room.run(room.room.registration.withdraw(BOSS, CUP, clients[0].player, "not today"))
        room.settle()
        enter(room, PLAYERS[0])
        assert you(room, clients[0]).receipts == (len(PLAYERS) + 1,), "the one before was repaid"


def test_who_is_moved_is_told_where_to_go_at_the_order_and_nobody_again_behind_a_restart(
    tmp_path: Path,
) -> None:
    with live_room(tmp_path, seats=4) as room:
        clients = enter(room, *PLAYERS)
        room.run(room.room.tournaments.start(BOSS, CUP))
        room.settle()
        carry_out(room)
        fullest = max(hall(room).tables, key=lambda one: len(one.seats))
        mover = next(one for one in clients if one.player == fullest.seats[0].player)
        table, _ = seat_of(room, mover.player)
        other = next(one.table for one in hall(room).tables if one.table != table)
        room.run(room.room.tournaments.act(BOSS, CUP, MovePlayer(BOSS.id, "a wish", mover.player, other)))
        room.settle()
        carry_out(room)
        room.settle()
        told = mover.last(of_cups.TournamentSeat)
        assert (told.number, told.seat) == seat_of(room, mover.player) and told.number == other
        assert told.why == "staff" and told.live
        heard = [len(client.all(of_cups.TournamentSeat)) for client in clients]
        assert sorted(heard, reverse=True) == [2, *[1] * 6]
        room.restart()
        again = [room.connect(name) for name in PLAYERS]
        room.run(room.room.live_tournaments.tell(BOSS, CUP, TellAway(player=mover.player, away="wish")))
        room.settle()
        assert not any(client.all(of_cups.TournamentSeat) for client in again)
        moved = next(one for one in again if one.player == mover.player)
        assert you(room, moved).table_number == other


def test_a_player_sees_what_is_left_of_a_penalty(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=4) as room:
        clients = enter(room, *PLAYERS)
        room.run(room.room.tournaments.start(BOSS, CUP))
        room.settle()
        carry_out(room)
        given = PenalisePlayer(BOSS.id, "cards shown", clients[0].player, "one", "time_away", minutes=10)
        room.run(room.room.tournaments.act(BOSS, CUP, given))
        room.settle()
        until_ms = you(room, clients[0]).penalty_until_ms
        assert 500_000 < until_ms - room.time.now_ms() <= 600_000
        assert you(room, clients[1]).penalty_until_ms == 0
