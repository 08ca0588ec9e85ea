"""A bot's style."""

from __future__ import annotations

import random
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """A style: `loose` is the number of hands played, 1 for the usual; `bold` (0 to 1) how gladly it bets and raises;
    `bluffs` how often it does so without a hand.
    """

    loose: float
    bold: float
    bluffs: float

    @classmethod
    def drawn(cls, chance: random.Random) -> Temper:
        """One of many, from careful to lively, most of them in between."""
        return cls(
            chance.triangular(0.8, 1.25, 1.0),
            chance.triangular(0.25, 0.9, 0.6),
            chance.triangular(0.01, 0.14, 0.05),
        )

    @property
    def bold_part(self) -> float:
        """The part of the hands that may be raised as a bluff that is raised."""
        return 0.7 + 0.5 * self.bold
