"""A bust that was paid taken back: the prize comes back into escrow, the voucher is void, and the books still close."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cardroom.ledger import accounts
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import audit_place
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.live.live_acts import OutTold, TakeBackLive, TellClear, TellOut
from tests.room.tournaments.played import CUP, is_on
from tests.room.tournaments.test_live_hosted import carry_out, hall, live_room, tell
from tests.room.tournaments.test_registration import look, refusal, sell, settle, till

GUESTS = tuple(f"Guest {number}" for number in range(9))
SLIP = "the other seat"


def begun(place: Path) -> tuple[TestRoom, list[str]]:
    """Nine guests have bought in and sit at one table."""
    room = live_room(place, seats=9)
    players = [sell(room, name) for name in GUESTS]
    room.run(room.room.tournaments.start(BOSS, CUP))
    room.settle()
    carry_out(room)
    return room, players


def out(room: TestRoom, loser: str, winner: str) -> int:
    """A player is out with a place; the number of the act."""
    number = hall(room).number + 1
    tell(room, TellOut(outs=(OutTold(loser, 0, "", (winner,)),)))
    carry_out(room)
    if is_on(room):
        tell(room, TellClear())
    return number


def paid_bust(room: TestRoom, players: list[str]) -> int:
    """The first bust with a prize; the number of the act."""
    for loser in players[:-1]:
        number = out(room, loser, players[-1])
        if look(room).vouchers:
            break
    assert is_on(room), "a prize is paid before one is left"
    return number


def take_back(room: TestRoom, number: int) -> None:
    tell(room, TakeBackLive(why=SLIP, number=number))


def wallet(room: TestRoom, player: str) -> int:
    return room.room.services.ledger.balance(accounts.wallet(player))


def play_to_the_end(room: TestRoom, players: list[str]) -> None:
    for loser in players[:-1]:
        if any(seat.player == loser for table in hall(room).tables for seat in table.seats):
            out(room, loser, players[-1])
    assert not is_on(room)
    for one in look(room).vouchers:
        if not one.settled:
            settle(room, one.number, signed=one.name)
    seen = look(room)
    assert seen.cash.owed == 0 and not any(wallet(room, player) for player in players)
    assert till(room) == room.room.services.ledger.balance(accounts.rake("casino-helsinki"))


def test_a_credited_prize_comes_back_and_is_paid_once_in_the_end(tmp_path: Path) -> None:
    room, players = begun(tmp_path / "data")
    number = paid_bust(room, players)
    [voucher] = look(room).vouchers
    take_back(room, number)
    [void] = look(room).vouchers
    assert (void.number, void.settled) == (voucher.number, "void") and look(room).cash.owed == 0
    assert wallet(room, voucher.player) == 0
    assert any(seat.player == voucher.player for table in hall(room).tables for seat in table.seats)
    room.restart()
    assert look(room).vouchers[0].settled == "void" and hall(room).acts[0].did == "take_back"
    assert refusal(room, room.room.vouchers.settle(BOSS, CUP, voucher.number, "x")).code == "voucher-settled"
    play_to_the_end(room, players)
    room.close()
    assert audit_place(tmp_path / "data").findings == []


def test_cash_comes_back_first_and_is_paid_again(tmp_path: Path) -> None:
    room, players = begun(tmp_path / "data")
    number = paid_bust(room, players)
    [voucher] = look(room).vouchers
    vouchers = room.room.vouchers
    assert refusal(room, vouchers.take_cash_back(BOSS, CUP, voucher.number, SLIP)).code == "not-paid-in-cash"
    settle(room, voucher.number, signed=voucher.name)
    told = refusal(room, room.room.live_tournaments.tell(BOSS, CUP, TakeBackLive(why=SLIP, number=number)))
    assert (told.code, told.arguments["number"]) == ("prize-paid-out", voucher.number)
    assert refusal(room, vouchers.take_cash_back(BOSS, CUP, voucher.number, " ")).code == "no-reason"
    before = till(room)
    for _ in range(2):
        room.run(vouchers.take_cash_back(BOSS, CUP, voucher.number, SLIP))
        room.settle()
        assert till(room) == before + voucher.cents and look(room).cash.owed == voucher.cents
        settle(room, voucher.number, signed=voucher.name)
        assert till(room) == before
    room.run(vouchers.take_cash_back(BOSS, CUP, voucher.number, SLIP))
    room.settle()
    take_back(room, number)
    play_to_the_end(room, players)
    room.close()
    assert audit_place(tmp_path / "data").findings == []


def test_it_is_refused_where_a_later_place_rests_on_it_and_once_all_is_over(tmp_path: Path) -> None:
    room, players = begun(tmp_path / "data")
    first = out(room, players[0], players[-1])
    second = out(room, players[1], players[-1])
    told = refusal(room, room.room.live_tournaments.tell(BOSS, CUP, TakeBackLive(why=SLIP, number=first)))
    assert told.code in ("later-place-given", "live-changed-since")
    with pytest.raises(Refused):
        take_back(room, 99)
    take_back(room, second)
    take_back(room, first)
    assert len(hall(room).tables[0].seats) == 9
    play_to_the_end(room, players)
    told = refusal(
        room, room.room.live_tournaments.tell(BOSS, CUP, TakeBackLive(why=SLIP, number=second + 1))
    )
    assert told.code == "event-over" and "ask the difference back at the desk" in told.message
    with pytest.raises(Refused):
        take_back(room, second)
    room.close()
    assert audit_place(tmp_path / "data").findings == []


def test_operators_who_pay_and_take_back_at_once_leave_one_truth(tmp_path: Path) -> None:
    """Whatever of it comes first: cash that was paid is not lost, and a prize that came back is not paid."""
    room, players = begun(tmp_path / "data")
    number = paid_bust(room, players)
    [voucher] = look(room).vouchers
    vouchers, live = room.room.vouchers, room.room.live_tournaments
    other = room.person("Otto", 0, "admin")

    async def at_once() -> list[object]:
        return await asyncio.gather(
            vouchers.settle(BOSS, CUP, voucher.number, "signed"),
            live.tell(other, CUP, TakeBackLive(why=SLIP, number=number)),
            vouchers.settle(other, CUP, voucher.number, "signed"),
            live.tell(BOSS, CUP, TakeBackLive(why=SLIP, number=number)),
            vouchers.take_cash_back(other, CUP, voucher.number, SLIP),
            vouchers.take_cash_back(BOSS, CUP, voucher.number, SLIP),
            live.tell(other, CUP, TakeBackLive(why=SLIP, number=number)),
            return_exceptions=True,
        )

    found = room.run(at_once())
    room.settle()
    codes = [one.code if isinstance(one, Refused) else one for one in found]
    assert codes == [
        None, "prize-paid-out", "voucher-settled", "prize-paid-out", None, "not-paid-in-cash", None,
    ], codes  # fmt: skip
    assert wallet(room, voucher.player) == 0 and look(room).vouchers[0].settled == "void"
    play_to_the_end(room, players)
    room.close()
    assert audit_place(tmp_path / "data").findings == []


def test_players_and_staff_without_the_right_take_nothing_back(tmp_path: Path) -> None:
    room, players = begun(tmp_path / "data")
    number = paid_bust(room, players)
    [voucher] = look(room).vouchers
    settle(room, voucher.number, signed=voucher.name)
    vouchers, live = room.room.vouchers, room.room.live_tournaments
    for role in ("player", "dealer"):
        by = room.person(f"A {role}", 0, role)
        cash = refusal(room, vouchers.take_cash_back(by, CUP, voucher.number, SLIP))
        bust = refusal(room, live.tell(by, CUP, TakeBackLive(why=SLIP, number=number)))
        assert {cash.code, bust.code} <= {"not-allowed", "not-staff", "not-your-role"}
    desk = room.person("Desk", 0, "desk")
    assert refusal(room, live.tell(desk, CUP, TakeBackLive(why=SLIP, number=number))).code == "not-your-role"
    for forged in (0, -1, 99, 2**60):
        told = refusal(room, vouchers.take_cash_back(BOSS, CUP, forged, SLIP))
        assert told.code == "no-such-voucher"
    room.close()
