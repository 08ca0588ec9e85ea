"""What the player to act may do."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OpenFaceOptions:
    """The turn of one player: `cards` to place, and how many each row still takes, front, middle, back.

    With `sets_first` all the cards are set at once, else the single card goes to a row with room. It names cards that
    may lie face down for the others.
    """

    player: int
    cards: tuple[int, ...]
    room: tuple[int, int, int]
    sets_first: bool

    @property
    def rows(self) -> tuple[int, ...]:
        """The rows with room."""
        return tuple([row for row, room in enumerate(self.room) if room])
