"""The hand that was over last, while its cards may still be shown."""

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class HeldAtEnd:
    """Where the cards lay in the deck that a player held when the hand was over and nobody had seen."""

    seat: int
    player: str
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShownAtEnd:
    """Cards that a player has shown since, all at once: they are nobody's secret any more."""

    seat: int
    player: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LastHand:
    """The hand, what was held in it, the places of the cards shown since, and what was `told` so, in that order."""

    hand: str
    held: tuple[HeldAtEnd, ...]
    shown: tuple[int, ...] = ()
    told: tuple[ShownAtEnd, ...] = ()

    def showing(self, one: ShownAtEnd, places: Iterable[int]) -> "LastHand":
        """The same with these cards shown, which lay at these places."""
        return replace(self, shown=(*self.shown, *places), told=(*self.told, one))

    def is_first_of(self, seat: int) -> bool:
        """Whether the player of this seat has shown once so far."""
        return sum([one.seat == seat for one in self.told]) == 1
