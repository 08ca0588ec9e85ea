"""Where the operator says so, no two players of one household or one address sit at a table."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from cardroom.room.lobby.neighbours import Comings
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules import house
from cardroom.rules.refused import Refused
from cardroom.table.values.time_units import DAY_MS
from cardroom.testing.whole_room import CHEAP, TestRoom
from tests.room.lobby.test_apart import POOL, together

HERE, THERE = "203.0.113.7", "2001:db8:1:2::/64"


def opened(folder: Path, **values: object) -> TestRoom:
    settings: RoomSettings = msgspec.structs.replace(CHEAP, **values)
    return TestRoom(folder, book=house("casino-helsinki"), settings=settings)


def lives_with(room: TestRoom, one: str, other: str) -> None:
    manager = room.person("Sue", role="floor")
    room.run(room.room.households.note(manager, room.person(one).id, room.person(other).id, "one address"))


def offered(room: TestRoom, name: str, table: str) -> bool:
    """Whether a player who asks for a seat is at this table then."""
    player = room.connect(name)
    player.done(player.join(POOL, 200_00))
    room.take_offers()
    return room.table(table).seat_of(room.person(name).id) is not None


@pytest.mark.parametrize("kept", [True, False])
def test_two_of_a_household_sit_at_no_table_where_the_operator_says_so(tmp_path: Path, kept: bool) -> None:
    with opened(tmp_path, one_of_household=kept) as room:
        lives_with(room, "Ann", "Zoe")
        lives_with(room, "Zoe", "Yan")
        table = room.seat(POOL, "Ann", "Bob")
        assert offered(room, "Yan", table) is not kept, "whoever lives with one lives with all"
        assert offered(room, "Cid", table)
        room.restart()
        assert together(room, "Ann", "Yan") is not kept


def test_who_has_moved_out_sits_with_the_others_again_and_each_act_is_in_the_log(tmp_path: Path) -> None:
    with opened(tmp_path, one_of_household=True) as room:
        manager = room.person("Sue", role="floor")
        lives_with(room, "Ann", "Zoe")
        ann, zoe = room.person("Ann").id, room.person("Zoe").id
        with pytest.raises(Refused, match="one household already"):
            lives_with(room, "Zoe", "Ann")
        with pytest.raises(Refused, match="two players"):
            lives_with(room, "Ann", "Ann")
        assert room.room.kept_apart.as_told() == (tuple(sorted((ann, zoe))),), "tournaments hear of it"
        room.run(room.room.households.leave(manager, zoe, "has moved out"))
        assert not room.room.neighbours.households, "one alone is none"
        with pytest.raises(Refused, match="no household of that player"):
            room.run(room.room.households.leave(manager, zoe, "once more"))
        table = room.seat(POOL, "Ann", "Bob")
        assert offered(room, "Zoe", table)
        log = room.room.services.store.blocking_reader.log(limit=50).rows
        acts = [
            (line.record.what, line.record.who, line.record.reason)
            for line in log
            if "household" in line.record.what
        ]
        assert sorted(acts) == [
            ("end_household", manager.id, "has moved out"),
            ("note_household", manager.id, "one address"),
        ]


@pytest.mark.parametrize("address", [HERE, THERE])
def test_two_who_came_from_one_address_sit_at_no_table_for_a_day(tmp_path: Path, address: str) -> None:
    with opened(tmp_path, one_of_address=True) as room:
        for name in ("Ann", "Zoe"):
            room.room.neighbours.came(room.person(name).id, address)
        room.room.neighbours.came(room.person("Zoe").id, "198.51.100.9")
        room.room.neighbours.came(room.person("Cid").id, "198.51.100.10")
        table = room.seat(POOL, "Ann", "Bob")
        assert not offered(room, "Zoe", table), "another line in between does not help"
        assert offered(room, "Cid", table)
        assert room.room.kept_apart.by_staff(room.person("Zoe").id) == frozenset(), "staff have not said so"
        room.wait(seconds=86_400)
        assert room.room.neighbours.of(room.person("Zoe").id) == frozenset()


@pytest.mark.parametrize(
    ("values", "address"),
    [
        ({"one_of_address": False}, HERE),
        ({"one_of_address": True, "venues": ("203.0.113.0/24",)}, HERE),
        ({"one_of_address": True}, "127.0.0.1"),
        ({"one_of_address": True}, ""),
    ],
)
def test_at_a_venue_and_behind_an_unnamed_proxy_people_of_one_address_play_together(
    tmp_path: Path, values: dict[str, object], address: str
) -> None:
    with opened(tmp_path, **values) as room:
        for name in ("Ann", "Zoe"):
            room.room.neighbours.came(room.person(name).id, address)
        table = room.seat(POOL, "Ann", "Bob")
        assert offered(room, "Zoe", table)


def test_who_came_from_an_address_of_a_player_within_a_day_is_known_whatever_came_before() -> None:
    for seed in range(200):
        chance, comings = random.Random(seed), Comings()
        came: list[tuple[int, str, str]] = []
        now_ms = 10 * DAY_MS
        for _ in range(60):
            now_ms += chance.choice((0, 1, DAY_MS // 10, DAY_MS // 2))
            if chance.random() < 0.7:
                player, address = chance.choice("ABCDE"), chance.choice((HERE, THERE, "198.51.100.1"))
                comings.came(player, address, now_ms)
                came.append((now_ms, player, address))
            asked = chance.choice("ABCDE")
            fresh = {(player, address) for at_ms, player, address in came if at_ms > now_ms - DAY_MS}
            mine = {address for player, address in fresh if player == asked}
            assert comings.beside(asked, now_ms) == {player for player, address in fresh if address in mine}
        comings.came("F", HERE, now_ms + DAY_MS)
        assert len(comings) == 1, "nobody is known for longer than a day"
