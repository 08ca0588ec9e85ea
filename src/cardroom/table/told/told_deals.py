"""The plays and hands of live tables: poker, and Open Face Chinese."""

from typing import Any

from cardroom.table.told.dealers_view import DealersHand
from cardroom.table.told.told_hand import ToldHand
from cardroom.table.told.told_open_face import ToldOpenFace, ToldOpenFacePlay
from cardroom.table.told.told_play import ToldPlay

ToldDeal = ToldHand | ToldOpenFace
"""A hand that a person deals."""


def shown_to_dealer(play: Any, hand: object) -> DealersHand | None:
    """A running hand as the person who deals it sees it; None at a table where the room deals, or without a hand."""
    if isinstance(hand, ToldHand) and isinstance(play, ToldPlay):
        return play.dealers_hand(hand)
    if isinstance(hand, ToldOpenFace) and isinstance(play, ToldOpenFacePlay):
        return play.dealers_hand(hand)
    return None
