"""Places cards in Open Face Chinese: good cards in the back, pairs together, nothing too good in front."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardroom.bots.spot import Choice, Spot

FRONT, MIDDLE, BACK = 0, 1, 2


def place(spot: Spot, chance: random.Random) -> Choice:
    """A legal placement of this turn's cards: they go one after another, those with a partner first."""
    rows = [list(row) for row in spot.rows]
    room = list(spot.room)
    added: list[list[int]] = [[], [], []]
    ranks = [card >> 2 for card in spot.to_place]
    in_order = sorted(spot.to_place, key=lambda card: (ranks.count(card >> 2), card), reverse=True)
    for card in in_order:
        open_rows = [row for row in (FRONT, MIDDLE, BACK) if room[row]]
        row = max(open_rows, key=lambda row: (_fits(rows[row], card, row), chance.random()))
        rows[row].append(card)
        added[row].append(card)
        room[row] -= 1
    return Choice("place", rows=tuple([tuple(row) for row in added]))


def _fits(row: Sequence[int], card: int, place: int) -> float:
    """How well a card goes with a row: a partner of its rank or suit attracts it; a high one belongs in the back."""
    rank = card >> 2
    same_rank = sum([other >> 2 == rank for other in row])
    suited = sum([other & 3 == card & 3 for other in row]) if place != FRONT else 0
    behind = {FRONT: -1.0, MIDDLE: 0.0, BACK: 1.0}[place] * (rank - 5.5) / 5
    return behind + same_rank * (2.5 if place != FRONT else 0.5) + suited * 0.35
