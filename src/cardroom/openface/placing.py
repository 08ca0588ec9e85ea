"""How the house places the cards of a player who is absent or late (CH-6.OFC.20 to CH-6.OFC.22)."""

from collections.abc import Sequence

from cardroom.openface.prospects import can_become_legal
from cardroom.openface.rows import ROW_SIZES, Rows, rank_five, with_card
from cardroom.openface.rules import OpenFaceRules


def first_rows(cards: Sequence[int], rules: OpenFaceRules) -> Rows:
    """The rows of the first five cards by the house's table (CH-6.OFC.20): best cards to the back, then the middle."""
    ranks = [card >> 2 for card in cards]
    in_order = sorted(cards, key=lambda card: (ranks.count(card >> 2), card), reverse=True)
    _, middle, back = rules.first_placements[rank_five(cards) >> 16]
    return tuple(in_order[back + middle :]), tuple(in_order[back : back + middle]), tuple(in_order[:back])


def row_for(rows: Rows, card: int) -> int:
    """The row of a single card: the first from the front with room where the hand can still become legal.

    If no choice lets the hand become legal, it is the first with room (CH-6.OFC.21).
    """
    with_room = [row for row, size in enumerate(ROW_SIZES) if len(rows[row]) < size]
    if len(with_room) > 1:
        for row in with_room:
            if can_become_legal(with_card(rows, row, card)):
                return row
    return with_room[0]
