"""Tables where the game changes: a rotation, or a choice by one of the players before every hand.

Pure: which game comes next, who chooses and what may be chosen. A house offers its own lists; these are the usual ones.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from cardroom.games.catalogue import game
from cardroom.games.game import Form, Game


@dataclass(frozen=True, slots=True)
class Part:
    """A game of a mix with its betting form."""

    game: str
    form: Form

    @property
    def declared(self) -> Game:
        """The game's declaration."""
        return game(self.game)


@dataclass(frozen=True, slots=True)
class Mix:
    """Several games at one table.

    `chooser` "nobody" makes a rotation in the order of `parts`; else the dealer, or the first from the dealer's left,
    chooses any of them once everybody has `look` cards. `has_blinds` says that every game is played with blinds: the
    first round of a game with face-up cards then begins behind them (CH-6.DC.2).
    """

    code: str
    name: str
    parts: tuple[Part, ...]
    chooser: Literal["nobody", "dealer", "dealers_left"] = "nobody"
    look: int = 0
    has_blinds: bool = False
    seats: int = 8

    @property
    def most_players(self) -> int:
        """As many as every game of the mix can be dealt to."""
        return min(self.seats, *[part.declared.most_players for part in self.parts])

    def part_of(self, hand: int, hands_each: int) -> Part:
        """The game of a hand of a rotation, counted from 0, that stays `hands_each` hands with each game."""
        assert self.chooser == "nobody", f"at {self.name} the game is chosen, see `chooser_of` and `parts`"
        return self.parts[hand // hands_each % len(self.parts)]

    def chooser_of(self, players: int) -> int:
        """The player (an index from the dealer's left) who chooses the game of a hand, -1 in a rotation."""
        if self.chooser == "nobody":
            return -1
        return players - 1 if self.chooser == "dealer" else 0


def parts_of(form: Form, *codes: str) -> tuple[Part, ...]:
    """Games in one betting form."""
    return tuple([Part(code, form) for code in codes])


HORSE = Mix(
    code="horse",
    name="H.O.R.S.E",
    parts=parts_of("fixed_limit", "holdem", "omaha8", "razz", "stud", "stud8"),
)

DEALERS_CHOICE = Mix(
    code="dealers-choice",
    name="Dealer's choice",
    parts=(
        *parts_of(
            "pot_limit",
            "holdem",
            "omaha",
            "omaha5",
            "omaha8",
            "courchevel",
            "sviten",
            "soko",
            "stud",
            "stud8",
        ),
        *parts_of("no_limit", "helsinki", "pineapple", "crazy-pineapple", "double-flop"),
        *parts_of("fixed_limit", "razz"),
    ),
    chooser="dealer",
    has_blinds=True,
)

ST_PETERSBURG = Mix(
    code="st-petersburg",
    name="St Petersburg Dealer's choice",
    parts=parts_of("pot_limit", "holdem", "stud", "omaha", "omaha5", "omaha8", "stud8"),
    chooser="dealers_left",
    look=2,
    has_blinds=True,
)

MIXES: Mapping[str, Mix] = MappingProxyType({mix.code: mix for mix in (HORSE, DEALERS_CHOICE, ST_PETERSBURG)})
