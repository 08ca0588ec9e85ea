"""Two players whom staff keep apart sit together at no table, however they come to one."""

import pytest

from cardroom.rules import house
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.tournament.playing import terms

POOL = "holdem-nl-nl200"


@pytest.fixture
def room(tmp_path):  # type: ignore[no-untyped-def]  # a generator of a room
    with TestRoom(tmp_path, book=house("casino-helsinki")) as room:
        yield room


def keep_apart(room: TestRoom, one: str, other: str) -> None:
    manager = room.person("Sue", role="floor")
    room.run(
        room.room.apart.keep_apart(manager, room.person(one).id, room.person(other).id, "they play together")
    )


def together(room: TestRoom, one: str, other: str) -> bool:
    ids = {room.person(one).id, room.person(other).id}
    return any(
        ids <= {seat.player for seat in writer.table.seats.values()} for writer in room.room.tables.values()
    )


@pytest.mark.clause("CH-1.62")
def test_who_is_kept_apart_is_drawn_to_no_table_of_the_other_and_waits_for_one(room: TestRoom) -> None:
    keep_apart(room, "Ann", "Zoe")
    table = room.seat(POOL, "Ann", "Bob")
    zoe = room.connect("Zoe")
    assert zoe.done(zoe.join(POOL, 200_00)).table == "", "in line: the only table has Ann"
    cid = room.connect("Cid")
    room.wait(seconds=1)
    assert not together(room, "Ann", "Zoe")
    assert cid.done(cid.join(POOL, 200_00)).table in ("", table)
    room.take_offers()
    assert not together(room, "Ann", "Zoe")
    room.restart()
    ann = room.connect("Ann")
    ann.done(ann.leave(table))
    room.take_offers()
    assert room.table(table).seat_of(room.person("Zoe").id) is not None, "Ann has gone, and her seat is Zoe's"


@pytest.mark.clause("CH-1.62")
def test_of_two_who_sit_together_one_leaves_when_the_hand_is_over(room: TestRoom) -> None:
    table = room.seat(POOL, "Ann", "Bob", "Cid")
    room.deal(table)
    keep_apart(room, "Ann", "Bob")
    assert together(room, "Ann", "Bob"), "a running hand is played out"
    room.play(table)
    assert not together(room, "Ann", "Bob") and room.table(table).seat_of(room.person("Bob").id) is not None
    ann = room.client("Ann")
    stack = room.room.seating.buy_in_of(room.person("Ann"), POOL).most
    ann.done(ann.join(POOL, stack))
    assert not together(room, "Ann", "Bob")


@pytest.mark.clause("CH-1.62")
def test_who_is_kept_apart_from_somebody_elsewhere_keeps_the_seat_and_gets_one_anywhere_else(
    room: TestRoom,
) -> None:
    table = room.seat(POOL, "Ann", "Bob")
    keep_apart(room, "Ann", "Zoe")
    assert room.table(table).seat_of(room.person("Ann").id) is not None, "Zoe does not sit there"
    other = room.seat("omaha-pl-pl200", "Cid", "Dan")
    zoe = room.connect("Zoe")
    assert zoe.done(zoe.join("omaha-pl-pl200", 200_00)).table == other
    keep_apart(room, "Zoe", "Bob")
    assert room.table(other).seat_of(zoe.player) is not None, "Bob does not sit there"


@pytest.mark.clause("CH-1.62")
def test_more_than_two_can_be_kept_apart_and_no_seat_is_kept_beside_one(room: TestRoom) -> None:
    for one, other in (("Ann", "Bob"), ("Ann", "Cid"), ("Bob", "Cid")):
        keep_apart(room, one, other)
    for name in ("Ann", "Bob", "Cid"):
        client = room.connect(name)
        client.done(client.join(POOL, 200_00))
    room.take_offers()
    assert not room.room.tables, "no two of them can open a table"
    for name in ("Dan", "Eva"):
        client = room.connect(name)
        client.done(client.join(POOL, 200_00))
        room.take_offers()
    for one, other in (("Ann", "Bob"), ("Ann", "Cid"), ("Bob", "Cid")):
        assert not together(room, one, other)


