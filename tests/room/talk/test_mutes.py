"""Staff close chats by degree: of a player, of a table, of the room; staff speak always, and it ends by itself."""

from __future__ import annotations

from pathlib import Path

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.talk.mutes import MuteDegree
from cardroom.testing.whole_room import TestRoom
from tests.room.tournaments.played import CUP, cup_room, enter, start

POOL = "holdem-nl100"


def says(room: TestRoom, table: str, *names: str) -> list[str]:
    """Each says something; the codes of the refusals, "" where it was said."""
    room.wait(seconds=10)  # nobody says too much at once
    answers = []
    for name in names:
        client = room.client(name)
        answer = client.ask(from_client.Say(client.new_id(), table, "hello"))
        answers.append(getattr(answer, "code", ""))
    return answers


def close(room: TestRoom, degree: MuteDegree, what: str, minutes: int = 0) -> None:
    staff = room.person("Sue", role="floor")
    room.run(room.room.mutes.give(staff, degree, what, minutes, "shouts at others"))


def open_all(room: TestRoom) -> None:
    staff = room.person("Sue", role="floor")
    for row in room.run(room.room.mutes.list(staff)).mutes:
        room.run(room.room.mutes.undo(staff, row.id, "has calmed down"))


def test_a_chat_is_closed_for_a_player_a_table_or_all_and_staff_speak_always(room: TestRoom) -> None:
    room.person("Sue", role="floor")
    table = room.seat(POOL, "A", "B", "Sue")
    there = (room, table, "A", "B", "Sue")
    assert says(*there) == ["", "", ""]
    close(room, "player", room.person("A").id)
    assert says(*there) == ["chat-muted", "", ""]
    a = room.client("A")
    assert a.refusal(from_client.React(a.new_id(), table, "clover")).code == "chat-muted", (
        "nor is it shown by a drawing"
    )
    open_all(room)
    close(room, "table", table)
    assert says(*there) == ["chat-muted", "chat-muted", ""]
    open_all(room)
    close(room, "table", "another")
    assert says(*there) == ["", "", ""]
    close(room, "room", "ignored")
    assert says(*there) == ["chat-muted", "chat-muted", ""]
    room.restart()
    assert says(*there) == ["chat-muted", "chat-muted", ""], "a restart opens nothing"
    open_all(room)
    assert says(*there) == ["", "", ""]


def test_a_closed_chat_opens_by_itself_and_who_closed_it_and_why_is_in_the_log(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    staff = room.person("Sue", role="floor")
    close(room, "table", table, minutes=5)
    close(room, "table", table, minutes=10)
    [row] = room.run(room.room.mutes.list(staff)).mutes
    assert (row.degree, row.what, row.by, row.reason) == ("table", table, "Sue", "shouts at others")
    room.wait(seconds=500)
    assert says(room, table, "A") == ["chat-muted"], "as long as was said last"
    room.wait(seconds=100)
    assert says(room, table, "A") == [""] and not room.run(room.room.mutes.list(staff)).mutes
    assert room.refused(room.room.mutes.undo(staff, row.id, "too late")).code == "no-such-mute"
    lines = [one.record for one in room.reader.log(what="mute").rows]
    assert [(line.who, line.subject, line.reason) for line in lines] == [
        (staff.id, table, "shouts at others")
    ] * 2


def test_a_player_closes_no_chat_and_staff_not_that_of_a_colleague(room: TestRoom) -> None:
    player, staff, boss = (
        room.person("A"),
        room.person("Sue", role="floor"),
        room.person("Boss", role="admin"),
    )
    mutes = room.room.mutes
    assert room.refused(mutes.give(player, "room", "", 1, "for fun")).code == "not-staff"
    assert room.refused(mutes.give(staff, "player", boss.id, 1, "a coup")).code == "staff-account"
    assert room.refused(mutes.give(staff, "player", staff.id, 1, "by mistake")).code == "own-account"
    assert room.refused(mutes.give(staff, "player", "nobody", 1, "by mistake")).code == "no-such-player"


def test_a_tournaments_table_is_closed_the_same_way(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        client, _ = enter(room, "Anna", "Olli")
        start(room)
        [table] = [owner.id for owner in room.room.tournaments.tables(CUP)]
        close(room, "table", table)
        assert client.refusal(from_client.Say(client.new_id(), table, "hello")).code == "chat-muted"
        assert client.refusal(from_client.React(client.new_id(), table, "clover")).code == "chat-muted"
