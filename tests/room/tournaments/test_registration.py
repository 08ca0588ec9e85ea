"""Entries sold at the desk to people without an account: cash, receipts, repayment, prizes paid out; the books close."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.desk import desk_commands as do
from cardroom.desk.people_commands import ExcludePlayer
from cardroom.ledger import accounts
from cardroom.room.protocol.registration_bodies import DealPut, DealSigned, RegistrationView, SaleAtDesk
from cardroom.room.protocol.server_messages import MineChanged
from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live.live_acts import OutTold, TellClear, TellOut
from cardroom.tournament.play.tournament_commands import DecideDeal
from cardroom.tournament.prizes.prize_pool import SpecialPrize
from tests.room.lobby.test_floor_board import Screen
from tests.room.tournaments.played import BUY_IN, CUP, FEE, enter, is_on
from tests.room.tournaments.test_live_hosted import carry_out, live_room, tell

GUESTS = ("Aino K.", "Bo", "Carla", "Dmitri")
TILL = accounts.till("casino-helsinki")


def look(room: TestRoom) -> RegistrationView:
    """What the registration desk shows."""
    return room.run(room.room.registration.view(BOSS, CUP))


def sell(room: TestRoom, name: str = "", **sale: Any) -> str:
    """Sell for cash; the id of the buyer."""
    sold = room.run(room.room.registration.sell(BOSS, CUP, SaleAtDesk(name=name, **sale)))
    room.settle()
    return sold.player


def settle(room: TestRoom, number: int, signed: str = "signed", **how: Any) -> None:
    """Pay a voucher."""
    room.run(room.room.vouchers.settle(BOSS, CUP, number, signed, **how))
    room.settle()


def till(room: TestRoom) -> int:
    """The cash in the house's till."""
    return room.room.services.ledger.balance(TILL)


def refusal(room: TestRoom, work: Any) -> Refused:
    """What a piece of work is refused with; nothing of it has moved money."""
    before = dict(room.room.services.ledger.balances)
    with pytest.raises(Refused) as refused:
        room.run(work)
    room.settle()
    after = room.room.services.ledger.balances
    assert {name: cents for name, cents in after.items() if cents} == {
        name: cents for name, cents in before.items() if cents
    }
    return refused.value


def test_an_evening_of_guests_closes_to_the_fees(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=6) as room:
        players = [sell(room, name, cents=BUY_IN + FEE, document="passport") for name in GUESTS]
        seen = look(room)
        assert [one.name for one in seen.entrants] == list(GUESTS)
        assert [one.attends for one in seen.entrants] == ["waits"] * 4
        assert not any(one.has_account for one in seen.entrants)
        [receipt] = [one for one in seen.receipts if one.number == 1]
        assert (receipt.name, receipt.pool, receipt.fee, receipt.cents) == (GUESTS[0], BUY_IN, FEE, 1_000)
        assert (receipt.paid, receipt.document, receipt.returned) == ("cash", "passport", False)
        assert till(room) == seen.cash.taken == 4_000
        room.run(room.room.tournaments.start(BOSS, CUP))
        room.settle()
        drawn = look(room).entrants
        assert {one.attends for one in drawn} == {"seated"} and all(one.table and one.seat for one in drawn)
        carry_out(room)
        room.restart()
        again = look(room)
        assert [one.name for one in again.entrants] == list(GUESTS), "the names outlive a stop"
        assert {one.attends for one in again.entrants} == {"here"}
        for loser in players[:3]:
            tell(room, TellOut(outs=(OutTold(loser, 0, "", (players[3],)),)))
            carry_out(room)
            if is_on(room):
                tell(room, TellClear())
                carry_out(room)
        assert not is_on(room)
        owed = look(room)
        assert {one.settled for one in owed.vouchers} == {""}
        assert owed.cash.owed == sum(one.cents for one in owed.vouchers) == 4 * BUY_IN
        assert max(owed.vouchers, key=lambda one: one.cents).place == 1
        room.restart()
        for voucher in owed.vouchers:
            settle(room, voucher.number, signed=voucher.name)
        room.restart()
        closed = look(room)
        assert (closed.cash.owed, closed.cash.taken, closed.cash.paid) == (0, 4_000, 4 * BUY_IN)
        assert till(room) == 4 * FEE == room.room.services.ledger.balance(accounts.rake("casino-helsinki"))
        wallets = [room.room.services.ledger.balance(accounts.wallet(player)) for player in players]
        assert wallets == [0] * 4
        assert room.room.services.ledger.trial_balance() == 0


