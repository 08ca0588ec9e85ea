"""Draws of a tournament: chance comes in as one number, and every draw of a step is read from it."""

from collections.abc import Sequence
from hashlib import shake_256
from typing import Final, TypeVar

T = TypeVar("T")
LOT_BYTES: Final = 8
_WHOLE: Final = 1 << (8 * LOT_BYTES)


class Lots:
    """An endless sequence of uniform draws that ``chance``, any number not below 0, fixes for ever.

    Anyone who knows the number can repeat the draws.
    """

    def __init__(self, chance: int) -> None:
        self._seed = chance.to_bytes(max(1, (chance.bit_length() + 7) // 8), "big") + b" lots"
        self._drawn = 0

    def lot(self) -> int:
        """A number below 2 ** 64."""
        self._drawn += 1
        entropy = self._seed + self._drawn.to_bytes(8, "big")
        return int.from_bytes(shake_256(entropy).digest(LOT_BYTES), "big")

    def below(self, bound: int) -> int:
        """A number below ``bound``, each equally likely: lots that would favour some numbers are drawn again."""
        fair = _WHOLE // bound * bound
        while (lot := self.lot()) >= fair:
            pass
        return lot % bound

    def pick(self, among: Sequence[T]) -> T:
        """One of several."""
        return among[self.below(len(among))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """All of them in a drawn order (Fisher and Yates)."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
