"""From the door to a chair: the draw of a table, the waiting list, new tables."""

from __future__ import annotations

from collections import Counter

import pytest

from cardroom.cash.table_draw import Candidate, weights
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.bodies import WithReason
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.model import commands
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom

POOL = "holdem-nl10"


def place(client: TestClient) -> int:
    """The client's place in line, as last told; 0 when in none."""
    places = client.last(to_client.MineChanged).places
    return places[0].place if places else 0


def fill_two_tables(room: TestRoom) -> tuple[str, str]:
    """Two tables of one pool: three players at the first, six at the second."""
    first = room.seat(POOL, "A", "B", "C")
    for name in "DEF":
        room.client(name).done(room.client(name).join(POOL, 1000))
    for name in "GHIJKL":
        room.client(name).done(room.client(name).join(POOL, 1000))
        room.take_offers()
    tables = list(room.room.pools[POOL].writers)
    for name in "DEF":
        room.client(name).done(room.client(name).leave(first))
    return first, next(table for table in tables if table != first)


@pytest.mark.clause("CO-TH.6", "CO-OM.3")
@pytest.mark.parametrize("pool", [POOL, "omaha-pl10"])
def test_a_table_opens_when_three_wait_for_it(room: TestRoom, pool: str) -> None:
    for name in ("A", "B"):
        answer = room.connect(name).done(room.client(name).join(pool, 1000))
        assert (answer.table, answer.pool) == ("", pool)
    assert room.room.pools[pool].writers == {}
    room.connect("C").done(room.client("C").join(pool, 1000))
    assert len(room.room.pools[pool].writers) == 1
    room.take_offers()
    [table] = room.room.pools[pool].writers
    assert len(room.table(table).seats) == 3
    room.deal(table)


@pytest.mark.clause("CO-TH.7", "CO-OM.3")
def test_who_cannot_play_at_once_is_put_in_line_is_told_so_and_may_leave_it(room: TestRoom) -> None:
    a, b = room.connect("A"), room.connect("B")
    for client in (a, b):
        client.done(client.join(POOL, 1000))
    assert (place(a), place(b)) == (1, 2)
    a.done(from_client.LeaveQueue(a.new_id(), POOL))
    assert place(a) == 0
    assert a.refusal(from_client.LeaveQueue(a.new_id(), POOL)).clauses == ("CO-TH.7",)
    assert room.room.pools[POOL].waiting.place(b.player) == 1


@pytest.mark.clause("CO-TH.7")
def test_a_seat_that_comes_free_is_offered_to_the_first_in_line_and_kept_for_him(room: TestRoom) -> None:
    table = room.seat(POOL, *"ABCDEF")
    g, h = room.connect("G"), room.connect("H")
    for client in (g, h):
        client.done(client.join(POOL, 1000))
    room.client("A").done(room.client("A").leave(table))
    offer = g.last(to_client.SeatOffered)
    assert h.all(to_client.SeatOffered) == []
    newcomer = room.connect("I")
    assert newcomer.done(newcomer.join(POOL, 1000)).pool == POOL, "the free seat is kept"
    assert h.refusal(from_client.AnswerOffer("x", offer.offer, True)).code == "offer-over"
    answer = g.done(from_client.AnswerOffer(g.new_id(), offer.offer, True))
    assert answer.table == table
    assert room.table(table).seat_of(g.player) is not None


@pytest.mark.clause("CO-TH.7")
def test_an_offer_nobody_takes_lapses_and_goes_to_the_next(room: TestRoom) -> None:
    table = room.seat(POOL, *"ABCDEF")
    g, h = room.connect("G"), room.connect("H")
    for client in (g, h):
        client.done(client.join(POOL, 1000))
    room.client("A").done(room.client("A").leave(table))
    offer = g.last(to_client.SeatOffered)
    seconds = room.book.seating.seat_offer_seconds.value
    room.wait(ms=seconds * 1000 - 1)
    assert h.all(to_client.SeatOffered) == []
    room.wait(ms=1)
    assert (g.last(to_client.OfferLapsed).offer, place(g)) == (offer.offer, 0)
    assert h.last(to_client.SeatOffered).pool == POOL
    assert g.refusal(from_client.AnswerOffer(g.new_id(), offer.offer, True)).code == "offer-over"


@pytest.mark.clause("CO-TH.7")
def test_a_declined_offer_goes_to_the_next(room: TestRoom) -> None:
    table = room.seat(POOL, *"ABCDEF")
    g, h = room.connect("G"), room.connect("H")
    for client in (g, h):
        client.done(client.join(POOL, 1000))
    room.client("A").done(room.client("A").leave(table))
    g.done(from_client.AnswerOffer(g.new_id(), g.last(to_client.SeatOffered).offer, False))
    assert (place(g), h.last(to_client.SeatOffered).pool) == (0, POOL)


