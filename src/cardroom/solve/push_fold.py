"""Heads-up push or fold of no-limit hold'em: an equilibrium of the whole game, and exactly what any play of it loses.

The small blind, who has the button, goes all-in or folds; the big blind calls or folds. The 169 starting hands are what
there is to know, and a table has what each wins against each over every deal, so nothing is sampled. Of players who
choose by chances for each hand, `exploitability` is exact: what the best answers to both win on average.
"""

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardroom.rules.refused import Refused

Floats = NDArray[np.float64]

RANKS: Final = "23456789TJQKA"
HANDS: Final = tuple(combinations(range(52), 2))
CLASSES: Final = tuple(
    [
        f"{RANKS[high]}{RANKS[low]}{kind}"
        for high in range(12, -1, -1)
        for low in range(high, -1, -1)
        for kind in (("",) if high == low else ("s", "o"))
    ]
)
"""The starting hands: AA, AKs, AKo, ... 22."""
BOARDS: Final = 1_712_304
MOST_BLINDS: Final = 1_000.0
_PLACES: Final = {name: place for place, name in enumerate(CLASSES)}


def class_of(hand: tuple[int, int]) -> int:
    """The number of a hand's class among CLASSES."""
    low, high = sorted([card >> 2 for card in hand])
    kind = "" if low == high else "s" if hand[0] & 3 == hand[1] & 3 else "o"
    return _PLACES[f"{RANKS[high]}{RANKS[low]}{kind}"]


@cache
def deals() -> tuple[Floats, Floats]:
    """How often each class meets each, as a share of all deals of two hands, and the equity of the first then."""
    raw = zlib.decompress((files("cardroom.solve") / "tables" / "preflop.bin").read_bytes())
    won = np.frombuffer(raw, "<i4").reshape(len(CLASSES), len(CLASSES)).astype(np.float64)
    together = (won + won.T) / 2 / BOARDS  # pairs of hands that have no card in common
    with np.errstate(invalid="ignore"):
        equity = np.where(together > 0, won / (2 * BOARDS * together), 0.5)
    return together / together.sum(), equity


@dataclass(frozen=True, slots=True)
class PushFold:
    """A game: both have `stack` big blinds, the small blind posts `small` of one, each antes `ante` of one."""

    stack: float
    small: float = 0.5
    ante: float = 0.0

    def __post_init__(self) -> None:
        if not (0 < self.small <= 1 and self.ante >= 0 and 1 + self.ante < self.stack <= MOST_BLINDS):
            raise Refused(
                "bad-setup",
                f"push or fold takes stacks above the big blind and ante, up to {MOST_BLINDS:,.0f} big blinds, a small "
                "blind of up to one, and an ante from 0 on",
            )

    def worths(self, push: Floats, call: Floats) -> tuple[Floats, Floats]:
        """What the small blind wins by pushing each hand less what by folding it, and the big blind by calling less by
        folding, in big blinds a deal: multiplied by how often that comes.
        """
        often, equity = deals()
        all_in = self.stack * (2 * equity - 1)
        folded, stolen = -self.small - self.ante, 1 + self.ante
        pushed = (often * (call[None, :] * all_in + (1 - call[None, :]) * stolen)).sum(axis=1)
        called = (often * push[:, None] * (stolen - all_in)).sum(axis=0)
        return pushed - often.sum(axis=1) * folded, called

    def value(self, push: Floats, call: Floats) -> float:
        """What the small blind wins a deal on average, in big blinds; the big blind loses as much."""
        often, _ = deals()
        gain, _ = self.worths(push, call)
        return float(push @ gain - (self.small + self.ante) * often.sum())

    def exploitability(self, push: Floats, call: Floats) -> float:
        """What the best answers to both win on average, in big blinds a deal: 0 at an equilibrium. It is exact."""
        pushing, calling = self.worths(push, call)
        more = np.maximum(pushing, 0).sum() - push @ pushing
        return float(more + np.maximum(calling, 0).sum() - call @ calling) / 2

    def solve(
        self, iterations: int = 2_000, progress: Callable[[int], object] | None = None
    ) -> tuple[Floats, Floats]:
        """The chances to push and to call each class, near an equilibrium: regret minimization as in `regrets`
        ("cfr+"), of which the later iterations count more. Raises Refused ("bad-amount").
        """
        if iterations < 1:
            raise Refused("bad-amount", f"at least one iteration is needed, not {iterations}")
        push, call = np.full(len(CLASSES), 0.5), np.full(len(CLASSES), 0.5)
        regrets = np.zeros((2, 2, len(CLASSES)))
        sums = np.zeros((2, len(CLASSES)))
        for done in range(1, iterations + 1):
            gain, _ = self.worths(push, call)
            push = _followed(regrets[0], gain, push)
            _, gain = self.worths(push, call)
            call = _followed(regrets[1], gain, call)
            sums += done * np.stack([push, call])
            if progress is not None:
                progress(done)
        weights = iterations * (iterations + 1) / 2
        return sums[0] / weights, sums[1] / weights


def _followed(regrets: Floats, gain: Floats, chance: Floats) -> Floats:
    """Add what doing it (row 0) and not (row 1) would have won more; the chances in the proportion of these regrets."""
    regrets[0] = np.maximum(regrets[0] + (1 - chance) * gain, 0)
    regrets[1] = np.maximum(regrets[1] - chance * gain, 0)
    total = regrets.sum(axis=0)
    return np.where(total > 0, regrets[0] / np.where(total > 0, total, 1), 0.5)
