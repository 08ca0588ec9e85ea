"""The kinds of entry by which a tournament's payments to players are booked."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cardroom.tournament.results import PaidFor

BOOKED_AS: Final[Mapping[PaidFor, str]] = MappingProxyType(
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


def booked_as(why: PaidFor, itemized: bool) -> str:
    """The kind of entry of a payment.

    Before 0.9.0 tournaments were not `itemized`, and their steps prove what was booked then.
    """
    return BOOKED_AS[why] if itemized or why == "entry_back" else "prize"