@pytest.mark.clause("CO-TH.7")
def test_who_waits_for_a_second_table_holds_up_nobody_behind_him(room: TestRoom) -> None:
    table = room.seat(POOL, *"ABCDEF")
    a, g = room.client("A"), room.connect("G")
    a.done(a.join(POOL, 1000))
    g.done(g.join(POOL, 1000))
    room.client("B").done(room.client("B").leave(table))
    assert a.all(to_client.SeatOffered)[1:] == [], "one offer only, at the start"
    assert g.last(to_client.SeatOffered).pool == POOL


def test_a_seat_offered_at_a_table_that_closed_meanwhile_leaves_the_player_in_line(room: TestRoom) -> None:
    table = room.seat(POOL, *"ABCDEF")
    staff, g = room.person("Sirpa", role="admin"), room.connect("G")
    g.done(g.join(POOL, 1000))
    room.client("A").done(room.client("A").leave(table))
    offer = g.last(to_client.SeatOffered).offer
    room.run(room.room.staff.at_table(staff, table, "drain", WithReason("tonight no more")))
    before = room.wallet("G")
    assert g.refusal(from_client.AnswerOffer(g.new_id(), offer, True)).code == "table-closing"
    assert (room.wallet("G"), room.room.pools[POOL].waiting.place(g.player)) == (before, 1)
    room.run(room.room.staff.at_table(staff, table, "reopen", WithReason("after all")))
    g.done(from_client.AnswerOffer(g.new_id(), offer, True))


@pytest.mark.clause("CO-2")
def test_the_table_is_drawn_with_the_weights_of_the_rulebook(room: TestRoom) -> None:
    six = room.seat(POOL, *"ABCDEF")
    for name in "GHI":
        room.client(name).done(room.client(name).join(POOL, 1000))
    room.take_offers()
    other = next(table for table in room.room.pools[POOL].writers if table != six)
    for name in "ABC":
        room.client(name).done(room.client(name).leave(six))
    rules, now_ms = room.book.seating, room.time.now_ms()
    a, drawn = room.client("A"), Counter[str]()
    for _ in range(120):
        # A has just left the first table (played there before), never sat at the second; both have three chairs free.
        table = a.done(a.join(POOL, 1000)).table
        drawn[table] += 1
        a.done(a.leave(table))
        gone = room.room.house_writers.main.house.departures.by_player[a.player]
        gone[:] = [one for one in gone if one.table != other]
    tables = [Candidate(six, 3, now_ms), Candidate(other, 3)]
    tickets = dict(zip((six, other), weights(tables, now_ms, rules), strict=True))
    expected = 120 * tickets[six] / sum(tickets.values())
    assert tickets[six] > tickets[other]
    assert abs(drawn[six] - expected) < 22, f"{drawn}, {tickets}: four deviations from {expected:.0f}"


def test_a_buy_in_the_wallet_does_not_hold_or_the_stake_does_not_take_is_refused(room: TestRoom) -> None:
    poor = room.connect("A", cents=900)
    assert poor.refusal(poor.join(POOL, 1000)).code == "wallet-too-small"
    for amount in (399, 1001):
        refusal = poor.refusal(poor.join(POOL, amount))
        assert (refusal.code, refusal.args["least"], refusal.args["most"]) == (
            "buy-in-out-of-range",
            400,
            1000,
        )
    assert poor.refusal(poor.join("holdem-nl3", 100)).code == "no-such-pool"
    assert (room.wallet("A"), room.room.pools[POOL].waiting.line) == (900, [])


def test_money_spent_while_waiting_is_missed_when_the_seat_is_taken(room: TestRoom) -> None:
    table = room.seat(POOL, *"ABCDEF")
    g = room.connect("G", cents=1000)
    g.done(g.join(POOL, 1000))
    room.give("G", -500)
    room.client("A").done(room.client("A").leave(table))
    offer = g.last(to_client.SeatOffered).offer
    assert g.refusal(from_client.AnswerOffer(g.new_id(), offer, True)).code == "wallet-too-small"
    assert room.wallet("G") == 500


def test_a_spectator_may_look_and_do_nothing(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    spectator = room.connect()
    assert spectator.view(table).you is None
    for message in (
        spectator.join(POOL, 1000),
        spectator.leave(table),
        from_client.Say("s", table, "hello"),
        at_table("a", table, commands.Act(ME, "h", 0, "fold")),
    ):
        assert spectator.refusal(message).code == "not-signed-in"


def test_an_empty_table_closes_after_a_while_and_a_taken_one_does_not(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    for name in "AB":
        room.client(name).done(room.client(name).leave(table))
    room.wait(ms=room.settings.empty_table_closes_after_ms)
    assert table in room.room.tables
    room.client("C").done(room.client("C").leave(table))
    watcher = room.connect()
    watcher.watch(table)
    room.wait(ms=room.settings.empty_table_closes_after_ms)
    assert table not in room.room.tables
    assert watcher.last(to_client.TableClosed).table == table
    room.restart()
    assert table not in room.room.tables
