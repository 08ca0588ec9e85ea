"""Staff let a player in line use the seat of one who is away (CH-4.36)."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.ledger import accounts
from cardroom.room.protocol import server_messages as to_client
from cardroom.rules import house
from cardroom.table.events import PlayerLeft
from cardroom.testing.whole_room import BOSS, TestRoom

POOL, BUY_IN = "holdem-nl-nl200", 40_000
NAMES = "ABCDEFGHIJ"


def full_table(folder: Path) -> tuple[TestRoom, str]:
    """A full table of Casino Helsinki, and X in line."""
    room = TestRoom(folder, book=house("casino-helsinki"))
    table = room.seat(POOL, "A", "B", "C", buy_in=BUY_IN)
    for name in NAMES[3:]:
        room.connect(name)
        room.client(name).done(room.client(name).join(POOL, BUY_IN))
        room.take_offers()
    assert room.table(table).free_seats == 0
    room.connect("X")
    assert room.client("X").done(room.client("X").join(POOL, BUY_IN)).table == ""
    return room, table


@pytest.mark.clause("CH-4.36", "CH-4.37")
def test_a_player_in_line_plays_over_one_who_is_away_until_that_one_is_back(tmp_path: Path) -> None:
    room, table = full_table(tmp_path)
    with room:
        staff, a, x = room.person("Sirpa", role="admin"), room.client("A"), room.client("X")
        a.done(a.sit_out(table))
        seat = room.table(table).seat_of(a.player)
        assert seat is not None
        number = seat.number
        room.run(room.room.staff.play_over(staff, table, x.player, number, "A is at dinner"))
        room.settle()
        assert room.table(table).seats[number].player == x.player
        assert room.balances()[accounts.stack(table, x.player)] == BUY_IN
        assert (
            not x.last(to_client.MineChanged).places and x.last(to_client.MineChanged).seats[0].table == table
        )
        assert a.last(to_client.MineChanged).seats[0].table == table, "A has a seat yet"
        assert f"play_over {table}" in [
            record.what for record in room.run(room.room.staff_pages.records(BOSS)).records
        ]
        room.deal(table)
        room.fold_out(table)
        room.restart()
        mine = room.table(table).seat_of(a.player)
        assert mine is not None and mine.home == number and room.table(table).seats[number].is_over
        a, x = room.connect("A"), room.connect("X")
        x.watch(table)
        a.done(a.sit_in(table))
        gone = [event for event in x.events(PlayerLeft) if event.player == x.player]
        assert [event.reason for event in gone] == ["seat_reclaimed"]
        assert room.table(table).seats[number].player == a.player
        assert sum(room.balances().values()) == 0


@pytest.mark.clause("CH-4.36")
def test_only_players_in_line_are_let_over_and_only_an_absent_one(tmp_path: Path) -> None:
    room, table = full_table(tmp_path)
    with room:
        staff, x = room.person("Sirpa", role="admin"), room.client("X")
        taken = room.table(table).seat_of(room.client("A").player)
        assert taken is not None
        over = room.room.staff.play_over
        statement = room.run(room.room.cashier.lines(x.player, "")).lines
        refused = room.refused(over(staff, table, x.player, taken.number, "too early"))
        assert room.run(room.room.cashier.lines(x.player, "")).lines == statement, (
            "no buy-in went and came back"
        )
        assert refused.code == "seat-not-absent" and refused.clauses
        assert x.last(to_client.MineChanged).places, "still in line"
        stranger = room.person("Y")
        assert (
            room.refused(over(staff, table, stranger.id, taken.number, "not in line")).code == "not-in-line"
        )


@pytest.mark.parametrize(
    ("name", "pool", "offers"), [("casino-helsinki", POOL, True), ("casinohuone", "holdem-nl10", False)]
)
def test_staff_are_told_which_tables_let_a_player_in_line_play_over(
    tmp_path: Path, name: str, pool: str, offers: bool
) -> None:
    with TestRoom(tmp_path, book=house(name)) as room:
        room.seat(pool, "A", "B", "C")
        assert [one.plays_over for one in room.run(room.room.staff_pages.overview(BOSS)).tables] == [offers]
