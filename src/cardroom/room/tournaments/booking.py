"""The money that a tournament holds, and the kinds of entry by which its payments are booked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from cardroom.room.tournaments.receipts import Owed
from cardroom.table.values.message import Movement
from cardroom.tournament.play.tournament_commands import (
    CancelTournament,
    Disqualify,
    Rebuy,
    TakeAddOn,
)
from cardroom.tournament.results import Finished, PaidFor, TakenBack


class Escrow(msgspec.Struct):
    """The money that a tournament holds, in cents.

    The house's `reserve` is for what it may have to bring, and goes back when the tournament is over; `carried` of it
    came from earlier tournaments. The reserve lies `apart`, or is a part of `cents` (`Announce.apart`). `made` counts
    its entries, `won` the tickets.
    """

    cents: int = 0
    reserve: int = 0
    made: int = 0
    carried: int = 0
    won: int = 0
    apart: bool = False


KINDS: Final[dict[type, str]] = {
    Rebuy: "rebuy", TakeAddOn: "rebuy", CancelTournament: "fee_back", Disqualify: "taken_back",
}  # fmt: skip
"""The kind in a statement of the money that comes with a wish; with any other wish it is an entry's."""


def netted(money: list[Movement]) -> Iterator[Movement]:
    """Reduce a prize held back until now by what is lost of it in the same step: nothing comes back."""
    held = {one.player for one in money if isinstance(one, Finished)}
    back = {one.player: one.cents for one in money if isinstance(one, TakenBack) and one.player in held}
    for one in money:
        if isinstance(one, Finished) and one.player in back:
            yield msgspec.structs.replace(one, prize=one.prize - back[one.player])
        elif not (isinstance(one, TakenBack) and one.player in back):
            yield one


BOOKED_AS: Final[Mapping[PaidFor, Owed]] = MappingProxyType(
    {
        "entry_back": "entry_returned",
        "fee_back": "fee_returned",
        "bounty": "bounty",
        "bounty_back": "bounty_returned",
        "pool_share": "prize",
        "special": "prize",
        "risen": "prize",
        "deal": "prize",
        "table": "prize",
    }
)
"""The kind of entry by the reason of the payment. Money that comes out of the pool is a prize."""


def booked_as(why: PaidFor, itemized: bool) -> Owed:
    """The kind of entry of a payment.

    Before 0.9.0 tournaments were not `itemized`, and their steps prove what was booked then.
    """
    return BOOKED_AS[why] if itemized or why == "entry_back" else "prize"