def test_special_prizes_are_told_apart_on_vouchers(tmp_path: Path) -> None:
    special = (SpecialPrize("first_out", 200), SpecialPrize("first_to_reach_chips", 300, 0, 1_500))
    with live_room(tmp_path, seats=6, special=special) as room:
        players = [sell(room, name, cents=BUY_IN + FEE) for name in GUESTS]
        room.run(room.room.tournaments.start(BOSS, CUP))
        room.settle()
        carry_out(room)
        for loser in players[:3]:
            tell(room, TellOut(outs=(OutTold(loser, 0, "", (players[3],)),)))
            carry_out(room)
        if is_on(room):
            tell(room, TellClear())
        assert not is_on(room)
        room.restart()
        told = {
            (one.why, one.feat, one.chips, one.cents): one.player
            for one in look(room).vouchers
            if not one.place
        }
        assert told == {
            ("special", "first_out", 0, 200): players[0],
            ("special", "first_to_reach_chips", 1_500, 300): players[3],
        }
        assert {one.why for one in look(room).vouchers if one.place} == {""}


def test_whom_the_desk_of_the_house_keeps_away_enters_nowhere(tmp_path: Path) -> None:
    with live_room(tmp_path) as room:
        desks, floor = room.room.live_desks, room.person("Kai", 0, "floor")
        person, guest = (
            room.person("Aarne", 50_00),
            room.run(desks.add_person(floor, "casino-helsinki", "Bo")),
        )
        room.run(desks.act(floor, "casino-helsinki", do.OpenGamingDay()))
        for who, scope in ((person.id, "house"), (guest, "series")):
            kept = ExcludePlayer(player=who, scope=scope, until_ms=room.time.now_ms() + 1_000, why="cheating")
            room.run(desks.act(floor, "casino-helsinki", kept))
        registration, agreed = room.room.registration, BUY_IN + FEE
        for sale in (SaleAtDesk(player=person.id, cents=agreed), SaleAtDesk(name="bo", cents=agreed)):
            refused = refusal(room, registration.sell(BOSS, CUP, sale))
            assert (refused.code, refused.arguments["reason"]) == ("desk-excluded", "cheating")
            assert refused.clauses == room.book.conduct.shut_out.clauses
            assert refused.arguments["by_name"] == "Kai"
        client = room.client("Aarne")
        kept = client.refusal(EnterTournament(client.new_id(), CUP))
        assert kept.code == "kept-away" and "cheating" not in repr(kept), "what staff wrote is theirs"
        with pytest.raises(Refused) as by_phone:
            room.run(
                desks.act(person, "casino-helsinki", do.SignUp(pool="holdem-nl/NL200", player=person.id))
            )
        assert by_phone.value.code == "kept-away" and "cheating" not in repr(by_phone.value.arguments)
        assert "cheating" not in by_phone.value.message
        assert look(room).entrants == ()
        room.wait(ms=1_001)
        assert sell(room, player=person.id, cents=agreed) == person.id
        assert sell(room, "Bo", cents=agreed) == guest


