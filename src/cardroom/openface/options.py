"""The options of the player to act."""

from typing import NamedTuple


class OpenFaceOptions(NamedTuple):
    """The turn of one player: `cards` to place, and the free positions of each row, front, middle, back.

    With `sets_first` all the cards are set at once, else the single card goes to a row with room. The cards may be face
    down for the other players.
    """

    player: int
    cards: tuple[int, ...]
    room: tuple[int, int, int]
    sets_first: bool

    @property
    def rows(self) -> tuple[int, ...]:
        """The rows with room."""
        return tuple([row for row, room in enumerate(self.room) if room])
