"""Who waits for a seat waits on over a restart: the lines in their order, and the seats that were kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.ledger import accounts
from cardroom.room.lobby import lines
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.rules import house
from cardroom.store.rows import CloseTable, Commit
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from tests.room.test_durable_before_told import SlowStore, slow_room

POOL = "holdem-nl10"


def line(room: TestRoom, pool: str = POOL) -> list[tuple[str, int]]:
    """Names and buy-ins of those in line, the first first."""
    names = {person.id: name for name, person in room._people.items()}
    return [(names[one.player], one.buy_in) for one in room.room.pools[pool].waiting.line]


def queue(room: TestRoom, *names: str, buy_in: int = 1000) -> list[TestClient]:
    """These join the line of the stake, one after the other."""
    clients = [room.client(name) for name in names]
    for client in clients:
        client.done(client.join(POOL, buy_in))
    return clients


@pytest.mark.clause("CO-TH.7", "CO-OM.3")
def test_a_line_is_in_the_same_order_after_a_restart(room: TestRoom) -> None:
    room.seat(POOL, *"ABCDEF")
    g, _ = queue(room, "G", "H")
    g.done(from_client.LeaveQueue(g.new_id(), POOL))
    queue(room, "I", buy_in=500)
    before = line(room)
    assert before == [("H", 1000), ("I", 500)]
    for _ in range(2):
        room.restart()
        assert line(room) == before
    h, i = room.connect("H"), room.connect("I")
    assert [place.place for place in h.last(to_client.MineChanged).places] == [1]
    assert [place.place for place in i.last(to_client.MineChanged).places] == [2]
    assert h.refusal(h.join(POOL, 1000)).code == "waiting-already"


@pytest.mark.clause("CO-TH.7")
def test_a_seat_that_was_kept_is_kept_anew_for_its_whole_time_after_a_restart(room: TestRoom) -> None:
    table = room.seat(POOL, *"ABCDEF")
    queue(room, "G", "H")
    room.client("A").done(room.client("A").leave(table))
    offer = room.client("G").last(to_client.SeatOffered)
    seconds = room.book.seating.seat_offer_seconds.value
    room.wait(seconds=seconds - 1)
    room.restart()
    g, h = room.connect("G"), room.connect("H")
    again = g.last(to_client.SeatOffered)
    assert (again.offer, again.buy_in) == (offer.offer, 1000)
    assert again.until_ms == room.time.now_ms() + seconds * 1000, (
        "nobody could take it while the room was gone"
    )
    assert h.all(to_client.SeatOffered) == []
    assert h.refusal(h.join(POOL, 1000)).code == "waiting-already"
    assert g.refusal(g.join(POOL, 1000)).code == "waiting-already", "a kept seat is taken by its offer alone"
    room.wait(seconds=seconds - 1)
    assert g.done(from_client.AnswerOffer(g.new_id(), offer.offer, True)).table == table
    room.restart()
    assert line(room) == [("H", 1000)]
    assert room.table(table).seat_of(g.player) is not None


@pytest.mark.clause("CO-TH.7")
def test_a_seat_kept_at_a_table_that_is_gone_is_kept_no_longer_and_the_place_in_line_is(
    room: TestRoom,
) -> None:
    table = room.seat(POOL, *"ABCDEF")
    queue(room, "G")
    room.client("A").done(room.client("A").leave(table))
    assert room.client("G").last(to_client.SeatOffered).offer in room.room.pools[POOL].waiting.offers
    room.run(room.stored.commit(Commit(changes=(CloseTable(table, room.time.now_ms()),))))
    room.restart()
    assert line(room) == [("G", 1000)] and room.room.pools[POOL].waiting.offers == {}
    assert room.connect("G").all(to_client.SeatOffered) == []


@pytest.mark.clause("CO-TH.7")
def test_an_offer_that_lapses_after_a_restart_goes_to_the_next(room: TestRoom) -> None:
    table = room.seat(POOL, *"ABCDEF")
    queue(room, "G", "H")
    room.client("A").done(room.client("A").leave(table))
    room.restart()
    h = room.connect("H")
    room.wait(seconds=room.book.seating.seat_offer_seconds.value)
    offer = h.last(to_client.SeatOffered).offer
    room.restart()
    assert line(room) == [("H", 1000)], "whose offer has lapsed waits no more"
    assert room.connect("H").last(to_client.SeatOffered).offer == offer


@pytest.mark.clause("CH-2.6")
def test_who_comes_ahead_of_the_line_does_so_after_a_restart(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=house("casino-helsinki")) as room:
        pool = room.room.pools[next(name for name in room.room.pools if name.startswith("holdem"))]
        buy_in = pool.terms("", "").min_buy_in
        record = room.room.lines
        for number, (name, drawn) in enumerate((("A", None), ("B", 7), ("C", None), ("D", 3))):
            player = room.person(name).id
            room.do(lambda p=player, d=drawn, n=number: record.join(pool, p, buy_in, d, f"r{n}"))
        before = line(room, pool.id)
        assert [name for name, _ in before][:2] == ["D", "B"]
        room.restart()
        assert line(room, pool.id) == before


@pytest.mark.clause("CO-TH.7")
def test_a_request_to_join_that_is_asked_again_after_a_restart_is_done_already(room: TestRoom) -> None:
    room.seat(POOL, *"ABCDEF")
    g = room.client("G")
    join = g.join(POOL, 1000)
    g.done(join)
    room.restart()
    g = room.connect("G")
    again = g.done(join)
    assert (again.pool, again.repeated) == (POOL, True)
    assert line(room) == [("G", 1000)]


def test_nobody_hears_of_a_place_in_line_before_it_is_on_the_disk(tmp_path: Path) -> None:
    room, store = slow_room(tmp_path)
    with room:
        room.seat(POOL, *"ABCDEF")
        g = room.connect("G")
        heard = len(g.texts)
        store.is_shut = True
        assert g.ask(g.join(POOL, 1000)) is None
        assert len(g.texts) == heard
        while store.gate:
            store.let_through()
            room.settle()
        assert g.last(to_client.Done).pool == POOL
    with TestRoom(tmp_path) as again:
        assert [one.player for one in again.room.pools[POOL].waiting.line] == [g.player]


def seated_is_stored(store: SlowStore, seated: Commit) -> bool:
    """Whether a commit that waited has been let through to the disk."""
    return not any(commit is seated for commit, _ in store.gate)


def test_a_seat_that_is_stored_ends_the_wait_though_the_room_stops_before_the_house_hears_of_it(
    tmp_path: Path,
) -> None:
    room, store = slow_room(tmp_path)
    with room:
        table = room.seat(POOL, *"ABCDEF")
        [g] = queue(room, "G")
        room.client("A").done(room.client("A").leave(table))
        offer = g.last(to_client.SeatOffered).offer
        store.is_shut = True
        g.ask(from_client.AnswerOffer(g.new_id(), offer, True))
        assert [entry.kind for commit, _ in store.gate for entry in commit.entries] == ["buy_in"], "in flight"
        store.let_through()
        room.settle()
        [seated] = [commit for commit, _ in store.gate if commit.entries]
        assert lines.LEFT not in [record.what for record in seated.log], "the house's commit has that"
        while not seated_is_stored(store, seated):
            store.let_through()
            room.settle()
        room.do(store.fail)  # the room is gone with everything behind that commit
        store.is_shut, store.gate = False, []
    with TestRoom(tmp_path) as again:
        assert again.room.pools[POOL].waiting.line == []
        assert again.balances()[accounts.stack(table, g.player)] == 1000