def test_an_entry_taken_back_is_repaid_once_against_its_receipt(tmp_path: Path) -> None:
    with live_room(tmp_path) as room:
        player = sell(room, "Aino K.")
        sell(room, "Bo")
        room.run(room.room.registration.withdraw(BOSS, CUP, player, "ill"))
        room.settle()
        seen = look(room)
        [voucher] = seen.vouchers
        assert (voucher.kind, voucher.cents, voucher.receipts) == ("entry_returned", 1_000, (1,))
        assert {one.number: one.returned for one in seen.receipts} == {1: True, 2: False}
        assert [one.name for one in seen.entrants] == ["Bo"]
        unsigned = refusal(room, room.room.vouchers.settle(BOSS, CUP, voucher.number, " "))
        assert unsigned.code == "not-signed"
        left = refusal(room, room.room.vouchers.settle(BOSS, CUP, voucher.number, in_cash=False))
        assert left.code == "no-account"
        settle(room, voucher.number)
        again = refusal(room, room.room.vouchers.settle(BOSS, CUP, voucher.number, "Aino"))
        assert again.code == "voucher-settled" and again.arguments["by"] == BOSS.id
        assert till(room) == 1_000
        assert sell(room, "Aino K.") == player, "who comes again is the same person"
        assert look(room).receipts[0].number == 3, "no number is given twice"


def test_a_called_off_event_is_repaid_receipt_by_receipt_to_zero(tmp_path: Path) -> None:
    with live_room(tmp_path) as room:
        for name in GUESTS:
            sell(room, name)
        [client] = enter(room, "Ella")
        room.run(room.room.tournaments.cancel(BOSS, CUP, "the hall is flooded"))
        room.settle()
        owed = look(room)
        assert owed.cash.owed == 5_000 and {one.cents for one in owed.vouchers} == {1_000}
        assert sorted(one.receipts for one in owed.vouchers) == [(1,), (2,), (3,), (4,), (5,)]
        for voucher in owed.vouchers:
            settle(room, voucher.number, in_cash=voucher.player != client.player)
        assert (look(room).cash.owed, till(room)) == (0, 0)
        assert room.room.services.ledger.trial_balance() == 0


def test_a_phone_is_told_what_its_wallet_holds_when_the_desk_pays_and_takes_back(tmp_path: Path) -> None:
    with live_room(tmp_path) as room:
        player = room.client("Ella")
        sell(room, player=player.player)
        for name in GUESTS:
            sell(room, name)

        def known() -> int:
            """What the phone says, which is so."""
            balance = player.last(MineChanged).balance
            assert balance == room.wallet("Ella")
            return balance

        before = known()
        room.run(room.room.tournaments.cancel(BOSS, CUP, "the hall is flooded"))
        room.settle()
        assert known() == before + BUY_IN + FEE
        [number] = [one.number for one in look(room).vouchers if one.player == player.player]
        settle(room, number)
        assert known() == before, "the cash is in the hand"
        room.run(room.room.vouchers.take_cash_back(BOSS, CUP, number, "the wrong person"))
        room.settle()
        assert known() == before + BUY_IN + FEE
        lines = room.run(room.room.cashier.lines(player.player, "")).lines
        taken, paid = lines[:2]
        assert (paid.kind, paid.amount) == ("paid_in_cash", -BUY_IN - FEE), "nothing came back from a table"
        assert (taken.kind, taken.amount) == ("cash_back", BUY_IN + FEE)


def test_what_is_refused_at_the_desk_leaves_the_cash_with_the_buyer(tmp_path: Path) -> None:
    with live_room(tmp_path) as room:
        registration = room.room.registration
        player = sell(room, "Aino K.")
        twice = refusal(room, registration.sell(BOSS, CUP, SaleAtDesk(player=player)))
        assert twice.code == "entered-already"
        dear = refusal(room, registration.sell(BOSS, CUP, SaleAtDesk(name="Bo", cents=999)))
        assert dear.code == "wrong-price"
        unnamed = refusal(room, registration.sell(BOSS, CUP, SaleAtDesk(name=" ")))
        assert unnamed.code == "name-not-given"
        nobody = refusal(room, registration.sell(BOSS, CUP, SaleAtDesk(player="p999")))
        assert nobody.code == "no-such-player"
        chips = refusal(room, registration.sell(BOSS, CUP, SaleAtDesk(player=player, sale="rebuy")))
        assert chips.clauses or chips.code
        stranger = msgspec.structs.replace(BOSS, id="p1", role="player")
        assert refusal(room, registration.sell(stranger, CUP, SaleAtDesk(name="Me"))).code == "not-staff"
        assert till(room) == 1_000


