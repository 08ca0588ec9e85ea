"""Seats offered to those who wait, as a house does."""

from collections.abc import Collection

from cardroom.cash.waiting_list import Offer, WaitingList


def offer_next(
    line: WaitingList, offer: str, table: str, now_ms: int, passing: Collection[str] = ()
) -> Offer | None:
    """Offer a seat to the next player in line; None when nobody is left to offer it to."""
    waiting = line.next_in_line(passing)
    if waiting is None:
        return None
    made = Offer(offer, waiting.player, table, waiting.buy_in, line.kept_until_ms(now_ms))
    line.offers[offer] = made
    return made
