"""A cheat found when the event is over: its books are open until staff close them; prizes, vouchers and cash follow."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cardroom.ledger import accounts
from cardroom.rules.decisions.tournament import Payout
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import audit_place
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.tournaments.played import CUP, is_on
from tests.room.tournaments.test_live_hosted import carry_out, live_room
from tests.room.tournaments.test_prizes_back import out
from tests.room.tournaments.test_registration import look, refusal, sell, settle, till

GUESTS = ("Aino", "Bo", "Carla", "Dmitri", "Ella", "Fredrik", "Greta", "Hugo", "Ida")
WHY = "marked cards"


def over(place: Path) -> tuple[TestRoom, list[str]]:
    """Nine guests have played to the end: the last of them has won, and the others went out in their order."""
    room = live_room(place, seats=9, payouts=(Payout(2, (5_000, 3_000, 2_000)),))
    players = [sell(room, name) for name in GUESTS]
    room.run(room.room.tournaments.start(BOSS, CUP))
    room.settle()
    carry_out(room)
    for loser in players[:-1]:
        out(room, loser, players[-1])
    assert not is_on(room)
    return room, players


def disqualify(room: TestRoom, player: str, **how: bool) -> None:
    room.run(room.room.disqualifications.carry_out(BOSS, CUP, player, WHY, **how))
    room.settle()


def close(room: TestRoom) -> None:
    room.run(room.room.vouchers.close_books(BOSS, CUP, "all is paid"))
    room.settle()


def paid_out(room: TestRoom) -> None:
    for one in look(room).vouchers:
        if not one.settled:
            settle(room, one.number, signed=one.name)


def owed(room: TestRoom) -> dict[str, int]:
    """What is to be paid out, by player."""
    found: dict[str, int] = {}
    for one in look(room).vouchers:
        if not one.settled:
            found[one.name] = found.get(one.name, 0) + one.cents
    return found


def shown(room: TestRoom) -> list[tuple[str, int, int]]:
    """The first five lines of the standings that everybody sees: name, place and prize."""
    rows = room.run(room.room.tournament_door.standings(CUP, 0, 20)).standings
    return [(one.name, one.place, one.prize) for one in rows][:5]


@pytest.mark.clause("CH-8.54", "CH-8.55")
def test_the_winner_is_found_to_have_cheated_and_all_rise_until_the_books_are_closed(tmp_path: Path) -> None:
    room, players = over(tmp_path / "data")
    assert owed(room) == {"Ida": 4_050, "Hugo": 2_430, "Greta": 1_620}
    assert room.run(room.room.tournament_door.view(CUP, "")).now.books_open
    room.restart()
    seen = room.run(room.room.disqualifications.look(BOSS, CUP, players[8]))
    assert (seen.lost, seen.from_wallet, seen.from_house, seen.cash) == (4_050, 4_050, 0, 0)
    disqualify(room, players[8])
    assert owed(room) == {"Hugo": 4_050, "Greta": 2_430, "Fredrik": 1_620}, "the next places move up"
    assert shown(room)[:3] == [("Hugo", 1, 4_050), ("Greta", 2, 2_430), ("Fredrik", 3, 1_620)]
    assert [one.settled for one in look(room).vouchers if one.name == "Ida"] == ["void"]
    assert (refusal(room, room.room.disqualifications.carry_out(BOSS, CUP, players[8], WHY))).code == (
        "disqualified-already"
    )
    room.restart()
    disqualify(room, players[7])
    assert owed(room) == {"Greta": 4_050, "Fredrik": 2_430, "Ella": 1_620}
    assert refusal(room, room.room.vouchers.close_books(BOSS, CUP, "done")).code == "books-owe"
    paid_out(room)
    assert refusal(room, room.room.vouchers.close_books(BOSS, CUP, " ")).code == "no-reason"
    close(room)
    assert CUP not in room.room.tournaments.hosts
    late = refusal(room, room.room.disqualifications.carry_out(BOSS, CUP, players[6], WHY))
    assert late.code == "books-closed" and "CH-8.54" in late.clauses
    assert refusal(room, room.room.vouchers.close_books(BOSS, CUP, "again")).code == "no-such-tournament"
    assert not room.run(room.room.tournament_door.view(CUP, "")).now.books_open
    assert shown(room)[:2] == [("Greta", 1, 4_050), ("Fredrik", 2, 2_430)]
    ledger = room.room.services.ledger
    assert till(room) == ledger.balance(accounts.rake("casino-helsinki")) and ledger.trial_balance() == 0
    assert not any(ledger.balance(accounts.wallet(player)) for player in players)
    room.close()
    assert audit_place(tmp_path / "data").findings == []


def test_cash_comes_back_first_or_the_house_brings_it(tmp_path: Path) -> None:
    room, players = over(tmp_path / "data")
    paid_out(room)
    desk = room.room.disqualifications
    seen = room.run(desk.look(BOSS, CUP, players[7]))
    assert (seen.lost, seen.from_wallet, seen.from_house, seen.cash) == (2_430, 0, 2_430, 2_430)
    told = refusal(room, desk.carry_out(BOSS, CUP, players[7], WHY))
    assert (told.code, told.arguments["amount"]) == ("prize-paid-out", 2_430)
    number = told.arguments["number"]
    room.run(room.room.vouchers.take_cash_back(BOSS, CUP, number, WHY))
    room.settle()
    disqualify(room, players[7])
    assert owed(room) == {"Greta": 810, "Fredrik": 1_620}, "what they rise by"
    paid_out(room)
    before, ledger = till(room), room.room.services.ledger
    disqualify(room, players[8], cash_gone=True)
    gone = [one for one in look(room).vouchers if one.name == "Ida"]
    assert [one.settled for one in gone] == ["cash"], "what was paid is on record as paid"
    assert owed(room) == {"Greta": 1_620, "Fredrik": 810, "Ella": 1_620}
    room.run(room.room.vouchers.move_cash(BOSS, CUP, 4_050, "the house brings it"))
    paid_out(room)
    assert till(room) == before
    close(room)
    assert ledger.trial_balance() == 0 and not ledger.balance(accounts.escrow(CUP))
    assert not any(ledger.balance(accounts.wallet(player)) for player in players)
    room.close()
    assert audit_place(tmp_path / "data").findings == []


def test_a_player_without_a_prize_and_one_who_is_a_stranger(tmp_path: Path) -> None:
    room, players = over(tmp_path / "data")
    before = owed(room)
    disqualify(room, players[0])
    assert owed(room) == before and shown(room)[0][0] == "Ida"
    desk = room.room.disqualifications
    assert refusal(room, desk.carry_out(BOSS, CUP, "nobody", WHY)).code == "not-registered"
    for role in ("player", "dealer", "desk"):
        by = room.person(f"A {role}", 0, role)
        for work in (
            desk.carry_out(by, CUP, players[1], WHY),
            room.room.vouchers.close_books(by, CUP, WHY),
        ):
            assert refusal(room, work).code in ("not-staff", "not-your-role")
    room.close()
    assert audit_place(tmp_path / "data").findings == []


def test_the_books_of_an_event_that_is_played_stay_open(tmp_path: Path) -> None:
    with live_room(tmp_path, seats=9) as room:
        for name in GUESTS[:3]:
            sell(room, name)
        for _ in range(2):
            told = refusal(room, room.room.vouchers.close_books(BOSS, CUP, "early"))
            assert told.code == "still-played" and told.clauses
            if not look(room).entrants[0].table:
                room.run(room.room.tournaments.start(BOSS, CUP))
                room.settle()


def test_at_one_moment_it_is_paid_disqualified_and_closed_once(tmp_path: Path) -> None:
    room, players = over(tmp_path / "data")
    other = room.person("Otto", 0, "admin")
    [winner] = [one for one in look(room).vouchers if one.name == "Ida"]
    desk, vouchers = room.room.disqualifications, room.room.vouchers

    async def at_once() -> list[object]:
        return await asyncio.gather(
            desk.carry_out(BOSS, CUP, players[8], WHY),
            vouchers.settle(other, CUP, winner.number, "signed"),
            desk.carry_out(other, CUP, players[8], WHY),
            vouchers.close_books(other, CUP, "done"),
            return_exceptions=True,
        )

    codes = [one.code if isinstance(one, Refused) else one for one in room.run(at_once())]
    room.settle()
    assert codes == [None, "voucher-settled", "disqualified-already", "books-owe"]
    assert owed(room) == {"Hugo": 4_050, "Greta": 2_430, "Fredrik": 1_620}
    room.close()
    assert audit_place(tmp_path / "data").findings == []
