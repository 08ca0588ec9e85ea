"""Tickets at the registration desk: a guest who won one enters by it with a document, once, until it is taken back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cardroom.ledger import accounts
from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.registration_bodies import RegistrationView, SaleAtDesk, SoldReceipt
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live.live_acts import Confirm, OutTold, TellClear, TellOut
from tests.room.tournaments.played import BUY_IN, CUP, FEE, cup_terms, is_on
from tests.room.tournaments.test_live_hosted import live_room
from tests.room.tournaments.test_registration import GUESTS, TILL, look, refusal, sell, till

SATELLITE = "sat"
PRICE = BUY_IN + FEE
HELSINKI: dict[str, Any] = {"of": "casino-helsinki", "game": "holdem-nl", "live": True}


def view_of(room: TestRoom, event: str) -> RegistrationView:
    """What the registration desk of an event shows."""
    return room.run(room.room.registration.view(BOSS, event))


def redeemed(room: TestRoom, **sale: Any) -> SoldReceipt:
    """An entry against a ticket, to whoever has won it."""
    usual: dict[str, Any] = {"document": "passport"}
    sold = room.run(room.room.registration.sell(BOSS, CUP, SaleAtDesk(**usual | sale)))
    room.settle()
    return sold


def won(room: TestRoom, *, target: str = "", winner: str = "") -> list[str]:
    """A live satellite is played out by guests, or an account that wins and guests: its two best, who win a ticket each,
    the winner first.
    """
    terms = cup_terms(
        id=SATELLITE, name="Satellite", buy_in=500, fee=50, ticket=PRICE, target=target, seats=6, stack=1_000,
        level_hands=0, level_ms=1_200_000, **HELSINKI,
    )  # fmt: skip
    room.run(room.room.tournaments.announce(BOSS, terms))
    players = [
        room.run(room.room.registration.sell(BOSS, SATELLITE, sale)).player
        for sale in [SaleAtDesk(name=name) for name in GUESTS if not winner or name != GUESTS[0]]
    ]
    if winner:
        sold = room.room.registration.sell(BOSS, SATELLITE, SaleAtDesk(player=winner))
        players.insert(0, room.run(sold).player)
    room.run(room.room.tournaments.start(BOSS, SATELLITE))
    room.settle()
    for loser in ("", *players[2:]):
        hall = room.room.live_tournaments
        if loser and is_on(room, SATELLITE):
            told = TellOut(outs=(OutTold(loser, 0, "", (players[0],)),))
            room.run(hall.tell(BOSS, SATELLITE, told))
        while is_on(room, SATELLITE) and (orders := hall.hall(BOSS, SATELLITE).orders):
            room.run(hall.tell(BOSS, SATELLITE, Confirm(orders=(orders[0].number,))))
        room.settle()
    if is_on(room, SATELLITE):
        room.run(room.room.live_tournaments.tell(BOSS, SATELLITE, TellClear()))
        room.settle()
    assert not is_on(room, SATELLITE)
    return players[:2]


@pytest.mark.clause("CH-8.19")
def test_a_guest_redeems_a_ticket_with_a_document_and_once(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=6, documents=True) as room:
        first, second = won(room)
        held = look(room).tickets
        assert sorted((one.player, one.cents) for one in held) == sorted([(first, PRICE), (second, PRICE)])
        assert {one.name for one in held} == set(GUESTS[:2])
        ticket = {one.player: one.ticket for one in held}
        cash = till(room)
        sale: dict[str, Any] = {"player": first, "ticket": ticket[first], "cents": PRICE}
        bare = refusal(room, room.room.registration.sell(BOSS, CUP, SaleAtDesk(**sale)))
        assert (bare.code, bare.clauses) == ("ticket-needs-document", ("CH-8.19",))
        number = redeemed(room, **sale).number
        [receipt] = look(room).receipts
        assert (receipt.number, receipt.paid, receipt.ticket) == (number, "ticket", ticket[first])
        assert (receipt.document, receipt.name, receipt.cents) == ("passport", GUESTS[0], PRICE)
        assert till(room) == cash, "no cash has moved"
        [entrant] = look(room).entrants
        assert (entrant.player, entrant.awaits_document) == (first, False), "the document seen counts"
        room.restart()
        assert [one.player for one in look(room).tickets] == [second]
        twice = SaleAtDesk(document="passport", **sale)
        again = refusal(room, room.room.registration.sell(BOSS, CUP, twice))
        assert again.code == "ticket-used" and again.clauses == ("CH-8.19",)
        assert room.room.services.ledger.trial_balance() == 0


@pytest.mark.clause("CH-8.19")
def test_a_redeemed_ticket_is_its_winners_again_when_the_entry_is_taken_back(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=6) as room:
        first, second = won(room)
        ticket = {one.player: one.ticket for one in look(room).tickets}
        redeemed(room, player=first, ticket=ticket[first])
        room.run(room.room.registration.withdraw(BOSS, CUP, first, "entered the wrong event"))
        room.restart()
        seen = look(room)
        assert {one.player for one in seen.tickets} == {first, second} and not seen.entrants
        assert [one.returned for one in seen.receipts] == [True]
        [back] = seen.vouchers
        assert (back.kind, back.settled, back.cents, back.receipts) == (
            "entry_returned",
            "ticket",
            PRICE,
            (1,),
        )
        assert seen.cash.owed == 0, "a ticket is no cash"
        paid = room.room.vouchers.settle(BOSS, CUP, back.number, "signed")
        assert refusal(room, paid).code == "voucher-settled"
        redeemed(room, player=first, ticket=ticket[first])
        assert [one.returned for one in look(room).receipts] == [False, True], "the newest first"
        assert room.room.services.ledger.trial_balance() == 0


def test_a_winner_for_this_very_event_is_entered_at_once_and_can_be_withdrawn(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=6) as room:
        winners = won(room, target=CUP)
        assert {one.player for one in look(room).entrants} == set(winners)
        assert {one.ticket for one in look(room).receipts} == {f"{SATELLITE}-t1", f"{SATELLITE}-t2"}
        assert look(room).tickets == ()
        room.run(room.room.registration.withdraw(BOSS, CUP, winners[0], "plays another day"))
        room.settle()
        assert [one.player for one in look(room).entrants] == [winners[1]], "nobody is entered against a wish"
        [held] = look(room).tickets
        redeemed(room, player=winners[0], ticket=held.ticket)


def test_a_ticket_is_refused_to_all_but_its_winner_and_for_all_but_an_entry(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=6) as room:
        first, second = won(room)
        ticket = {one.player: one.ticket for one in look(room).tickets}[first]
        people = room.room.live_desks.people
        usual: dict[str, Any] = {"ticket": ticket, "document": "passport"}
        refused = {
            "ticket-not-yours": [{"player": second}, {"name": "Somebody New"}, {"name": GUESTS[0]}],
            "no-such-ticket": [{"player": first, "ticket": "sat-t9"}],
            "ticket-buys-entries": [{"player": first, "sale": "rebuy"}, {"player": first, "sale": "add_on"}],
            "wrong-price": [{"player": first, "cents": PRICE - 1}],
        }
        for code, sales in refused.items():
            for sale in sales:
                work = room.room.registration.sell(BOSS, CUP, SaleAtDesk(**usual | sale))
                assert refusal(room, work).code == code, sale
        assert not people.named("casino-helsinki", "Somebody New"), "nobody is kept by a sale that is refused"
        assert not look(room).receipts


def test_two_desks_that_redeem_one_ticket_at_once_make_one_entry(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=6) as room:
        first, _ = won(room)
        ticket = {one.player: one.ticket for one in look(room).tickets}[first]
        sale = SaleAtDesk(player=first, ticket=ticket, document="passport")

        async def both() -> list[SoldReceipt | BaseException]:
            desk = room.room.registration
            return await asyncio.gather(
                desk.sell(BOSS, CUP, sale), desk.sell(BOSS, CUP, sale), return_exceptions=True
            )

        answers = room.run(both())
        room.settle()
        [refused] = [one for one in answers if isinstance(one, Refused)]
        assert refused.code == "ticket-used"
        assert len(look(room).receipts) == 1 == look(room).entrants[0].entries
        assert room.room.services.ledger.balance(accounts.ticket(first, ticket)) == 0
        assert room.room.services.ledger.balance(TILL) >= 0 == room.room.services.ledger.trial_balance()


def test_an_entry_sold_for_cash_beside_a_ticket_leaves_the_ticket(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=6) as room:
        first, second = won(room)
        sell(room, player=first, cents=PRICE)
        assert [one.player for one in look(room).tickets] == [second], "who is in redeems nothing"
        room.run(room.room.registration.withdraw(BOSS, CUP, first, "pays by the ticket"))
        room.settle()
        assert {one.player for one in view_of(room, CUP).tickets} == {first, second}


def test_a_phone_without_a_link_learns_that_its_ticket_was_used(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=6) as room:
        winner = room.client("Aino")
        won(room, winner=winner.player)
        [ticket] = winner.last(of_cups.MyTickets).tickets
        room.disconnect(winner)
        redeemed(room, player=winner.player, ticket=ticket.ticket, cents=PRICE)
        back = room.connect("Aino")
        assert [one.tickets for one in back.all(of_cups.MyTickets)] == [()]
