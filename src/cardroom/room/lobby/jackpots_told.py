"""The page of jackpots: what lies in each house's fund by the ledger, and the last hits by the room's log."""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.cash.money_moves import JackpotWon
from cardroom.room.lobby.jackpots import PAID, Jackpots
from cardroom.room.protocol import cash_seat_answers as told
from cardroom.room.runtime.outbox import Outbox
from cardroom.store.protocol import Store
from cardroom.store.rows import LogRecord

LOOKED_AT: Final = 100
"""So many payments of all houses are looked through for the last ones of each."""
SHOWN: Final = 10


class _Paid(msgspec.Struct, frozen=True):
    """The part of a payment's line in the log that the page shows."""

    house: str
    table_name: str
    won: JackpotWon
    fund: int
    total: int


async def jackpots_told(jackpots: Jackpots, store: Store, outbox: Outbox) -> told.AllJackpots:
    """All jackpots with what lies in them now, once it is stored."""
    page = await store.read(lambda reader: reader.log(limit=LOOKED_AT, what=PAID))
    paid = [line.record for line in page.rows]
    return await outbox.seen(
        lambda: told.AllJackpots(tuple(_body(jackpots, house, paid) for house in jackpots.rules))
    )


def _body(jackpots: Jackpots, house: str, paid: list[LogRecord]) -> told.JackpotBody:
    payments = [(record.at_ms, msgspec.convert(record.details, _Paid)) for record in paid]
    own = [_payment(at_ms, one) for at_ms, one in payments if one.house == house]
    base = jackpots.rules[house].base_cents.value
    return told.JackpotBody(house, jackpots.fund(house), jackpots.collected(house), tuple(own[:SHOWN]), base)


def _payment(at_ms: int, paid: _Paid) -> told.JackpotPayment:
    players = len(paid.won.losers) + len(paid.won.winners) + len(paid.won.others)
    return told.JackpotPayment(at_ms, paid.table_name, paid.won.category, paid.fund, paid.total, players)
