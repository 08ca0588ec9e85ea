"""How a bot decides: an estimate of its equity against the price, bent by a temper of its own."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from cardroom.bots.spot import Choice, Spot
from cardroom.cards.ranking import rank_high, rank_omaha_high

SAMPLES: Final = 40
"""Deals tried for an estimate: a person's guess, not a solver's answer."""


def _holdem(hole: Sequence[int], board: Sequence[int]) -> int:
    return rank_high([*hole, *board])


RANKINGS: Final[dict[str, Callable[[Sequence[int], Sequence[int]], int]]] = {
    "holdem": _holdem,
    "omaha": rank_omaha_high,
}


@dataclass(frozen=True, slots=True)
class Temper:
    """A style, in parts of 1: `loose` calls with less than the price asks, `bold` raises, `bluffs` without a hand."""

    loose: float
    bold: float
    bluffs: float

    @classmethod
    def drawn(cls, chance: random.Random) -> Temper:
        """One of many: from rocks to maniacs, most of them in between."""
        return cls(
            chance.triangular(-0.05, 0.25, 0.06),
            chance.triangular(0.1, 0.9, 0.4),
            chance.triangular(0, 0.2, 0.05),
        )


class Mind:
    """Makes legal, varied decisions. Each has its own source of chance."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.temper = Temper.drawn(chance)

    def decide(self, spot: Spot) -> Choice:
        """A legal choice for the spot."""
        equity = self.equity(spot)
        price = spot.call / (spot.pot + spot.call) if spot.call else 0.0
        can_raise = spot.min_raise_to > 0
        wants_to_raise = equity > 0.5 + price / 2 and self.chance.random() < self.temper.bold
        bluffs = self.chance.random() < self.temper.bluffs
        if can_raise and (wants_to_raise or bluffs):
            return Choice("raise", self._sized(spot, equity))
        if spot.call == 0:
            return Choice("check")
        if equity + self.temper.loose >= price:
            return Choice("call")
        return Choice("fold")

    def equity(self, spot: Spot) -> float:
        """The part of random deals this hand wins against random hands; ties count as wins of their share."""
        rank = RANKINGS[spot.game]
        known = {*spot.hole, *spot.board}
        rest = [card for card in range(52) if card not in known]
        opponents, held, missing = max(1, spot.opponents), len(spot.hole), 5 - len(spot.board)
        won = 0.0
        for _ in range(SAMPLES):
            drawn = self.chance.sample(rest, missing + held * opponents)
            board = (*spot.board, *drawn[:missing])
            mine = rank(spot.hole, board)
            others = [rank(drawn[start : start + held], board) for start in range(missing, len(drawn), held)]
            best = max(others)
            if mine > best:
                won += 1
            elif mine == best:
                won += 1 / (1 + others.count(best))
        return won / SAMPLES

    def _sized(self, spot: Spot, equity: float) -> int:
        """A raise of a part of the pot, larger with a better hand; now and then everything."""
        if equity > 0.8 and self.chance.random() < 0.1:
            return spot.max_raise_to
        part = self.chance.uniform(0.4, 0.75) + max(0.0, equity - 0.5)
        total = spot.bet + spot.call + int((spot.pot + spot.call) * part)
        small = max(1, spot.big_blind // 2)
        total -= total % small
        return max(spot.min_raise_to, min(spot.max_raise_to, total))


class CallingMind(Mind):
    """Checks and calls, now and then raises the least: no thinking, for load."""

    def decide(self, spot: Spot) -> Choice:
        """See `Mind`."""
        if spot.min_raise_to > 0 and self.chance.random() < 0.08:
            return Choice("raise", spot.min_raise_to)
        if spot.call == 0:
            return Choice("check")
        return Choice("call" if self.chance.random() < 0.75 else "fold")
