"""The last finished hand, while its cards may still be shown."""

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class HeldAtEnd:
    """The positions in the deck of the cards that a player held at the end of the hand and that nobody had seen."""

    seat: int
    player: str
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShownAtEnd:
    """Cards that a player has shown together since the hand was over; they are no longer secret."""

    seat: int
    player: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LastHand:
    """The hand, the unseen cards `held` in it, and those shown since: by position (`shown`), and in order (`told`)."""

    hand: str
    held: tuple[HeldAtEnd, ...]
    shown: tuple[int, ...] = ()
    told: tuple[ShownAtEnd, ...] = ()

    def showing(self, one: ShownAtEnd, places: Iterable[int]) -> "LastHand":
        """Return a copy with these cards shown, which are at these positions in the deck."""
        return replace(self, shown=(*self.shown, *places), told=(*self.told, one))

    def is_first_of(self, seat: int) -> bool:
        """Whether this seat's player has shown cards exactly once so far."""
        return sum([one.seat == seat for one in self.told]) == 1
