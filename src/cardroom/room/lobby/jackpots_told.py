"""The page of jackpots: what lies in each house's fund by the ledger, and the last hits by the room's log."""

from __future__ import annotations

from typing import Final

from cardroom.room.lobby.jackpots import PAID, Jackpots
from cardroom.room.protocol import jackpot_answers as told
from cardroom.room.runtime.outbox import Outbox
from cardroom.store.protocol import Store
from cardroom.store.rows import LogRecord

LOOKED_AT: Final = 100
"""So many payments of all houses are looked through for the last ones of each."""
SHOWN: Final = 10


async def jackpots_told(jackpots: Jackpots, store: Store, outbox: Outbox) -> told.AllJackpots:
    """All jackpots with what lies in them now, once it is stored."""
    page = await store.read(lambda reader: reader.log(limit=LOOKED_AT, what=PAID))
    paid = [line.record for line in page.rows]
    return await outbox.seen(
        lambda: told.AllJackpots(tuple(_body(jackpots, house, paid) for house in jackpots.rules))
    )


def _body(jackpots: Jackpots, house: str, paid: list[LogRecord]) -> told.JackpotBody:
    own = [_payment(record) for record in paid if record.details["house"] == house]
    return told.JackpotBody(house, jackpots.fund(house), jackpots.collected(house), tuple(own[:SHOWN]))


def _payment(record: LogRecord) -> told.JackpotPayment:
    details, won = record.details, record.details["won"]
    players = len(won["losers"]) + len(won["winners"]) + len(won["others"])
    return told.JackpotPayment(
        record.at_ms, details["table_name"], won["category"], details["fund"], details["total"], players
    )
