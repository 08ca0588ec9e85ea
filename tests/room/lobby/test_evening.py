"""A live room's evening, over the wire: stacks that come back, a short buy-in once, tables that the house closes."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from cardroom.cash import cash_commands as of_cash
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.rules import house, load_rulebook
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import CHEAP, TestRoom

HOUSE = "casino-helsinki"
BOOK = house(HOUSE)
NL200, NL500 = "holdem-nl-nl200", "holdem-nl-nl500"


def refusal(client: TestClient, pool: str, buy_in: int) -> to_client.Refused:
    return client.refusal(client.join(pool, buy_in))


@pytest.mark.clause("CH-1.53", "CH-1.54", "CH-1.55", "CH-2.12")
def test_a_stack_comes_back_to_any_game_of_its_structure_also_after_a_restart(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=BOOK) as room:
        table = room.seat(NL200, "Ann", "Bob", buy_in=123_00)
        ann = room.client("Ann")
        ann.done(ann.leave(table))
        room.restart()
        ann = room.client("Ann")
        refused = refusal(ann, "omaha-nl-nl200", 200_00)
        assert refused.code == "buy-in-not-the-returning-stack" and "CH-1.53" in refused.clauses
        assert refusal(ann, NL500, 300_00).args["least"] == 200_00
        ann.done(ann.join("omaha-pl-pl200", 300_00))
        assert ann.done(ann.join(NL200, 123_00)).table == table
        ann.done(ann.join("omaha-nl-nl200", 400_00))  # brought back once: free again


@pytest.mark.clause("CH-2.13")
def test_the_short_buy_in_of_an_evening_is_one_for_all_tables(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=BOOK) as room:
        first = room.seat("omaha-pl-pl200", "Ann", "Bob", buy_in=80_00)
        ann = room.client("Ann")
        bust(room, first, ann.player)
        ann.done(at_table(ann.new_id(), first, of_cash.TopUp(ME, 40_00)))
        bust(room, first, ann.player)
        ann.done(ann.leave(first))
        second = room.seat("holdem-pl-pl200", "Ann", "Cid", buy_in=80_00)
        bust(room, second, ann.player)
        refused = ann.refusal(at_table(ann.new_id(), second, of_cash.TopUp(ME, 40_00)))
        assert refused.code == "buy-in-too-small"
        assert room.room.seating.short_used(ann.player, second)


def bust(room: TestRoom, table: str, player: str) -> None:
    """As a lost hand leaves a stack."""
    seat = room.table(table).seat_of(player)
    assert seat is not None
    seat.stack = 0


@pytest.mark.clause("CH-2.6", "CH-2.4")
def test_players_of_a_closed_table_come_ahead_of_those_in_line(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=BOOK) as room:
        room.seat(NL200, *[f"P{number}" for number in range(10)])
        pool = room.room.pools[NL200]
        second = room.do(lambda: room.room.keeper.open_table(pool))
        assert room.seat(NL200, "Cid") == second
        staff = room.person("Sue", role="admin")
        room.run(room.room.staff.close_table(staff, second, "too few players"))
        eve, cid = room.client("Eve"), room.client("Cid")
        eve.done(eve.join(NL200, 100_00))
        cid.done(cid.join(NL200, 400_00))
        assert [pool.waiting.place(client.player) for client in (cid, eve)] == [1, 2]


def test_players_of_a_closed_table_wait_like_others_where_the_house_gives_no_priority(tmp_path: Path) -> None:
    text = f'extends = "{HOUSE}"\nid = "no-priority"\nname = "N"\n[seating]\n'
    own = load_rulebook(text + 'closed_table = { value = "no_priority", clauses = ["CH-2.6"] }\n')
    with TestRoom(tmp_path, book=own) as room:
        room.seat(NL200, *[f"P{number}" for number in range(10)])
        pool = room.room.pools[NL200]
        second = room.do(lambda: room.room.keeper.open_table(pool))
        assert room.seat(NL200, "Cid") == second
        staff = room.person("Sue", role="admin")
        room.run(room.room.staff.close_table(staff, second, "too few players"))
        eve, cid = room.client("Eve"), room.client("Cid")
        eve.done(eve.join(NL200, 100_00))
        cid.done(cid.join(NL200, 400_00))
        assert [pool.waiting.place(client.player) for client in (cid, eve)] == [2, 1]


def test_a_player_at_a_table_signs_up_for_more_than_one_other_game(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=BOOK) as room:
        others = ["omaha-pl-pl200", "omaha5-pl-pl200"]
        for pool in others:
            seats = BOOK.for_game(room.room.pools[pool].offer.id).seating.seats.value
            room.seat(pool, *[f"{pool}{number}" for number in range(seats)], buy_in=200_00)
        own = room.seat("holdem-pl-pl200", "Ann", "Abe")
        ann = room.client("Ann")
        for pool in others:
            ann.done(ann.join(pool, 200_00))
        assert [room.room.pools[pool].waiting.place(ann.player) for pool in others] == [1, 1]
        assert room.table(own).seat_of(ann.player) is not None


@pytest.mark.clause("CH-2.7")
def test_of_two_tables_as_full_the_older_one_fills(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=BOOK) as room:
        pool = room.room.pools[NL200]
        older = room.do(lambda: room.room.keeper.open_table(pool))
        room.wait(1)
        younger = room.do(lambda: room.room.keeper.open_table(pool))
        tables = []
        for name in ("Ann", "Bob", "Cid", "Dan"):
            tables.append(room.seat(NL200, name))
        assert tables == [older, younger, older, younger]


@pytest.mark.clause("CH-2.6")
def test_who_left_a_table_by_wish_comes_back_behind_those_in_line(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=BOOK) as room:
        table = room.seat(NL200, *[f"P{number}" for number in range(10)])
        cid, eve = room.client("P9"), room.connect("Eve")
        cid.done(cid.leave(table))
        room.seat(NL200, "P10")
        eve.done(eve.join(NL200, 200_00))
        cid.done(cid.join(NL200, room.room.seating.buy_in_of(room.person("P9"), NL200).least))
        pool = room.room.pools[NL200]
        assert [pool.waiting.place(client.player) for client in (eve, cid)] == [1, 2]


@pytest.mark.clause("CH-2.13")
def test_the_short_buy_in_counts_for_the_evening_also_when_its_table_was_left(tmp_path: Path) -> None:
    seconds = BOOK.buy_in.return_window_seconds.value
    with TestRoom(tmp_path, book=BOOK) as room:
        first = room.seat("omaha-pl-pl200", "Ann", "Bob", buy_in=80_00)
        ann = room.client("Ann")
        seat = room.table(first).seat_of(ann.player)
        assert seat is not None
        seat.stack = 0  # as a lost hand leaves it
        other = room.seat("holdem-pl-pl200", "Cid", "Dan", buy_in=80_00)
        short_used = room.room.seating.short_used
        assert not short_used(ann.player, other)
        ann.done(at_table(ann.new_id(), first, of_cash.TopUp(ME, 40_00)))
        ann.done(ann.leave(first))
        assert short_used(ann.player, other)
        room.wait(seconds=seconds)
        ids = [writer.terms.table for writer in room.room.tables.values() if writer.terms.table == other]
        assert ids and short_used(ann.player, other), "the last moment of the evening"
        room.wait(ms=1)
        assert not short_used(ann.player, other)


def test_the_first_hand_is_dealt_a_pause_after_enough_players_sit_however_long_one_has_waited(
    tmp_path: Path,
) -> None:
    with TestRoom(tmp_path, book=BOOK) as room:
        pool = room.room.pools[NL200]
        table = room.do(lambda: room.room.keeper.open_table(pool))
        room.seat(NL200, "Ann")
        room.wait(seconds=60)
        assert room.seat(NL200, "Bob") == table
        pause_ms = room.settings.pause_before_first_hand_ms
        room.wait(ms=pause_ms - 1)
        assert room.table(table).hand is None
        room.wait(ms=1)
        assert room.table(table).hand is not None


@pytest.mark.parametrize("shown", [False, True])
def test_the_next_hand_comes_the_pause_of_the_settings_after_the_last_whoever_sits_down_meanwhile(
    tmp_path: Path, shown: bool
) -> None:
    settings = replace(CHEAP, pause_waits_for_pages=False)
    with TestRoom(tmp_path, book=BOOK, settings=settings) as room:
        table = room.seat(NL200, "Ann", "Bob", "Cid")
        room.deal(table)
        (room.play if shown else room.fold_out)(table)
        pause_ms = room.settings.pause_after_hand_ms if shown else room.settings.pause_after_fold_ms
        room.wait(ms=pause_ms // 2)
        assert room.seat(NL200, "Dan") == table
        room.wait(ms=pause_ms - pause_ms // 2 - 1)
        assert room.table(table).hand is None
        room.wait(ms=1)
        assert room.table(table).hand is not None
