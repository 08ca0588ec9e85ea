"""The hand that was over last, while its cards may still be shown."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class HeldAtEnd:
    """Where the cards lay in the deck that a player held when the hand was over and nobody had seen."""

    seat: int
    player: str
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandOver:
    """The hand, what was held in it, and the places of the cards shown since."""

    hand: str
    held: tuple[HeldAtEnd, ...]
    shown: tuple[int, ...] = ()

    def showing(self, places: tuple[int, ...]) -> "HandOver":
        """The same with these shown."""
        return replace(self, shown=(*self.shown, *places))
