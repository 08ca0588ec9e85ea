"""One deal of a street: which cards it lays where, and the steps to deal them and to take them back."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from cardroom.floor.model.facts import BadCase, Fault
from cardroom.floor.model.grounds import Grounds, game_of
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.steps import Pile, Step
from cardroom.games import Game
from cardroom.games.catalogue import OFFERED
from cardroom.rules.decisions import LiveRepairs

BoardStreet = Literal["flop", "turn", "river"]
Cards = Literal["flop", "turn", "river", "soko_card", "stud_card", "last_stud_card"]
"""The cards of one deal; razz and stud high-low are dealt as stud is."""
OwnGame = Literal["soko", "stud"]

_BOARD = {"flop": 3, "turn": 1, "river": 1}


@dataclass(frozen=True, slots=True)
class StreetDeal:
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


def deal_in(grounds: Grounds, cards: Cards, fact: str) -> StreetDeal:
    """The deal these cards belong to in the game that the house deals. Raises BadCase if that game has no such cards;
    `fact` is the one that named them.
    """
    game = game_of(grounds)
    if cards not in _BOARD:
        grounds.kind = "soko" if cards == "soko_card" else "stud"
    has_them = game is None or (
        any(street.name == cards and street.board for street in game.streets)
        if cards in _BOARD
        else _kind(game) == ("soko" if cards == "soko_card" else "stud")
    )
    if not has_them:
        assert game is not None
        words = f'fact "{fact}" is {cards.replace("_", " ")}, which {game.name} has not'
        raise BadCase([Fault.of("fact", fact, words)])
    return _deal(game, cards)


def deal_of(situation: Situation, cards: Cards) -> StreetDeal:
    """The deal these cards belong to; the game, where told by its code, says how many a flop has and whether a card is
    burned.
    """
    return _deal(OFFERED.get(situation.game or ""), cards)


def _deal(game: Game | None, cards: Cards) -> StreetDeal:
    if cards not in _BOARD:
        return StreetDeal(1, "down" if cards == "last_stud_card" else "up")
    for street in game.streets if game else ():
        if street.name == cards and street.board:
            assert game is not None
            return StreetDeal(street.board * game.boards, "board", int(street.burn))
    return StreetDeal(_BOARD[cards], "board")


def is_behind_exchange(grounds: Grounds, cards: BoardStreet) -> bool:
    """Whether players exchange cards between the betting round before these cards and their deal, as in Sviten."""
    game = game_of(grounds)
    streets = game.streets if game else ()
    return any(before.draw and after.name == cards for before, after in pairwise(streets))


def check_kind(grounds: Grounds, kind: OwnGame) -> None:
    """Raises BadCase if the situation's game is not dealt as this one is."""
    grounds.kind = kind
    game = game_of(grounds)
    if game is not None and _kind(game) != kind:
        name = {"stud": "stud, razz or stud high-low", "soko": "sökö"}[kind]
        words = f'situation "game" is {game.name}: this is asked of {name}'
        raise BadCase([Fault.of("situation", "game", words)])


def _kind(game: Game) -> str:
    """Which game it is dealt as: the last card of stud comes face down, that of sökö face up."""
    if game.opener is None:
        return "board"
    return "stud" if game.streets[-1].hole else "soko"


def opens(grounds: Grounds) -> Literal["high", "low"]:
    """Which visible hand opens the later rounds: in razz the lowest."""
    game = game_of(grounds)
    return "low" if game and all(share.is_low for share in game.shares) else "high"


def all_but(players: int, kept: tuple[int, ...]) -> tuple[int, ...]:
    """The places of the players who are not among `kept`; none where that is everybody."""
    return tuple(place for place in range(1, players + 1) if place not in kept) if kept else ()


def rules_of(grounds: Grounds) -> LiveRepairs:
    """The house's rules of repairs; a house without them is refused before."""
    found = grounds.book.live_repairs
    assert found is not None
    return found