@pytest.mark.clause("CH-1.62")
def test_neither_an_offer_nor_a_move_nor_playing_over_brings_them_together(room: TestRoom) -> None:
    table = room.seat(POOL, "Ann", "Bob", "Cid")
    manager = room.person("Sue", role="floor")
    other = room.run(
        room.room.staff.open_table(manager, "casino-helsinki", "holdem-nl", "NL200", "another one")
    )
    zoe = room.connect("Zoe")
    zoe.done(zoe.join(POOL, 200_00))
    room.take_offers()
    at = room.room.tables.tables_of(zoe.player)
    keep_apart(room, "Zoe", "Ann")
    if at == (table,):
        assert room.room.tables.tables_of(zoe.player) == ()
        room.run(room.room.apart.let_together(manager, zoe.player, room.person("Ann").id, "a test"))
        back = room.room.seating.buy_in_of(room.person("Zoe"), POOL).most
        zoe.done(zoe.join(POOL, back))
        room.take_offers()
        keep_apart(room, "Zoe", "Ann")
    for where in room.room.tables.tables_of(zoe.player):
        refused = room.refused(room.room.moving.move(manager, where, zoe.player, table, "to fill it"))
        assert refused.code == "kept-apart" and refused.clauses == ("CH-1.62",)
        assert "Ann" not in refused.message, "it does not say who"
    assert not together(room, "Zoe", "Ann") and other


def test_it_is_taken_back_with_a_reason_and_refused_twice(room: TestRoom) -> None:
    manager, ann, zoe = room.person("Sue", role="floor"), room.person("Ann").id, room.person("Zoe").id
    apart = room.room.apart
    assert room.refused(apart.let_together(manager, ann, zoe, "nothing")).code == "not-apart"
    assert room.refused(apart.keep_apart(manager, ann, ann, "nothing")).code == "same-player"
    assert room.refused(apart.keep_apart(manager, ann, "p-none", "nothing")).code == "no-such-player"
    keep_apart(room, "Ann", "Zoe")
    assert room.refused(apart.keep_apart(manager, zoe, ann, "again")).code == "apart-already"
    room.restart()
    [shown] = [one for one in room.run(room.room.staff_pages.overview(BOSS)).players if one.player == ann]
    assert shown.apart == (zoe,)
    room.run(room.room.apart.let_together(manager, zoe, ann, "it was a mistake"))
    room.seat(POOL, "Ann", "Zoe")
    assert together(room, "Ann", "Zoe")
    done = [one.what.split()[0] for one in room.run(room.room.staff_pages.records(BOSS)).records]
    assert {"keep_apart", "let_together"} <= set(done)


@pytest.mark.clause("CH-1.62", "CH-8.52")
def test_a_tournament_knows_them_when_it_is_announced_when_they_change_and_after_a_restart(
    room: TestRoom,
) -> None:
    def known(name: str) -> set[frozenset[str]]:
        found = room.room.tournaments.found(name)
        assert found is not None
        return {frozenset(pair) for pair in found.state.apart}

    first, second = ({room.person(one).id for one in pair} for pair in (("Ann", "Zoe"), ("Bob", "Cid")))
    room.run(room.room.tournaments.announce(BOSS, terms("casino-helsinki", id="early")))
    keep_apart(room, "Ann", "Zoe")
    room.run(room.room.tournaments.announce(BOSS, terms("casino-helsinki", id="later")))
    assert known("early") == known("later") == {frozenset(first)}
    keep_apart(room, "Bob", "Cid")
    room.restart()
    assert known("early") == known("later") == {frozenset(first), frozenset(second)}
    manager = room.person("Sue", role="floor")
    ann, zoe = room.person("Ann").id, room.person("Zoe").id
    room.run(room.room.apart.let_together(manager, ann, zoe, "they may"))
    assert known("early") == {frozenset(second)}
