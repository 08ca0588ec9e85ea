"""A seat waits for the player's document where the house says so, until staff have noted it (PF-2.2, CK-H.1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.rules import house
from cardroom.table.model import commands
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, CHEAP, TestRoom
from tests.room.tournaments.played import CUP, cup_room, cup_terms, enter

PASSWORD = "a long password"
POOL = "holdem-nl-nl10/20"
NAMES = ("P1", "P2", "P3", "P4")


def signed_up(room: TestRoom, name: str) -> TestClient:
    """Somebody who has just made an account, whose document nobody has seen, with money."""
    person = room.run(room.room.newcomers.sign_up(name, PASSWORD, of_age=True))
    room._people[name] = person
    room.give(name, 1_000_000)
    return room.connect(name)


@pytest.mark.clause("CK-H.1")
def test_a_seat_at_kruh_waits_for_the_document_shown_at_the_first_visit(tmp_path: Path) -> None:
    text = house("casino-kruh").clauses["CK-H.1"].text
    assert (
        text.startswith("Every player must prove identity with a valid document")
        and "at the first entry" in text
    )
    with TestRoom(tmp_path, book=house("casino-kruh")) as room:
        room.run(room.room.tournaments.announce(BOSS, cup_terms("casino-kruh", game="holdem-nl")))
        yuri = signed_up(room, "Yuri")
        least = room.room.pools[POOL].terms("", "").min_buy_in
        asked = (from_client.JoinPool("j", POOL, least), EnterTournament("e", CUP))
        wallet = room.wallet("Yuri")
        for message in asked:
            refused = yuri.refusal(message)
            assert (refused.code, refused.clauses) == ("document-not-seen", ("CK-H.1",))
        assert room.wallet("Yuri") == wallet, "nothing was paid"
        room.run(room.room.identities.note_identity(BOSS, yuri.player, "passport", "at the desk"))
        room.restart()
        yuri = room.connect("Yuri")
        yuri.done(from_client.JoinPool("j2", POOL, least))
        yuri.done(EnterTournament("e2", CUP))


@pytest.mark.parametrize("name", ["casinohuone", "casino-helsinki"])
def test_a_house_that_asks_for_no_document_seats_who_has_none(tmp_path: Path, name: str) -> None:
    with TestRoom(tmp_path, book=house(name)) as room:
        pool = next(iter(room.room.pools))
        player = signed_up(room, "Yuri")
        player.done(from_client.JoinPool("j", pool, room.room.pools[pool].terms("", "").min_buy_in))


def test_a_demo_asks_nobody(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house("casino-kruh"), settings=CHEAP, demo=True) as room:
        least = room.room.pools[POOL].terms("", "").min_buy_in
        signed_up(room, "Yuri").done(from_client.JoinPool("j", POOL, least))
        terms = cup_terms("casino-kruh", game="holdem-nl")
        room.run(room.room.tournaments.announce(BOSS, terms))
        assert not room.room.tournaments.terms(CUP).documents


@pytest.mark.clause("PF-2.2")
def test_a_seat_of_a_tournament_waits_until_the_document_is_noted_also_behind_a_stop(tmp_path: Path) -> None:
    text = house("pokerstars-live-fi").clauses["PF-2.2"].text
    assert "to get the tournament seat at the start and at every later restart" in text
    with cup_room(tmp_path, of="pokerstars-live-fi", game="holdem-nl", stack=20_000) as room:
        clients = {client.name: client for client in enter(room, *NAMES)}
        notes, ids = room.room.entrant_notes, {name: clients[name].player for name in NAMES}
        for name in NAMES[:3]:
            room.run(notes.document(BOSS, CUP, ids[name], "passport", "at the desk"))
        room.run(room.room.tournaments.start(BOSS, CUP))
        room.settle()
        [table] = room.room.tournaments.tables_shown.tables_of(ids["P4"])
        waits = notes.of(BOSS, CUP, ids["P4"])
        assert waits.waits and waits.clauses == ("PF-2.2",)
        lines = room.run(room.room.tournament_door.field(CUP))
        assert b'"P4",1' in bytes(lines.entrants) and bytes(lines.entrants).count(b'"document"') == 1
        refused = clients["P4"].refusal(at_table("s", table, commands.SitIn(ME)))
        assert (refused.code, refused.clauses) == ("document-not-seen", ("PF-2.2",))
        room.restart()
        clients = {name: room.connect(name) for name in NAMES}
        assert clients["P4"].refusal(at_table("s2", table, commands.SitIn(ME))).code == "document-not-seen"
        notes = room.room.entrant_notes
        assert (
            room.refused(notes.document(room.person("P1"), CUP, ids["P4"], "passport", "mine")).code
            == "not-staff"
        )
        room.run(notes.document(BOSS, CUP, ids["P4"], "passport", "came late"))
        room.settle()
        owner = room.room.tournaments.tables_shown.owner(table)
        assert owner is not None and owner.table is not None
        assert owner.table.seat_of(ids["P4"]).out_reason == ""
        [record] = [
            row.record for row in room.reader.log(what="run_tournaments").rows
            if row.record.details["kind"] == "note_document" and row.record.reason == "came late"
        ]  # fmt: skip
        assert (record.who, record.details["player"], record.details["document"]) == (
            BOSS.id,
            ids["P4"],
            "passport",
        )


@pytest.mark.clause("CK-T.5")
def test_who_tried_to_reach_the_absent_player_stands_in_the_log_and_on_the_directors_page(
    tmp_path: Path,
) -> None:
    with cup_room(tmp_path, of="casino-kruh", game="holdem-nl", stack=20_000) as room:
        clients = enter(room, *NAMES)
        player = clients[1].player
        floor = room.person("Sue", role="floor")
        room.run(room.room.entrant_notes.contact(floor, CUP, player, "not_reached", "rang twice"))
        room.wait(seconds=60)
        room.run(room.room.entrant_notes.contact(BOSS, CUP, player, "keep_in_play", "P2 rang back"))
        room.restart()
        found = room.room.entrant_notes.of(BOSS, CUP, player).contacts
        assert (found[0].by, found[0].how, found[0].wish) == ("Sue", "rang twice", "not_reached")
        assert (found[1].how, found[1].wish) == ("P2 rang back", "keep_in_play")
        assert found[1].at_ms - found[0].at_ms >= 60_000
        shown = room.run(room.room.staff_pages.records(BOSS)).records
        [first] = [one for one in shown if one.reason == "rang twice"]
        assert (first.by, first.what) == ("Sue", f"run_tournaments {CUP} note_contact {player} not_reached")
