"""A spot: who holds what, what lies on the boards, and what is still to come; with every way it can go on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Final

from cardroom.analysis.analysis_fault import AnalysisFault
from cardroom.engine.equity import UNIT
from cardroom.games.game import Game

WHOLE_POT: Final = UNIT
"""The number of units in a pot: it divides by two boards, two shares and up to twelve winners."""
MAX_PLAYERS: Final = 12

Way = tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
"""Complete own cards of every player, and complete boards."""


@dataclass(frozen=True, slots=True)
class KnownCards:
    """Own cards of each player, as many as are known; each board as far as it lies; and all cards nobody can get."""

    game: Game
    holes: tuple[tuple[int, ...], ...]
    boards: tuple[tuple[int, ...], ...]
    dead: tuple[int, ...] = ()

    @property
    def unseen(self) -> list[int]:
        """The cards that may still come."""
        seen = {card for cards in (*self.holes, *self.boards, self.dead) for card in cards}
        return [card for card in self.game.deck if card not in seen]

    @property
    def lacking(self) -> list[int]:
        """How many cards each player and then each board will still get."""
        own, laid = self.game.shown_cards, board_size(self.game)
        return [own - len(hole) for hole in self.holes] + [laid - len(board) for board in self.boards]

    def count_ways(self) -> int:
        """In how many ways the cards can come."""
        ways, left = 1, len(self.unseen)
        for lacking in self.lacking:
            ways *= comb(left, lacking)
            left -= lacking
        return ways

    def ways(self) -> Iterator[Way]:
        """Every way the cards can come, each once."""
        yield from self._dealt(self.unseen, self.lacking, ())

    def completed(self, drawn: Sequence[int]) -> Way:
        """The spot with these cards, in the order in which `lacking` counts them."""
        given: list[tuple[int, ...]] = []
        at = 0
        for have, lacking in zip((*self.holes, *self.boards), self.lacking, strict=True):
            given.append((*have, *drawn[at : at + lacking]))
            at += lacking
        players = len(self.holes)
        return tuple(given[:players]), tuple(given[players:])

    def _dealt(self, left: list[int], lacking: list[int], drawn: tuple[int, ...]) -> Iterator[Way]:
        if not lacking:
            yield self.completed(drawn)
            return
        if not lacking[0]:
            yield from self._dealt(left, lacking[1:], drawn)
            return
        for cards in combinations(left, lacking[0]):
            rest = [card for card in left if card not in cards] if any(lacking[1:]) else left
            yield from self._dealt(rest, lacking[1:], (*drawn, *cards))

    def check(self) -> None:
        """Raises AnalysisFault unless the deck has the cards that must come and no more lie than the game deals."""
        own, laid = self.game.shown_cards, board_size(self.game)
        for hole in self.holes:
            if len(hole) > own:
                kept = " that are kept" if own < self.game.hole_cards else ""
                raise AnalysisFault(
                    f"{self.game.name} is shown down with {own} cards{kept}; {len(hole)} are given"
                )
        for board in self.boards:
            if len(board) > laid:
                raise AnalysisFault(
                    f"a board of {self.game.name} has {laid} cards; {len(board)} are given"
                    if laid
                    else f"{self.game.name} has no board"
                )
        if sum(self.lacking) > len(self.unseen):
            raise AnalysisFault(
                f"{sum(self.lacking)} cards have to come and {len(self.unseen)} are left in the deck"
            )


def board_size(game: Game) -> int:
    """The cards of one complete board."""
    return sum([street.board for street in game.streets])


def parts_of_pot(
    game: Game, holes: Sequence[Sequence[int]], boards: Sequence[Sequence[int]]
) -> list[list[int]]:
    """The part of WHOLE_POT that each player wins at a showdown, a list for each share of the game.

    A share that nobody qualifies for goes to the others of its part of the pot.
    """
    together = len(game.shares) // game.parts
    won = [[0] * len(holes) for _ in game.shares]
    for first in range(0, len(game.shares), together):
        winners: dict[int, list[int]] = {}
        for place in range(first, first + together):
            share = game.shares[place]
            strengths = share.rank(holes, boards[share.board] if boards else ())
            best = max(strengths)
            if best >= 0:
                winners[place] = [player for player, strength in enumerate(strengths) if strength == best]
        for place, players in winners.items():
            part = WHOLE_POT // game.parts // len(winners) // len(players)
            for player in players:
                won[place][player] += part
    return won