def test_a_barred_person_buys_nothing_and_the_clause_is_named(tmp_path: Path) -> None:
    with live_room(tmp_path) as room:
        client = room.client("Vilho")
        room.run(room.room.measures.close_account(BOSS, client.player, "cheated"))
        room.settle()
        barred = refusal(room, room.room.registration.sell(BOSS, CUP, SaleAtDesk(player=client.player)))
        assert barred.code == "account-closed" and barred.clauses
        assert till(room) == 0


def with_a_deal_put(room: TestRoom, *, put: bool = True) -> list[str]:
    """Three guests at a table that has stopped, to whom a deal by chips was put; their ids."""
    players = [sell(room, name) for name in GUESTS[:3]]
    room.run(room.room.tournaments.start(BOSS, CUP))
    room.settle()
    carry_out(room)
    if not put:
        return players
    deals = room.room.live_tournaments.deals
    unsigned = refusal(room, deals.put(BOSS, CUP, DealPut(players[0], "chip_chop", signed=" ")))
    assert unsigned.code == "not-signed", "who wants it agrees to it"
    room.run(deals.put(BOSS, CUP, DealPut(players[0], "chip_chop", signed=GUESTS[0])))
    room.settle()
    carry_out(room)
    return players


def test_guests_sign_for_a_deal_and_are_paid_by_it(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=6, deal_seconds=600) as room:
        players = with_a_deal_put(room)
        deals = room.room.live_tournaments.deals
        unsigned = refusal(room, deals.sign(BOSS, CUP, DealSigned(players[0], " ")))
        assert unsigned.code == "not-signed"
        stranger = refusal(room, deals.sign(BOSS, CUP, DealSigned("nobody", "X")))
        assert stranger.code == "not-in-it"
        for player, name in zip(players, GUESTS, strict=False):
            room.run(deals.sign(BOSS, CUP, DealSigned(player, name)))
            room.settle()
        room.run(room.room.tournaments.act(BOSS, CUP, DecideDeal(BOSS.id, "all have signed", True)))
        room.settle()
        carry_out(room)
        assert not is_on(room)
        owed = look(room)
        assert sorted(one.cents for one in owed.vouchers) == [BUY_IN] * 3
        for voucher in owed.vouchers:
            settle(room, voucher.number, signed=voucher.name)
        assert look(room).cash.owed == 0 and till(room) == 3 * FEE
        names = room.room.services.names
        assert [names(player) for player in players] == list(GUESTS[:3]), "known by name when it is over, too"


def test_one_who_does_not_sign_ends_the_deal(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=6, deal_seconds=600) as room:
        players = with_a_deal_put(room)
        deals = room.room.live_tournaments.deals
        room.run(deals.sign(BOSS, CUP, DealSigned(players[1], agrees=False)))
        room.settle()
        gone = refusal(room, deals.sign(BOSS, CUP, DealSigned(players[0], "Aino")))
        assert gone.code == "no-deal-open" and is_on(room)


def test_the_page_is_told_of_each_sale_payment_and_move_of_cash(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=6) as room:
        screen = Screen(room)
        screen.watch("hall", CUP), screen.watch("desk", "casino-helsinki")

        def told() -> set[str]:
            heard = screen.told()
            return {part for part in ("hall", "desk") if any(f'"part":"{part}"' in text for text in heard)}

        player = sell(room, GUESTS[0], cents=BUY_IN + FEE)
        assert told() == {"hall", "desk"}
        room.run(room.room.vouchers.move_cash(BOSS, CUP, 5_000, "float"))
        room.settle()
        assert told() == {"hall", "desk"}
        room.run(room.room.registration.withdraw(BOSS, CUP, player, "ill"))
        room.settle()
        assert "hall" in told()
        owed = look(room).vouchers
        assert owed and told() == set(), "who looks changes nothing"
        for one in owed:
            settle(room, one.number)
            assert told() == {"hall", "desk"}
