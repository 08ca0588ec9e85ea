"""The overview of staff in a room of more players than it lists: nobody who is here is missing or without a name."""

from __future__ import annotations

from cardroom.room.staff_pages import LISTED
from cardroom.store.people_rows import AddPlayer, PlayerRecord
from cardroom.store.rows import Commit
from cardroom.testing.whole_room import BOSS, TestRoom

POOL = "holdem-nl10"


def crowd(room: TestRoom, count: int) -> None:
    """So many players who are not here, before all others in the order of ids."""
    found = [PlayerRecord(f"a{number:05}", f"Crowd {number}", "x", "player", 0) for number in range(count)]
    room.run(room.stored.commit(Commit(changes=tuple([AddPlayer(one) for one in found]))))


def test_whoever_sits_or_waits_is_there_by_name_beyond_the_first_thousand(room: TestRoom) -> None:
    """Beyond them seats and lines told ids for names, and nobody of those could be managed."""
    crowd(room, LISTED + 100)
    table = room.seat(POOL, *"ABCDEF")
    waiting = room.client("Zaida")
    waiting.done(waiting.join(POOL, 1_000))
    found = room.run(room.room.staff_pages.overview(BOSS))
    assert found.more_players
    names = {one.player: one.name for one in found.players}
    assert len(found.players) == len(names) == LISTED + 7
    [shown] = [one for one in found.tables if one.table == table]
    assert {seat.name for seat in shown.seats} == {*"ABCDEF"}
    assert [(one.player, one.name) for one in shown.waiting] == [(waiting.player, "Zaida")]
    assert {names[seat.player] for seat in shown.seats} | {names[waiting.player]} == {*"ABCDEF", "Zaida"}
    seated = next(one for one in found.players if one.name == "A")
    assert seated.tables == (table,) and seated.online
    last = f"Crowd {LISTED + 99}"
    assert last not in names.values()
    rest = room.run(room.room.staff_pages.search.find(BOSS, last))
    assert [one.name for one in rest.players] == [last], "a search finds whoever is not listed"


def test_a_smaller_room_lists_everybody(room: TestRoom) -> None:
    crowd(room, 50)
    room.seat(POOL, "A", "B", "C")
    found = room.run(room.room.staff_pages.overview(BOSS))
    assert not found.more_players and len(found.players) == 53
