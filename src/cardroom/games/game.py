"""What makes a game a game: the streets it deals, and the shares a pot has at the showdown.

A declaration says nothing of betting forms, blinds or houses; those come with the stakes and the rulebook.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

Ranker = Callable[[Sequence[Sequence[int]], Sequence[int]], list[int]]
"""(the contenders' own cards, one board) -> a strength for each contender; larger is better, -1 does not qualify.
All contenders are ranked in one call, so that a board is made ready once."""


@dataclass(frozen=True, slots=True)
class Street:
    """One deal and the betting round behind it.

    `hole` face-down cards go to each player in the hand, then `board` cards to each board. In fixed limit the bet of
    this round is the larger one if `big_bet`.
    """

    name: str
    hole: int = 0
    board: int = 0
    big_bet: bool = False


@dataclass(frozen=True, slots=True)
class Share:
    """An equal part of every pot, won by the best hand of one ranking.

    `board` is the index of the board it is made with. If no hand qualifies, the part goes to the other shares; the
    first share of a game must therefore always have a winner. It also gets the unit that cannot be divided.
    """

    name: str
    rank: Ranker
    board: int = 0


@dataclass(frozen=True, slots=True)
class Game:
    """A variant of poker. `clauses` are the ids of the house clauses that describe it."""

    code: str
    name: str
    streets: tuple[Street, ...]
    shares: tuple[Share, ...]
    boards: int = 1
    most_players: int = 10
    clauses: tuple[str, ...] = ()

    @property
    def hole_cards(self) -> int:
        """Face-down cards a player holds at the showdown."""
        return sum(street.hole for street in self.streets)

    def cards_needed(self, players: int, burns: int = 0) -> int:
        """Cards of the deck a hand uses if nobody folds, with `burns` put aside before each deal to the board."""
        board = sum(burns + street.board * self.boards for street in self.streets if street.board)
        return players * self.hole_cards + board
