"""Tables opened by templates of staff: over a restart, beside the operator's settings, and where they are refused."""

from __future__ import annotations

from pathlib import Path

import msgspec

from cardroom.room.runtime.stake_settings import StakeSettings
from cardroom.testing.whole_room import BOSS, CHEAP, TestRoom

POOL = "holdem-nl10"


def keep(room: TestRoom, table: str, seats: int, table_name: str = "") -> str:
    kept = room.room.table_templates
    return room.run(kept.keep(BOSS, f"Of {seats}", table, table_name, seats, "as every week"))


def opened(room: TestRoom, template: str, number: int = 1) -> tuple[str, ...]:
    return room.run(room.room.table_templates.open(BOSS, template, number, "many wait"))


def test_a_shorter_table_takes_players_also_after_a_restart(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(POOL, "A", "B", "C")
        template = keep(room, table, 3, "Short {number}")
        room.restart()
        [short] = opened(room, template)
        room.restart()
        terms = room.table(short).terms
        assert (terms.name, terms.seats) == ("Short 1", 3)
        for name in "DEFGHI":
            room.client(name).done(room.client(name).join(POOL, 1000))
            room.take_offers()
        at_short = [name for name in "DEFGHI" if room.table(short).seat_of(room.person(name).id) is not None]
        assert len(at_short) == 3, "its three seats were offered as all others"


def test_a_template_gives_no_more_seats_than_the_stakes_tables_have_now(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(POOL, "A", "B", "C")
        template = keep(room, table, 0)
        wish = StakeSettings("holdem", "NL10", names=("Kotka",), seats=4, languages=("fi",))
        room.settings = msgspec.structs.replace(CHEAP, stakes=(wish,))
        room.restart()
        [new] = opened(room, template)
        assert (room.table(new).terms.name, room.table(new).terms.seats) == ("Kotka", 4)
        refused = room.refused(room.room.table_templates.keep(BOSS, "Old", table, "", 0, "again"))
        assert (refused.code, refused.arguments) == ("template-seats", {"least": 3, "most": 4})
        assert refused.clauses


def test_a_room_about_to_stop_opens_none(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        template = keep(room, room.seat(POOL, "A", "B", "C"), 4)
        tables = set(room.room.tables)
        room.room.services.lifetime.is_stopping = True
        refused = room.refused(room.room.table_templates.open(BOSS, template, 2, "late"))
        assert refused.code == "room-stopping" and set(room.room.tables) == tables
