"""Names, seats and languages of tables are the operator's, within what house and game allow."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from cardroom.cash.table_terms import table_terms
from cardroom.room.archive.hand_files import as_phh, as_pokerstars
from cardroom.room.lobby.stake_faults import stake_faults
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.opening_fault import RoomUnusable
from cardroom.room.runtime.stake_settings import StakeSettings, free_name
from cardroom.rules import house
from cardroom.rules.layers.layers import shipped
from cardroom.testing.whole_room import CHEAP, TestRoom

POOL = "holdem-nl10"


def with_settings(folder: Path, **wishes: object) -> TestRoom:
    return TestRoom(folder, settings=msgspec.structs.replace(CHEAP, **wishes))


def test_a_list_of_names_begins_again_with_a_count_and_a_pattern_counts() -> None:
    names = ("Red", "Blue")
    assert free_name(names, []) == "Red"
    assert free_name(names, ["Red"]) == "Blue"
    assert free_name(names, ["Red", "Blue"]) == "Red 2"
    assert free_name(names, ["Blue", "Red 2"]) == "Red"
    assert free_name(("Table {number}",), ["Table 1", "Table 3"]) == "Table 2"
    assert free_name(("Hall {number}", "Bar"), ["Hall 1", "Bar"]) == "Hall 2"


def test_no_two_open_tables_ever_get_one_name() -> None:
    chance = Random(29)
    for _ in range(50):
        names = tuple(chance.sample(["Red", "Blue", "Table {number}", "Red 2", "Bar"], chance.randint(1, 5)))
        taken: list[str] = []
        for _ in range(30):
            if taken and chance.random() < 0.3:
                taken.remove(chance.choice(taken))
            name = free_name(names, taken)
            assert name not in taken
            taken.append(name)


def test_tables_have_the_operators_names_in_lobby_history_and_report(tmp_path: Path) -> None:
    own = StakeSettings("holdem", "NL10", names=("Kotka", "Haukka"), seats=4, languages=("fi", "en"))
    with with_settings(
        tmp_path, table_names=("Table {number}",), table_languages=("en",), stakes=(own,)
    ) as room:
        table = room.seat(POOL, "A", "B", "C", "D")
        for name in "EFG":  # four seats are taken: three more open the next table
            room.client(name).done(room.client(name).join(POOL, 1000))
            room.take_offers()
        other = room.seat("omaha-pl10", "H", "I", "J")
        shown = {pool.pool: pool for pool in room.room.lobby.pools_shown()}
        assert [(row.name, row.seats) for row in shown[POOL].tables] == [("Kotka", 4), ("Haukka", 4)]
        assert (shown[POOL].seats, shown[POOL].languages) == (4, ("fi", "en"))
        assert [(row.name, row.seats) for row in shown["omaha-pl10"].tables] == [("Table 1", 6)]
        assert shown["omaha-pl10"].languages == ("en",)
        view = room.client("A").view(table)
        assert (view.terms.name, view.terms.seats, view.terms.languages) == ("Kotka", 4, ("fi", "en"))

        room.deal(table)
        room.play(table)
        told = [one for one in room.client("A").all(to_client.TableTold) if one.table == table]
        events = [event for one in told for event in (*one.events, *one.private)]
        start = next(i for i, event in enumerate(events) if type(event).__name__ == "HandStarted")
        phh, stars = (write(view.terms, events[start:]) for write in (as_phh, as_pokerstars))
        assert 'table = "Kotka"' in phh and "seat_count = 4" in phh
        assert "'Kotka' 4-max" in stars
        found = room.run(room.room.closing.today())
        assert found is not None
        assert {row.table: row.name for row in found[1].tables} == {table: "Kotka"}
        assert room.table(other).terms.name == "Table 1"


def test_a_closed_tables_name_is_free_again_and_a_restart_keeps_names(tmp_path: Path) -> None:
    with with_settings(tmp_path, table_names=("Red", "Blue")) as room:
        first = room.seat(POOL, "A", "B", "C")
        second = room.seat("omaha-pl10", "D", "E", "F")
        room.restart()
        assert [room.table(table).terms.name for table in (first, second)] == ["Red", "Blue"]
        for name in "ABC":
            room.client(name).done(room.client(name).leave(first))
        room.wait(seconds=700)
        assert first not in room.room.tables
        third = room.seat("holdem-nl25", "A", "B", "C")
        assert room.table(third).terms.name == "Red"


def test_tables_open_under_other_settings_play_on_and_new_players_come_to_tables_as_now(
    tmp_path: Path,
) -> None:
    with TestRoom(tmp_path) as room:
        old = room.seat(POOL, "A", "B", "C")
        wish = StakeSettings("holdem", "NL10", seats=4, languages=("fi",))
        room.settings = msgspec.structs.replace(CHEAP, stakes=(wish,))
        room.restart()
        assert room.table(old).terms.seats == 6
        new = room.seat(POOL, "D", "E", "F")
        assert new != old and room.table(new).terms.seats == 4
        room.settings = msgspec.structs.replace(CHEAP, stakes=(StakeSettings("holdem", "NL10", seats=4),))
        room.restart()  # the language alone keeps nobody from a table
        room.client("G").done(room.client("G").join(POOL, 1000))
        room.take_offers()
        assert room.table(new).seat_of(room.person("G").id) is not None


def test_seats_are_as_house_and_game_allow_at_every_stake_of_every_house() -> None:
    tried = 0
    for id in shipped():
        book = house(id)
        for offer in book.games.values():
            least = book.for_game(offer.id).seating.players_to_start.value
            for stake in offer.stakes:
                most = table_terms(book, offer.id, stake.name, "", "").seats
                for seats in range(13):
                    wish = StakeSettings(offer.id, stake.name, seats=seats)
                    faults = list(stake_faults((wish,), {book.id: book}, book.id))
                    assert bool(faults) == (seats != 0 and not least <= seats <= most), (id, offer.id, seats)
                    assert all(entry == (0, "seats") and "(" in fault for entry, fault in faults)
                    tried += 1
    assert tried > 1000


@pytest.mark.parametrize(
    ("wish", "fault"),
    [
        (StakeSettings("holdem", "NL10", seats=7), "stakes[0].seats: Casinohuone seats 3 to 6 at holdem NL10, not 7"),
        (StakeSettings("holdem", seats=2), "seats 3 to 6"),
        (StakeSettings("holdm"), "Setting stakes[0].game: Casinohuone offers no game 'holdm'; it offers holdem"),
        (StakeSettings("holdem", "NL11"), "Setting stakes[0].stake: .* has no stake 'NL11'; its stakes are NL"),
        (StakeSettings("holdem", house="club"), "Setting stakes[0].house: the room has no house 'club'"),
    ],
)  # fmt: skip
def test_a_room_does_not_open_with_tables_that_no_house_has(
    tmp_path: Path, wish: StakeSettings, fault: str
) -> None:

    with pytest.raises(RoomUnusable) as found:
        with_settings(tmp_path, stakes=(wish,))
    assert re.search(fault.replace("[", r"\["), found.value.message), found.value.message
