"""Requests that move money in tournaments."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.room.protocol import tournament_client as of_cups
from cardroom.room.protocol.table_requests import ME, TABLE_REQUESTS, at_table
from cardroom.room.tournaments.repeating import RepeatLine
from cardroom.room.tournaments.ticket_rows import keeping
from cardroom.store.rows import Commit
from cardroom.table.model import commands
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.tickets.ticket import Ticket
from cardroom.tournament.tournament_terms import AddOn, Rebuys
from tests.crash.asking import AskedRoom, Request, Row, said
from tests.room.tournaments.played import BUY_IN, CUP, FEE, client_of, cup_terms, enter, go_on, start

NAMES: Final = ("A", "B", "C", "D")
ROUNDS: Final = 3_000


def announced(room: AskedRoom, **changes: Any) -> None:
    room.run(room.room.tournaments.announce(BOSS, cup_terms(**changes)))
    room.settle()


def begun(room: AskedRoom, **changes: Any) -> list[TestClient]:
    announced(room, **changes)
    clients = enter(room, *NAMES)
    start(room)
    return clients


def cup(room: AskedRoom) -> Tournament:
    found = room.room.tournaments.owner(CUP).tournament
    assert found is not None
    return found


def until(room: AskedRoom, wanted: Callable[[], bool], raises: float = 0.1) -> None:
    """Play on until it is so."""
    chance = random.Random(1)
    for _ in range(ROUNDS):
        if wanted():
            return
        assert go_on(room, chance, raises=raises, folds=0.4), "it was over before"
    raise AssertionError("it never came to that")


def enters(room: AskedRoom) -> Request:
    announced(room)
    return said(room.client("A"), of_cups.EnterTournament("in", CUP))


def enters_as_the_last(room: AskedRoom) -> Request:
    """With this entry it begins, and late entries there are none: asked again it would be refused."""
    announced(room, players=4, most=4)
    enter(room, *NAMES[:3])
    return said(room.client("D"), of_cups.EnterTournament("in", CUP))


def enters_by_ticket(room: AskedRoom) -> Request:
    announced(room)
    price, player = BUY_IN + FEE, room.person("A").id
    ticket = Ticket("won", player, price, "", None, "casinohuone", "earlier")
    postings = ((accounts.MINT, -price), (accounts.ticket(player, "won"), price))
    entry = Entry("ticket:won", room.time.now_ms(), "ticket", WHY, postings, "earlier")
    room.run(room.stored.commit(Commit(entries=(entry,), changes=(keeping(ticket, 1, is_open=True),))))
    room.restart()
    return said(room.client("A"), of_cups.EnterTournament("in", CUP, ticket="won"))


def enters_again(room: AskedRoom) -> Request:
    clients = begun(room, late_levels=50, level_hands=50, re_entries=2)
    until(room, lambda: cup(room).state.left < len(NAMES), raises=0.3)
    out = next(one for one in clients if not cup(room).state.entrants[one.player].is_in)
    return said(out, of_cups.EnterTournament("in-again", CUP))


def games(room: AskedRoom) -> str:
    """A line of HexaPro; the game that waits."""
    line = RepeatLine("", "casinohuone", hexapro=100, reason=WHY)
    room.run(room.room.tournament_door.repeating.add(BOSS, line))
    room.settle()
    found = [owner.tournament for owner in room.room.tournaments.all()]
    return next(one.terms.id for one in found if one is not None)


def enters_several(room: AskedRoom) -> Request:
    return said(room.client("A"), of_cups.EnterTournament("three", games(room), games=3))


def withdraws(room: AskedRoom) -> Request:
    announced(room)
    (client,) = enter(room, "A")
    return said(client, of_cups.WithdrawFromTournament("out", CUP))


def stack() -> int:
    return cup_terms().stack


def buys_more(room: AskedRoom) -> Request:
    rebuys = Rebuys(chips=stack(), price=300, until_level=1, up_to=2 * stack())
    client, *_ = begun(room, rebuys=rebuys, level_hands=50)
    return said(client, of_cups.BuyChips("more", CUP, "rebuy"))


def buys_the_last(room: AskedRoom) -> Request:
    """Asked again it would be refused: it was the only one, and the chips are too many by then."""
    rebuys = Rebuys(chips=stack(), price=300, until_level=1, most=1, up_to=stack())
    client, *_ = begun(room, rebuys=rebuys, level_hands=50)
    return said(client, of_cups.BuyChips("more", CUP, "rebuy"))


def add_ons(room: AskedRoom) -> list[TestClient]:
    """All are offered the add-on."""
    rebuys, add_on = Rebuys(chips=500, price=300, until_level=1), AddOn(chips=1_000, price=500)
    clients = begun(room, rebuys=rebuys, add_on=add_on, level_hands=1)
    until(room, lambda: len(cup(room).state.asked) == len(NAMES), raises=0)
    return clients


def takes_the_add_on(room: AskedRoom) -> Request:
    return said(add_ons(room)[0], of_cups.BuyChips("more", CUP, "add_on"))


def takes_no_add_on(room: AskedRoom) -> Request:
    return said(add_ons(room)[0], of_cups.DeclineChips("none", CUP))


def few_left(room: AskedRoom) -> list[TestClient]:
    """Those who are left of a tournament that may be dealt."""
    clients = begun(room)
    until(room, lambda: cup(room).state.left <= 3)
    return [one for one in clients if cup(room).state.entrants[one.player].is_in]


def proposes_a_deal(room: AskedRoom) -> Request:
    return said(few_left(room)[0], of_cups.ProposeDeal("deal", CUP, "icm"))


def agrees_as_the_last(room: AskedRoom) -> Request:
    first, *others = few_left(room)
    first.done(of_cups.ProposeDeal("deal", CUP, "icm"))
    for _ in range(100):
        view = room.run(room.room.tournament_door.view(CUP, others[0].player))
        if view.now.deal is not None and view.now.deal.until_ms:
            break
        room.wait(seconds=1)
        go_on(room, random.Random(1), raises=0)
    assert view.now.deal is not None
    answers = [of_cups.AnswerDeal(f"yes-{one.name}", CUP, True, view.now.deal.until_ms) for one in others]
    for client, answer in zip(others[:-1], answers, strict=False):
        client.done(answer)
    return said(others[-1], answers[-1])


def decides(room: AskedRoom) -> Request:
    """A player folds at a table of the tournament."""
    begun(room)
    (owner,) = room.room.tournaments.tables(CUP)
    until(room, lambda: owner.table is not None and owner.table.hand is not None)
    assert owner.table is not None and owner.table.hand is not None and owner.table.hand.turn is not None
    turn = owner.table.hand.turn
    client = client_of(room, owner.table.seats[turn.seat].player)
    return said(
        client, at_table("fold", owner.id, commands.Act(ME, owner.table.hand.hand, turn.turn, "fold"))
    )


# ------------------------------------------------------------------ staff

WHY: Final = "for a test"
FILE: Final = """
name = "Friday"
stack = 1500
seats = 4
level_seconds = 600
levels = [{small_blind = 10, big_blind = 20}, {small_blind = 15, big_blind = 30}]
price = {pool_cents = 1000, fee_cents = 100}
entries = {least = 3, most = 8}
pool = {guarantee_cents = 5000}
"""
DESK: Final = f"/api/staff/tournaments/{CUP}"


def boss(room: AskedRoom, path: str, **body: Any) -> Request:
    """An act of a director."""
    room.person("Director", role="admin")
    return Request("Director", path=path, body={"reason": WHY} | body)


def made(room: AskedRoom) -> Request:
    return boss(room, "/api/staff/tournaments", house="casinohuone", structure=FILE)


def repeated(room: AskedRoom) -> Request:
    body = {"house": "casinohuone", "hexapro": 100, "template": "", "name": "", "rhythm": ""}
    return boss(room, "/api/staff/tournaments-to-come", **body)


def started(room: AskedRoom) -> Request:
    announced(room)
    enter(room, *NAMES)
    return boss(room, f"{DESK}/start")


def cancelled(room: AskedRoom) -> Request:
    begun(room)
    return boss(room, f"{DESK}/cancel")


def guaranteed(room: AskedRoom) -> Request:
    announced(room)
    return boss(room, f"{DESK}/guarantee", cents=5_000)


def heads_up(room: AskedRoom) -> TestClient:
    """One of the last two."""
    clients = begun(room)
    until(room, lambda: cup(room).state.left == 2)
    return next(one for one in clients if cup(room).state.entrants[one.player].is_in)


def removed(room: AskedRoom) -> Request:
    return boss(room, f"{DESK}/players/{heads_up(room).player}/remove", place="of_the_moment")


def deal_decided(room: AskedRoom) -> Request:
    """All agree, and this house leaves it to staff whether it pays by the deal."""
    room.asks(agrees_as_the_last(room))
    return boss(room, f"{DESK}/deal", pays=True)


def disqualified(room: AskedRoom) -> Request:
    return boss(room, f"{DESK}/players/{heads_up(room).player}/disqualify", kept=0)


ACTS: Final = "POST /api/staff/tournaments/{tournament:str}"
IN_TOURNAMENTS: Final = (
    Row(of_cups.EnterTournament, enters),
    Row(of_cups.EnterTournament, enters_as_the_last, "as the last"),
    Row(of_cups.EnterTournament, enters_by_ticket, "by a ticket"),
    Row(of_cups.EnterTournament, enters_again, "again"),
    Row(of_cups.EnterTournament, enters_several, "in several games"),
    Row(of_cups.WithdrawFromTournament, withdraws),
    Row(of_cups.BuyChips, buys_more, "a rebuy"),
    Row(of_cups.BuyChips, buys_the_last, "the only rebuy"),
    Row(of_cups.BuyChips, takes_the_add_on, "the add-on"),
    Row(of_cups.DeclineChips, takes_no_add_on, moves=False),
    Row(of_cups.ProposeDeal, proposes_a_deal, moves=False),
    Row(of_cups.AnswerDeal, agrees_as_the_last, moves=False),
    Row(TABLE_REQUESTS[commands.Act], decides, "in a tournament", moves=False, by_step=True),
    Row("POST /api/staff/tournaments", made),
    Row("POST /api/staff/tournaments-to-come", repeated),
    Row(f"{ACTS}/start", started),
    Row(f"{ACTS}/cancel", cancelled),
    Row(f"{ACTS}/guarantee", guaranteed),
    Row(f"{ACTS}/deal", deal_decided),
    Row(f"{ACTS}/players/{{player:str}}/remove", removed),
    Row(f"{ACTS}/players/{{player:str}}/disqualify", disqualified),
)
