"""A bot's style."""

from __future__ import annotations

import random
from dataclasses import dataclass


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
