"""One deal of a street: which cards it lays where, and the steps to deal them and to take them back."""

from dataclasses import dataclass
from typing import Literal

from cardroom.floor.grounds import Grounds
from cardroom.floor.situation import Situation
from cardroom.floor.steps import Pile, Step
from cardroom.games.catalogue import GAMES
from cardroom.rules.decisions import LiveRepairs

BoardStreet = Literal["flop", "turn", "river"]
Cards = Literal["flop", "turn", "river", "soko_card", "stud_card", "last_stud_card"]
"""The cards of one deal; razz and stud high-low are dealt as stud is."""
OwnGame = Literal["soko", "stud"]

_BOARD = {"flop": 3, "turn": 1, "river": 1}


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of a street: so many to the board, or one to every player face up or down; and the burn before them."""

    cards: int
    target: Pile
    burns: int = 1

    @property
    def is_board(self) -> bool:
        """Whether everybody shares the cards."""
        return self.target == "board"

    def dealt(self) -> tuple[Step, ...]:
        """The steps that deal it, without a burn."""
        return (Step("deal", self.cards, "deck", self.target),)

    def burned_and_dealt(self) -> tuple[Step, ...]:
        """The steps that deal it as always."""
        burn = (Step("burn", self.burns, "deck", "burns"),) if self.burns else ()
        return (*burn, *self.dealt())

    def taken_back(self, extra: int = 0) -> tuple[Step, ...]:
        """The steps that lay it back on the deck as it lay there, with so many cards that were dealt too much."""
        return (Step("take_back", self.cards + extra, self.target, "deck"),)


def deal_of(situation: Situation, cards: Cards) -> Deal:
    """The deal these cards belong to; the game, where told, says how many a flop has and whether a card is burned."""
    if cards not in _BOARD:
        return Deal(1, "down" if cards == "last_stud_card" else "up")
    game = GAMES.get(situation.game or "")
    for street in game.streets if game else ():
        if street.name == cards and street.board:
            assert game is not None
            return Deal(street.board * game.boards, "board", int(street.burn))
    return Deal(_BOARD[cards], "board")


def all_but(players: int, kept: tuple[int, ...]) -> tuple[int, ...]:
    """The places of the players who are not among `kept`; none where that is everybody."""
    return tuple(place for place in range(1, players + 1) if place not in kept) if kept else ()


def rules_of(grounds: Grounds) -> LiveRepairs:
    """The house's rules of repairs; a house without them is refused before."""
    found = grounds.book.live_repairs
    assert found is not None
    return found
