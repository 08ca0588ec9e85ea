"""Entries sold for cash at the desk of a live tournament, taken back and repaid."""

from __future__ import annotations

from typing import Any, Final

from cardroom.room.protocol.registration_bodies import AlternateAsked, DealSigned, SaleAtDesk
from cardroom.testing.whole_room import BOSS
from tests.crash.asking import AskedRoom, Request, Row
from tests.crash.money_at_live_tables import HELSINKI
from tests.room.tournaments.played import CUP, cup_terms
from tests.room.tournaments.test_registration import with_a_deal_put


def announced(room: AskedRoom) -> None:
    """A live tournament."""
    room.person("Boss", 0, "admin")
    terms = cup_terms(
        of=HELSINKI, game="holdem-nl", level_hands=0, level_ms=1_200_000, stack=1_000, live=True,
        deal_seconds=600, seats=6,
    )  # fmt: skip
    room.run(room.room.tournaments.announce(BOSS, terms))


def opened(room: AskedRoom) -> str:
    """A live tournament with one entry; the id of its buyer."""
    announced(room)
    sold = room.run(room.room.registration.sell(BOSS, CUP, SaleAtDesk(name="Anna")))
    room.settle()
    return sold.player


def asked(what: str, **body: Any) -> Request:
    return Request("Boss", path=f"/api/staff/tournaments/{CUP}/desk/{what}", body=body)


def sold(room: AskedRoom) -> Request:
    opened(room)
    return asked("sales", name="Ben", document="passport")


def taken_back(room: AskedRoom) -> Request:
    player = opened(room)
    return asked("withdrawals", player=player, reason="ill")


def repaid(room: AskedRoom) -> Request:
    player = opened(room)
    room.run(room.room.registration.withdraw(BOSS, CUP, player, "ill"))
    room.settle()
    return asked("payments", number=1, signed="Anna")


def cash_taken_back(room: AskedRoom) -> Request:
    repaid(room)
    room.run(room.room.vouchers.settle(BOSS, CUP, 1, "Anna"))
    room.settle()
    return asked("payments/back", number=1, reason="the wrong player")


def put_on_list(room: AskedRoom) -> Request:
    opened(room)
    return asked("alternates", name="Ben")


def struck_off_list(room: AskedRoom) -> Request:
    opened(room)
    room.run(room.room.registration.put_on_list(BOSS, CUP, AlternateAsked(name="Ben")))
    room.settle()
    return asked("alternates/off", number=1, reason="went home")


def cash_brought(room: AskedRoom) -> Request:
    opened(room)
    return asked("till", cents=5_000, reason="from the safe")


def deal_put(room: AskedRoom) -> Request:
    announced(room)
    with_a_deal_put(room, put=False)
    first = next(iter(room.room.tournaments.entrants(CUP)))
    return asked("deal", player=first, method="icm", signed="the first")


def deal_signed(room: AskedRoom) -> Request:
    announced(room)
    [*others, last] = with_a_deal_put(room)
    for player in others:
        room.run(room.room.live_tournaments.deals.sign(BOSS, CUP, DealSigned(player, "signed")))
    room.settle()
    return asked("deal/answers", player=last, signed="signed")


AT_REGISTRATION: Final = (
    Row("POST /api/staff/tournaments/{tournament:str}/desk/sales", sold, houses=(HELSINKI,)),
    Row("POST /api/staff/tournaments/{tournament:str}/desk/withdrawals", taken_back, houses=(HELSINKI,)),
    Row("POST /api/staff/tournaments/{tournament:str}/desk/payments", repaid, houses=(HELSINKI,)),
    Row(
        "POST /api/staff/tournaments/{tournament:str}/desk/payments/back", cash_taken_back, houses=(HELSINKI,)
    ),
    Row(
        "POST /api/staff/tournaments/{tournament:str}/desk/alternates",
        put_on_list,
        houses=(HELSINKI,),
        moves=False,
    ),
    Row(
        "POST /api/staff/tournaments/{tournament:str}/desk/alternates/off",
        struck_off_list,
        houses=(HELSINKI,),
        moves=False,
    ),
    Row("POST /api/staff/tournaments/{tournament:str}/desk/till", cash_brought, houses=(HELSINKI,)),
    Row("POST /api/staff/tournaments/{tournament:str}/desk/deal", deal_put, houses=(HELSINKI,), moves=False),
    Row(
        "POST /api/staff/tournaments/{tournament:str}/desk/deal/answers",
        deal_signed,
        houses=(HELSINKI,),
        moves=False,
    ),
)
