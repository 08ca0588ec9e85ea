"""Choosing a seat: where the house lets players choose, and what the room says where it does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.cash_seat_answers import OpenSeats
from cardroom.room.protocol.responses import BuyInBody
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from tests.houses import book_of, club

POOL = "holdem-nl10"


def choose(client: TestClient, table: str, seat: int, pool: str = POOL) -> from_client.JoinPool:
    return from_client.JoinPool(client.new_id(), pool, 1000, table, seat)


def sheet(room: TestRoom, client: TestClient, pool: str = POOL) -> BuyInBody:
    person = room.person(client.name)
    return room.do(lambda: room.room.seating.buy_in_of(person, pool))


def free(room: TestRoom, table: str) -> tuple[int, ...]:
    return room.table(table).open_seats


def test_every_free_seat_can_be_chosen_and_is_the_one_that_is_got(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=club()) as room:
        table = room.seat(POOL, "A", "B", "C")
        for name in "DEF":
            client = room.connect(name)
            [told] = sheet(room, client).open_seats
            assert told == OpenSeats(table, room.table(table).terms.name, free(room, table))
            wanted = told.seats[-1]
            assert client.done(choose(client, table, wanted)).table == table
            seat = room.table(table).seat_of(client.player)
            assert seat is not None and seat.number == wanted
        assert sheet(room, room.connect("G")).open_seats == ()
        before = dict(room.balances())
        room.restart()
        assert room.balances() == before
        assert room.table(table).open_seats == ()


def test_a_seat_somebody_was_quicker_to_is_refused_and_costs_nothing(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=club()) as room:
        table = room.seat(POOL, "A", "B", "C")
        wanted = free(room, table)[0]
        d, e = room.connect("D"), room.connect("E")
        chips = sum(room.balances().values())
        asked = choose(d, table, wanted), choose(e, table, wanted)
        # Both buy-ins are in flight before either player sits.
        room.do(lambda: [room.room.hear(client, one) for client, one in zip((d, e), asked, strict=True)])
        answers = {client.name: client.ask(one) for client, one in zip((d, e), asked, strict=True)}
        assert isinstance(answers["D"], to_client.Done) and answers["D"].repeated
        refused = answers["E"]
        assert isinstance(refused, to_client.Refused)
        assert (refused.code, refused.clauses, refused.args) == ("seat-taken", ("HC-5",), {"seat": wanted})
        assert sum(room.balances().values()) == chips
        assert room.room.pools[POOL].waiting.place(e.player) == 0, "who chose a seat is put in no line"
        assert e.done(choose(e, table, free(room, table)[0])).table == table


def test_seats_kept_for_those_in_line_are_not_to_be_chosen(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=club()) as room:
        table = room.seat(POOL, *"ABCDEF")
        g, h, i = room.connect("G"), room.connect("H"), room.connect("I")
        for client in (g, h):
            client.done(client.join(POOL, 1000))
        room.client("A").done(room.client("A").leave(table))
        [seat] = free(room, table)
        assert sheet(room, i).open_seats == ()
        refused = i.refusal(choose(i, table, seat))
        assert refused.code == "seat-kept" and refused.clauses == ("CO-TH.7",)
        h.done(from_client.LeaveQueue(h.new_id(), POOL))
        # Nobody is next in line now, and still the only free seat is kept for G.
        assert i.refusal(choose(i, table, seat)).code == "table-not-open"
        offer = g.last(to_client.SeatOffered)
        g.done(from_client.AnswerOffer(g.new_id(), offer.offer, True))
        assert i.refusal(choose(i, table, seat)).code == "seat-taken"


def test_what_names_no_free_seat_of_the_stake_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=club()) as room:
        table = room.seat(POOL, "A", "B", "C")
        elsewhere = room.seat("holdem-nl25", "K", "L", "M", buy_in=2500)
        d, before = room.connect("D"), dict(room.balances())
        taken = next(n for n in range(1, 7) if n not in free(room, table))
        wrong = {
            (table, 0): "seat-not-named",
            ("", 3): "seat-not-named",
            (table, taken): "seat-taken",
            (table, 12): "seat-taken",
            ("nowhere", 1): "table-not-open",
            (elsewhere, free(room, elsewhere)[0]): "table-not-open",
        }
        for (at, seat), code in wrong.items():
            assert d.refusal(choose(d, at, seat)).code == code, (at, seat)
        a = room.client("A")
        assert a.refusal(choose(a, table, free(room, table)[0])).code == "table-not-open", (
            "a second seat at one table"
        )
        assert dict(room.balances()) == before and room.room.pools[POOL].waiting.place(d.player) == 0


HOUSES = "casinohuone", "casino-helsinki", "casino-kruh", "pokerstars-live-fi", "pokerstars-live-no"


@pytest.mark.parametrize("name", HOUSES)
def test_no_document_lets_players_choose_and_each_says_why(tmp_path: Path, name: str) -> None:
    with TestRoom(tmp_path, book=book_of(name)) as room:
        pool = next(iter(room.room.pools.values()))
        d = room.connect("D")
        told = sheet(room, d, pool.id)
        rule = pool.book.seating.seat_choice
        assert (told.chooses_seat, told.open_seats, told.seat_clauses) == (False, (), rule.clauses)
        assert rule.clauses, "a player would ask which clause says so"
        ask = from_client.JoinPool(d.new_id(), pool.id, told.most, "t1", 1)
        refused = d.refusal(ask)
        assert (refused.code, refused.clauses) == ("seat-drawn", rule.clauses)


def test_a_draining_table_is_not_to_be_chosen(tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=club()) as room:
        table = room.seat(POOL, "A", "B", "C")
        seat = free(room, table)[0]
        room.room.tables.writer(table).is_closing = True
        d = room.connect("D")
        assert sheet(room, d).open_seats == ()
        assert d.refusal(choose(d, table, seat)).code == "table-not-open"
