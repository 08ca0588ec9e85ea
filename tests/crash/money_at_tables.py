"""Requests that move money at cash tables and private games."""

from __future__ import annotations

from typing import Final

from cardroom.cash import cash_commands as of_cash
from cardroom.room.identity.sessions import Origin
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol.table_requests import ME, TABLE_REQUESTS, at_table
from cardroom.rules.adjusting import Wish
from cardroom.table.model import commands
from tests.crash.asking import AskedRoom, Request, Row, said

POOL: Final = "holdem-nl10"
WHY: Final = "for a test"


def joins(room: AskedRoom) -> Request:
    room.seat(POOL, "A", "B", "C")
    client = room.client("D")
    return said(client, client.join(POOL, 1000))


def joins_a_line(room: AskedRoom) -> Request:
    client = room.client("A")
    return said(client, client.join(POOL, 1000))


def offered(room: AskedRoom) -> str:
    """Three wait, a table opens, and seats are kept for them: the offer to A."""
    for name in "ABC":
        client = room.client(name)
        client.done(client.join(POOL, 1000))
    player = room.client("A").player
    offers = room.room.pools[POOL].waiting.offers
    return next(one.offer for one in offers.values() if one.player == player)


def takes_a_seat(room: AskedRoom) -> Request:
    return said(room.client("A"), from_client.AnswerOffer("take", offered(room), True))


def takes_none(room: AskedRoom) -> Request:
    return said(room.client("A"), from_client.AnswerOffer("take", offered(room), False))


def tops_up(room: AskedRoom) -> Request:
    table = room.seat(POOL, "A", "B", "C", buy_in=600)
    return said(room.client("A"), at_table("more", table, of_cash.TopUp(ME, 100)))


def tops_up_in_a_hand(room: AskedRoom) -> Request:
    table = room.seat(POOL, "A", "B", "C", buy_in=600)
    room.deal(table)
    return said(room.client("A"), at_table("more", table, of_cash.TopUp(ME, 100)))


def leaves(room: AskedRoom) -> Request:
    table = room.seat(POOL, "A", "B", "C")
    return said(room.client("A"), at_table("home", table, commands.LeaveTable(ME)))


def leaves_as_the_last(room: AskedRoom) -> Request:
    table = room.seat(POOL, "A", "B", "C")
    for name in "BC":
        room.client(name).done(room.client(name).leave(table))
    return said(room.client("A"), at_table("home", table, commands.LeaveTable(ME)))


def leaves_behind_the_hand(room: AskedRoom) -> Request:
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    return said(room.client("A"), at_table("home", table, commands.LeaveTable(ME)))


def played(room: AskedRoom) -> str:
    """A table of the club whose first hand is over."""
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    room.fold_out(table)
    return table


def wants_a_bomb_pot(room: AskedRoom) -> Request:
    return said(room.client("A"), at_table("bomb", played(room), of_cash.AskForBombPot(ME)))


def agrees_to_a_bomb_pot(room: AskedRoom) -> Request:
    table, (a, b, c) = played(room), [room.client(name) for name in "ABC"]
    for client in (a, b, c):
        client.watch(table)
    a.done(at_table("bomb", table, of_cash.AskForBombPot(ME)))
    b.done(b.answer(table, True))
    return said(c, c.answer(table, True))


def ends_a_hand(room: AskedRoom) -> Request:
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    room.act(table, "fold")
    client = room.actor(table)
    return said(client, client.act(table, "fold"))


def hosted(room: AskedRoom, *friends: str) -> str:
    """A private game; the host and friends with accounts sit at it."""
    game = room.run(room.room.private.opening.open(room.person("Host"), POOL, "", "settle_up", Wish()))
    for name in friends:
        if name != "Host":
            room.run(room.room.private.entrance.enter(game.link, "", room.person(name), Origin()))
        room.run(room.room.private.seats.sit(room.person(name), game.table, 0))
    room.settle()
    return game.table


def sits_down(room: AskedRoom) -> Request:
    return Request("Host", path=f"/api/private/games/{hosted(room)}/seat", body={"buy_in": 0})


def tops_up_with_lent_chips(room: AskedRoom) -> Request:
    table = hosted(room)
    room.run(
        room.room.private.seats.sit(room.person("Host"), table, room.room.tables[table].terms.min_buy_in)
    )
    room.settle()
    return said(room.client("Host"), at_table("more", table, of_cash.TopUp(ME, 10)))


def shows_out(room: AskedRoom) -> Request:
    table = hosted(room, "Host", "Friend")
    body = {"player": room.person("Friend").id, "reason": WHY}
    return Request("Host", path=f"/api/private/games/{table}/remove", body=body)


def ends_the_game(room: AskedRoom) -> Request:
    table = hosted(room, "Host", "Friend")
    return Request("Host", path=f"/api/private/games/{table}/close", body={"reason": WHY})


CLUB: Final = ("club",)
AT_TABLES: Final = (
    Row(from_client.JoinPool, joins, "a seat"),
    Row(from_client.JoinPool, joins_a_line, "a line", moves=False),
    Row(from_client.AnswerOffer, takes_a_seat, "yes"),
    Row(from_client.AnswerOffer, takes_none, "no", moves=False),
    Row(TABLE_REQUESTS[of_cash.TopUp], tops_up),
    Row(TABLE_REQUESTS[of_cash.TopUp], tops_up_in_a_hand, "in a hand"),
    Row(TABLE_REQUESTS[of_cash.TopUp], tops_up_with_lent_chips, "of a private game"),
    Row(TABLE_REQUESTS[commands.LeaveTable], leaves),
    Row(TABLE_REQUESTS[commands.LeaveTable], leaves_as_the_last, "as the last"),
    Row(TABLE_REQUESTS[commands.LeaveTable], leaves_behind_the_hand, "behind the hand", moves=False),
    Row(TABLE_REQUESTS[of_cash.AskForBombPot], wants_a_bomb_pot, houses=CLUB, moves=False),
    Row(TABLE_REQUESTS[of_cash.AnswerQuestion], agrees_to_a_bomb_pot, houses=CLUB, moves=False),
    Row(TABLE_REQUESTS[commands.Act], ends_a_hand, by_step=True),
    Row("POST /api/private/games/{table:str}/seat", sits_down),
    Row("POST /api/private/games/{table:str}/remove", shows_out, told_once=("link",)),
    Row("POST /api/private/games/{table:str}/close", ends_the_game),
)
