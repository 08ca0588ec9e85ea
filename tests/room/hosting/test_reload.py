"""Rulebooks read anew while a room runs, and tables that keep the book they were opened by."""

from __future__ import annotations

import dataclasses
import json
import random
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from cardroom.room.hosting.journal import decode_record, decode_step
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.responses import Reloaded
from cardroom.rules import Rulebook, house, load_rulebook
from cardroom.rules.canonical import version_of
from cardroom.store.faults import StoreUnusable
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.known_seats import check_known_seats
from tests.stored import behind

POOL = "holdem-nl10"
OWN = """
extends = "casinohuone"
id = "my_club"
name = "My Club"

[seating]
{seats}

[[chapter]]
id = "MC"
title = "House order"
[[chapter.clause]]
id = "MC-1"
source = "Tables"
title = "Seats"
text = "{text}"
area = "seating"
applies = "cash"
engine = "auto"
"""
EIGHT = 'seats = { value = 8, clauses = ["MC-1"] }'
NINE = 'seats = { value = 9, clauses = ["MC-1"] }'


class Club:
    """A room whose main house is a file that its operator writes again."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "my_club.toml"
        self.write(EIGHT)
        self.room = TestRoom(
            folder / "data",
            book=self.read(),
            more=(house("casino-helsinki"),),
            sources=(str(self.file), "casino-helsinki"),
        )
        self.staff = self.room.person("Sirpa", role="admin")

    def write(self, seats: str, text: str = "A table has the seats it has.") -> None:
        self.file.write_text(OWN.format(seats=seats, text=text))

    def read(self) -> Rulebook:
        return load_rulebook(self.file)

    def reload(self) -> Reloaded:
        return self.room.run(self.room.room.houses.reload(self.staff, "the new season"))

    def restart(self) -> None:
        """The room opens again with what the file says by then."""
        self.room.book = self.read()
        self.room.restart()


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    opened = Club(tmp_path)
    with opened.room:
        yield opened


def test_new_tables_go_by_the_new_book_and_running_ones_keep_theirs(club: Club) -> None:
    room = club.room
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    before = room.table(table).book
    hand = room.table(table).hand
    watcher = room.connect()
    room.do(lambda: room.room.lobby.watch(watcher))
    club.write(NINE)
    done = club.reload()
    assert (done.faults, [(one.house, one.changed) for one in done.houses]) == (
        (),
        [("my_club", True), ("casino-helsinki", False)],
    )
    assert room.table(table).hand is hand and room.table(table).book is before
    assert len(watcher.all(to_client.LobbyShown)) == 2, "the lobby is shown anew"
    room.play(table)
    room.deal(table)
    assert room.table(table).book.seating.seats.value == 8
    for name in "DEF":
        client = room.connect(name)
        assert client.done(client.join(POOL, 1000)).table == "", "nobody is drawn to a table of other terms"
    room.take_offers()
    [other] = {room.room.tables.tables_of(room.person(name).id)[0] for name in "DEF"}
    assert other != table and room.table(other).book.seating.seats.value == 9
    records = room.run(room.room.staff_pages.records(BOSS)).records
    assert ("Sirpa", "reload_rulebooks my_club", "the new season") in [
        (r.by, r.what, r.reason) for r in records
    ]


def test_words_that_change_no_terms_keep_a_table_open_to_everybody(club: Club) -> None:
    table = club.room.seat(POOL, "A", "B", "C")
    club.write(EIGHT, "A table has eight seats.")
    club.reload()
    assert club.room.seat(POOL, "D") == table


def test_joins_know_which_tables_take_players_after_any_rulebooks(club: Club) -> None:
    room, chance = club.room, random.Random(3)
    for turn in range(40):
        table = chance.choice([*room.room.pools[POOL].writers] or [""])
        match chance.choice(("book", "join", "join", "time", "leave", "restart")):
            case "book":
                club.write(chance.choice((EIGHT, NINE)), f"A table has seats, {chance.randint(1, 2)}.")
                club.reload()
            case "join":
                client = room.connect(f"P{turn}")
                client.done(client.join(POOL, 1000))
                room.take_offers()
            case "time":
                room.wait(seconds=chance.choice((1, 30, 300)))
            case "leave" if table and room.table(table).seats:
                client = room.client(room.called(next(iter(room.table(table).seats.values())).player))
                client.done(client.leave(table))
            case "restart":
                club.restart()
        check_known_seats(room)


def test_a_broken_book_is_told_with_all_its_faults_and_lines_and_the_room_keeps_the_book_it_has(
    club: Club,
) -> None:
    room = club.room
    table = room.seat(POOL, "A", "B", "C")
    before = dict(room.room.services.books)
    club.file.write_text(OWN.format(seats='seats = { value = 99, clauses = ["MC-9"] }\nstools = 4', text="x"))
    faults = [(fault.line, fault.entry) for fault in club.reload().faults]
    assert faults == [(7, "seating.seats.clauses"), (7, "seating.seats.value"), (8, "seating.stools")]
    assert dict(room.room.services.books) == before
    club.file.write_text("this is no rulebook")
    assert [fault.line for fault in club.reload().faults] == [1]
    assert dict(room.room.services.books) == before
    assert room.seat(POOL, "D") == table, "and the room plays on"
    room.deal(table)


def test_another_house_in_the_file_or_another_currency_is_a_fault(club: Club) -> None:
    club.file.write_text(OWN.format(seats=EIGHT, text="x").replace("my_club", "their_club"))
    assert [fault.entry for fault in club.reload().faults] == ["id"]
    club.file.write_text('currency = "SEK"\n' + OWN.format(seats=EIGHT, text="x"))
    found = club.reload().faults
    assert "games.holdem.stakes" in {fault.entry for fault in found}, (
        "amounts of one currency are none of another"
    )
    whole = resources.files("cardroom").joinpath("rulebooks/casinohuone.toml").read_text("utf-8")
    club.file.write_text(whole.replace('id = "casinohuone"', 'id = "my_club"').replace('"EUR"', '"SEK"'))
    assert [fault.entry for fault in club.reload().faults] == ["currency"]


def test_a_stake_that_is_offered_no_longer_plays_out_and_goes(club: Club) -> None:
    room = club.room
    table = room.seat(POOL, "A", "B", "C")
    waiting = room.connect("W")
    waiting.done(waiting.join("holdem-nl25", 2500))
    stakes = json.loads(club.read().canonical)["games"]["holdem"]["stakes"]
    kept = [stake for stake in stakes if stake["name"] not in ("NL10", "NL25")]
    toml = ", ".join(
        "{ " + ", ".join(f"{k} = {json.dumps(v)}" for k, v in one.items()) + " }" for one in kept
    )
    club.file.write_text(OWN.format(seats=EIGHT, text="x") + f"[games.holdem]\nstakes = [{toml}]\n")
    assert club.reload().faults == ()
    assert "holdem-nl25" not in room.room.pools, "nobody played there"
    assert waiting.last(to_client.MineChanged).places == ()
    d = room.connect("D")
    assert d.refusal(d.join(POOL, 1000)).code == "stake-withdrawn"
    room.deal(table)
    room.play(table)
    club.restart()
    assert not room.room.pools[POOL].is_offered and room.table(table).book.game("holdem").stake("NL10")
    room.run(room.room.staff.close_table(club.staff, table, "the stake is gone"))
    assert POOL not in room.room.pools
    club.write(EIGHT)
    club.reload()
    assert POOL in room.room.pools and list(room.room.pools)[1] == POOL, "back in its place"


def test_after_a_restart_a_hand_goes_on_by_the_book_it_began_with(club: Club) -> None:
    room = club.room
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    room.act(table, "fold")
    version, hand = room.table(table).book.version, room.hand(table).engine.dump()
    club.write(NINE)
    club.restart()
    assert room.room.services.books["my_club"].seating.seats.value == 9
    assert (room.table(table).book.version, room.hand(table).engine.dump()) == (version, hand)
    for name in "ABC":
        room.connect(name)
    room.play(table)
    [start] = [s for row in room.reader.journal(table) if (s := decode_step(row)).book][:1]
    record = room.reader.hand_at(table, 1)
    assert record is not None
    assert start.book == decode_record(record.record).book == version, "journal and hand name the version"
    assert room.reader.tables()[0].book == version


def another_program(book: Rulebook) -> Rulebook:
    """The same house as a program with one decision point more would have kept it."""
    text = json.dumps({**json.loads(book.canonical), "holograms": {}})
    return dataclasses.replace(book, canonical=text, version=version_of(text))


def test_a_book_of_another_program_gives_way_to_the_one_in_force_between_hands_alone(tmp_path: Path) -> None:
    book = house("casinohuone")
    with TestRoom(tmp_path, book=another_program(book)) as room:
        table = room.seat(POOL, "A", "B", "C")
        room.deal(table)
        room.fold_out(table)
        room.client("A").done(room.client("A").sit_out(table))
        stacks = {seat.player: seat.stack for seat in room.table(table).seats.values()}
        room.book = book
        room.restart()
        assert room.table(table).book.version == book.version == room.reader.tables()[0].book
        assert {seat.player: seat.stack for seat in room.table(table).seats.values()} == stacks
        room.book = another_program(book)
        room.restart()
        assert room.table(table).book.version == book.version, "the table keeps what it was taken over by"
    with TestRoom(tmp_path / "in a hand", book=another_program(book)) as room:
        room.deal(room.seat(POOL, "A", "B", "C"))
        room.book = book
        with pytest.raises(StoreUnusable, match="dealt by a rulebook that this program cannot read whole"):
            room.restart()


def test_a_table_whose_version_was_edited_stands_still(club: Club) -> None:
    room = club.room
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    club.write(NINE)
    club.reload()
    room.run(room.room.staff.open_table(club.staff, "my_club", "holdem", "NL10", "to keep the new book"))
    new = club.read().version
    room.settle()
    behind(room.place, ("UPDATE tables SET book = ? WHERE id = ?", (new, table)))
    room.restart()
    assert room.room.tables[table].is_halted


def test_a_room_without_files_says_so(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        staff = room.person("Sirpa", role="admin")
        assert room.refused(room.room.houses.reload(staff, "why not")).code == "no-rulebook-files"
