"""A commit that the store refuses puts back its own owner: others play on, and nothing is told that is not stored."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from structlog.testing import capture_logs

from cardroom.ledger import accounts
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.store.engines.store_location import Place, audit_place
from cardroom.store.postgres.address import Address
from cardroom.store.postgres.postgres_connection import PostgresConnection
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from tests.room.refusing import books_agree, refusing
from tests.store.contract.conftest import place

__all__ = ["place"]

POOL, OTHER = "holdem-nl10", "omaha-pl10"
HOUSE = "house:casinohuone"


@pytest.fixture(autouse=True)
def _logs() -> Iterator[None]:
    with capture_logs():
        yield


@pytest.fixture
def room(place: Place) -> Iterator[TestRoom]:
    with TestRoom(place) as opened:
        yield opened
    assert audit_place(place).findings == []


def answer(client: TestClient, request: str) -> to_client.Done | to_client.Refused | None:
    """What a request was answered with, once."""
    found = [
        one
        for one in client.told
        if isinstance(one, to_client.Done | to_client.Refused) and one.id == request
    ]
    assert len(found) <= 1, "answered once"
    return found[0] if found else None


def told_is_stored(room: TestRoom, table: str, watcher: TestClient) -> bool:
    """Whether each step that a watcher was told is a step of the journal."""
    stored = [tuple(step.events) for _, step in room.steps(table) if step.events]
    told = [
        tuple(one.events)
        for one in watcher.told
        if isinstance(one, to_client.TableTold) and one.table == table
    ]
    return bool(told) and all(one in stored for one in told)


def test_a_refused_step_puts_its_table_back_and_the_others_play_on(room: TestRoom, place: Place) -> None:
    first, second = room.seat(POOL, "A", "B", "C"), room.seat(OTHER, "D", "E", "F")
    for table in (first, second):
        room.deal(table)
    watcher, latecomer = room.connect(), room.connect()
    watcher.watch(first)
    before = room.hand(first).engine.dump()
    one, other = room.actor(first), room.actor(second)
    call, too = one.act(first, "call"), other.act(second, "call")
    with refusing(place, first):

        def all_at_once() -> None:
            """Decided in one round: two steps of the first table, a look at it, and a step of the second."""
            room.room.hear(one, call)
            following = room.actor(first)
            room.room.hear(following, following.act(first, "fold"))
            room.room.hear(latecomer, from_client.WatchTable(first))
            room.room.hear(other, too)

        writer, stream = room.room.tables[first], room.room.tables[first].stream
        room.do(all_at_once)
        assert room.room.tables[first] is writer and writer.stream is not stream, "read again in place"
        assert (writer.status, writer.put_backs) == ("running", 1), "once for both steps"
        refused = answer(one, call.id)
        assert isinstance(refused, to_client.Refused) and refused.code == "owner-fault"
        assert isinstance(answer(other, too.id), to_client.Done)
        room.play(second)
    assert room.faults == []
    assert room.hand(first).engine.dump() == before, "the hand goes on from its last stored step"
    for client in (watcher, latecomer):
        [*_, shown] = [message for message in client.told if isinstance(message, to_client.TableShown)]
        assert shown.view.version == room.table(first).version
    assert one.done(call).repeated is False, "the same request once more: it had not been carried out"
    room.play(first)
    assert told_is_stored(room, first, watcher)
    assert books_agree(room)
    seats = room.table(first).seats
    room.restart()
    assert {seat.player: seat.stack for seat in room.table(first).seats.values()} == {
        seat.player: seat.stack for seat in seats.values()
    }


def test_a_defect_behind_a_step_that_the_store_refuses_is_gone_with_it(
    room: TestRoom, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is frozen while its step is on its way; when that is refused, it goes on from before both."""
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    before, writer, found = room.hand(table).engine.dump(), room.room.tables[table], []
    actor = room.actor(table)
    with refusing(place, table), monkeypatch.context() as broken:

        def at_once() -> None:
            room.room.hear(actor, actor.act(table, "call"))
            following = room.actor(table)
            broken.setattr(writer.owner, "decide", lambda *_: 1 // 0)
            room.room.hear(following, following.act(table, "fold"))
            found.append((writer.status, writer.fault))

        room.do(at_once)
    assert found == [("frozen", "ZeroDivisionError in Act")]
    assert (writer.status, room.hand(table).engine.dump()) == ("running", before)
    room.play(table)
    assert books_agree(room)


def test_a_table_refused_at_the_same_place_again_stands_still_until_staff_thaw_it(
    room: TestRoom, place: Place
) -> None:
    staff = room.person("Sirpa", role="admin")
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    with refusing(place, table):
        for code in ("owner-fault", "owner-fault", "table-frozen"):
            actor = room.actor(table)
            assert actor.refusal(actor.act(table, "call")).code == code
    room.run(room.room.staff.thaw(staff, table, "the constraint has gone"))
    room.deal(table)
    room.play(table)
    assert room.faults == [] and books_agree(room)


def test_money_brought_for_a_refused_step_goes_back_to_the_wallet(room: TestRoom, place: Place) -> None:
    table = room.seat(POOL, "A", "B", "D")
    late = room.connect("C")
    wallet = room.wallet("C")
    join = late.join(POOL, 1000)
    with refusing(place, table):
        late.ask(join)
        refused = answer(late, join.id)
        assert isinstance(refused, to_client.Refused) and refused.code == "owner-fault"
        mine = [one for one in late.told if isinstance(one, to_client.MineChanged)][-1]
        assert (room.wallet("C"), mine.seats, mine.balance) == (wallet, (), wallet)
        assert books_agree(room)
    assert late.done(join).table == table
    assert room.balances()[accounts.stack(table, room.person("C").id)] == 1000


def test_a_refused_end_of_a_hand_gives_nobody_its_pot(room: TestRoom, place: Place) -> None:
    """The step moves money, keeps the hand, and tells: nothing of it happens."""
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    room.act(table, "raise", 60)
    room.act(table, "fold")
    before = room.balances()
    last, hand = room.actor(table), room.hand(table).hand
    with refusing(place, table):
        assert last.refusal(last.act(table, "fold")).code == "owner-fault"
    assert (room.balances(), room.reader.hand(hand)) == (before, None)
    assert books_agree(room) and room.table(table).hand is not None
    room.act(table, "fold")
    assert room.reader.hand(hand) is not None and books_agree(room)


def test_a_house_that_the_store_refuses_is_put_back_alone(room: TestRoom, place: Place) -> None:
    """Who joins a line is not in it, who leaves a table sits there still; hands go on."""
    full = room.seat(POOL, *[f"P{number}" for number in range(room.room.pools[POOL].terms("", "").seats)])
    room.deal(full)
    room.person("W")
    waiting = room.connect("W")
    with refusing(place, HOUSE):
        join = waiting.join(POOL, 1000)
        waiting.ask(join)
        refused = answer(waiting, join.id)
        assert isinstance(refused, to_client.Refused) and refused.code == "owner-fault"
        assert not room.room.pools[POOL].waiting.line
        room.act(full, "call")
    assert room.faults == []
    assert waiting.done(join).table == ""
    assert [one.player for one in room.room.pools[POOL].waiting.line] == [room.person("W").id]
    room.restart()
    assert [one.player for one in room.room.pools[POOL].waiting.line] == [room.person("W").id]


def test_a_house_that_the_store_refuses_hears_what_tables_told_it_once_it_is_taken_again(
    room: TestRoom, place: Place
) -> None:
    table = room.seat(POOL, "A", "B", "C")
    leaving, gone = room.client("A"), room.person("A").id
    house = room.room.house_writers.main
    with refusing(place, HOUSE):
        leaving.done(leaving.leave(table))
        assert room.table(table).seat_of(gone) is None, "the table is another owner"
        room.wait(5)
        assert house.is_behind and not house.house.departures.of(gone)
        assert leaving.refusal(leaving.join(POOL, 1000)).code == "owner-stands-still"
        assert books_agree(room)
    room.wait(1)
    assert not house.is_behind and [*house.house.departures.last_played(gone)] == [table]
    assert not room.reader.mail((HOUSE,))
    leaving.done(leaving.join(POOL, 1000))
    room.restart()
    assert [*room.room.house_writers.main.house.departures.last_played(gone)] == [table]


def test_an_act_of_staff_that_the_store_refuses_is_refused(room: TestRoom, place: Place) -> None:
    staff = room.person("Sirpa", role="admin")
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    with refusing(place, table):
        assert room.refused(room.room.staff.void(staff, table, "misdeal")).code == "owner-fault"
        room.settle()
    assert room.table(table).hand is not None
    room.run(room.room.staff.void(staff, table, "misdeal"))
    assert room.table(table).hand is None


def test_a_table_that_another_process_has_taken_over_stands_still_here(room: TestRoom, place: Place) -> None:
    """Its epoch is another's: this process commits nothing to it, and everything else as before."""
    if not isinstance(place, Address):
        pytest.skip("a folder has one process: the lock on it keeps a second one out")
    first, second = room.seat(POOL, "A", "B", "C"), room.seat(OTHER, "D", "E", "F")
    for table in (first, second):
        room.deal(table)
    other = PostgresConnection(place)
    other.execute(
        "UPDATE fences SET holder = 'another', epoch = epoch + 1 WHERE stream = ?", (f"journal:{first}",)
    )
    other.close()
    actor = room.actor(first)
    codes = [actor.refusal(actor.act(first, "call")).code for _ in range(2)]
    assert codes == ["owner-fault", "table-frozen"]
    room.play(second)
    assert room.faults == [] and books_agree(room)
    room.restart()
    for name in "ABC":
        room.connect(name)
    room.play(first)
