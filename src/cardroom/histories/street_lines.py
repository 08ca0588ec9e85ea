"""Own cards as a document has them: one line a player and street, though they come face down first and then face up."""

from collections.abc import Sequence

from cardroom.games import Game
from cardroom.histories.phh_actions import DealHole


class StreetLines:
    """The own cards of the street that is being dealt, until the next street or anything else that happens.

    If nobody can bet any more, streets follow each other with nothing in between: the next cards of a player who has
    all cards of a street belong to the next one.
    """

    def __init__(self, game: Game) -> None:
        self._sizes = [street.hole + street.up for street in game.streets if street.hole + street.up]
        self._street = 0
        self._dealing: dict[int, list[str]] = {}

    def deal(self, player: int, cards: Sequence[str]) -> list[DealHole]:
        """Cards for a player; the lines of the street before, if this is the first card of another one."""
        ended: list[DealHole] = []
        size = self._sizes[min(self._street, len(self._sizes) - 1)]
        if len(self._dealing.get(player, ())) + len(cards) > size:
            ended = self.end()
        self._dealing.setdefault(player, []).extend(cards)
        return ended

    def end(self) -> list[DealHole]:
        """Something else happens: the lines of the street, if one was being dealt."""
        lines = [DealHole(player, tuple(cards)) for player, cards in sorted(self._dealing.items())]
        self._street += bool(lines)
        self._dealing = {}
        return lines
