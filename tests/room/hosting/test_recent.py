"""Who opens a table's page anew reads what has happened there of late: what all may know, and what that player may."""

from __future__ import annotations

from cardroom.room.protocol import server_messages as to_client
from cardroom.table.events import (
    AnyEvent,
    CardsToPlace,
    EntryOffered,
    Folded,
    HandEnded,
    HandStarted,
    HoldingNamed,
    HoleSeen,
    PlayerSeated,
    WishesChanged,
)
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom

POOL = "holdem-nl10"
PRIVATE = (HoleSeen, HoldingNamed, WishesChanged, EntryOffered, CardsToPlace)


def shown(client: TestClient, table: str) -> to_client.TableShown:
    """The table as it is shown to the client now."""
    client.watch(table)
    return client.last(to_client.TableShown)


def public(message: to_client.TableShown) -> list[AnyEvent]:
    """What everybody may know of the recent steps, in order."""
    return [event for step in message.recent for event in step.events]


def private(message: to_client.TableShown) -> list[AnyEvent]:
    """What the viewer alone may know of them."""
    return [event for step in message.recent for event in step.private]


def hands(message: to_client.TableShown) -> list[int]:
    """The numbers of the hands that begin in the recent steps."""
    return [event.number for event in public(message) if isinstance(event, HandStarted)]


def test_a_page_opened_anew_reads_the_running_hand_and_the_two_before_it(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    first = shown(room.connect(), table)
    assert [room.called(event.player) for event in public(first) if isinstance(event, PlayerSeated)] == [
        "A",
        "B",
        "C",
    ]
    watcher = room.connect()
    watcher.watch(table)
    for number in range(1, 6):
        room.deal(table)
        assert hands(shown(room.connect(), table)) == list(range(max(1, number - 2), number + 1))
        room.fold_out(table)
    room.deal(table)
    room.act(table, "fold")
    message = shown(room.connect(), table)
    assert hands(message) == [4, 5, 6]
    told_live = [event for message in watcher.all(to_client.TableTold) for event in message.events]
    assert public(message) == told_live[-len(public(message)) :], (
        "word for word what those who were there heard"
    )
    assert message.recent[-1].version == message.view.version
    versions = [step.version for step in message.recent if step.events]
    assert versions == list(range(versions[0], versions[0] + len(versions)))


def test_each_viewer_reads_the_own_cards_and_nobody_elses(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    room.fold_out(table)
    room.deal(table)
    seats = {name: room.table(table).seat_of(room.person(name).id) for name in "ABC"}
    for name in "ABC":
        message = shown(room.connect(name), table)
        seat = seats[name]
        assert seat is not None
        found = [event for event in private(message) if isinstance(event, HoleSeen)]
        assert [event.seat for event in found] == [seat.number] * 2
        assert message.view.you is not None and found[-1].cards == message.view.you.cards
        assert {event.seat for event in private(message)} == {seat.number}
    assert private(shown(room.connect(), table)) == []
    assert not [event for event in public(message) if isinstance(event, PRIVATE)]


def test_who_takes_the_seat_of_one_who_left_does_not_read_what_that_one_saw(room: TestRoom) -> None:
    table = room.seat(POOL, *"ABCDEF")
    room.deal(table)
    room.fold_out(table)
    leaving = room.table(table).seat_of(room.person("A").id)
    assert leaving is not None
    room.client("A").done(room.client("A").leave(table))
    g = room.connect("G")
    assert g.done(g.join(POOL, 1000)).table == table
    taken = room.table(table).seat_of(g.player)
    assert taken is not None and taken.number == leaving.number
    message = shown(g, table)
    assert hands(message) == [1]
    assert not [event for event in private(message) if isinstance(event, HoleSeen)]


def test_after_a_restart_the_recent_steps_are_those_of_the_journal(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    for _ in range(3):
        room.deal(table)
        room.fold_out(table)
    room.deal(table)
    room.act(table, "call")
    before = shown(room.connect(), table)
    own = shown(room.client("A"), table)
    room.restart()
    after = shown(room.connect(), table)
    assert public(after)[: len(public(before))] == public(before)
    assert [step.version for step in after.recent][: len(before.recent)] == [s.version for s in before.recent]
    assert hands(after) == [2, 3, 4]
    again = shown(room.connect("A"), table)
    mine = [event for event in private(own) if isinstance(event, HoleSeen)]
    assert [event for event in private(again) if isinstance(event, HoleSeen)] == mine[-1:], (
        "the running hand's"
    )
    assert [event for event in public(again) if isinstance(event, HandEnded)]


def test_a_table_where_nothing_is_dealt_keeps_no_endless_story(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    room.fold_out(table)
    for _ in range(150):
        room.client("A").done(room.client("A").sit_out(table))
        room.client("A").done(room.client("A").sit_in(table))
    message = shown(room.connect(), table)
    assert len(message.recent) <= 200
    assert not [event for event in public(message) if isinstance(event, Folded)]
